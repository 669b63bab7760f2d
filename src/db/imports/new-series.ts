import type { Transaction } from "../engine/database.ts"
import type { Merge } from "./merge-series.ts"
import { EPOCH, RowWriter } from "../engine/row-writer.ts"
import { isDeadlock, SQL_STATE, SqlError } from "../engine/sql-error.ts"
import { VALUE_COLUMNS, writeObservations, type WrittenSeries } from "./write-observations.ts"

const FILE_COLUMNS = ["lineage", "source_id", "import_id", "changed_at"]
const COLUMNS = [...VALUE_COLUMNS, ...FILE_COLUMNS]

/** Writes series of one file that must all be new, as rows for the table of series. */
export function newSeriesWriter(
  merge: Pick<Merge, "importId" | "lineage" | "sourceId" | "now">,
): (rows: RowWriter, series: WrittenSeries) => void {
  const file = new RowWriter()
  file.text(merge.lineage)
  file.text(merge.sourceId)
  file.bigint(merge.importId)
  file.bigint((merge.now.getTime() - EPOCH) * 1000)
  const fileColumns = file.rows()
  return (rows, series) => {
    rows.startRow(COLUMNS.length)
    writeObservations(rows, series)
    rows.columns(fileColumns)
  }
}

/** Copies rows that a `newSeriesWriter` wrote into the table of series. */
export async function copyNewSeries(transaction: Transaction, rows: RowWriter): Promise<number> {
  return transaction.copyIn("series", COLUMNS, [rows.rows()])
}

/**
 * Whether an import failed because a series is stored already, or is being written by another import at this moment.
 */
export function isHeldSeries(error: unknown): boolean {
  if (isDeadlock(error)) return true
  return (
    error instanceof SqlError &&
    error.code === SQL_STATE.uniqueViolation &&
    error.constraint === "series_pkey"
  )
}
