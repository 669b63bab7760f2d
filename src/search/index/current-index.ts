import type { Catalog } from "#catalog/create-catalog.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { selectDataStamp } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { placeNames } from "#domain/places/find-country.ts"

import { openSearchIndex, type SearchIndex } from "./search-index.ts"
import { buildInWorker } from "../store/build-in-worker.ts"
import { buildIndexData } from "../store/build-index-data.ts"
import { codeVersion } from "../store/code-version.ts"
import type { IndexData } from "../store/index-data.ts"
import { readSnapshot, writeSnapshot } from "../store/snapshot.ts"

/** A version of the data with everything that is held of it. */
export type NextCatalogue = { version: number; coverage: readonly IndicatorCoverage[] }

/** Above this many indicators a thread of its own is worth its start. */
const FEW = 5000

/** The index in use and the way to the next one. */
export type CurrentIndex = {
  get(): SearchIndex
  /** Indicators in the index, `null` before the first build. */
  size(): number | null
  /**
   * Takes a newer index where the data has changed; the one in use answers until it is there. `next` is the catalogue of
   * a version that is not the present one yet.
   */
  refresh(next?: NextCatalogue): Promise<void>
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

  const build = async (next: NextCatalogue | undefined): Promise<void> => {
    const version = next?.version ?? (await catalog.version())
    if (version === builtVersion) return
    const listCoverage = async () => next?.coverage ?? catalog.listCoverage()
    const data = await findData(options, listCoverage)
    index = await openSearchIndex(data, { places: placeNames(), thisYear })
    builtVersion = version
  }
  return {
    get() {
      if (index === undefined) throw new RangeError("The search index is not built.")
      return index
    },
    size: () => index?.indicators.size ?? null,
    async refresh(next) {
      // A change during a build is seen by the refresh that comes after it.
      while (building !== undefined) await building.catch(() => undefined)
      building = build(next).finally(() => (building = undefined))
      await building
    },
  }
}

type ListCoverage = () => Promise<readonly IndicatorCoverage[]>

/** From the file where it fits the data and the code, else built anew and kept in the file. */
async function findData(
  { db, now, snapshotFile, report }: Options,
  listCoverage: ListCoverage,
): Promise<IndexData> {
  const year = now().getUTCFullYear()
  if (snapshotFile === undefined) return buildData(listCoverage, year)
  const key = [await selectDataStamp(db), await codeVersion(), year].join(" ")
  const stored = await readSnapshot(snapshotFile, key)
  if (stored !== undefined) return stored
  const data = await buildData(listCoverage, year)
  // Data that changed during the build has another stamp, and the file is of no use then.
  void writeSnapshot(snapshotFile, key, data).catch(report)
  return data
}

async function buildData(listCoverage: ListCoverage, year: number): Promise<IndexData> {
  const entries = await listCoverage()
  return entries.length > FEW ? buildInWorker(entries, year) : buildIndexData(entries, year)
}
