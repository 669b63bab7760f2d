import type { FoundClaim } from "../claims/find-claims.ts"
import type { Span } from "../claims/claim-types.ts"
import { cellKind } from "../text/cell-kind.ts"
import { findTables, type TextTable } from "../text/find-tables.ts"
import type { TextPiece } from "../text/split-lines.ts"

const LONGEST_HEADING = 120

/**
 * Writes the figure of a table with what heads its row and its column, as the text has it: "Ghana, 2022: 31.3". `null`
 * for claims that stand in no table: they say themselves what they are of.
 */
export function createCellQuotes(text: string): (claim: FoundClaim) => string | null {
  let tables: readonly TextTable[] | undefined
  return ({ written, figure }) => {
    if (written === undefined || !figure) return null
    tables ??= findTables(text)
    const table = tables.find((one) => isIn(figure, one))
    const heading = table ? headCell(table, figure) : ""
    if (heading === "") return null
    return `${heading.slice(0, LONGEST_HEADING)}: ${text.slice(figure.start, figure.end)}`
  }
}

function headCell({ rows }: TextTable, figure: Span): string {
  const row = rows.find((cells) => cells.some((cell) => isIn(figure, cell)))
  const at = row?.findIndex((cell) => isIn(figure, cell)) ?? -1
  if (!row || at === -1) return ""
  const name = row.slice(0, at).find(({ text }) => NAMES.has(cellKind(text)))?.text
  const first = rows.findIndex((cells) => cells.some(({ text }) => cellKind(text) === "value"))
  const heads = rows.slice(0, first)
  const column = heads
    // A heading with one cell less has none over the names.
    .map((head, k) => readHead(head, at - (row.length === head.length + 1 ? 1 : 0), k < first - 1))
    .filter((text) => text !== "")
    .join(" ")
  return [name ?? "", column].filter((text) => text !== "").join(", ")
}

const NAMES: ReadonlySet<string> = new Set(["text", "year"])

/** A heading over several columns stands over the first of them. */
function readHead(head: readonly TextPiece[], at: number, isWide: boolean): string {
  const own = head[at]?.text ?? ""
  if (own !== "" || !isWide) return own
  return head.slice(1, at).findLast(({ text }) => text !== "")?.text ?? ""
}

function isIn(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end
}
