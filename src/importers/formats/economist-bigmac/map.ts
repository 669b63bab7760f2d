import type { Category } from "#domain/indicators/category.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const BIG_MAC: Source = {
  id: "economist-big-mac",
  publisherId: "economist",
  publisher: "The Economist",
  title: "The Big Mac index",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "The Economist: The Big Mac index",
  redistribute: "yes",
  url: "https://github.com/TheEconomist/big-mac-data",
}

type Words = { code: string; name: string; unit: string; category: Category; definition: string }

const CURRENCIES: Readonly<Record<string, string>> = {
  USD: "US dollar",
  EUR: "euro",
  GBP: "pound sterling",
  JPY: "Japanese yen",
  CNY: "Chinese yuan",
}

const PRICES: Readonly<Record<string, Words>> = {
  local_price: {
    code: "LOCAL-PRICE",
    name: "Big Mac, price in local currency",
    unit: "LCU",
    category: "price",
    definition: "Price of a Big Mac in the currency of the country.",
  },
  dollar_ex: {
    code: "DOLLAR-RATE",
    name: "Big Mac index, exchange rate used",
    unit: "LCU per US$",
    category: "monetary",
    definition: "Units of the local currency for one US dollar on the day of the comparison.",
  },
  dollar_price: {
    code: "DOLLAR-PRICE",
    name: "Big Mac, price in US dollars",
    unit: "US$",
    category: "price",
    definition: "Price of a Big Mac at the market's exchange rate.",
  },
  GDP_bigmac: {
    code: "GDP-PER-PERSON",
    name: "Big Mac index, GDP per person used for the adjustment",
    unit: "US$ per person",
    category: "economy",
    definition: "GDP per person by which prices are adjusted for what people earn.",
  },
  adj_price: {
    code: "ADJUSTED-PRICE",
    name: "Big Mac, price expected from GDP per person",
    unit: "US$",
    category: "price",
    definition: "The price that a line through prices and GDP per person of all countries gives.",
  },
}

const NOTES =
  "The Economist compares prices once to three times a year; each comparison stands in its month, and the months between are empty."

/** The indicator of a column of the full index; `undefined` for a column that holds no figures. */
export function mapBigMac(column: string): ImportedIndicator | undefined {
  const words = PRICES[column] ?? indexWords(column)
  return words === undefined
    ? undefined
    : mapIndicator({
        ...words,
        publisherId: BIG_MAC.publisherId,
        topics: ["Prices"],
        aggregation: "last",
        notes: NOTES,
      })
}

/** `USD_raw` and `USD_adjusted`: how much a currency is over- or undervalued. */
function indexWords(column: string): Words | undefined {
  const [, currency = "", kind = ""] = /^([A-Z]{3})_(raw|adjusted)$/.exec(column) ?? []
  const name = CURRENCIES[currency]
  if (name === undefined) return undefined
  return {
    code: `${currency}.${kind.toUpperCase()}`,
    name: `Big Mac index, currency against the ${name}${kind === "raw" ? "" : ", adjusted for GDP per person"}`,
    unit: "fraction (0.1 = 10 % overvalued)",
    category: "monetary",
    definition: `How far a currency is overvalued (above 0) or undervalued (below 0) against the ${name}, judged by what a Big Mac costs${kind === "raw" ? "" : " and by what people earn"}.`,
  }
}
