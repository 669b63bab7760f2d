import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const BIS = "bis"

/** A database of the BIS as a source. */
export function bisSource(id: string, title: string, topic: string): Source {
  return {
    id,
    publisherId: BIS,
    publisher: "Bank for International Settlements",
    title,
    licence: "BIS terms: reuse with the source acknowledged",
    licenceUrl: "https://www.bis.org/terms_statistics.htm",
    attribution: `Source: Bank for International Settlements, ${title}`,
    redistribute: "yes",
    url: `https://data.bis.org/topics/${topic}`,
  }
}

export const POLICY_RATE_SOURCE = bisSource("bis-cbpol", "Central bank policy rates", "CBPOL")
export const PROPERTY_SOURCE = bisSource("bis-spp", "Selected residential property prices", "RPP")

export const RATE_AT_END = "WS_CBPOL"
export const RATE_AVERAGE = "WS_CBPOL.AVERAGE"

/** The policy rate at the end of the month as published, or our average of the month over the published days. */
export function mapPolicyRate(code: string): ImportedIndicator {
  const isAverage = code === RATE_AVERAGE
  return mapIndicator({
    publisherId: BIS,
    code,
    name: `Central bank policy rate, ${isAverage ? "average of the month" : "end of month"}`,
    unit: "% per year",
    topics: ["Interest rates"],
    category: "monetary",
    aggregation: isAverage ? "average" : "last",
    definition:
      "The interest rate by which a central bank steers its monetary policy. Where it has several, the one that the Bank for International Settlements takes as the main one; it has changed over time.",
    notes: isAverage
      ? "Worked out here from the published daily rates: the mean of the days with a rate. A first or last month of which days are missing is left out."
      : "As published by month. The daily rates of the same publisher end on the same figures.",
  })
}

/** Codes and words of the property prices: `N.628`, `R.771`. */
export function mapPropertyPrice(code: string): ImportedIndicator {
  const [, value = "", unit = ""] = /^WS_SPP\.([A-Z]+)\.(\d+)$/.exec(code) ?? []
  const kind = { N: "nominal", R: "real" }[value] ?? value
  const isIndex = unit === "628"
  return mapIndicator({
    publisherId: BIS,
    code,
    name: isIndex
      ? `Residential property prices, ${kind}`
      : `Residential property prices, ${kind}, change on a year before`,
    unit: isIndex ? "index (2010 = 100)" : "annual %",
    topics: ["Prices"],
    category: "price",
    aggregation: "average",
    definition:
      value === "R"
        ? "Prices of dwellings, deflated by consumer prices."
        : "Prices of dwellings, not adjusted for inflation.",
    notes: "Coverage (kinds of dwellings, regions) differs from country to country.",
  })
}
