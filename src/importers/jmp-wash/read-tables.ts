import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/period.ts"

import { createGatherer, type Gatherer } from "../gather-series.ts"
import type { ImportRecord, Problem } from "../importer.ts"
import type { PlaceFinder } from "../place-finder.ts"
import { problemAt } from "../problem-at.ts"
import type { CsvRow } from "../read-csv.ts"
import { readNumber } from "../read-number.ts"
import { rowsUnderHeader } from "../rows-under-header.ts"
import { JMP, mapVariable } from "./map.ts"
import type { Figure, TableForm, Variable } from "./table-forms.ts"

/** Stands where a place has no such part, as a city has no rural schools. */
const NOT_APPLICABLE = "-999"

/** A table and the way it is laid out. */
export type WashTable = {
  file: string
  form: TableForm
  rows: () => AsyncIterable<readonly CsvRow[]>
}

type Reading = {
  gatherer: Gatherer
  findPlace: PlaceFinder
  seen: Map<string, Variable>
}

type Header = {
  iso3: number
  name: number
  year: number
  figures: (cells: readonly string[]) => Figure[]
}

/**
 * Reads the tables together, because they repeat each other's populations. Where surveys of a country give several
 * figures for a year, the first stands and the others are reported.
 */
export async function* readTables(
  tables: readonly WashTable[],
  findPlace: PlaceFinder,
  labels: ReadonlyMap<string, string>,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(JMP.publisherId, Infinity, "accepted")
  const seen = new Map<string, Variable>()
  for (const table of tables) yield* readTable(table, { gatherer, findPlace, seen })
  yield* gatherer.take()
  for (const variable of seen.values()) yield mapVariable(variable, labels)
}

async function* readTable(
  { file, form, rows: open }: WashTable,
  reading: Reading,
): AsyncGenerator<ImportRecord> {
  yield* rowsUnderHeader(open(), {
    header: ({ cells }) => parseHeader(cells, form, file),
    row: (row, header) => readRow(row, header, file, reading),
  })
}

function parseHeader(cells: readonly string[], form: TableForm, file: string): Header {
  const header = {
    iso3: cells.indexOf("iso3"),
    name: cells.indexOf("name"),
    year: cells.indexOf("year"),
    figures: form(cells),
  }
  if (header.iso3 === -1 || header.year === -1)
    throw new AppError("bad-file", `${file} lacks one of the columns iso3 and year.`)
  return header
}

function* readRow(
  { cells, line }: CsvRow,
  header: Header,
  file: string,
  { gatherer, findPlace, seen }: Reading,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const iso3 = cells[header.iso3] ?? ""
  const name = cells[header.name] ?? ""
  const country = findPlace(iso3, name)
  const period = parsePeriod(cells[header.year] ?? "")
  if (country === undefined) yield problem("unknown-country", `${name} (${iso3})`)
  else if (!period) yield problem("bad-period", cells[header.year] ?? "")
  else
    for (const { variable, text } of header.figures(cells)) {
      if (text === "" || text === NOT_APPLICABLE) continue
      const value = readNumber(text)
      if (value === undefined) yield problem("bad-number", text)
      else if (value !== null) {
        if (!seen.has(variable.code)) seen.set(variable.code, variable)
        gatherer.add({ code: variable.code, country, ...period, value, line })
      }
    }
}
