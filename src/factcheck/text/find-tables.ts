import type { Span } from "../claims/claim-types.ts"

import { cellKind } from "./cell-kind.ts"
import { findStackedRows } from "./find-stacked-rows.ts"
import { CELL_FORMS, isInBrackets, splitCells, splitValues, type CellForm } from "./split-cells.ts"
import { cutPiece, splitLines, type TextPiece } from "./split-lines.ts"

/** A table in a text: the lines above it, the nearest first, the notes below it, and its rows of cells. */
export type TextTable = Span & {
  captions: readonly TextPiece[]
  notes: readonly TextPiece[]
  rows: readonly (readonly TextPiece[])[]
}

/** The most characters of a caption. */
const LONGEST_CAPTION = 200
/** How many lines above a table may be its title and subtitle. */
const MAX_CAPTIONS = 3

/** The tables of a text, in order: cells between tabs, bars, commas, semicolons or gaps, or one a line. */
export function findTables(text: string): TextTable[] {
  if (!/\d/.test(text) || !/[\n]/.test(text)) return []
  const lines = splitLines(text)
  const tables: TextTable[] = []
  let at = 0
  while (at < lines.length) {
    const found = rowsAt(lines, at)
    if (found === undefined) {
      at += 1
      continue
    }
    const above = captionsBefore(lines, at, tables.at(-1)?.end ?? 0)
    const captions = [...found.titles, ...above]
    const start = lines[at]?.start ?? 0
    at += found.length
    const { rows } = found
    if (rows.length === 0) continue
    const end = lines[at - 1]?.end ?? start
    tables.push({ start, end, captions, notes: notesBehind(lines, at), rows })
  }
  return tables
}

/** `titles` is what a heading says before the names of its columns. */
type Rows = { rows: TextPiece[][]; length: number; titles: readonly TextPiece[] }

function rowsAt(lines: readonly TextPiece[], at: number): Rows | undefined {
  for (const form of CELL_FORMS) {
    const found = markedRows(lines, at, form)
    if (found) return found
  }
  const stacked = spacedRows(lines, at) ?? findStackedRows(lines, at)
  return stacked && { titles: [], ...stacked }
}

/** "Country 2021 2022", then "Ghana 10.0 31.3": columns of years with single spaces between them. */
function spacedRows(lines: readonly TextPiece[], at: number): Rows | undefined {
  const head = lines[at]
  const years = /(?:(?:^|\s)(?:19|20)\d\d){2,}\s*$/.exec(head?.text.slice(0, LONGEST_ROW) ?? "")
  if (!head || !years || head.text.length > LONGEST_ROW) return undefined
  const width = years[0].trim().split(/\s+/).length + 1
  const rows = [splitValues(head, width) ?? []]
  let next = at + 1
  for (; next < lines.length; next += 1) {
    const line = lines[next]
    const row = line && splitValues(line, width)
    if (!row?.some(isFigure)) break
    rows.push(row)
  }
  return rows.length > 1 ? { rows, length: next - at, titles: [] } : undefined
}

const RULE_LINE = /^[\s|:+=_–—-]+$/

/** Lines one after the other that the same mark divides. */
function markedRows(lines: readonly TextPiece[], at: number, form: CellForm): Rows | undefined {
  const rows: TextPiece[][] = []
  let next = at
  for (; next < lines.length; next += 1) {
    const line = lines[next]
    if (!line || line.text.trim() === "") break
    if (rows.length > 0 && RULE_LINE.test(line.text)) continue
    if (line.text.length > LONGEST_ROW) break
    const model = modelRow(rows, line, form)
    const cells = cellsLike(line, form, model)
    if (!isRow(cells, model, form) && !isHeading(cells, lines[next + 1], model, form)) break
    rows.push(cells)
  }
  if (rows.length < 2) return undefined
  // Rows without figures are passed over, so that none is read from each of its lines anew.
  const hasValues = rows.slice(1).some((row) => row.some(isFigure))
  const length = next - at
  return hasValues ? withTitle(lines[at], rows, length, form) : { rows: [], length, titles: [] }
}

/** "Indicators, 2025 (growth / inflation, per cent)": what stands before the bracket is a title, and no name of a column. */
function withTitle(
  line: TextPiece | undefined,
  rows: TextPiece[][],
  length: number,
  form: CellForm,
): Rows {
  const [title, ...names] = rows[0] ?? []
  if (!title || !line || !isInBrackets(line.text, form)) return { rows, length, titles: [] }
  const head = [{ ...title, end: title.start, text: "" }, ...names]
  return { rows: [head, ...rows.slice(1)], length, titles: [title] }
}

/** The row that a line has to be like: the first below the heading that is not itself the heading of a part. */
function modelRow(
  rows: readonly (readonly TextPiece[])[],
  line: TextPiece,
  form: CellForm,
): readonly TextPiece[] | undefined {
  const [head] = rows
  return rows.slice(1, 4).find(({ length }) => length > 1) ?? (head && withCorner(head, line, form))
}

/** Years alone are a heading whose first cell, over the names, is empty. */
function withCorner(
  head: readonly TextPiece[],
  line: TextPiece,
  form: CellForm,
): readonly TextPiece[] {
  const [first] = head
  const isYears = head.every(({ text }) => cellKind(text) === "year")
  const isWider = splitCells(line, form).length === head.length + 1
  return first && isYears && isWider ? [{ ...first, end: first.start, text: "" }, ...head] : head
}

/** The cells of a line; figures with single spaces between them are taken apart where a row needs them. */
function cellsLike(
  line: TextPiece,
  form: CellForm,
  model: readonly TextPiece[] | undefined,
): TextPiece[] {
  const cells = splitCells(line, form)
  if (form !== "gap" || model === undefined || cells.length >= model.length) return cells
  return splitValues(line, model.length) ?? cells
}

const LONGEST_CELL = 80
const LONGEST_ROW = 4000

/** "Africa" alone in its line, with rows before and after it. */
function isHeading(
  cells: readonly TextPiece[],
  next: TextPiece | undefined,
  first: readonly TextPiece[] | undefined,
  form: CellForm,
): boolean {
  const [only, second] = cells
  if (!only || second || first === undefined || !next || next.text.length > LONGEST_ROW)
    return false
  const isShort = only.text.length <= LONGEST_CELL && !/[.!?:]$/.test(only.text)
  return isShort && splitCells(next, form).length === first.length
}

function isRow(
  cells: readonly TextPiece[],
  first: readonly TextPiece[] | undefined,
  form: CellForm,
) {
  const least = form === "tab" || form === "pipe" ? 2 : (first?.length ?? 2)
  if (cells.length < least) return false
  if (form === "tab" || form === "pipe") return true
  if (first !== undefined && cells.length !== first.length) return false
  // What is divided by tabs, or by a colon, has commas within its cells.
  if (cells.some(({ text }) => text.length > LONGEST_CELL || /[.!?:]\s|[\t|]/.test(text)))
    return false
  // Commas and gaps stand in sentences too: a row of figures has one that fills its cell.
  return first === undefined || cells.some(isFigure)
}

function isFigure({ text }: TextPiece): boolean {
  const kind = cellKind(text)
  return kind === "value" || kind === "missing"
}

/** The lines above a table that may say what it is of; an empty line may stand between. */
function captionsBefore(lines: readonly TextPiece[], at: number, after: number): TextPiece[] {
  const captions: TextPiece[] = []
  let gaps = 0
  for (let k = at - 1; k >= 0 && captions.length < MAX_CAPTIONS; k -= 1) {
    const line = lines[k]
    if (!line || line.start < after) break
    if (line.text.trim() === "") {
      gaps += 1
      if (gaps > 2) break
      continue
    }
    const caption = lastSentence(line)
    if (caption.text.length > LONGEST_CAPTION) break
    captions.push(caption)
    // What ends a paragraph is the last that can speak of the table.
    if (/[.!?]$/.test(caption.text)) break
  }
  return captions
}

const NOTE =
  /^[\s(_*]*(?:(?:sources?|notes?)\b\s*[:.–—-]|all\s+(?:figures|data|values|numbers)\b|(?:figures|data)\s+(?:are\s+)?(?:for|of|from)\b|[*†‡])/i
/** How many lines below a table may be notes, the empty one before them left out. */
const MAX_NOTES = 3

/** "Source: World Bank. All figures 2025, except *2023": the lines right below a table that speak of its figures. */
function notesBehind(lines: readonly TextPiece[], at: number): TextPiece[] {
  const from = lines[at]?.text.trim() === "" ? at + 1 : at
  const near = lines.slice(from, from + MAX_NOTES)
  const last = near.findIndex(({ text }) => text.length > LONGEST_NOTE || !NOTE.test(text))
  return last === -1 ? near : near.slice(0, last)
}

const LONGEST_NOTE = 300

function lastSentence(line: TextPiece): TextPiece {
  const text = line.text.trimEnd()
  const stops = [...text.matchAll(/[\p{L}%)\d]{2}[.!?]\s+(?=\p{Lu})/gu)].at(-1)
  return cutPiece(line, stops === undefined ? 0 : stops.index + stops[0].length, text.length)
}
