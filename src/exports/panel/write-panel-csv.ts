import { csvText } from "../write-csv.ts"
import type { PanelTableCell } from "./long-rows.ts"
import type { PanelTable } from "./panel-table.ts"

/** A panel as CSV (RFC 4180): a header and the rows, nothing where there is no value. */
export async function* writePanelCsv({ columns, rows }: PanelTable): AsyncGenerator<string> {
  const writeCell = createCellWriter()
  yield `${columns.map(({ name }) => name).join(",")}\r\n`
  for await (const piece of rows) {
    const lines = piece.map((row) => row.map(writeCell).join(","))
    if (lines.length > 0) yield `${lines.join("\r\n")}\r\n`
  }
}

/** Most texts stand in many rows, so each is quoted once. */
function createCellWriter(): (cell: PanelTableCell) => string {
  const known = new Map<string, string>()
  return (cell) => {
    if (cell === null) return ""
    if (typeof cell === "number") return String(cell)
    const quoted = known.get(cell) ?? csvText(cell)
    known.set(cell, quoted)
    return quoted
  }
}
