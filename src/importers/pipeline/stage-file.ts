import { analyzeStaging, copyStaged, raiseDates, writeStaged } from "#db/imports/staging.ts"

import type { ImportOptions, ImportRun } from "./import-run.ts"
import { joinPieces } from "./join-pieces.ts"
import { readFile, type FileContentsRead } from "./read-file.ts"
import { createStager } from "./stage-series.ts"

/** A file whose series wait in the staging table, one row each. */
export type StagedFile = { read: FileContentsRead; rowCount: number }

// Without statistics the planner takes the table for a small one, which is right for fewer rows.
const MANY_ROWS = 1000

// A reader of the embedded database waits at most for one batch.
const BATCH_BYTES = { pglite: 256 * 1024, postgres: 2 * 1024 * 1024 } as const

/** Reads a file into the staging table, where it can be compared with what is held. */
export async function stageFile(options: ImportOptions, run: ImportRun): Promise<StagedFile> {
  const { db } = options
  const { file, importId } = run
  // Each batch is a short transaction, so that readers of the one embedded connection get their turn.
  const stager = createStager({
    batchBytes: BATCH_BYTES[db.kind],
    write: (rows, series) => writeStaged(rows, importId, series),
    copy: (rows) => db.transaction((transaction) => copyStaged(transaction, rows)),
  })
  const read = await readFile(options, run, stager)
  const { count, mayHavePieces } = read.rows
  if (count >= MANY_ROWS) await analyzeStaging(db)
  const pieces = { importId, isDated: file.vintage.stated }
  const joined = mayHavePieces ? await joinPieces(db, pieces, read.problems.add) : 0
  await raiseDates(db, { table: "import_staging", importId }, read.contents.valuesDates)
  return { read, rowCount: count - joined }
}
