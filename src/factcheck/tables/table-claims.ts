import { cellKind } from "../text/cell-kind.ts"
import type { TextTable } from "../text/find-tables.ts"
import type { TextPiece } from "../text/split-lines.ts"

import type { LabelledFigure, CellClaim } from "./cell-claims.ts"
import { readCell } from "./read-cell.ts"
import { readLabel, readRowName, type Label } from "./read-label.ts"
import { readNotes, yearOfMark, type NotedYears } from "./table-notes.ts"
import { withoutSource } from "./without-source.ts"

/** Columns that name rows, and columns that say nothing of the figures. */
const NAMING =
  /^(?:country|countries|economy|economies|nation|state|place|location|area|year|years|date|period|month|quarter|indicators?|measures?|variables?|series|metrics?|unit|units)?$/i
const BESIDE =
  /^(?:rank|ranking|no\.?|nr\.?|#|code|iso\d?|iso\s?code|region|continent|capital|currency|source|sources|notes?|comments?|flag|trend|status)$/i
const VALUE_NAME =
  /^(?:values?|figures?|rates?|levels?|amounts?|numbers?|data|%|per\s?cent|percent|result)$/i
const MAX_HEADS = 3

type Column = { kind: "names" | "beside" | "figures"; labels: readonly Label[] }

/** The claims that the cells of a table make; a table whose columns or title are not understood makes none. */
export function tableClaims(
  { captions, notes, rows }: TextTable,
  read: (cell: LabelledFigure) => CellClaim | undefined,
): CellClaim[] {
  const count = headCount(rows)
  const body = rows.slice(count)
  const heads = rows.slice(0, count).map((head) => withCorner(head, body))
  const titles = captionLabels(captions)
  const noted = readNotes(notes)
  const columns = readColumns(heads, body, noted)
  if (titles === undefined || columns === undefined) return []
  const corner = cornerLabels(heads)
  const readName = remember(readRowName)
  const claims: CellClaim[] = []
  let section: Label | undefined
  for (const row of body) {
    if (isSection(row)) {
      section = readName(row[0]?.text ?? "")
      continue
    }
    if (section?.isUnknown === true) continue
    const around = [...(section ? [section] : []), ...corner, ...titles, ...noted.ofAll]
    claims.push(...rowClaims(row, columns, around, { readName, read, noted }))
  }
  return claims
}

type Readers = {
  readName: (text: string) => Label
  read: (cell: LabelledFigure) => CellClaim | undefined
  noted: NotedYears
}

function rowClaims(
  row: readonly TextPiece[],
  columns: readonly Column[],
  around: readonly Label[],
  { readName, read, noted }: Readers,
): CellClaim[] {
  const names = row
    .filter(({ text }, k) => columns[k]?.kind === "names" && text !== "")
    .map(({ text }) => readName(text))
  const [first, last] = [row[0], row.at(-1)]
  if (!first || !last || names.some(({ isUnknown, isNarrowed }) => isUnknown || isNarrowed))
    return []
  const span = { start: first.start, end: last.end }
  return row.flatMap((cell, k) => {
    const column = columns[k]
    const figure = column?.kind === "figures" ? readCell(cell) : undefined
    if (!column || !figure || isAtOdds(names, column.labels)) return []
    const labels = [...yearOfMark(cell.text, noted), ...names, ...column.labels, ...around]
    return read({ figure, labels, row: span }) ?? []
  })
}

/** A row and a column that name different measures. */
function isAtOdds(names: readonly Label[], heads: readonly Label[]): boolean {
  const ids = new Set([...names, ...heads].flatMap(({ measure }) => measure?.id ?? []))
  return ids.size > 1
}

/** A heading with one cell less than the rows below it has none over their names. */
function withCorner(
  head: readonly TextPiece[],
  body: readonly (readonly TextPiece[])[],
): readonly TextPiece[] {
  const [first] = head
  const isShort =
    body.length > 0 && body.every(({ length }) => length === head.length + 1 || length === 1)
  return first && isShort ? [{ ...first, end: first.start, text: "" }, ...head] : head
}

/** The rows before the first with a figure; a row of years is a heading where names follow below it. */
function headCount(rows: readonly (readonly TextPiece[])[]): number {
  const first = rows.findIndex((row) => row.some(({ text }) => cellKind(text) === "value"))
  const count = Math.min(Math.max(first, 0), MAX_HEADS)
  // A heading of a part of the table is not a heading of its columns.
  const section = rows.slice(1, count).findIndex(isSection)
  return section === -1 ? count : section + 1
}

/** A row with a name and no cells beside it: "Africa", "Inflation (%)". */
function isSection([first, ...others]: readonly TextPiece[]): boolean {
  return first !== undefined && first.text !== "" && others.every(({ text }) => text === "")
}

/** Titles that are understood, the nearest first; nothing where one makes the table one of a part or a firm. */
function captionLabels(captions: readonly TextPiece[]): Label[] | undefined {
  const labels = captions.map(({ text }) => readLabel(withoutSource(text)))
  if (labels.some(({ isNarrowed, isForecast }, k) => k === 0 && (isNarrowed || isForecast)))
    return undefined
  return labels.flatMap((label, k) => {
    if (!label.isUnknown) return [label]
    return k === 0 && POINTS_AT_TABLE.test(captions[0]?.text ?? "") ? timeOfPointer(label) : []
  })
}

/** "The figures for 2024 are set out below": a sentence that leads to the table. */
const POINTS_AT_TABLE =
  /\b(?:below|following|as follows|(?:this|the|next) table|here (?:is|are)|side by side|at a glance)\b|:\s*$/i

/** The one time of a sentence whose other words are not understood. */
function timeOfPointer({ places, measure, periods, ...label }: Label): Label[] {
  const isOfTimeAlone = places.length === 0 && measure === null && periods.length === 1
  return isOfTimeAlone ? [{ ...label, places, measure, periods, unit: null, isUnknown: false }] : []
}

function cornerLabels(heads: readonly (readonly TextPiece[])[]): Label[] {
  return heads
    .toReversed()
    .map((head) => head[0]?.text ?? "")
    .filter((text) => text !== "" && !NAMING.test(text))
    .map(readLabel)
    .filter(({ isUnknown }) => !isUnknown)
}

/** What each column holds; nothing where one of names is of things that are not countries, years or measures. */
function readColumns(
  heads: readonly (readonly TextPiece[])[],
  body: readonly (readonly TextPiece[])[],
  noted: NotedYears,
): Column[] | undefined {
  const width = Math.max(...body.slice(0, 50).map(({ length }) => length), 0)
  const filled = heads.map((head, k) =>
    k < heads.length - 1 ? fillRight(head) : head.map(getText),
  )
  const columns: Column[] = []
  for (let at = 0; at < width; at += 1) {
    const column = columnAt(filled, body, at)
    if (column === undefined) return undefined
    const years = yearOfMark(heads.at(-1)?.[at]?.text ?? "", noted)
    columns.push({ ...column, labels: [...column.labels, ...years] })
  }
  return columns
}

function columnAt(
  heads: readonly (readonly string[])[],
  body: readonly (readonly TextPiece[])[],
  at: number,
): Column | undefined {
  const [own = "", ...above] = heads.map((head) => head[at] ?? "").toReversed()
  const name = own.trim()
  if (BESIDE.test(name)) return { kind: "beside", labels: [] }
  const kinds = body.map((row) => cellKind(row[at]?.text ?? "")).filter((kind) => kind !== "empty")
  const holdsValues = kinds.some((kind) => kind === "value")
  if (holdsValues) return valueColumn(name, above)
  const isNames = NAMING.test(name) || at === 0
  if (isNames && (at > 0 || isNamingCorner(name))) return { kind: "names", labels: [] }
  return kinds.every((kind) => kind === "missing") ? { kind: "beside", labels: [] } : undefined
}

/** "Country", or what the figures are of; "Company" and "City" name what has no figures here. */
function isNamingCorner(name: string): boolean {
  return NAMING.test(name) || !readLabel(name).isUnknown
}

function valueColumn(name: string, above: readonly string[]): Column {
  const upper = above.filter((text) => text !== "")
  const own = VALUE_NAME.test(name) && !/%|cent/i.test(name) ? "" : name
  const alone = [own, ...upper].filter((text) => text !== "").map(readLabel)
  // "Q1" below "2023" is one time in two rows.
  const joined = alone.some(({ isUnknown }) => isUnknown)
    ? [readLabel([own, ...upper].join(" "))]
    : alone
  const isClear = joined.every(({ isUnknown, isNarrowed }) => !isUnknown && !isNarrowed)
  return isClear ? { kind: "figures", labels: joined } : { kind: "beside", labels: [] }
}

/** A heading over several columns stands once, over the first of them. */
function fillRight(head: readonly TextPiece[]): string[] {
  let last = ""
  return head.map(({ text }, k) => {
    if (k > 0 && text !== "") last = text
    return k === 0 ? text : last
  })
}

function getText({ text }: TextPiece): string {
  return text
}

function remember(read: (text: string) => Label): (text: string) => Label {
  const known = new Map<string, Label>()
  return (text) => {
    const label = known.get(text) ?? read(text)
    known.set(text, label)
    return label
  }
}
