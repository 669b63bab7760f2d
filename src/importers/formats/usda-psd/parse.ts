import { parsePeriod } from "#domain/time/period.ts"
import { lastIndex } from "#domain/series/series.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, ImportRecord, ProblemKind } from "../../importer.ts"
import { lacksColumns, findNamedCells } from "../../tables/find-named-cells.ts"
import type { PlaceFinder } from "../../tables/place-finder.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { dropUnfilledYears } from "../../tables/unfilled-years.ts"
import { firstUnendedMarketingYear } from "./marketing-year.ts"
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

/** What is gathered while rows go by. */
type Supply = {
  gatherer: Gatherer
  described: Map<string, ImportedIndicator>
  forecastFrom: number
}

/** Reads the long table of one group of commodities; periods are marketing years. */
export async function* parseSupply(
  batches: AsyncIterable<readonly CsvRow[]>,
  { file, day, findPlace }: { file: string; day: string; findPlace: PlaceFinder },
): AsyncGenerator<ImportRecord> {
  const supply: Supply = {
    gatherer: createGatherer(PSD.publisherId),
    described: new Map(),
    forecastFrom: firstUnendedMarketingYear(day),
  }
  const header = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => findNamedCells(cells, COLUMNS, file),
    row: ({ cells, line }, read) => parseRow(read(cells), supply, { file, line, findPlace }),
  })
  if (!header) throw lacksColumns(COLUMNS, file)
  yield* takeSeries(supply)
  yield* supply.described.values()
}

function* parseRow(
  cell: Cell,
  supply: Supply,
  { file, line, findPlace }: { file: string; line: number; findPlace: PlaceFinder },
): Generator<ImportRecord> {
  const { gatherer, described } = supply
  const point = readPoint(cell, findPlace)
  if ("problem" in point) {
    yield problemAt(file, line)(point.problem, point.text)
    return
  }
  const code = supplyCode(cell("Commodity_Code"), cell("Attribute_ID"))
  if (!described.has(code)) described.set(code, describe(code, cell))
  if (point.value !== null) gatherer.add({ ...point, value: point.value, code, line })
  if (gatherer.isFull()) yield* takeSeries(supply)
}

/** Series with the first marketing year that had not ended, where they reach it. */
function* takeSeries({ gatherer, forecastFrom }: Supply): Generator<ImportRecord> {
  for (const record of dropUnfilledYears(gatherer.take())) {
    if (record.kind !== "series" || lastIndex(record.observations) < forecastFrom) yield record
    else yield { ...record, forecastFrom }
  }
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
