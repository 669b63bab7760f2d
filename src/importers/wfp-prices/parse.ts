import type { CountryCode } from "#domain/country.ts"
import { AppError } from "#domain/errors.ts"
import { parsePeriod } from "#domain/period.ts"

import { createGatherer } from "../gather-series.ts"
import type { ImportedIndicator, ImportRecord, Problem } from "../importer.ts"
import type { CsvRow } from "../read-csv.ts"
import { readNumber } from "../read-number.ts"
import { mapMarketPrice, marketPriceCode, WFP, type MarketPrice } from "./map.ts"

const COLUMNS = [
  "date",
  "market",
  "market_id",
  "commodity",
  "commodity_id",
  "unit",
  "pricetype",
  "currency",
  "price",
] as const

export type MarketPricesOptions = {
  file: string
  /** The country as the file's name gives it. */
  countryText: string
  country: CountryCode | undefined
}

/** Reads a country's prices: a header, a row of HXL tags, then a row for each price of the middle of a month. */
export async function* parseMarketPrices(
  batches: AsyncIterable<readonly CsvRow[]>,
  { file, countryText, country }: MarketPricesOptions,
): AsyncGenerator<ImportRecord> {
  const gatherer = createGatherer(WFP.publisherId)
  const described = new Map<string, ImportedIndicator>()
  let places: ReadonlyMap<string, number> | undefined
  for await (const rows of batches) {
    let read = 0
    for (const { cells, line } of rows) {
      if (!places) {
        places = parseHeader(cells, file)
        continue
      }
      // https://hxlstandard.org: tags under the header.
      if (cells[0]?.startsWith("#")) continue
      read += 1
      const at = places
      const cell = (column: string) => (cells[at.get(column) ?? -1] ?? "").trim()
      const problem = (kind: Problem["problem"], text: string): Problem => ({
        kind: "problem",
        problem: kind,
        file,
        line,
        text,
      })
      const period = parsePeriod(cell("date").replace(/-\d{2}$/, ""))
      const value = readNumber(cell("price"))
      const price = priceOf(cell)
      if (country === undefined) yield problem("unknown-country", countryText)
      else if (period?.frequency !== "monthly") yield problem("bad-period", cell("date"))
      else if (price.commodityId === "" || price.marketId === "")
        yield problem("missing-text", "The row names no commodity or no market")
      else if (value === undefined) yield problem("bad-number", cell("price"))
      else if (value !== null) {
        const code = marketPriceCode(price)
        gatherer.add({ code, country, ...period, value, line })
        if (!described.has(code)) described.set(code, mapMarketPrice(price))
      }
    }
    yield { kind: "rows", rows: read }
    if (gatherer.isFull()) yield* gatherer.take()
  }
  if (!places) throw notPrices(file)
  yield* gatherer.take()
  yield* described.values()
}

function parseHeader(cells: readonly string[], file: string): ReadonlyMap<string, number> {
  const places = new Map(cells.map((cell, k) => [cell.trim(), k]))
  if (COLUMNS.some((column) => !places.has(column))) throw notPrices(file)
  return places
}

function priceOf(cell: (column: string) => string): MarketPrice {
  return {
    commodity: cell("commodity"),
    commodityId: cell("commodity_id"),
    category: cell("category"),
    unit: cell("unit"),
    priceType: cell("pricetype"),
    currency: cell("currency"),
    market: cell("market"),
    marketId: cell("market_id"),
    area: [...new Set([cell("admin2"), cell("admin1")])].filter((each) => each !== "").join(", "),
  }
}

function notPrices(file: string): AppError {
  return new AppError("bad-file", `${file} lacks one of the columns ${COLUMNS.join(", ")}.`)
}
