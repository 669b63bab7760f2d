import { lockDataVersion } from "#db/imports/data-version-writes.ts"
import type { Database, Transaction } from "#db/engine/database.ts"
import { copyNewSeries, newSeriesWriter } from "#db/imports/new-series.ts"

import type { FileReport, ImportFile } from "../importer.ts"
import { takeEffect, type Merged } from "./merge-file.ts"
import type { FileContents } from "./read-records.ts"
import { createStager, type Stager, type StagedTable } from "./stage-series.ts"

/** A file that is read and takes effect when told to. */
export type ReadFile = {
  /** Tells when the merge has met all that it may have to wait for: another file may then go straight in beside it. */
  merge(onClear: () => void): Promise<FileReport>
  /** Lets go of what was read. */
  drop(): Promise<unknown>
}

type Input = { file: ImportFile; importId: number; now: () => Date }
type Contents = {
  contents: FileContents
  toReport: (merged: Merged) => FileReport
  /** Tells that the file is about to take effect. */
  tell(): void
}

/**
 * Reads a file of new series straight into their table, in a transaction that stays open until the file may take
 * effect: nobody sees any of it before, nobody waits for it, and what is thrown leaves nothing. A series that is held
 * already, or comes in two pieces, is a fault that `isHeldSeries` knows, here or when the file takes effect.
 */
export async function insertWhileReading(
  db: Database,
  input: Input,
  read: (stager: Stager) => Promise<Contents>,
): Promise<ReadFile> {
  const begun = Promise.withResolvers<Transaction>()
  const turn = Promise.withResolvers<Contents & { onClear: () => void }>()
  const merged = db.transaction(async (transaction) => {
    begun.resolve(transaction)
    const { contents, toReport, onClear } = await turn.promise
    await lockDataVersion(transaction)
    onClear()
    return takeEffect(transaction, { ...input, contents }, toReport)
  })
  const drop = (error: unknown) => {
    turn.reject(error)
    return merged.catch(() => undefined)
  }
  // A connection that cannot be had is a fault before anything began.
  merged.catch(begun.reject)
  const transaction = await begun.promise
  try {
    const contents = await read(createStager(seriesTable(transaction, input)))
    return {
      merge: (onClear) => {
        contents.tell()
        turn.resolve({ ...contents, onClear })
        return merged
      },
      drop: () => drop(new Error("The file was let go of.")),
    }
  } catch (error) {
    await drop(error)
    throw error
  }
}

// Little is left to be sent when a file has been read: the next one waits for it.
const BATCH_BYTES = 256 * 1024

function seriesTable(transaction: Transaction, { file, importId, now }: Input): StagedTable {
  return {
    batchBytes: BATCH_BYTES,
    write: newSeriesWriter({
      importId,
      lineage: file.lineage,
      sourceId: file.source.id,
      now: now(),
    }),
    copy: (rows) => copyNewSeries(transaction, rows),
  }
}
