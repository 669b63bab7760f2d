import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/period.ts"

import { createGatherer } from "../gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem, ProblemKind } from "../importer.ts"
import type { PlaceFinder } from "../place-finder.ts"
import type { CsvRow } from "../read-csv.ts"
import { readNumber } from "../read-number.ts"
import { mapAttribute, PSD, supplyCode } from "./map.ts"

const COLUMNS = [
  "Commodity_Code",
  "Commodity_Description",
  "Country_Name",
  "Country_Code",
  "Market_Year",
  "Attribute_ID",
  "Attribute_Description",
  "Unit_Description",
  "Value",
] as const

type Column = (typeof COLUMNS)[number]

type Cell = (column: Column) => string

/** Reads the long table of one group of commodities; periods are marketing years. */
export async function* parseSupply(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
  findPlace: PlaceFinder,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(PSD.publisherId)
  const described = new Map<string, ImportedIndicator>()
  let places: ReadonlyMap<Column, number> | undefined
  for await (const rows of batches) {
    let read = 0
    for (const { cells, line } of rows) {
      if (!places) {
        places = parseHeader(cells, file)
        continue
      }
      read += 1
      const at = places
      const cell: Cell = (column) => (cells[at.get(column) ?? -1] ?? "").trim()
      const point = readPoint(cell, findPlace)
      if ("problem" in point) {
        yield { kind: "problem", file, line, ...point } satisfies Problem
        continue
      }
      const code = supplyCode(cell("Commodity_Code"), cell("Attribute_ID"))
      if (!described.has(code)) described.set(code, describe(code, cell))
      if (point.value !== null) gatherer.add({ ...point, value: point.value, code, line })
    }
    yield { kind: "rows", rows: read }
    if (gatherer.isFull()) yield* gatherer.take()
  }
  if (!places) throw notSupply(file)
  yield* gatherer.take()
  yield* described.values()
}

function parseHeader(cells: readonly string[], file: string): ReadonlyMap<Column, number> {
  const places = new Map(COLUMNS.map((column) => [column, cells.indexOf(column)]))
  if ([...places.values()].includes(-1)) throw notSupply(file)
  return places
}

function readPoint(cell: Cell, findPlace: PlaceFinder) {
  const problem = (kind: ProblemKind, text: string) => ({ problem: kind, text })
  // The codes of countries are the USDA's own (NI is Nigeria), so that only names are looked up.
  const name = cell("Country_Name")
  const country = findPlace("", name)
  if (country === undefined) return problem("unknown-country", `${name} (${cell("Country_Code")})`)
  const period = parsePeriod(cell("Market_Year"))
  if (period?.frequency !== "yearly") return problem("bad-period", cell("Market_Year"))
  const value = readNumber(cell("Value"))
  return value === undefined
    ? problem("bad-number", cell("Value"))
    : { country, frequency: period.frequency, index: period.index, value }
}

function describe(code: string, cell: Cell): ImportedIndicator {
  return mapAttribute({
    code,
    commodity: cell("Commodity_Description"),
    attribute: cell("Attribute_Description"),
    unit: cell("Unit_Description"),
  })
}

function notSupply(file: string): AppError {
  return new AppError("bad-file", `${file} lacks one of the columns ${COLUMNS.join(", ")}.`)
}
