import { join } from "node:path"

import { maintain } from "#db/engine/maintain.ts"
import type { Database } from "#db/engine/database.ts"
import { AppError } from "#domain/errors.ts"
import { countText } from "#domain/format/count-text.ts"
import { fileFault } from "#importers/file-fault.ts"
import type { FileReport, Importer } from "#importers/importer.ts"
import { recogniseFolder, type Recognised, type Unrecognised } from "#importers/recognise-folder.ts"
import { IMPORTERS } from "#importers/registry.ts"
import { runImport } from "#importers/run-import.ts"
import { makeUnreadReport } from "#importers/unread-report.ts"

import type { DataCommandOptions } from "./data-command.ts"
import { createProgressLine } from "./progress-line.ts"
import { noteLines, tableLines } from "./report-lines.ts"

export type ImportAllOptions = DataCommandOptions & {
  folder: string
  /** Files imported before are imported again. */
  again: boolean
  dryRun: boolean
  skipBadRows: boolean
  importers?: readonly Importer[]
}

/** What came of one path of the folder. */
type Outcome = { path: string; importer: string; files: readonly FileReport[]; seconds: number }

const HEADS = [
  "path",
  "importer",
  "files",
  "rows",
  "figures",
  "new",
  "changed",
  "unchanged",
  "older",
  "seconds",
  "state",
]
// After this many new figures the planner must count them before more are merged.
const VALUES_PER_MAINTENANCE = 3_000_000

/**
 * Imports everything in a folder that an importer recognises, one path after the other; what was imported before is
 * passed over. A file that fails does not stop the others. Ends with one table; exit code 1 when anything failed.
 */
export async function importAll(options: ImportAllOptions): Promise<number> {
  const { folder, importers = IMPORTERS, now, print } = options
  const db = await options.openDb()
  const outcomes: Outcome[] = []
  const strange: Unrecognised[] = []
  let valueCount = 0
  let isChanged = false
  for await (const found of describingLast(recogniseFolder({ folder, importers, now }))) {
    if ("reason" in found) {
      strange.push(found)
      continue
    }
    // What was described before may be new now: a description is read again after figures.
    const mayDescribe = isChanged && found.importer.describesOnly === true
    const again = options.again || mayDescribe
    const outcome = await importPath({ ...options, again }, db, found)
    outcomes.push(outcome)
    print(`${outcome.path}: ${decideState(outcome.files)}`)
    isChanged ||= outcome.files.some(({ state }) => state === "imported")
    valueCount += sumFiles(outcome.files, countTakenValues)
    if (valueCount < VALUES_PER_MAINTENANCE) continue
    valueCount = 0
    await maintain(db)
  }
  if (isChanged) await maintain(db)
  for (const line of summaryLines(outcomes, strange)) print(line)
  if (options.dryRun) print("Nothing was written (--dry-run).")
  return hasFaults(outcomes, strange) ? 1 : 0
}

function hasFaults(outcomes: readonly Outcome[], strange: readonly Unrecognised[]): boolean {
  return (
    outcomes.some(({ files }) => files.some(isFault)) || strange.some(({ isDamaged }) => isDamaged)
  )
}

/** Files that only describe indicators come after all that bring them. */
async function* describingLast(found: AsyncIterable<Recognised>): AsyncGenerator<Recognised> {
  const describing: Recognised[] = []
  for await (const each of found)
    if ("importer" in each && each.importer.describesOnly === true) describing.push(each)
    else yield each
  yield* describing
}

async function importPath(
  options: ImportAllOptions,
  db: Database,
  { path, importer }: Extract<Recognised, { importer: Importer }>,
): Promise<Outcome> {
  const { folder, again, dryRun, skipBadRows, now, print, isTerminal } = options
  const started = now().getTime()
  const progress = createProgressLine({ print, isTerminal, now })
  try {
    const { files } = await runImport({
      db,
      importer,
      now,
      dryRun,
      skipBadRows,
      from: join(folder, path),
      skipImported: !again,
      continueAfterFault: true,
      onProgress: progress.show,
    })
    return { path, importer: importer.id, files, seconds: (now().getTime() - started) / 1000 }
  } catch (error) {
    const fault = error instanceof AppError ? error : fileFault(error)
    if (!fault) throw error
    const seconds = (now().getTime() - started) / 1000
    const report = makeUnreadReport({ file: path, state: "failed", reason: fault.message })
    return { path, importer: importer.id, files: [report], seconds }
  } finally {
    progress.clear()
  }
}

function isFault({ state }: FileReport): boolean {
  return state === "failed" || state === "refused"
}

function countTakenValues({ state, valueCount }: FileReport): number {
  return state === "imported" || state === "unchanged" ? valueCount : 0
}

const STATES: Readonly<Record<FileReport["state"], string>> = {
  imported: "imported",
  unchanged: "unchanged",
  checked: "checked",
  skipped: "already imported",
  refused: "refused",
  failed: "failed",
}

/** The state of all files of a path: one word, or how many are in which. */
function decideState(files: readonly FileReport[]): string {
  const counts = Map.groupBy(files, ({ state }) => state)
  const [only] = counts.keys()
  if (only !== undefined && counts.size === 1) return STATES[only]
  return [...counts].map(([state, { length }]) => `${String(length)} ${STATES[state]}`).join(", ")
}

function summaryLines(outcomes: readonly Outcome[], strange: readonly Unrecognised[]): string[] {
  const rows = [...outcomes.map(writeCells), totalCells(outcomes)]
  const faults = outcomes.flatMap(({ files }) => files.filter(isFault))
  return [
    ...outcomes.flatMap(({ files }) => files.flatMap(noteLines)),
    ...tableLines([HEADS, ...rows], 2),
    ...faults.map(faultLine),
    ...strange.map(({ path, reason }) => `${path} was left out: ${reason}`),
  ]
}

function writeCells({ path, importer, files, seconds }: Outcome): string[] {
  return [path, importer, ...countCells(files), seconds.toFixed(1), decideState(files)]
}

function totalCells(outcomes: readonly Outcome[]): string[] {
  const seconds = outcomes.reduce((sum, outcome) => sum + outcome.seconds, 0)
  return ["all", "", ...countCells(outcomes.flatMap(({ files }) => files)), seconds.toFixed(1), ""]
}

function countCells(files: readonly FileReport[]): string[] {
  return [
    files.length,
    sumFiles(files, ({ rows }) => rows),
    sumFiles(files, ({ valueCount }) => valueCount),
    sumFiles(files, ({ series }) => series.new),
    sumFiles(files, ({ series }) => series.changed),
    sumFiles(files, ({ series }) => series.unchanged),
    sumFiles(files, ({ series }) => series.older),
  ].map((count) => countText(count))
}

function sumFiles(files: readonly FileReport[], countOf: (file: FileReport) => number): number {
  return files.reduce((sum, file) => sum + countOf(file), 0)
}

function faultLine({ file, reason }: FileReport): string {
  return `${file} was not imported: ${reason ?? "rows of it cannot be read; correct them, or leave them out with --skip-bad-rows."}`
}
