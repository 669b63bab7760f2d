import type { RowsRead } from "../importer.ts"
import type { CsvRow } from "../read/read-csv.ts"

/** How a table is read whose columns are told by one of its first rows. */
export type TableLayout<Header, Found> = {
  /** What the columns are; `undefined` for a row above them. */
  header: (row: CsvRow) => Header | undefined
  /** What a row below them holds. */
  row: (row: CsvRow, header: Header) => Iterable<Found>
  /** Rows that are passed over wherever they stand. */
  isComment?: (row: CsvRow) => boolean
}

/** Reads a table batch by batch, counting the rows below its header. Gives the header, `undefined` when there was none. */
export async function* rowsUnderHeader<Header, Found>(
  batches: AsyncIterable<readonly CsvRow[]>,
  layout: TableLayout<Header, Found>,
): AsyncGenerator<Found | RowsRead, Header | undefined> {
  let header: Header | undefined
  for await (const rows of batches) {
    let read = 0
    for (const row of rows) {
      if (layout.isComment?.(row) === true) continue
      if (header === undefined) {
        header = layout.header(row)
        continue
      }
      read += 1
      // Not delegated: that would wait a moment for each of millions of rows, even for those that hold nothing.
      for (const found of layout.row(row, header)) yield found
    }
    yield { kind: "rows", rows: read }
  }
  return header
}
