import { copyNewSeries, newSeriesWriter } from "#db/imports/new-series.ts"
import { openTransaction, type OpenTransaction } from "#db/engine/open-transaction.ts"

import type { ImportOptions, ImportRun } from "./import-run.ts"
import { readFile, type FileContentsRead } from "./read-file.ts"
import { createStager } from "./stage-series.ts"

/** A file whose series are in their table already, in a transaction that nobody else sees into. */
export type InsertedFile = { read: FileContentsRead; open: OpenTransaction }

// Small, so that little is left to send at the end of a file, when the next file is waiting.
const BATCH_BYTES = 256 * 1024

/**
 * Reads a file of new series straight into their table. Until its transaction is committed nobody sees any of it and
 * nobody waits for it. A series that is held already, or comes in two pieces, is a fault that `isHeldSeries` knows, here
 * or at the commit.
 */
export async function insertFile(options: ImportOptions, run: ImportRun): Promise<InsertedFile> {
  const open = await openTransaction(options.db)
  const { file, importId } = run
  const stager = createStager({
    batchBytes: BATCH_BYTES,
    write: newSeriesWriter({
      importId,
      lineage: file.lineage,
      sourceId: file.source.id,
      now: options.now(),
    }),
    copy: (rows) => copyNewSeries(open.transaction, rows),
  })
  try {
    return { read: await readFile(options, run, stager), open }
  } catch (error) {
    await open.rollBack()
    throw error
  }
}
