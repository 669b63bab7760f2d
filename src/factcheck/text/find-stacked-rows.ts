import { cellKind, type CellKind } from "./cell-kind.ts"
import { cutPiece, type TextPiece } from "./split-lines.ts"

const LONGEST_CELL = 60
const MAX_COLUMNS = 12

/**
 * Rows of a table whose cells stand one a line, as they do when it is copied from a page: "Country", "GDP growth 2023
 * (%)", "Peru", "-0.4", "Chile", "0.7". The number of columns is the one with which the rows repeat.
 */
export function findStackedRows(
  lines: readonly TextPiece[],
  at: number,
): { rows: TextPiece[][]; length: number } | undefined {
  if (!isCell(lines[at]) || kindAt(lines, at) !== "text") return undefined
  const last = Math.min(lines.length, at + MAX_COLUMNS * 2 + 1)
  for (let width = 2; width <= MAX_COLUMNS && at + 2 * width <= last; width += 1) {
    const rows = rowsOfWidth(lines, at, width)
    if (rows !== undefined) return { rows, length: rows.length * width }
  }
  return rowsWithoutHead(lines, at)
}

/** "GDP growth", "5.6%", "Inflation", "7.7%" below a heading: names and figures in turn. */
function rowsWithoutHead(lines: readonly TextPiece[], at: number) {
  const rows: TextPiece[][] = []
  for (let k = at; ; k += 2) {
    const row = rowAt(lines, k, 2)
    if (row?.kinds[0] !== "text" || row.kinds[1] !== "value") break
    rows.push(row.cells)
  }
  return rows.length > 1 ? { rows, length: rows.length * 2 } : undefined
}

function rowsOfWidth(
  lines: readonly TextPiece[],
  at: number,
  width: number,
): TextPiece[][] | undefined {
  const head = rowAt(lines, at, width)
  const first = rowAt(lines, at + width, width)
  if (!head || !first || head.kinds.includes("value") || first.kinds[0] === "value")
    return undefined
  if (!first.kinds.includes("value") || first.kinds.at(-1) === "text") return undefined
  const rows = [head.cells, first.cells]
  for (let k = at + 2 * width; ; k += width) {
    const row = rowAt(lines, k, width)
    if (!row?.kinds.every((kind, column) => isLike(kind, first.kinds[column]))) return rows
    rows.push(row.cells)
  }
}

function rowAt(lines: readonly TextPiece[], at: number, width: number) {
  const row = lines.slice(at, at + width)
  if (row.length < width || !row.every(isCell)) return undefined
  const cells = row.map((line) => cutPiece(line, 0, line.text.length))
  return { cells, kinds: cells.map(({ text }) => cellKind(text)) }
}

/** A gap stands where another row has a figure. */
function isLike(kind: CellKind, model: CellKind | undefined): boolean {
  if (kind === model) return true
  return (kind === "missing" || kind === "value") && (model === "missing" || model === "value")
}

function kindAt(lines: readonly TextPiece[], at: number): CellKind {
  return cellKind(lines[at]?.text.trim() ?? "")
}

/** A short line that is not a sentence. */
function isCell(line: TextPiece | undefined): boolean {
  const text = line?.text.trim() ?? ""
  return text !== "" && text.length <= LONGEST_CELL && !/[.!?:;,]$/.test(text.replace(/^\.+$/, ""))
}
