import type { Catalog } from "#catalog/types.ts"
import { findDataStamp } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { placeNames } from "#domain/places/find-country.ts"

import { openSearchIndex, type SearchIndex } from "./search-index.ts"
import { buildInWorker } from "../store/build-in-worker.ts"
import { buildIndexData } from "../store/build-index-data.ts"
import { codeVersion } from "../store/code-version.ts"
import type { IndexData } from "../store/index-data.ts"
import { readSnapshot, writeSnapshot } from "../store/snapshot.ts"

/** Above so many indicators a thread of its own is worth its start. */
const FEW = 5000

/** The index in use and the way to the next one. */
export type CurrentIndex = {
  get(): SearchIndex
  /** Indicators in the index, `null` before the first build. */
  size(): number | null
  /** Takes a newer index where the data has changed; the one in use answers until it is there. */
  refresh(): Promise<void>
}

type Options = {
  db: Database
  catalog: Catalog
  now: () => Date
  snapshotFile: string | undefined
  report: (error: unknown) => void
}

/** Holds the index in use and builds the next one beside it; refreshes wait for each other. */
export function createCurrentIndex(options: Options): CurrentIndex {
  const { catalog } = options
  const thisYear = (): number => options.now().getUTCFullYear()
  let index: SearchIndex | undefined
  let builtVersion: number | undefined
  let building: Promise<void> | undefined

  const build = async (): Promise<void> => {
    const version = await catalog.version()
    if (version === builtVersion) return
    index = await openSearchIndex(await findData(options), { places: placeNames(), thisYear })
    builtVersion = version
  }
  return {
    get() {
      if (index === undefined) throw new RangeError("The search index is not built.")
      return index
    },
    size: () => index?.indicators.size ?? null,
    async refresh() {
      // A change during a build is seen by the refresh that comes after it.
      while (building !== undefined) await building.catch(() => undefined)
      building = build().finally(() => (building = undefined))
      await building
    },
  }
}

/** From the file where it fits the data and the code, else built anew and kept in the file. */
async function findData({ db, catalog, now, snapshotFile, report }: Options): Promise<IndexData> {
  const year = now().getUTCFullYear()
  if (snapshotFile === undefined) return buildData(catalog, year)
  const key = [await findDataStamp(db), await codeVersion(), year].join(" ")
  const stored = await readSnapshot(snapshotFile, key)
  if (stored !== undefined) return stored
  const data = await buildData(catalog, year)
  // Data that changed during the build has another stamp, and the file is of no use then.
  void writeSnapshot(snapshotFile, key, data).catch(report)
  return data
}

async function buildData(catalog: Catalog, year: number): Promise<IndexData> {
  const entries = await catalog.listCoverage()
  return entries.length > FEW ? buildInWorker(entries, year) : buildIndexData(entries, year)
}
