import type { CountryCode } from "#domain/places/country.ts"
import { AppError } from "#domain/errors.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { parsePeriod, type PeriodIndex } from "#domain/time/period.ts"

import { createGatherer } from "../../tables/gather-series.ts"
import type { ImportRecord, Problem } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import { getCell } from "../../read/get-cell.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { mapSeries, seriesCode, YEARBOOK } from "./map.ts"

type Columns = { year: number; series: number; value: number; footnotes: number; source: number }

/** What is gathered of a series while its rows go by. */
type Described = { sourceNote: string; footnotes: Map<string, number> }

const MAX_FOOTNOTES = 5

/**
 * Reads a table of the yearbook: a line with its number and title, the header, then a row for each figure. The second
 * column holds the area's name and has no heading.
 */
export async function* parseYearbook(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  findPlace: PlaceFinder,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(YEARBOOK.publisherId)
  const described = new Map<string, Described>()
  let table: string | undefined
  let columns: Columns | undefined
  for await (const rows of batches) {
    const problems: Problem[] = []
    let read = 0
    for (const { cells, line } of rows) {
      if (table === undefined) {
        table = getCell(cells, 1).trim()
        continue
      }
      if (!columns) {
        columns = parseHeader(cells, file)
        continue
      }
      read += 1
      const found = readFigure({ cells, line }, columns, file, findPlace)
      if ("kind" in found) problems.push(found)
      else if (found.value !== null) {
        gatherer.add({ ...found, value: found.value, code: seriesCode(found.series), line })
        note(described, found.series, cells, columns)
      }
    }
    yield* problems
    yield { kind: "rows", rows: read }
    if (gatherer.isFull()) yield* gatherer.take()
  }
  if (!columns) throw notYearbook(file)
  yield* gatherer.take()
  for (const [name, { sourceNote, footnotes }] of described)
    yield mapSeries({ name, table: table ?? "", sourceNote, footnotes: mostFrequent(footnotes) })
}

function parseHeader(cells: readonly string[], file: string): Columns {
  const at = (name: string) => cells.findIndex((cell) => cell.trim().toLowerCase() === name)
  const columns = {
    year: at("year"),
    series: at("series"),
    value: at("value"),
    footnotes: at("footnotes"),
    source: at("source"),
  }
  if (at("region/country/area") !== 0 || Object.values(columns).includes(-1))
    throw notYearbook(file)
  return columns
}

/** The figure of a row, `null` where the cell is blank, or why it cannot be read. */
function readFigure(
  { cells, line }: CsvRow,
  columns: Columns,
  file: string,
  findPlace: PlaceFinder,
):
  | Problem
  | {
      series: string
      country: CountryCode
      frequency: Frequency
      index: PeriodIndex
      value: number | null
    } {
  const problem = problemAt(file, line)
  const series = getCell(cells, columns.series).replace(/\s+/g, " ").trim()
  if (series === "") return problem("missing-text", "The row names no series")
  const area = getCell(cells, 1)
  const country = findPlace(getCell(cells, 0), area)
  if (country === undefined) return problem("unknown-country", `${area} (${getCell(cells, 0)})`)
  const period = parsePeriod(getCell(cells, columns.year))
  if (!period) return problem("bad-period", getCell(cells, columns.year))
  const value = readNumber(getCell(cells, columns.value))
  if (value === undefined) return problem("bad-number", getCell(cells, columns.value))
  return { series, country, ...period, value }
}

function note(
  described: Map<string, Described>,
  series: string,
  cells: readonly string[],
  columns: Columns,
): void {
  let held = described.get(series)
  if (!held) {
    held = { sourceNote: getCell(cells, columns.source), footnotes: new Map() }
    described.set(series, held)
  }
  for (const text of getCell(cells, columns.footnotes).split(";")) {
    const footnote = text.trim()
    if (footnote !== "") held.footnotes.set(footnote, (held.footnotes.get(footnote) ?? 0) + 1)
  }
}

/** Remarks on a single country stay out: only those of three figures and more. */
function mostFrequent(footnotes: ReadonlyMap<string, number>): string[] {
  return [...footnotes]
    .filter(([, count]) => count >= 3)
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, MAX_FOOTNOTES)
    .map(([text]) => (/[.!?]$/.test(text) ? text : `${text}.`))
}

function notYearbook(file: string): AppError {
  return new AppError(
    "bad-file",
    `${file} has no line "Region/Country/Area,,Year,Series,Value,Footnotes,Source".`,
  )
}
