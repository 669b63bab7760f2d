import { AppError } from "#domain/errors.ts"
import { EARLIEST_YEAR, LATEST_YEAR } from "#domain/time/period.ts"
import { trimGaps, type Observations } from "#domain/series/series.ts"

import type { Problem, RowsRead } from "../importer.ts"
import type { CsvRow } from "../read/read-csv.ts"
import { readNumber } from "../read/read-number.ts"
import { readRowsUnderHeader } from "./read-rows-under-header.ts"

/** A row of a table with a column for each year. `observations` is `undefined` when the row has no values. */
export type WideRow = {
  kind: "row"
  line: number
  /** Keyed by `labelKey`: `country.codes` and `Country Codes` are both `countrycodes`. */
  labels: ReadonlyMap<string, string>
  observations: Observations | undefined
}

export type WideYearsOptions = {
  file: string
  /** Texts that mean "no value", besides a blank and `..`. */
  missing?: ReadonlySet<string>
}

type Header = {
  labels: readonly { cell: number; name: string }[]
  years: readonly { cell: number; offset: number }[]
  start: number
  span: number
}

/**
 * Reads a table with a column for each year, after any lines that begin with `#`. Cells that are not
 * numbers are reported; blank ones are gaps. Throws "bad-file" when there is no line with years.
 */
export async function* parseWideYears(
  batches: AsyncIterable<readonly CsvRow[]>,
  options: WideYearsOptions,
): AsyncGenerator<WideRow | Problem | RowsRead> {
  const header = yield* readRowsUnderHeader(batches, {
    isComment,
    header: (row) => parseHeader(row, options.file),
    row: (row, known) => parseRow(row, known, options),
  })
  if (!header) throw new AppError("bad-file", `${options.file} has no line with years.`)
}

/** Reads the lines above a table that begin with `#`, without that sign. */
export async function readComments(batches: AsyncIterable<readonly CsvRow[]>): Promise<string[]> {
  const comments: string[] = []
  for await (const rows of batches) {
    for (const row of rows) {
      if (!isComment(row)) return comments
      comments.push(row.cells.join(",").replace(/^#\s*/, "").replace(/,+$/, "").trim())
    }
  }
  return comments
}

/** Reduces a column's name to lower-case letters and digits. */
export function labelKey(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, "")
}

function isComment({ cells }: CsvRow): boolean {
  return cells[0]?.startsWith("#") ?? false
}

function parseHeader({ cells }: CsvRow, file: string): Header {
  const isYear = (cell: string) =>
    /^\d{4}$/.test(cell) && Number(cell) >= EARLIEST_YEAR && Number(cell) <= LATEST_YEAR
  const years = cells.flatMap((cell, k) =>
    isYear(cell.trim()) ? [{ cell: k, year: Number(cell) }] : [],
  )
  if (years.length === 0) throw new AppError("bad-file", `${file} has no line with years.`)
  const start = Math.min(...years.map(({ year }) => year))
  return {
    labels: cells.flatMap((cell, k) =>
      isYear(cell.trim()) ? [] : [{ cell: k, name: labelKey(cell) }],
    ),
    years: years.map(({ cell, year }) => ({ cell, offset: year - start })),
    start,
    span: Math.max(...years.map(({ year }) => year)) - start + 1,
  }
}

function* parseRow(
  { cells, line }: CsvRow,
  header: Header,
  { file, missing }: WideYearsOptions,
): Generator<WideRow | Problem> {
  const values = new Array<number | null>(header.span).fill(null)
  for (const { cell, offset } of header.years) {
    const text = cells[cell] ?? ""
    if (text === "" || missing?.has(text)) continue
    const value = readNumber(text)
    if (value === undefined) yield { kind: "problem", problem: "bad-number", file, line, text }
    else values[offset] = value
  }
  yield {
    kind: "row",
    line,
    labels: new Map(header.labels.map(({ cell, name }) => [name, (cells[cell] ?? "").trim()])),
    observations: trimGaps({ frequency: "yearly", start: header.start, values }),
  }
}
