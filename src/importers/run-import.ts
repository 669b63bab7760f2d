import type { Database } from "#db/engine/database.ts"
import { commitSoon, finishImportRun, insertImportRun } from "#db/imports/import-runs.ts"
import { isImported } from "#db/imports/last-imports.ts"
import { insertSource } from "#db/catalogue/source-writes.ts"
import { removeStaged } from "#db/imports/staging.ts"
import { AppError } from "#domain/errors.ts"

import { isRefused, reportOf, secondsSince } from "./pipeline/file-report.ts"
import type { FileReport, Fetch, Importer, ImportFile, ImportReport, Progress } from "./importer.ts"
import { dayOf } from "./files/input-files.ts"
import type { ReadFile } from "./pipeline/insert-while-reading.ts"
import { createProblemLog } from "./pipeline/problem-log.ts"
import { readFile, type Rest } from "./pipeline/read-file.ts"
import { readRecords } from "./pipeline/read-records.ts"

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
 * A server merges a file while the next one is read; the embedded database does one thing at a time.
 */
export async function runImport(options: RunImportOptions): Promise<ImportReport> {
  const { db, importer, from, now, fetch, dryRun = false } = options
  const files: FileReport[] = []
  const merges = createMerges(options, files)
  try {
    for await (const file of importer.open({ from, now, fetch })) {
      await merges.add(file, await takeFile(options, file, merges.rest))
      if (db.kind === "pglite") await merges.settle()
    }
  } finally {
    await merges.settle()
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

/** Merges files one after the other, in their order, each while the next one is read. */
function createMerges(options: RunImportOptions, files: FileReport[]) {
  let last: Promise<void> = Promise.resolve()
  let clear: Promise<unknown> = last
  return {
    /** Waits for the file before; a fault of that one gives this one up. */
    add: async (file: ImportFile, taken: Taken) => {
      try {
        await last
      } catch (error) {
        if ("merge" in taken) await taken.giveUp(error)
        throw error
      }
      const isClear = Promise.withResolvers<undefined>()
      last = reportMerge(options, file, taken, files, () => isClear.resolve(undefined))
      // Met by whoever waits for it; until then it must not count as unhandled.
      clear = Promise.race([isClear.promise, last.catch(() => undefined)])
    },
    settle: () => last,
    /** Waits until a file may go straight in. */
    rest: () => clear,
  }
}

async function reportMerge(
  options: RunImportOptions,
  file: ImportFile,
  taken: Taken,
  files: FileReport[],
  onClear: () => void,
): Promise<void> {
  const report =
    "merge" in taken ? await orFailed(options, file, () => taken.merge(onClear)) : taken
  files.push(report)
}

/** A report that is final, or a file that is read and waits for its turn. */
type Taken = FileReport | StagedFile
type StagedFile = Pick<ReadFile, "merge"> & { giveUp(error: unknown): Promise<void> }

async function takeFile(options: RunImportOptions, file: ImportFile, rest: Rest): Promise<Taken> {
  const { db, dryRun = false, skipImported = false } = options
  const { source, lineage, checksum, vintage } = file
  if (skipImported && (await isImported(db, { sourceId: source.id, lineage, checksum, vintage })))
    return withoutContents(file, { state: "skipped" })
  return orFailed<Taken>(options, file, () =>
    dryRun ? checkFile(options, file) : stageFile(options, file, rest),
  )
}

/** Reports a fault in place of what was asked for, where the person wants to go on with the next file. */
async function orFailed<T>(
  options: RunImportOptions,
  file: ImportFile,
  work: () => Promise<T>,
): Promise<T | FileReport> {
  try {
    return await work()
  } catch (error) {
    if (options.goOn !== true) throw error
    return withoutContents(file, { state: "failed", reason: reasonOf(error) })
  }
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

function withoutContents(file: ImportFile, end: Pick<FileReport, "state" | "reason">): FileReport {
  const counts = { rows: 0, figures: 0, series: 0 }
  const nothing = {
    ...counts,
    indicators: new Map(),
    withFigures: new Set<string>(),
    facts: [],
    forecasts: [],
    figuresDates: new Map(),
    vintage: file.vintage,
    suspects: new Map(),
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
  const { onProgress } = options
  const reader = { problems, onProgress, onSeries: () => undefined }
  const contents = await readRecords(file, dayOf(started), reader)
  const state = isRefused(options, file, problems.total()) ? "refused" : "checked"
  return reportOf(file, contents, problems, { state, seconds: secondsSince(options, started) })
}

async function stageFile(
  options: RunImportOptions,
  file: ImportFile,
  rest: Rest,
): Promise<StagedFile> {
  const { db, now } = options
  const startedAt = now()
  const { importId, running } = await beginRun(db, file, startedAt)
  const fail = (report: object) =>
    finishImportRun(db, importId, { state: "failed", report, finishedAt: now() })
  const clear = () => removeStaged(db, importId).finally(running.release)
  let read: ReadFile | undefined
  const giveUp = async (error: unknown) => {
    await read?.drop()
    await fail({ reason: reasonOf(error) }).finally(clear)
  }
  const orGiveUp = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      await giveUp(error)
      throw error
    }
  }
  const run = { file, importId, startedAt }
  const { merge } = (read = await orGiveUp(readFile(options, run, rest)))
  return {
    giveUp,
    merge: async (onClear) => {
      const report = await orGiveUp(mergeOrRefuse(merge(onClear), fail))
      await clear()
      return report
    },
  }
}

async function mergeOrRefuse(
  merging: Promise<FileReport>,
  fail: (report: object) => Promise<boolean>,
): Promise<FileReport> {
  const report = await merging
  if (report.state === "refused") await fail(report)
  return report
}

// Locked before anyone sees it, so that no other process takes it for cut off.
function beginRun(db: Database, file: ImportFile, startedAt: Date) {
  return db.transaction(async (transaction) => {
    await commitSoon(transaction)
    await insertSource(transaction, file.source)
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
