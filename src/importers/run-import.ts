import type { Database } from "#db/database.ts"
import { finishImportRun, insertImportRun } from "#db/import-runs.ts"
import { isImported } from "#db/last-imports.ts"
import { insertSource } from "#db/source-writes.ts"
import { analyzeStaging, removeStaged } from "#db/staging.ts"
import { AppError } from "#domain/errors.ts"

import type { FileReport, Fetch, Importer, ImportFile, ImportReport, Progress } from "./importer.ts"
import { joinPieces } from "./join-pieces.ts"
import { mergeFile } from "./merge-file.ts"
import { createProblemLog, type ProblemLog } from "./problem-log.ts"
import { readRecords, type FileContents } from "./read-records.ts"
import { createStager } from "./stage-series.ts"

export type RunImportOptions = {
  db: Database
  importer: Importer
  /** A file, folder or https address; `undefined` downloads from the publisher. */
  from: string | undefined
  now: () => Date
  dryRun?: boolean
  /** Leaves out rows that cannot be read where the file would be refused for them. */
  skipBadRows?: boolean
  /** Leaves out files of which these very bytes were imported before. */
  skipImported?: boolean
  /** Reports a file that fails and goes on with the next one, instead of throwing its fault. */
  goOn?: boolean
  fetch?: Fetch | undefined
  onProgress?: (progress: Progress) => void
}

/**
 * Imports every file of a source. Each takes effect in one transaction: at a fault the data from before stays,
 * files already done stay done, and the fault is thrown. A file refused for its rows is reported, not thrown.
 */
export async function runImport(options: RunImportOptions): Promise<ImportReport> {
  const { importer, from, now, fetch, dryRun = false } = options
  const files: FileReport[] = []
  for await (const file of importer.open({ from, now, fetch })) {
    files.push(await takeFile(options, file))
  }
  if (files.length === 0)
    throw new AppError("bad-file", `Nothing that ${importer.id} can read was found.`)
  return {
    importer: importer.id,
    dryRun,
    files,
    changed: files.some((file) => file.state === "imported"),
  }
}

async function takeFile(options: RunImportOptions, file: ImportFile): Promise<FileReport> {
  const { db, dryRun = false, skipImported = false, goOn = false } = options
  const { source, lineage, checksum, vintage } = file
  if (skipImported && (await isImported(db, { sourceId: source.id, lineage, checksum, vintage })))
    return withoutContents(file, { state: "skipped" })
  try {
    return await (dryRun ? checkFile(options, file) : importFile(options, file))
  } catch (error) {
    if (!goOn) throw error
    const reason = error instanceof Error ? error.message : String(error)
    return withoutContents(file, { state: "failed", reason })
  }
}

function withoutContents(file: ImportFile, end: Pick<FileReport, "state" | "reason">): FileReport {
  const counts = { rows: 0, figures: 0, series: 0 }
  const nothing = {
    ...counts,
    indicators: new Map(),
    withFigures: new Set<string>(),
    facts: [],
    forecasts: [],
  }
  return {
    ...reportOf(file, nothing, createProblemLog(), { state: end.state, seconds: 0 }),
    ...end,
  }
}

/** Reads a file without writing anything. */
async function checkFile(options: RunImportOptions, file: ImportFile): Promise<FileReport> {
  const started = options.now()
  const problems = createProblemLog()
  const contents = await readRecords(file, problems, options.onProgress, async () => undefined)
  const state = isRefused(options, file, problems) ? "refused" : "checked"
  return reportOf(file, contents, problems, { state, seconds: secondsSince(options, started) })
}

async function importFile(options: RunImportOptions, file: ImportFile): Promise<FileReport> {
  const { db, now } = options
  const startedAt = now()
  await insertSource(db, file.source)
  const { importId, running } = await beginRun(db, file, startedAt)
  try {
    const report = await stageAndMerge(options, file, importId, startedAt)
    if (report.state === "refused")
      await finishImportRun(db, importId, { state: "failed", report, finishedAt: now() })
    return report
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    await finishImportRun(db, importId, { state: "failed", report: { reason }, finishedAt: now() })
    throw error
  } finally {
    await removeStaged(db, importId).finally(running.release)
  }
}

// Locked before anyone sees it, so that no other process takes it for cut off.
function beginRun(db: Database, file: ImportFile, startedAt: Date) {
  return db.transaction(async (transaction) => {
    const importId = await insertImportRun(transaction, {
      sourceId: file.source.id,
      lineage: file.lineage,
      fileName: file.name,
      fileChecksum: file.checksum,
      vintage: file.vintage.date,
      vintageStated: file.vintage.stated,
      retrievedAt: file.retrievedAt,
      startedAt,
    })
    return { importId, running: await db.keepImport(importId) }
  })
}

// The planner takes a table it knows nothing of for a small one, which is right for fewer.
const MANY_ROWS = 1000

async function stageAndMerge(
  options: RunImportOptions,
  file: ImportFile,
  importId: number,
  startedAt: Date,
): Promise<FileReport> {
  const { db, now, onProgress } = options
  const problems = createProblemLog()
  const stager = createStager(db, importId)
  const contents = await readRecords(file, problems, onProgress, (series) => stager.add(series))
  const { staged, mayHavePieces } = await stager.finish()
  if (staged >= MANY_ROWS) await analyzeStaging(db)
  const fewer = mayHavePieces ? await joinPieces(db, importId, problems.add) : 0
  if (isRefused(options, file, problems))
    return reportOf(file, contents, problems, {
      state: "refused",
      seconds: secondsSince(options, startedAt),
    })
  onProgress?.({
    file: file.name,
    phase: "merging",
    rows: contents.rows,
    figures: contents.figures,
  })
  return mergeFile(db, { file, importId, contents, staged: staged - fewer, now }, (merged) =>
    reportOf(file, contents, problems, { ...merged, seconds: secondsSince(options, startedAt) }),
  )
}

function isRefused(options: RunImportOptions, file: ImportFile, problems: ProblemLog): boolean {
  return file.refusesBadRows && options.skipBadRows !== true && problems.total() > 0
}

function secondsSince({ now }: RunImportOptions, start: Date): number {
  return (now().getTime() - start.getTime()) / 1000
}

type Outcome = Pick<FileReport, "state" | "seconds"> &
  Partial<Pick<FileReport, "series" | "indicators" | "facts">>

function reportOf(
  file: ImportFile,
  contents: FileContents,
  problems: ProblemLog,
  outcome: Outcome,
): FileReport {
  const none = { new: 0, changed: 0 }
  return {
    file: file.name,
    source: file.source.id,
    vintage: file.vintage.date,
    rows: contents.rows,
    figures: contents.figures,
    series: { read: contents.series, ...none, unchanged: 0, older: 0 },
    indicators: { read: contents.indicators.size, ...none, withoutFigures: 0 },
    facts: { read: contents.facts.length, changed: 0 },
    problems: problems.counts(),
    unknownCountries: problems.unknownCountries(),
    ...outcome,
  }
}
