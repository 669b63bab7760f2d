import { isImported } from "#db/imports/imported-files.ts"
import { AppError } from "#domain/errors.ts"
import { errorMessage } from "#domain/text/error-message.ts"

import type { FileReport, Fetch, Importer, ImportFile, ImportReport } from "./importer.ts"
import { FileImport, type Merging } from "./pipeline/file-import.ts"
import { isRefused, reportFile } from "./pipeline/file-report.ts"
import type { ImportOptions } from "./pipeline/import-run.ts"
import { readFile } from "./pipeline/read-file.ts"
import { makeUnreadReport } from "./unread-report.ts"

export type RunImportOptions = ImportOptions & {
  importer: Importer
  /** A file, folder or https address; `undefined` downloads from the publisher. */
  from: string | undefined
  /** Reads every file and writes nothing. */
  dryRun?: boolean
  /** Leaves out files of which these very bytes were imported before. */
  skipImported?: boolean
  /** Reports a file that fails and continues with the next one, instead of throwing its fault. */
  continueAfterFault?: boolean
  fetch?: Fetch | undefined
}

/**
 * Imports every file of a source. Each takes effect in one transaction: at a fault the data from before stays,
 * files already done stay done, and the fault is thrown. A file refused for its rows is reported, not thrown.
 * A server merges a file while the next one is read; the embedded database does one thing at a time.
 */
export async function runImport(options: RunImportOptions): Promise<ImportReport> {
  const { importer, dryRun = false } = options
  const files = dryRun ? await checkFiles(options) : await importFiles(options)
  if (files.length === 0)
    throw new AppError("bad-file", `Nothing that ${importer.id} can read was found.`)
  return {
    importer: importer.id,
    dryRun,
    files,
    changed: files.some((file) => file.state === "imported"),
  }
}

function openFiles({ importer, from, now, fetch }: RunImportOptions): AsyncIterable<ImportFile> {
  return importer.open({ from, now, fetch })
}

async function checkFiles(options: RunImportOptions): Promise<FileReport[]> {
  const reports: FileReport[] = []
  for await (const file of openFiles(options))
    if (await isSkipped(options, file)) reports.push(reportSkipped(file))
    else
      try {
        reports.push(await checkFile(options, file))
      } catch (error) {
        reports.push(reportFault(options, file, error))
      }
  return reports
}

/** Reads a file without writing anything. */
async function checkFile(options: RunImportOptions, file: ImportFile): Promise<FileReport> {
  const { now } = options
  const run = { file, startedAt: now() }
  const read = await readFile(options, run, {
    add: () => undefined,
    finish: async () => ({ count: 0, mayHavePieces: false }),
  })
  const state = isRefused(options, file, read.problems) ? "refused" : "checked"
  return reportFile({ run, read, now }, { state })
}

/** Merges the files one after the other, in their order, each while the next one is read. */
async function importFiles(options: RunImportOptions): Promise<FileReport[]> {
  const reports: FileReport[] = []
  let merging: Merging | undefined
  const finishMerge = async () => {
    const running = merging
    merging = undefined
    if (running) reports.push(await running.report)
  }
  try {
    for await (const file of openFiles(options)) {
      const next = await readNext(options, file, merging?.readyForNext)
      try {
        await finishMerge()
      } catch (error) {
        if (next instanceof FileImport) await next.fail(error)
        throw error
      }
      if (next instanceof FileImport) merging = mergeNext(options, file, next)
      else reports.push(next)
      if (options.db.kind === "pglite") await finishMerge()
    }
  } finally {
    await finishMerge()
  }
  return reports
}

/** Reads a file so that it can be merged; the report of one that needs no merge. */
async function readNext(
  options: RunImportOptions,
  file: ImportFile,
  readyForNext: Promise<unknown> | undefined,
): Promise<FileImport | FileReport> {
  if (await isSkipped(options, file)) return reportSkipped(file)
  try {
    const next = await FileImport.begin(options, file)
    await next.read(readyForNext)
    return next
  } catch (error) {
    return reportFault(options, file, error)
  }
}

function mergeNext(options: RunImportOptions, file: ImportFile, next: FileImport): Merging {
  const { report, readyForNext } = next.merge()
  const reported = report.catch((error: unknown) => reportFault(options, file, error))
  // The caller that waits for the report meets its fault; until then it must not count as unhandled.
  reported.catch(() => undefined)
  return { report: reported, readyForNext }
}

async function isSkipped(options: RunImportOptions, file: ImportFile): Promise<boolean> {
  if (options.skipImported !== true) return false
  const { source, lineage, checksum, vintage } = file
  return isImported(options.db, { sourceId: source.id, lineage, checksum, vintage })
}

/** Reports a fault where the person wants to go on with the next file; else throws it. */
function reportFault(options: RunImportOptions, file: ImportFile, error: unknown): FileReport {
  if (options.continueAfterFault !== true) throw error
  return makeUnreadReport({
    ...describeFile(file),
    state: "failed",
    reason: errorMessage(error),
  })
}

function reportSkipped(file: ImportFile): FileReport {
  return makeUnreadReport({ ...describeFile(file), state: "skipped" })
}

function describeFile({ name, source, vintage }: ImportFile) {
  return { file: name, source: source.id, vintage: vintage.date }
}
