import { parse } from "csv-parse/sync"
import countries from "world-countries"

/** One value as a publisher's file states it, with what it takes to find it in the catalogue. */
export type RawPoint = {
  /** Beginning of the indicator ids that may hold it, such as `world-bank:`. */
  publisher: string
  /** The publisher's code, or the parts of it that stand in the file. */
  code: string
  /** The indicator's name in the publisher's file or code list, where one stands there. */
  name?: string | undefined
  /** ISO 3166 alpha-3 code. */
  place: string
  /** `2022`, `2022-Q3` or `2022-10`. */
  period: string
  value: number
}

export type Random = () => number

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

/** Up to `count` elements of a list, each at most once. */
export function pick<T>(list: readonly T[], count: number, random: Random): T[] {
  const rest = [...list]
  const picked: T[] = []
  while (picked.length < count && rest.length > 0)
    picked.push(...rest.splice(Math.floor(random() * rest.length), 1))
  return picked
}

export type Row = Readonly<Record<string, string>>
export type Table = { text: string; delimiter?: string; headerAt?: RegExp; header?: string }

/**
 * Some 300 random rows of a delimited text as objects by header. `headerAt` finds the header line where notes stand
 * above it; columns of one name get their number behind it.
 */
export function sampleRows(table: Table, random: Random): Row[] {
  return parseRows(table, (lines) => pickLines(lines, random))
}

/** All rows of a delimited text, for code lists and sums. */
export function allRows(table: Table): Row[] {
  return parseRows(table, (lines) => [...lines])
}

function parseRows(table: Table, choose: (lines: readonly string[]) => string[]): Row[] {
  const { text, delimiter = ",", headerAt } = table
  const lines = text.split(/\r?\n/).filter((line) => line !== "")
  const at = headerAt ? lines.findIndex((line) => headerAt.test(line)) : 0
  const header = table.header ?? lines[at]
  if (header === undefined) return []
  const chosen = choose(lines.slice(table.header === undefined ? at + 1 : at))
  const options = { delimiter, relax_column_count: true, relax_quotes: true, bom: true }
  const rows: string[][] = parse([header, ...chosen].join("\n"), options)
  const names = numbered(rows[0] ?? [])
  return rows
    .slice(1)
    .map((cells) => Object.fromEntries(names.map((name, k) => [name, (cells[k] ?? "").trim()])))
}

const SAMPLED_ROWS = 300

function pickLines(lines: readonly string[], random: Random): string[] {
  if (lines.length <= SAMPLED_ROWS) return [...lines]
  const picked = Array.from(
    { length: SAMPLED_ROWS },
    () => lines[Math.floor(random() * lines.length)] ?? "",
  )
  // A line with an odd number of quotes is a part of a longer cell.
  return picked.filter((line) => (line.match(/"/g)?.length ?? 0) % 2 === 0)
}

function numbered(header: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return header.map((cell) => {
    const name = cell.trim()
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return count === 1 ? name : `${name}#${String(count)}`
  })
}

/** The values of a row's columns that are named by a period. */
export function periodCells(row: Row): { period: string; value: number }[] {
  return Object.entries(row).flatMap(([name, text]) => {
    const period = periodText(name)
    const value = numberText(text)
    return period === undefined || value === undefined ? [] : [{ period, value }]
  })
}

/** `1990`, `1990 [YR1990]`, `Y1990`, `a1990`, `1990Q1`, `1990Q01`, `1990-01`, `1990M1`, `199001` in the catalogue's form. */
export function periodText(text: string): string | undefined {
  const match =
    /^[Ya]?([12]\d{3})(?: \[YR\d+\])?(?:-?Q0?([1-4])|-?(0[1-9]|1[0-2])|M(0?[1-9]|1[0-2]))?$/.exec(
      text.trim(),
    )
  if (!match) return undefined
  const [, year = "", quarter, twoDigits, afterM] = match
  if (quarter !== undefined) return `${year}-Q${quarter}`
  const month = twoDigits ?? afterM
  return month === undefined ? year : `${year}-${month.padStart(2, "0")}`
}

/** A plain number, thousands separators allowed; `undefined` for everything else. */
export function numberText(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const plain = text.replaceAll(/(?<=\d),(?=\d{3})/g, "").trim()
  return /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(plain) ? Number(plain) : undefined
}

/** Names that publishers give to regions, or that have no page. */
const NOT_COUNTRIES = new Set([
  "micronesia",
  "antarctica",
  "south georgia and the south sandwich islands",
])

const BY_TEXT = new Map(
  // Kosovo has no ISO code: publishers write XKX, and UNK stands for "unknown" with some of them.
  countries
    .filter(({ cca3 }) => cca3 !== "UNK")
    .flatMap(({ cca2, cca3, ccn3, name, altSpellings }) =>
      [cca2, cca3, ccn3, String(Number(ccn3)), name.common, name.official, ...altSpellings].map(
        (text) => [text.toLowerCase(), cca3] as const,
      ),
    ),
)

/** The ISO 3166 alpha-3 code of a country's code, M49 number or English name; `undefined` for anything else. */
export function placeCode(text: string | undefined): string | undefined {
  const name = (text ?? "").trim().toLowerCase()
  return NOT_COUNTRIES.has(name) ? undefined : BY_TEXT.get(name)
}

/** Points of wide rows: one row a place and indicator, one column a period. */
export function widePoints(rows: readonly Row[], map: (row: Row) => Labels): RawPoint[] {
  return rows.flatMap((row) => {
    const labels = map(row)
    const place = placeCode(labels.place)
    return place === undefined
      ? []
      : periodCells(row).map((cell) => ({ ...labels, place, ...cell }))
  })
}

/** What a row says of its values. */
type Labels = {
  publisher: string
  code: string
  name?: string | undefined
  place: string | undefined
}

export type LongCell = Labels & {
  period: string | undefined
  value: string | undefined
}

/** Points of long rows: one row a value. */
export function longPoints(rows: readonly Row[], map: (row: Row) => LongCell[]): RawPoint[] {
  return statedPoints(rows.flatMap(map))
}

/** Cells that hold a number for a country in a period. */
export function statedPoints(cells: readonly LongCell[]): RawPoint[] {
  return cells.flatMap((cell) => {
    const place = placeCode(cell.place)
    const period = periodText(cell.period ?? "")
    const value = numberText(cell.value)
    if (place === undefined || period === undefined || value === undefined) return []
    return [{ ...cell, place, period, value }]
  })
}
