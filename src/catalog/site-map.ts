import type { Database } from "#db/engine/database.ts"
import { selectPairRuns, selectSitePairs } from "#db/catalogue/site-pairs.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import { versionCache } from "./cache/version-cache.ts"

/** A page of an indicator and when its figures last changed. */
export type SitePage = { name: string; countrySlug: string; changedAt: Date }

/** All pages of series, in pieces that a file of addresses can hold. */
export type SiteMap = {
  /** When anything of the publishers of each piece last changed; `null` where that is not known. */
  pieces(): Promise<readonly { changedAt: Date | null }[]>
  /** The pages of a piece, counted from 0; `undefined` where there is no such piece. */
  listPages(piece: number): Promise<SitePage[] | undefined>
}

/** Addresses of one file for search engines: of at most 50,000, and 50 MB with the longest names. */
export const ADDRESSES_PER_FILE = 25_000

/** Lists only pairs of indicator and country that have a series; a piece has about `size` and ends with an indicator. */
export function createSiteMap(db: Database, version: () => Promise<number>, size: number): SiteMap {
  const runs = versionCache(version, () => selectPairRuns(db, size))
  return {
    pieces: runs,
    async listPages(piece) {
      const all = await runs()
      const run = all[piece]
      if (!run) return undefined
      const pairs = await selectSitePairs(db, { ...run, endId: all[piece + 1]?.firstId })
      return pairs.flatMap(({ name, countryCode, changedAt }) => {
        const slug = countryByCode(countryCode)?.slug
        return slug === undefined ? [] : [{ name, countrySlug: slug, changedAt }]
      })
    },
  }
}
