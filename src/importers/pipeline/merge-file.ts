import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import { upsertFacts } from "#db/catalogue/fact-writes.ts"
import { upsertForecasts } from "#db/catalogue/forecast-writes.ts"
import { updateSource } from "#db/catalogue/source-writes.ts"
import type { Database, Queryable, Transaction } from "#db/engine/database.ts"
import { MAX_SLICES } from "#db/pglite/pglite-slices.ts"
import { bumpDataVersion, lockDataVersion } from "#db/imports/data-version-writes.ts"
import { finishImportRun, recordVintage } from "#db/imports/import-runs.ts"
import type { Merge } from "#db/imports/merge-series.ts"
import { countStaged, raiseDates } from "#db/imports/staging.ts"
import { AppError } from "#domain/errors.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"
import type { AssessedIndicator } from "#domain/series/decide-doubtful.ts"

import type { FileReport, ImportFile } from "../importer.ts"
import { writeIndicators, type IndicatorCounts } from "../indicators/write-indicators.ts"
import { reportFile } from "./file-report.ts"
import type { ImportRun } from "./import-run.ts"
import { selectSuspects, markDoubtful } from "./mark-doubtful.ts"
import { mergeSeries, type MergedSeries } from "./merge-series.ts"
import type { FileContentsRead } from "./read-file.ts"

export type MergeInput = {
  run: ImportRun
  read: FileContentsRead
  /** How many rows were staged; `undefined` where the series were inserted into their table directly. */
  staged?: number
  now: () => Date
}

const AT_ONCE = 1000

/**
 * Merges a staged file: on a server in one transaction, on the embedded database in slices that take effect together.
 */
export async function mergeFile(db: Database, input: MergeInput): Promise<FileReport> {
  if (db.kind === "pglite") return mergeInSlices(db, input)
  return db.transaction(async (transaction) => {
    await lockDataVersion(transaction)
    return mergeContents(transaction, input)
  })
}

/**
 * Merges what was read from a file, in a transaction that has locked the data version. Counts the version up when
 * anything has changed.
 */
export async function mergeContents(
  transaction: Transaction,
  input: MergeInput,
): Promise<FileReport> {
  await storeVintage(transaction, input)
  const written = await writeContents(transaction, input)
  const { withValues, series: read } = input.read.contents
  const indicators = [...withValues]
  if (input.staged !== undefined) {
    const { suspects } = written
    const part = { indicators, suspects }
    return finishMerge(transaction, input, {
      ...written,
      series: await mergeSeries(transaction, makeMerge(input), part),
    })
  }
  if (read > 0) {
    const { importId } = input.run
    await raiseDates(transaction, { table: "series", importId }, input.read.contents.valuesDates)
    await refreshCoverage(transaction, indicators)
    await markDoubtful(transaction, written.suspects, importId)
  }
  return finishMerge(transaction, input, {
    ...written,
    series: { ...NO_SERIES, total: read, new: read },
  })
}

/** Merging this many series takes about a twentieth of a second. */
const SERIES_A_SLICE = 500

/** Merges the series of a few indicators at a time, so that readers have their turn in between. */
async function mergeInSlices(db: Database, input: MergeInput): Promise<FileReport> {
  const { importId } = input.run
  const slices = cutSlices(await countStaged(db, importId), input.staged ?? 0)
  // Before the slices: the last one writes the same row, and no two may.
  await storeVintage(db, input)
  return db.transactionInSlices(async (runSlice) => {
    const written = await runSlice((transaction) => writeContents(transaction, input))
    let series = NO_SERIES
    for (const indicators of slices) {
      const [first = "", last = first] = [indicators[0], indicators.at(-1)]
      const merge = { ...makeMerge(input), slice: { first, last } }
      const isInSlice = new Set(indicators)
      const suspects = written.suspects.filter(({ indicatorId }) => isInSlice.has(indicatorId))
      const part = { indicators, suspects }
      series = addSeries(
        series,
        await runSlice((transaction) => mergeSeries(transaction, merge, part)),
      )
    }
    return async (transaction) => {
      await lockDataVersion(transaction)
      return finishMerge(transaction, input, { ...written, series })
    }
  })
}

/**
 * Cuts the staged series into at most `MAX_SLICES` slices: any two in a row hold more than `size` series together,
 * which bounds their number. Series of one indicator stay together.
 */
function cutSlices(
  staged: readonly { indicatorId: string; count: number }[],
  total: number,
): string[][] {
  const size = Math.max(SERIES_A_SLICE, total / (MAX_SLICES / 2 - 2))
  const slices: string[][] = []
  let count = Infinity
  for (const { indicatorId: id, count: more } of staged) {
    if (count + more > size) {
      slices.push([])
      count = 0
    }
    slices.at(-1)?.push(id)
    count += more
  }
  return slices
}

const NO_SERIES: MergedSeries = { total: 0, new: 0, changed: 0, older: 0, redated: 0 }

function addSeries(a: MergedSeries, b: MergedSeries): MergedSeries {
  return {
    total: a.total + b.total,
    new: a.new + b.new,
    changed: a.changed + b.changed,
    older: a.older + b.older,
    redated: a.redated + b.redated,
  }
}

async function storeVintage(db: Queryable, input: MergeInput): Promise<void> {
  await recordVintage(db, input.run.importId, {
    vintage: input.read.contents.vintage.date,
    isFullEdition: isFullEdition(input),
  })
}

type WrittenContents = {
  hasNewSource: boolean
  indicators: IndicatorCounts
  suspects: AssessedIndicator[]
  facts: { read: number; changed: number }
}

/** Writes everything of a file but its series. */
async function writeContents(
  transaction: Transaction,
  input: MergeInput,
): Promise<WrittenContents> {
  const { file } = input.run
  const { contents } = input.read
  const hasNewSource = await updateSource(transaction, file.source)
  const indicators = await writeIndicators(transaction, file, contents)
  const suspects = await selectSuspects(transaction, contents.suspects)
  return { hasNewSource, indicators, suspects, facts: await mergeFacts(transaction, input) }
}

/** Counts the data version up when anything has changed, and notes that the import is done. */
async function finishMerge(
  transaction: Transaction,
  input: MergeInput,
  { hasNewSource, indicators, facts, series }: WrittenContents & { series: MergedSeries },
): Promise<FileReport> {
  const { run, now, staged } = input
  if (staged !== undefined && series.total !== staged) throw stagedRowsLost(run.file)
  const forecasts = await mergeForecasts(transaction, input)
  const { redated, older, changed } = series
  const changes = [series.new, changed, older, redated]
  const others = [facts.changed, forecasts, indicators.new, indicators.changed]
  const isChanged = hasNewSource || [...changes, ...others].some((count) => count > 0)
  const state = isChanged ? "imported" : "unchanged"
  const read = input.read.contents.series
  const unchanged = series.total - series.new - changed - older
  const counts = { read, new: series.new, changed, unchanged, older }
  const report = reportFile(input, { state, series: counts, indicators, facts })
  if (isChanged) await bumpDataVersion(transaction, now())
  const end = { state: "done", report, finishedAt: now() } as const
  if (!(await finishImportRun(transaction, run.importId, end))) throw stagedRowsLost(run.file)
  return report
}

function isFullEdition({ run: { file }, read: { contents } }: MergeInput): boolean {
  return contents.withValues.size >= (file.fullFrom ?? Infinity)
}

/** What the SQL statements of the merge need to know about the file. */
function makeMerge({ run: { file, importId }, read, now }: MergeInput): Merge {
  return {
    importId,
    sourceId: file.source.id,
    lineage: file.lineage,
    vintage: read.contents.vintage,
    fileChecksum: file.checksum,
    now: now(),
  }
}

async function mergeFacts(transaction: Transaction, { run, read: { contents } }: MergeInput) {
  const origin = {
    importId: run.importId,
    sourceId: run.file.source.id,
    vintage: contents.vintage.date,
  }
  const byKey = new Map(
    contents.facts.map(({ publisherId, code, country, value }) => [
      `${indicatorId(publisherId, code)}\n${country}`,
      { indicatorId: indicatorId(publisherId, code), country, value },
    ]),
  )
  const facts = [...byKey.values()]
  let changed = 0
  for (let k = 0; k < facts.length; k += AT_ONCE)
    changed += await upsertFacts(transaction, facts.slice(k, k + AT_ONCE), origin)
  return { read: contents.facts.length, changed }
}

async function mergeForecasts(
  transaction: Transaction,
  { run, read: { contents } }: MergeInput,
): Promise<number> {
  const { forecasts, vintage } = contents
  const origin = { vintage: vintage.date, lineage: run.file.lineage }
  // A series that came in pieces has a forecast for each of them.
  const byKey = new Map(
    forecasts.map((each) => [`${each.indicatorId}\n${each.country}\n${each.frequency}`, each]),
  )
  const all = [...byKey.values()]
  let changed = 0
  for (let k = 0; k < all.length; k += AT_ONCE)
    changed += await upsertForecasts(transaction, all.slice(k, k + AT_ONCE), origin)
  return changed
}

function stagedRowsLost(file: ImportFile): AppError {
  return new AppError(
    "import-failed",
    `Another process removed the staged rows of ${file.name}; the previous data is unchanged.`,
  )
}
