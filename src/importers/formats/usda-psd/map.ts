import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const PSD: Source = {
  id: "usda-psd",
  publisherId: "usda",
  publisher: "United States Department of Agriculture",
  title: "Production, Supply and Distribution",
  licence: "US government work, public domain",
  licenceUrl: "https://www.usa.gov/government-works",
  attribution: "USDA Foreign Agricultural Service: Production, Supply and Distribution",
  redistribute: "yes",
  url: "https://apps.fas.usda.gov/psdonline/app/index.html#/app/downloads",
}

/** The code of an attribute of a commodity: `0440000.028`. */
export function supplyCode(commodity: string, attribute: string): string {
  return `${commodity}.${attribute}`
}

/** The words of a row for its figure. */
export type Supply = { code: string; commodity: string; attribute: string; unit: string }

/** The indicator of an attribute of a commodity: `Corn (maize), production`. */
export function mapAttribute({ code, commodity, attribute, unit }: Supply): ImportedIndicator {
  const isRate = attribute.startsWith("Milling Rate")
  const published = unit.replace(/^\(|\)$/g, "")
  return mapIndicator({
    publisherId: PSD.publisherId,
    code,
    name: `${COMMODITIES[commodity] ?? commodity}, ${ATTRIBUTES[attribute] ?? attribute.toLowerCase()}`,
    unit: isRate ? "ten-thousandths" : (UNITS[published] ?? published),
    notes: [
      "Years are marketing years, named after the year in which they begin; one that had not ended on the day of the file is a forecast.",
      "Zero may mean none or not reported.",
      ...(isRate ? ["Milled rice from rough rice; 6,500 stands for 0.65."] : []),
    ].join(" "),
    topics: ["Agriculture"],
    category: /import|export|^TY /i.test(attribute) ? "trade" : "agriculture",
    ...(isRate ? { aggregation: "average" } : {}),
  })
}

const COMMODITIES: Readonly<Record<string, string>> = {
  Corn: "Corn (maize)",
  "Rice, Milled": "Rice (milled)",
}

/** Attributes whose published words are cut short or hard to read. */
const ATTRIBUTES: Readonly<Record<string, string>> = {
  "TY Exports": "exports in the trade year",
  "TY Imports": "imports in the trade year",
  "TY Imp. from U.S.": "imports from the United States in the trade year",
  "FSI Consumption": "food, seed and industrial consumption",
  "Feed Dom. Consumption": "domestic feed consumption",
  "Milling Rate (.9999)": "milling rate",
}

const UNITS: Readonly<Record<string, string>> = {
  "1000 HA": "1000 hectares",
  "1000 MT": "1000 tonnes",
  "MT/HA": "tonnes per hectare",
}
