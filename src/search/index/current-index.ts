import type { Catalog } from "#catalog/create-catalog.ts"
import type { CoverageList } from "#catalog/indicator-coverage.ts"
import { selectDataStamp } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { placeNames } from "#domain/places/find-country.ts"

import { openSearchIndex, type SearchIndex } from "./search-index.ts"
import { buildInWorker, mergeInWorker } from "../store/build-in-worker.ts"
import { buildIndexData } from "../store/build-index-data.ts"
import type { StoredIndex } from "../store/build-worker.ts"
import { codeVersion } from "../store/code-version.ts"
import type { IndexData } from "../store/index-data.ts"
import { findChange } from "../store/merge/find-change.ts"
import { readSnapshot, writeSnapshot } from "../store/snapshot.ts"

/** A version of the data with everything that is held of it. */
export type NextCatalogue = { version: number; coverage: CoverageList }

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
  const findData = createDataSource(options)
  let index: SearchIndex | undefined
  let builtVersion: number | undefined
  let building: Promise<void> | undefined

  const build = async (next: NextCatalogue | undefined): Promise<void> => {
    const version = next?.version ?? (await catalog.version())
    if (version === builtVersion) return
    const data = await findData({ version, coverage: next?.coverage, before: index })
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

type Wanted = {
  version: number
  coverage: CoverageList | undefined
  /** The index in use, which is that of the file. */
  before: SearchIndex | undefined
}

/** What the file has, once it is written. */
type Held = StoredIndex & {
  year: number
  written: Promise<void>
  entries: Promise<CoverageList> | undefined
}

/**
 * Gives the columns of a version: from the file where it fits the data and the code; else what changed is merged into
 * those in the file, or all is built anew. What was made is kept in the file.
 */
function createDataSource({ db, catalog, now, snapshotFile: file, report }: Options) {
  let held: Held | undefined
  const merge = (entries: CoverageList, before: SearchIndex | undefined) =>
    held && before && mergeInto(held, { before, entries }).catch(report)

  return async ({ version, coverage, before }: Wanted): Promise<IndexData> => {
    const year = now().getUTCFullYear()
    const stamp = await selectDataStamp(db)
    // Data that changed meanwhile have another version: the file must not say that these are theirs.
    if (file === undefined || !stamp.startsWith(`${String(version)} `)) {
      held = undefined
      return buildData(coverage ?? (await catalog.listCoverage()), year)
    }
    const key = [stamp, await codeVersion(), year].join(" ")
    const stored = await readSnapshot(file, key)
    if (stored !== undefined) {
      const isLarge = stored.meta.size > FEW
      const entries = isLarge ? (coverage ?? catalog.prepare(version)) : undefined
      held = { file, key, year, written: Promise.resolve(), entries: quietly(entries) }
      return stored
    }
    const entries = coverage ?? (await catalog.listCoverage())
    const merged = held?.year === year ? await merge(entries, before) : undefined
    const data = merged ?? (await buildData(entries, year))
    const written = writeSnapshot(file, key, data).catch(report)
    held = { file, key, year, written, entries: Promise.resolve(entries) }
    return data
  }
}

/** A promise that may never be waited for. */
function quietly<T>(value: T | Promise<T> | undefined): Promise<T> | undefined {
  if (value === undefined) return undefined
  const promise = Promise.resolve(value)
  promise.catch(() => undefined)
  return promise
}

/** What changed merged into the index that is held; `undefined` where all is to be built. */
async function mergeInto(
  { file, key, year, entries: earlier, written }: Held,
  { before, entries }: { before: SearchIndex; entries: CoverageList },
): Promise<IndexData | undefined> {
  if (earlier === undefined || entries.length <= FEW) return undefined
  const change = await findChange(await earlier, entries, before.indicators)
  await written
  return change && mergeInWorker({ file, key }, { ...change, thisYear: year })
}

function buildData(entries: CoverageList, year: number): Promise<IndexData> {
  return entries.length > FEW ? buildInWorker(entries, year) : buildIndexData([...entries], year)
}
