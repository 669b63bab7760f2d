import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import { bumpDataVersion, lockDataVersion } from "#db/imports/data-version-writes.ts"
import type { Database, Transaction } from "#db/engine/database.ts"
import { upsertFacts } from "#db/catalogue/fact-writes.ts"
import { upsertForecasts } from "#db/catalogue/forecast-writes.ts"
import { finishImportRun, settleImportRun } from "#db/imports/import-runs.ts"
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
import { joinEarlierFigures } from "./join-earlier-figures.ts"
import { markDoubtful } from "./mark-doubtful.ts"
import type { FileContents } from "./read-records.ts"
import { writeIndicators } from "../indicators/write-indicators.ts"

type MergeInput = {
  file: ImportFile
  importId: number
  contents: FileContents
  /** Rows that must be in the staging table, or `undefined` for rows that are among the series already. */
  staged?: number
  now: () => Date
}

/** What a report says that reading alone cannot tell. */
export type Merged = Pick<FileReport, "state"> &
  Partial<Pick<FileReport, "series" | "indicators" | "facts">>

const AT_ONCE = 1000

/** Lets a staged file take effect in one transaction. */
export async function mergeFile(
  db: Database,
  input: MergeInput,
  toReport: (merged: Merged) => FileReport,
): Promise<FileReport> {
  return db.transaction(async (transaction) => {
    await lockDataVersion(transaction)
    return takeEffect(transaction, input, toReport)
  })
}

/**
 * Lets what was read take effect within the transaction of the caller, who has locked the data version; counts it up
 * when anything is different.
 */
export async function takeEffect(
  transaction: Transaction,
  input: MergeInput,
  toReport: (merged: Merged) => FileReport,
): Promise<FileReport> {
  const { file, importId, now } = input
  const { vintage } = input.contents
  const isFullEdition = contentsAreFull(input)
  await settleImportRun(transaction, importId, { vintage: vintage.date, isFullEdition })
  const hasNewSource = await updateSource(transaction, file.source)
  const indicators = await writeIndicators(transaction, file, input.contents)
  const { series, redated } = await mergeSeries(transaction, input)
  if (series.new + series.changed + series.older > 0)
    await markDoubtful(transaction, input.contents.suspects, importId)
  const facts = await mergeFacts(transaction, input)
  const forecasts = await mergeForecasts(transaction, input)
  const changes = [
    ...[series.new, series.changed, series.older],
    ...[redated, facts.changed, forecasts],
  ]
  const isChanged =
    hasNewSource || [...changes, indicators.new, indicators.changed].some((count) => count > 0)
  const report = toReport({
    state: isChanged ? "imported" : "unchanged",
    series,
    indicators,
    facts,
  })
  if (isChanged) await bumpDataVersion(transaction, now())
  const end = { state: "done", report, finishedAt: now() } as const
  if (!(await finishImportRun(transaction, importId, end))) throw cleanedAway(file)
  return report
}

function contentsAreFull({ file, contents }: MergeInput): boolean {
  return contents.withFigures.size >= (file.fullFrom ?? Infinity)
}

async function mergeSeries(transaction: Transaction, input: MergeInput) {
  const { file, staged, contents } = input
  if (staged === undefined) {
    const { series: read } = contents
    if (read > 0) await refreshCoverage(transaction, [...contents.withFigures])
    return { series: { read, new: read, changed: 0, unchanged: 0, older: 0 }, redated: 0 }
  }
  const merge = mergeOf(input)
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

/** What the statements need to know of the file. */
export function mergeOf({ file, importId, contents: { vintage }, now }: MergeInput): Merge {
  const { source, lineage, checksum } = file
  return { importId, sourceId: source.id, lineage, vintage, fileChecksum: checksum, now: now() }
}

async function mergeFacts(transaction: Transaction, { file, importId, contents }: MergeInput) {
  const run = { importId, sourceId: file.source.id, vintage: contents.vintage.date }
  const byKey = new Map(
    contents.facts.map(({ publisherId, code, country, value }) => [
      `${indicatorId(publisherId, code)}\n${country}`,
      { indicatorId: indicatorId(publisherId, code), country, value },
    ]),
  )
  const facts = [...byKey.values()]
  let changed = 0
  for (let k = 0; k < facts.length; k += AT_ONCE)
    changed += await upsertFacts(transaction, facts.slice(k, k + AT_ONCE), run)
  return { read: contents.facts.length, changed }
}

async function mergeForecasts(
  transaction: Transaction,
  { file, contents: { forecasts, vintage } }: MergeInput,
): Promise<number> {
  const known = { vintage: vintage.date, lineage: file.lineage }
  // A series that came in pieces is told of once.
  const byKey = new Map(
    forecasts.map((each) => [`${each.indicatorId}\n${each.country}\n${each.frequency}`, each]),
  )
  const all = [...byKey.values()]
  let changed = 0
  for (let k = 0; k < all.length; k += AT_ONCE)
    changed += await upsertForecasts(transaction, all.slice(k, k + AT_ONCE), known)
  return changed
}

function cleanedAway(file: ImportFile): AppError {
  return new AppError(
    "import-failed",
    `Another process removed the staged rows of ${file.name}; the data from before is unchanged.`,
  )
}
