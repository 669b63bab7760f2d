import type { ComparedSeries } from "./compared-series.ts"

/** Inflation of Nigeria from 2018 on; a test names only what it is about. */
export function aCompared(part: Partial<ComparedSeries> = {}): ComparedSeries {
  return {
    id: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    indicator: {
      name: "Inflation, consumer prices (annual %)",
      unit: "annual %",
      currency: null,
      category: "price",
    },
    place: { name: "Nigeria", slug: "nigeria", code2: "NG" },
    observations: { frequency: "yearly", start: 2018, values: [12.1, 11.4, 13.2, 17, 18.8] },
    frequencies: ["yearly"],
    derived: null,
    forecastFrom: null,
    source: { publisher: "World Bank", url: "https://example.org", terms: "", isClosed: false },
    vintage: "2025-01-15",
    vintageStated: true,
    ...part,
  }
}

/** The exchange rate of Nigeria, in another unit. */
export function anExchangeRate(part: Partial<ComparedSeries> = {}): ComparedSeries {
  return aCompared({
    id: "world-bank:PA.NUS.FCRF:NGA:yearly",
    indicator: {
      name: "Exchange rate",
      unit: "LCU per US$",
      currency: "NGN",
      category: "monetary",
    },
    observations: { frequency: "yearly", start: 2017, values: [306, 306, 307, 359, 401, 426] },
    ...part,
  })
}
