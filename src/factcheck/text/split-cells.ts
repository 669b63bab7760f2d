import { cellKind } from "./cell-kind.ts"
import { cutPiece, type TextPiece } from "./split-lines.ts"

/** The most characters of a line of figures between spaces. */
const LONGEST_LINE = 400

/** How the cells of a row are set apart. */
export type CellForm = "tab" | "pipe" | "comma" | "semicolon" | "slash" | "gap"

/** The forms in the order in which they are tried. */
export const CELL_FORMS: readonly CellForm[] = ["tab", "pipe", "semicolon", "slash", "comma", "gap"]

const MARKS: Readonly<Record<CellForm, RegExp>> = {
  tab: /\t/g,
  pipe: /\|/g,
  comma: /,/g,
  // "Bhutan: 100 / 73.3 / 71.6": the name of the row stands before a colon, that of a heading before a bracket too.
  semicolon: /;|(?<=^[^;:(]{1,60})(?::\s(?=[^;:]*;[^:]*$)|\s\((?=[^;()]*;[^()]*\)\s*$))/g,
  slash: /\s\/\s|(?<=^[^/:(]{1,60})(?::\s(?=[^/]*\s\/\s)|\s\((?=[^/()]*\s\/\s[^()]*\)\s*$))/g,
  gap: / {2,}|\u00a0{2,}/g,
}

/** The cells of a line, empty ones too; a line without the mark is one cell. */
export function splitCells(line: TextPiece, form: CellForm): TextPiece[] {
  const lead = form === "gap" ? (/^\s*/.exec(line.text)?.[0].length ?? 0) : 0
  const cells: TextPiece[] = []
  let from = lead
  for (const match of line.text.matchAll(MARKS[form])) {
    if (match.index < lead || isQuoted(line.text, from, match.index, form)) continue
    if (form === "comma" && isInNumber(line.text, from, match.index)) continue
    cells.push(cutCell(line, from, match.index))
    from = match.index + match[0].length
  }
  cells.push(cutCell(line, from, endOfCells(line.text, form)))
  return form === "pipe" ? withoutBorders(cells) : cells
}

/** "Indicators, 2025 (growth / inflation, per cent)": whether the cells behind the first stand in brackets. */
export function isInBrackets(text: string, form: CellForm): boolean {
  return (form === "slash" || form === "semicolon") && BRACKETED.test(text)
}

const BRACKETED = /^[^/;:()]{1,60}\s\([^()]*(?:\s\/\s|;)[^()]*\)\s*$/

function endOfCells(text: string, form: CellForm): number {
  return isInBrackets(text, form) ? text.trimEnd().length - 1 : text.length
}

/**
 * The `width` cells of a line with single spaces between them, a name and then figures: "Ghana 10.0 31.3 n/a". `undefined`
 * where a word stands in place of a figure.
 */
export function splitValues(line: TextPiece, width: number): TextPiece[] | undefined {
  if (line.text.length > LONGEST_LINE) return undefined
  const parts = [...line.text.matchAll(/\S+/g)]
  const from = parts.length - (width - 1)
  const values = parts
    .slice(Math.max(from, 0))
    .map(({ index, 0: part }) => cutPiece(line, index, index + part.length))
  const areValues = values.every(({ text }) => cellKind(text) !== "text")
  if (from < 0 || !areValues) return undefined
  return [cutPiece(line, 0, parts[from]?.index ?? line.text.length), ...values]
}

/** "Egypt, Arab Rep." between quotation marks is one cell. */
function isQuoted(text: string, from: number, at: number, form: CellForm): boolean {
  if (form !== "comma" && form !== "semicolon") return false
  return /^\s*"[^"]*$/.test(text.slice(from, at))
}

/** "India – 1,400" is a name with a number of thousands, and no two cells. */
function isInNumber(text: string, from: number, at: number): boolean {
  return (
    /\p{L}[^\d,]*[\s–—:-][$€£¥]?\d{1,3}$/u.test(text.slice(from, at)) &&
    /^,\d{3}(?:,\d{3})*(?![\d,])/.test(text.slice(at))
  )
}

function cutCell(line: TextPiece, from: number, to: number): TextPiece {
  const cell = cutPiece(line, from, to)
  const isWrapped = /^".*"$/.test(cell.text) && cell.text.length > 1
  return isWrapped
    ? { start: cell.start + 1, end: cell.end - 1, text: cell.text.slice(1, -1) }
    : cell
}

/** A row of Markdown begins and ends with a mark. */
function withoutBorders(cells: readonly TextPiece[]): TextPiece[] {
  const from = cells[0]?.text === "" ? 1 : 0
  const to = cells.length > 1 && cells.at(-1)?.text === "" ? -1 : undefined
  return cells.slice(from, to)
}
