import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/time/period.ts"
import type { PublisherId } from "#domain/indicators/source.ts"

import { createGatherer, type Gatherer } from "./gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem } from "../importer.ts"
import { createPlaceFinder, type PlaceFinder } from "./place-finder.ts"
import { problemAt } from "./problem-at.ts"
import { getCell } from "../read/get-cell.ts"
import type { CsvRow } from "../read/read-csv.ts"
import { readNumber } from "../read/read-number.ts"
import { readRowsUnderHeader } from "./read-rows-under-header.ts"

/** A text as it stands in a table, and what it is of. */
export type Figure<Variable> = { variable: Variable; text: string }

/** How one kind of table is laid out besides its country and year: given its header, the figures of a row. */
export type TableForm<Variable> = (
  header: readonly string[],
) => (cells: readonly string[]) => readonly Figure<Variable>[]

/** A column for each variable; `mapVariable` gives none for columns that hold no figures. */
export function mapEachColumn<Variable>(
  mapVariable: (name: string) => Variable | undefined,
): TableForm<Variable> {
  return (header) => {
    const columns = header.flatMap((name, cell) => {
      const variable = mapVariable(name)
      return variable === undefined ? [] : [{ cell, variable }]
    })
    return (cells) =>
      columns.map(({ cell, variable }) => ({ variable, text: getCell(cells, cell) }))
  }
}

/** A table with the columns `iso3` and `year`, and mostly `name`: a row for each country and year. */
export type CountryYearTable<Variable> = {
  file: string
  form: TableForm<Variable>
  rows: () => AsyncIterable<readonly CsvRow[]>
}

/** What differs between publishers. */
export type CountryYearOptions<Variable> = {
  publisherId: PublisherId
  /** Texts that mean a number here; a text without one is read as a number. */
  meanings: ReadonlyMap<string, number | null>
  describeVariable: (variable: Variable) => ImportedIndicator
}

type RowContext<Variable> = CountryYearOptions<Variable> & {
  file: string
  gatherer: Gatherer
  findPlace: PlaceFinder
  seen: Map<string, Variable>
}

type Header<Variable> = {
  iso3: number
  name: number
  year: number
  readValues: ReturnType<TableForm<Variable>>
}

/**
 * Reads the tables together, because they repeat each other's figures: those that agree count once. Where several of a
 * year differ, the first stands and the others are reported. Throws "bad-file" for a table without its columns.
 */
export async function* readCountryYears<Variable extends { code: string }>(
  tables: readonly CountryYearTable<Variable>[],
  options: CountryYearOptions<Variable>,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(options.publisherId, Infinity, "accepted")
  const findPlace = createPlaceFinder()
  const seen = new Map<string, Variable>()
  for (const { file, form, rows } of tables) {
    const context = { ...options, file, gatherer, findPlace, seen }
    yield* readRowsUnderHeader(rows(), {
      header: ({ cells }) => parseHeader(cells, form, file),
      row: (row, header) => readRow(row, header, context),
    })
  }
  yield* gatherer.take()
  for (const variable of seen.values()) yield options.describeVariable(variable)
}

function parseHeader<Variable>(
  cells: readonly string[],
  form: TableForm<Variable>,
  file: string,
): Header<Variable> {
  const [iso3, name, year] = [cells.indexOf("iso3"), cells.indexOf("name"), cells.indexOf("year")]
  if (iso3 === -1 || year === -1)
    throw new AppError("bad-file", `${file} lacks one of the columns iso3 and year.`)
  return { iso3, name, year, readValues: form(cells) }
}

function* readRow<Variable extends { code: string }>(
  { cells, line }: CsvRow,
  header: Header<Variable>,
  { file, gatherer, findPlace, seen, meanings }: RowContext<Variable>,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const [iso3, name] = [getCell(cells, header.iso3), getCell(cells, header.name)]
  const country = findPlace(iso3, name)
  const period = parsePeriod(getCell(cells, header.year))
  if (country === undefined) yield problem("unknown-country", `${name} (${iso3})`)
  else if (!period) yield problem("bad-period", getCell(cells, header.year))
  else
    for (const { variable, text } of header.readValues(cells)) {
      if (text === "") continue
      const meant = meanings.get(text)
      const value = meant === undefined ? readNumber(text) : meant
      if (value === undefined) yield problem("bad-number", text)
      else if (value !== null) {
        if (!seen.has(variable.code)) seen.set(variable.code, variable)
        gatherer.add({ code: variable.code, country, ...period, value, line })
      }
    }
}
