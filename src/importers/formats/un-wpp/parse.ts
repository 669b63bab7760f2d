import { parsePeriod } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"

import type { ImportedSeries, ImportRecord, Problem } from "../../importer.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { findPeriodColumns, readRowValues, type PeriodColumns } from "../../tables/wide-periods.ts"
import { lacksColumns } from "../../tables/find-named-cells.ts"
import type { PeriodReader } from "../../tables/period-reader.ts"
import { ageSpan, mapProspects, PROSPECTS, prospectsCode, type WppTable } from "./map.ts"

export type ProspectsOptions = {
  file: string
  table: WppTable
  /** The year from which on figures are projections. */
  projectedFrom: number | undefined
  findPlace: PlaceFinder
}

type Header = { number: number; name: number; age: number; periods: PeriodColumns }

/** Reads a table of the Prospects: a row for each place, or place and age group, a column for each year or period. */
export async function* parseProspects(
  batches: AsyncIterable<readonly CsvRow[]>,
  options: ProspectsOptions,
): AsyncGenerator<ImportRecord> {
  const ages = new Set<string>()
  const held = new Map<string, Observations>()
  yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => parseHeader(cells, options.file),
    row: (row, header) => parseRow(row, header, { ...options, ages, held }),
  })
  for (const age of ages) yield mapProspects(options.table, age)
}

type RowContext = ProspectsOptions & {
  ages: Set<string>
  /** The figures of each place and age of the table. */
  held: Map<string, Observations>
}

function parseHeader(cells: readonly string[], file: string): Header {
  const names = cells.map((cell) => cell.trim())
  const number = names.indexOf("country_code")
  const periods = findPeriodColumns(names, readYearOrSpan)
  if (number === -1 || !periods) throw lacksColumns(["country_code", "1950"], file)
  const name = names.includes("country") ? names.indexOf("country") : names.indexOf("name")
  return { number, name, age: names.indexOf("age"), periods }
}

/** Parses `1950`, or `1950-1955`, which counts as its last year. */
const readYearOrSpan: PeriodReader = (text) => {
  const [, last] = /^\d{4}-(\d{4})$/.exec(text) ?? []
  return parsePeriod(last ?? text)
}

function* parseRow(
  { cells, line }: CsvRow,
  header: Header,
  { file, table, projectedFrom, findPlace, ages, held }: RowContext,
): Generator<ImportedSeries | Problem> {
  const problem = problemAt(file, line)
  const name = cells[header.name]?.trim() ?? ""
  const number = cells[header.number] ?? ""
  const country = findPlace(number, name)
  if (country === undefined) {
    yield problem("unknown-country", `${name} (${number})`)
    return
  }
  const bad: string[] = []
  const observations = readRowValues(cells, header.periods, readCell, (text) => bad.push(text))
  for (const text of bad) yield problem("bad-number", text)
  if (!observations) return
  const age = header.age === -1 ? "" : ageSpan((cells[header.age] ?? "").trim())
  const before = held.get(`${country} ${age}`)
  if (before) {
    // A region has several numbers, one for each division of the world that it is part of.
    if (!isSame(before, observations)) yield problem("duplicate", `${name} (${number})`)
    return
  }
  held.set(`${country} ${age}`, observations)
  ages.add(age)
  const { publisherId } = PROSPECTS
  const code = prospectsCode(table, age)
  const forecast = forecastStart(observations, projectedFrom)
  yield {
    kind: "series",
    publisherId,
    code,
    country,
    frequency: "yearly",
    observations,
    ...forecast,
  }
}

function isSame(a: Observations, b: Observations): boolean {
  return a.start === b.start && a.values.every((value, k) => value === b.values[k])
}

function readCell(text: string): number | null | undefined {
  return text === "NA" ? null : readNumber(text)
}

function forecastStart({ start, values }: Observations, from: number | undefined) {
  if (from === undefined || start + values.length - 1 < from) return {}
  return { forecastFrom: Math.max(start, from) }
}
