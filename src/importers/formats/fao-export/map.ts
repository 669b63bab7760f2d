import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const FAOSTAT_EXPORT: Source = {
  id: "fao-emissions",
  publisherId: "fao",
  publisher: "FAO",
  title: "FAOSTAT emissions from agriculture",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "FAO: FAOSTAT, emissions totals",
  redistribute: "yes",
  url: "https://www.fao.org/faostat/en/#data/GT",
}

/** What a row is of, in FAO's codes and words. */
export type FaoExportMeasure = {
  itemCode: string
  item: string
  elementCode: string
  element: string
  domain: string
  unit: string
}

/** FAO's codes of item and element, as in the other extracts: `5061.7230`. */
export function measureCode({ itemCode, elementCode }: FaoExportMeasure): string {
  return `${itemCode}.${elementCode}`
}

/** The indicator of an item's element: `N2O emissions from synthetic fertilizers`. */
export function mapMeasure(measure: FaoExportMeasure): ImportedIndicator {
  const { item, element, domain, unit } = measure
  const words = item.toLowerCase()
  const gas = /^Emissions \(([^)]+)\)$/.exec(element)?.[1]
  return mapIndicator({
    publisherId: FAOSTAT_EXPORT.publisherId,
    code: measureCode(measure),
    name:
      gas === undefined ? `${item}, ${element.toLowerCase()}` : `${gas} emissions from ${words}`,
    unit,
    sourceNote: `FAOSTAT, ${domain}`,
    notes: "FAO's own estimates by the simplest method of the IPCC (tier 1).",
    topics: ["Emissions", "Agriculture"],
    category: "infrastructure",
    aggregation: "sum",
  })
}
