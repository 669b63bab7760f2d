import type { Transaction } from "./database.ts"
import type { Merge } from "./merge-series.ts"
import { RowWriter } from "./row-writer.ts"
import { isDeadlock, SqlError } from "./sql-error.ts"
import { FIGURE_COLUMNS, writeFigures, type WrittenSeries } from "./write-figures.ts"

const FILE_COLUMNS = ["vintage", "lineage", "source_id", "import_id", "changed_at"]
const COLUMNS = [...FIGURE_COLUMNS, ...FILE_COLUMNS]

/** Writes series of one file that must all be new, as rows for the table of series. */
export function newSeriesWriter(merge: Merge): (rows: RowWriter, series: WrittenSeries) => void {
  const file = new RowWriter()
  file.integer(Math.round((Date.parse(merge.vintage) - EPOCH) / DAY))
  file.text(merge.lineage)
  file.text(merge.sourceId)
  file.bigint(merge.importId)
  file.bigint((merge.now.getTime() - EPOCH) * 1000)
  const ofFile = file.rows()
  return (rows, series) => {
    rows.startRow(COLUMNS.length)
    writeFigures(rows, series)
    rows.columns(ofFile)
  }
}

// Dates and times are counted from here: days in 32 bits, microseconds in 64.
const EPOCH = Date.UTC(2000, 0, 1)
const DAY = 24 * 60 * 60 * 1000

/** Copies rows that a `newSeriesWriter` wrote into the table of series. */
export async function copyNewSeries(transaction: Transaction, rows: RowWriter): Promise<number> {
  return transaction.copyIn("series", COLUMNS, [rows.rows()])
}

const HELD_TWICE = "23505"

/** Whether a fault says that a series is held already, or is being written by another import at this moment. */
export function isHeldSeries(error: unknown): boolean {
  if (isDeadlock(error)) return true
  return (
    error instanceof SqlError && error.code === HELD_TWICE && error.constraint === "series_pkey"
  )
}
