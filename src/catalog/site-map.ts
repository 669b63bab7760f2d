import type { Database } from "#db/engine/database.ts"
import { selectPairStarts, selectSitePairs } from "#db/catalogue/site-pairs.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import { versionCache } from "./cache/version-cache.ts"

/** A page of an indicator and when its figures last changed. */
export type SitePage = { name: string; countrySlug: string; changedAt: Date }

/** All pages of series, in pieces that a file of addresses can hold. */
export type SiteMap = {
  /** When a figure of each piece last changed. */
  pieces(): Promise<readonly { changedAt: Date }[]>
  /** The pages of a piece, counted from 0; `undefined` where there is no such piece. */
  listPages(piece: number): Promise<SitePage[] | undefined>
}

/** Addresses of one file for search engines: at most 50,000, and 50 MB with the longest names. */
export const ADDRESSES_PER_FILE = 25_000

/** Lists only pairs of indicator and country that have a series. */
export function createSiteMap(db: Database, version: () => Promise<number>, size: number): SiteMap {
  const starts = versionCache(version, () => selectPairStarts(db, size))
  return {
    pieces: starts,
    async listPages(piece) {
      const start = (await starts())[piece]
      if (!start) return undefined
      const pairs = await selectSitePairs(db, start, size)
      return pairs.flatMap(({ name, countryCode, changedAt }) => {
        const slug = countryByCode(countryCode)?.slug
        return slug === undefined ? [] : [{ name, countrySlug: slug, changedAt }]
      })
    },
  }
}
