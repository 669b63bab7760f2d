import type { RowsRead } from "../importer.ts"
import type { CsvRow } from "../read/read-csv.ts"

/** How to read a table in which one of the first rows names the columns. */
export type TableLayout<Header, Found> = {
  /** Parses the header row; `undefined` for a row above it. */
  header: (row: CsvRow) => Header | undefined
  /** Parses a row below the header. */
  row: (row: CsvRow, header: Header) => Iterable<Found>
  /** Whether a row is skipped, above or below the header. */
  isComment?: (row: CsvRow) => boolean
}

/** Reads a table batch by batch and counts the rows below its header. Returns the header; `undefined` without one. */
export async function* readRowsUnderHeader<Header, Found>(
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
      // Not `yield*`, which would await once for each of millions of rows, even for empty ones.
      for (const found of layout.row(row, header)) yield found
    }
    yield { kind: "rows", rows: read }
  }
  return header
}
