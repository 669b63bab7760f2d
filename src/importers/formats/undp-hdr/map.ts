import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { INDICES } from "./indices.data.ts"

export const HDR: Source = {
  id: "undp-hdr",
  publisherId: "undp",
  publisher: "United Nations Development Programme",
  title: "Human Development Report",
  licence: "CC BY 3.0 IGO",
  licenceUrl: "https://creativecommons.org/licenses/by/3.0/igo/",
  attribution: "United Nations Development Programme: Human Development Report",
  redistribute: "yes",
  url: "https://hdr.undp.org/data-center/documentation-and-downloads",
}

/** Incomes of the report of 2023/24 and earlier ones are in prices of this year; another year makes another indicator. */
const FIRST_PRICE_YEAR = "2017"

/** The code of a column: incomes in other prices than the first report's carry their year, `gnipc.2021`. */
export function indexCode(column: string, priceYear: string | undefined): string {
  const isOther = priceYear !== undefined && priceYear !== FIRST_PRICE_YEAR
  return isOther ? `${column}.${priceYear}` : column
}

/** The indicator of a column; columns the report adds later are named after themselves. */
export function mapIndex(column: string, priceYear?: string): ImportedIndicator {
  const known = INDICES[column]
  const code = indexCode(column, priceYear)
  const name = known?.name ?? column.replaceAll("_", " ")
  return mapIndicator({
    publisherId: HDR.publisherId,
    code,
    name: code === column ? name : `${name} (${String(priceYear)} PPP $)`,
    unit: code === column ? (known?.unit ?? "") : `constant ${String(priceYear)} PPP $`,
    definition: known?.definition ?? "",
    topics: ["Human development"],
    // Ranks and indices of a year have no meaning when added up.
    aggregation: "average",
    ...(known === undefined ? {} : { category: known.category }),
  })
}
