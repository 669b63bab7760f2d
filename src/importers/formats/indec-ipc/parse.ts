import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem } from "../../importer.ts"
import { lacksColumns, findNamedCells } from "../../tables/find-named-cells.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { IPC, mapPrices, MEASURES, priceCode, type GoodsGroup } from "./map.ts"

const COUNTRY = "ARG"
const COLUMNS = ["Codigo", "Descripcion", "Clasificador", "Periodo", "Region"] as const

/** What is gathered while rows go by. */
type Prices = { gatherer: Gatherer; described: Map<string, ImportedIndicator> }

/** Reads the table: a row for each group of goods, month and region, with decimal commas; NA is a gap. */
export async function* parsePrices(
  batches: AsyncIterable<readonly CsvRow[]>,
  file: string,
): AsyncGenerator<ImportRecord> {
  const prices: Prices = { gatherer: createGatherer(IPC.publisherId), described: new Map() }
  const header = yield* readRowsUnderHeader(batches, {
    header: ({ cells }) => findNamedCells(cells, COLUMNS, file),
    row: ({ cells, line }, read) => parseRow(read(cells), prices, file, line),
  })
  if (!header) throw lacksColumns(COLUMNS, file)
  yield* prices.gatherer.take()
  yield* prices.described.values()
}

function* parseRow(
  cell: (column: string) => string,
  { gatherer, described }: Prices,
  file: string,
  line: number,
): Generator<Problem> {
  const problem = problemAt(file, line)
  const group: GoodsGroup = {
    code: cell("Codigo"),
    words: cell("Descripcion"),
    classifier: cell("Clasificador"),
    region: cell("Region"),
  }
  const period = parsePeriod(cell("Periodo"))
  if (group.code === "" || group.region === "")
    yield problem("missing-text", "The row names no group of goods or no region")
  else if (period?.frequency !== "monthly") yield problem("bad-period", cell("Periodo"))
  else {
    for (const measure of MEASURES) {
      const value = readDecimalComma(cell(measure.column))
      const code = priceCode(group, measure)
      if (value === undefined) yield problem("bad-number", cell(measure.column))
      else if (value !== null) {
        gatherer.add({ code, country: COUNTRY, ...period, value, line })
        if (!described.has(code)) described.set(code, mapPrices(group, measure))
      }
    }
  }
}

/** `9071,2836` and `1.234,5`; `null` for a blank or NA, `undefined` for any other text. */
export function readDecimalComma(text: string): number | null | undefined {
  if (text === "" || text === "NA") return null
  if (!/^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/.test(text)) return undefined
  return Number(text.replaceAll(".", "").replace(",", "."))
}
