import { hasOtherImports } from "#db/imports/last-imports.ts"
import { isHeldSeries } from "#db/imports/new-series.ts"
import { isDeadlock } from "#db/engine/sql-error.ts"
import { analyzeStaging, copyStaged, writeStaged } from "#db/imports/staging.ts"

import { isRefused, reportOf, secondsSince } from "./file-report.ts"
import type { ImportFile } from "../importer.ts"
import { dayOf } from "../files/input-files.ts"
import { insertWhileReading, type ReadFile } from "./insert-while-reading.ts"
import { joinPieces } from "./join-pieces.ts"
import { mergeFile, type Merged } from "./merge-file.ts"
import { createProblemLog } from "./problem-log.ts"
import { readRecords } from "./read-records.ts"
import type { RunImportOptions } from "../run-import.ts"
import { createStager, type Stager } from "./stage-series.ts"

type Run = { file: ImportFile; importId: number; startedAt: Date }

/** Waits until no merge is running that could have to wait for a file that goes straight in. */
export type Rest = () => Promise<unknown>

/**
 * Reads a file so that it can be merged. The first of a source goes straight among the series of a server, but not
 * beside the merge of a staged file: one that met the same series would wait for it, and it for the merge. Where it
 * meets a series that is held, it is read again and staged, as every other is.
 */
export async function readFile(options: RunImportOptions, run: Run, rest: Rest): Promise<ReadFile> {
  const stage = () => readAndStage(options, run)
  const { db } = options
  const { file, importId } = run
  const isPlain = !file.refusesBadRows || options.skipBadRows === true
  // The embedded database has one connection: a transaction that stays open would hold up every reader.
  const mayInsert =
    db.kind === "postgres" && isPlain && !(await hasOtherImports(db, importId, file.source.id))
  if (!mayInsert) return stage()
  await rest()
  const orStage = async <T>(work: Promise<T>, instead: () => Promise<T>): Promise<T> => {
    try {
      return await work
    } catch (error) {
      if (!isHeldSeries(error)) throw error
      return instead()
    }
  }
  const insert = async (): Promise<ReadFile> => {
    const { merge, drop } = await insertWhileReading(db, { ...run, now: options.now }, (stager) =>
      readInto(stager, options, run),
    )
    return {
      drop,
      merge: (onClear) => orStage(merge(onClear), async () => (await stage()).merge(onClear)),
    }
  }
  return orStage(insert(), stage)
}

// The planner takes a table it knows nothing of for a small one, which is right for fewer.
const MANY_ROWS = 1000

/** Reads a file into staging; what is given merges it, or says that its rows refuse it. */
async function readAndStage(options: RunImportOptions, run: Run): Promise<ReadFile> {
  const { db, now } = options
  const { file, importId } = run
  // Each batch is a short transaction, so that readers of the one embedded connection get their turn.
  const stager = createStager({
    batchBytes: 2 * 1024 * 1024,
    write: (rows, series) => writeStaged(rows, importId, series),
    copy: (rows) => db.transaction((transaction) => copyStaged(transaction, rows)),
  })
  const { contents, problems, written, toReport, tell } = await readInto(stager, options, run)
  const { staged, mayHavePieces } = written
  if (staged >= MANY_ROWS) await analyzeStaging(db)
  const fewer = mayHavePieces
    ? await joinPieces(db, { importId, isDated: file.vintage.stated }, problems.add)
    : 0
  return {
    drop: () => Promise.resolve(),
    merge: async () => {
      if (isRefused(options, file, problems.total())) return toReport({ state: "refused" })
      tell()
      const input = { file, importId, contents, staged: staged - fewer, now }
      const attempt = () => mergeFile(db, input, toReport)
      // The other import has got its way: its series are held now.
      return attempt().catch((error: unknown) => {
        if (isDeadlock(error)) return attempt()
        throw error
      })
    },
  }
}

async function readInto(stager: Stager, options: RunImportOptions, { file, startedAt }: Run) {
  const problems = createProblemLog()
  const { onProgress } = options
  const reader = { problems, onProgress, onSeries: stager.add }
  const contents = await readRecords(file, dayOf(startedAt), reader)
  const written = await stager.finish()
  const toReport = (merged: Merged) =>
    reportOf(file, contents, problems, { ...merged, seconds: secondsSince(options, startedAt) })
  const { rows, figures } = contents
  const tell = () => options.onProgress?.({ file: file.name, phase: "merging", rows, figures })
  return { contents, problems, written, toReport, tell }
}
