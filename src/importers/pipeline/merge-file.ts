import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import { bumpDataVersion, lockDataVersion } from "#db/imports/data-version-writes.ts"
import type { Database, Transaction } from "#db/engine/database.ts"
import { upsertFacts } from "#db/catalogue/fact-writes.ts"
import { upsertForecasts } from "#db/catalogue/forecast-writes.ts"
import { finishImportRun, recordVintage } from "#db/imports/import-runs.ts"
import { takePartsApart } from "#db/catalogue/joined-series.ts"
import { keepOlder } from "#db/imports/keep-older.ts"
import {
  findMergeOutcome,
  forgetRestored,
  insertNewSeries,
  keepSuperseded,
  redateSeries,
  remarkSeries,
  replaceSeries,
  type Merge,
} from "#db/imports/merge-series.ts"
import { updateSource } from "#db/catalogue/source-writes.ts"
import { AppError } from "#domain/errors.ts"
import { indicatorId } from "#domain/indicators/indicator.ts"

import type { FileReport, ImportFile } from "../importer.ts"
import { reportFile } from "./file-report.ts"
import type { ImportRun } from "./import-run.ts"
import { joinEarlierFigures } from "./join-earlier-figures.ts"
import { markDoubtful } from "./mark-doubtful.ts"
import type { FileReading } from "./read-file.ts"
import { writeIndicators } from "../indicators/write-indicators.ts"

export type MergeInput = {
  run: ImportRun
  reading: FileReading
  /** How many rows must be in the staging table; `undefined` where the series are in their table already. */
  staged?: number
  now: () => Date
}

const AT_ONCE = 1000

/** Lets a staged file take effect in one transaction. */
export async function mergeFile(db: Database, input: MergeInput): Promise<FileReport> {
  return db.transaction(async (transaction) => {
    await lockDataVersion(transaction)
    return takeEffect(transaction, input)
  })
}

/**
 * Lets what was read take effect within the transaction of the caller, who has locked the data version; counts it up
 * when anything is different.
 */
export async function takeEffect(transaction: Transaction, input: MergeInput): Promise<FileReport> {
  const { run, reading, now } = input
  const { file, importId } = run
  const { contents } = reading
  const isFullEdition = contentsAreFull(input)
  await recordVintage(transaction, importId, {
    vintage: contents.vintage.date,
    isFullEdition,
  })
  const hasNewSource = await updateSource(transaction, file.source)
  const indicators = await writeIndicators(transaction, file, contents)
  const { series, redated } = await mergeSeries(transaction, input)
  if (series.new + series.changed + series.older > 0)
    await markDoubtful(transaction, contents.suspects, importId)
  const facts = await mergeFacts(transaction, input)
  const forecasts = await mergeForecasts(transaction, input)
  const changes = [
    series.new,
    series.changed,
    series.older,
    redated,
    facts.changed,
    forecasts,
    indicators.new,
    indicators.changed,
  ]
  const isChanged = hasNewSource || changes.some((count) => count > 0)
  const state = isChanged ? "imported" : "unchanged"
  const report = reportFile(input, { state, series, indicators, facts })
  if (isChanged) await bumpDataVersion(transaction, now())
  const end = { state: "done", report, finishedAt: now() } as const
  if (!(await finishImportRun(transaction, importId, end))) throw cleanedAway(file)
  return report
}

function contentsAreFull({ run: { file }, reading: { contents } }: MergeInput): boolean {
  return contents.withFigures.size >= (file.fullFrom ?? Infinity)
}

async function mergeSeries(transaction: Transaction, input: MergeInput) {
  const { staged } = input
  const { file } = input.run
  const { contents } = input.reading
  if (staged === undefined) {
    const { series: read } = contents
    if (read > 0) await refreshCoverage(transaction, [...contents.withFigures])
    return { series: { read, new: read, changed: 0, unchanged: 0, older: 0 }, redated: 0 }
  }
  const merge = describeMerge(input)
  const apart = await takePartsApart(transaction, merge.importId)
  const outcome = await findMergeOutcome(transaction, merge)
  if (outcome.total !== staged) throw cleanedAway(file)
  if (outcome.unknown > 0)
    throw new AppError("import-failed", `${file.name} has figures of indicators without a name.`)
  if (outcome.changed > 0) {
    await keepSuperseded(transaction, merge)
    await forgetRestored(transaction, merge)
    await replaceSeries(transaction, merge)
  }
  if (outcome.redated > 0) await redateSeries(transaction, merge)
  if (outcome.remarked > 0) await remarkSeries(transaction, merge)
  const older = outcome.older > 0 ? await keepOlder(transaction, merge) : 0
  if (outcome.new > 0) await insertNewSeries(transaction, merge, outcome)
  const joined = await joinEarlierFigures(transaction, merge.importId)
  if (outcome.new + outcome.changed + outcome.redated + outcome.remarked + apart + joined > 0)
    await refreshCoverage(transaction, [...contents.withFigures])
  const unchanged = outcome.total - outcome.new - outcome.changed - older
  return {
    series: { read: contents.series, new: outcome.new, changed: outcome.changed, unchanged, older },
    redated: outcome.redated + outcome.remarked,
  }
}

/** What the SQL statements need to know about the file. */
function describeMerge({ run: { file, importId }, reading, now }: MergeInput): Merge {
  return {
    importId,
    sourceId: file.source.id,
    lineage: file.lineage,
    vintage: reading.contents.vintage,
    fileChecksum: file.checksum,
    now: now(),
  }
}

async function mergeFacts(transaction: Transaction, { run, reading: { contents } }: MergeInput) {
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
  { run, reading: { contents } }: MergeInput,
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

function cleanedAway(file: ImportFile): AppError {
  return new AppError(
    "import-failed",
    `Another process removed the staged rows of ${file.name}; the data from before is unchanged.`,
  )
}
