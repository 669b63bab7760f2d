import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"
import { METHODS, type InflationMeasure } from "./measures.data.ts"

const TITLE = "A Global Database of Inflation"

/** The inflation database as a source. */
export const INFLATION_SOURCE: Source = {
  ...worldBankSource(TITLE),
  attribution:
    "The World Bank: A Global Database of Inflation; Ha, Kose and Ohnsorge (2023), One-Stop Source: A Global Database of Inflation, Journal of International Money and Finance 137",
  url: "https://www.worldbank.org/en/research/brief/inflation-database",
}

export type InflationKind = "index" | "rate"

/** The code of a measure; the publisher has one only for its sheets. */
export function makeCode(measure: InflationMeasure, kind: InflationKind, method = ""): string {
  const code = `INFLATION.${measure.key.toUpperCase()}.${kind.toUpperCase()}`
  return method === "" ? code : `${code}.${method}`
}

/** The indicator of a measure, for countries, or for groups of countries by one of the methods. */
export function mapMeasure(
  measure: InflationMeasure,
  kind: InflationKind,
  words: { method?: string; notes?: string } = {},
): ImportedIndicator {
  const { method = "", notes = "" } = words
  const how = METHODS[method]
  const base =
    kind === "index"
      ? "The base year differs from country to country, and may differ between months and quarters."
      : "Change on a year before."
  return mapIndicator({
    publisherId: WORLD_BANK,
    code: makeCode(measure, kind, method),
    name: `${measure[kind]}${how === undefined ? "" : `, ${how}`}`,
    unit: kind === "index" ? "index" : "annual %",
    topics: ["Inflation"],
    category: "price",
    aggregation: "average",
    notes: [base, notes].filter((text) => text !== "").join(" "),
    sourceNote:
      "International Monetary Fund, Organisation for Economic Co-operation and Development, Eurostat, national sources and the authors' calculations",
  })
}
