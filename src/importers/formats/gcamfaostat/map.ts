import { makeSlug } from "#domain/places/country.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const GCAMFAOSTAT: Source = {
  id: "gcamfaostat",
  // Gaps are filled and former states divided up, so these are no longer FAO's own values.
  publisherId: "jgcri",
  publisher: "Joint Global Change Research Institute",
  title: "gcamfaostat: FAOSTAT prepared for the Global Change Analysis Model",
  licence: "FAOSTAT: CC BY-NC-SA 3.0 IGO before 2024, CC BY 4.0 since; packaging BSD 2-clause",
  licenceUrl: "https://www.fao.org/contact-us/terms/db-terms-of-use/en/",
  attribution: "FAO: FAOSTAT, prepared by the Joint Global Change Research Institute (gcamfaostat)",
  redistribute: "no",
  url: "https://github.com/JGCRI/gcamfaostat",
}

/** What a row is of: FAO's item and element, and the unit. */
export type GcamMeasure = {
  item: string
  itemCode: string
  element: string
  elementCode: string
  unit: string
}

/** FAO's codes of item and element, or the element's name where the table has no code: `2511.feed`. */
export function measureCode({ itemCode, element, elementCode }: GcamMeasure): string {
  return `${itemCode}.${elementCode || makeSlug(element)}`
}

/** What the lines above a table say of all of it. */
export type TableWords = {
  description: string
  source: string
  /** Old food balances name their items as the tables of production do. */
  isBalance: boolean
}

/** The indicator of an item's element: `Wheat and products, feed`. */
export function mapMeasure(measure: GcamMeasure, words: TableWords): ImportedIndicator {
  const { item, element } = measure
  const known = ELEMENTS[element]
  return mapIndicator({
    publisherId: GCAMFAOSTAT.publisherId,
    code: measureCode(measure),
    name: `${item}, ${known?.words ?? element.toLowerCase()}${words.isBalance ? ", food balance" : ""}`,
    unit: mapUnit(measure),
    notes: `${words.description} Some figures are not FAO's: gaps are filled, and those of former states are shared out among their successors.`,
    sourceNote: words.source,
    topics: ["Agriculture"],
    category: /^(?:Import|Export)$/.test(element) ? "trade" : "agriculture",
    aggregation: known?.aggregation ?? "sum",
  })
}

const ELEMENTS: Readonly<Record<string, { words: string; aggregation?: Aggregation }>> = {
  Import: { words: "imports" },
  Export: { words: "exports" },
  Loss: { words: "losses" },
  Prod_Value: { words: "value of production" },
  Processed: { words: "processed" },
  Stocks: { words: "stocks", aggregation: "last" },
  "Milk Animals": { words: "milk animals", aggregation: "last" },
  Area: { words: "area", aggregation: "last" },
  "Area harvested": { words: "area harvested", aggregation: "last" },
}

function mapUnit({ unit, itemCode }: GcamMeasure): string {
  // 3102 is nitrogen: its tonnes are tonnes of the nutrient.
  if (unit === "t") return itemCode === "3102" ? "tonnes of nitrogen" : "tonnes"
  return UNITS[unit] ?? unit
}

const UNITS: Readonly<Record<string, string>> = {
  An: "animals",
  "1000 An": "1000 animals",
  No: "number",
  USD: "US$",
}
