import { makeSlug, type CountryCode } from "#domain/places/country.ts"
import { parsePeriod } from "#domain/time/period.ts"

import { createGatherer, type Gatherer } from "../../tables/gather-series.ts"
import type { ImportedIndicator, ImportRecord } from "../../importer.ts"
import { lacksColumns, findNamedCells } from "../../tables/find-named-cells.ts"
import { problemAt } from "../../tables/problem-at.ts"
import type { CsvRow } from "../../read/read-csv.ts"
import { readNumber } from "../../read/read-number.ts"
import { readRowsUnderHeader } from "../../tables/read-rows-under-header.ts"
import { mapMarketPrice, marketPriceCode, WFP, type MarketPrice } from "./map.ts"

const COLUMNS = ["date", "market", "commodity", "unit", "pricetype", "currency", "price"] as const

/** What is gathered while rows go by. */
type Prices = { gatherer: Gatherer; described: Map<string, ImportedIndicator> }

export type MarketPricesOptions = {
  file: string
  /** The country as the file's name gives it. */
  countryText: string
  country: CountryCode | undefined
}

/** Reads a country's prices: a header, a row of HXL tags, then a row for each price of the middle of a month. */
export async function* parseMarketPrices(
  batches: AsyncIterable<readonly CsvRow[]>,
  options: MarketPricesOptions,
): AsyncGenerator<ImportRecord> {
  const prices: Prices = { gatherer: createGatherer(WFP.publisherId), described: new Map() }
  const header = yield* readRowsUnderHeader(batches, {
    // https://hxlstandard.org: tags under the header.
    isComment: ({ cells }) => cells[0]?.startsWith("#") ?? false,
    header: ({ cells }) => ({
      read: findNamedCells(cells, COLUMNS, options.file),
      isNumbered: cells.includes("market_id"),
    }),
    row: ({ cells, line }, { read, isNumbered }) =>
      parseRow(read(cells), prices, { ...options, isNumbered }, line),
  })
  if (!header) throw lacksColumns(COLUMNS, options.file)
  yield* prices.gatherer.take()
  yield* prices.described.values()
}

function* parseRow(
  cell: (column: string) => string,
  { gatherer, described }: Prices,
  { file, countryText, country, isNumbered }: MarketPricesOptions & { isNumbered: boolean },
  line: number,
): Generator<ImportRecord> {
  const problem = problemAt(file, line)
  const period = parsePeriod(cell("date").replace(/-\d{2}$/, ""))
  const value = readNumber(cell("price"))
  const price = isNumbered ? parsePrice(cell) : withNames(parsePrice(cell), countryText)
  if (country === undefined) yield problem("unknown-country", countryText)
  else if (period?.frequency !== "monthly") yield problem("bad-period", cell("date"))
  else if (price.commodityId === "" || price.marketId === "")
    yield problem("missing-text", "The row names no commodity or no market")
  else if (value === undefined) yield problem("bad-number", cell("price"))
  else if (value === 0) yield problem("placeholder-zero", `${price.commodity}, ${price.market}`)
  else if (value !== null) {
    const code = marketPriceCode(price)
    gatherer.add({ code, country, ...period, value, line })
    if (!described.has(code)) described.set(code, mapMarketPrice(price))
    if (gatherer.isFull()) yield* gatherer.take()
  }
}

/** Older files do not number commodities and markets. Their names serve as ids, that of a market with its country. */
function withNames(price: MarketPrice, countryText: string): MarketPrice {
  const market = makeSlug(price.market)
  return {
    ...price,
    commodityId: makeSlug(price.commodity),
    marketId: market === "" ? "" : `${countryText.toLowerCase()}-${market}`,
  }
}

function parsePrice(cell: (column: string) => string): MarketPrice {
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
