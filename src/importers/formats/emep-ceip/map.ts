import type { CountryCode } from "#domain/places/country.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { AGGREGATED_SECTORS, DETAILED_SECTORS } from "./sectors.data.ts"

export const EMEP: Source = {
  id: "emep-ceip",
  publisherId: "emep-ceip",
  publisher: "EMEP Centre on Emission Inventories and Projections",
  title: "Officially reported air pollutant emissions",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "EMEP/CEIP: officially reported emission data",
  redistribute: "yes",
  url: "https://www.ceip.at/webdab-emission-database",
}

/** Unions of states by their codes; those of 9, 11 and 12 members have no page. */
export const UNIONS: Readonly<Record<string, CountryCode>> = {
  EU15: "QEV",
  EU27: "EUU",
  EU28: "QEX",
}

/** Our code of a pollutant and sector: `NOx.F_RoadTransport`, `NOx.1A3bi`. */
export function reportCode(pollutant: string, sector: string): string {
  return `${pollutant}.${sector.replace(/[ ()]/g, (sign) => (sign === " " ? "" : "-"))}`
}

/** The indicator of a pollutant from a sector: `Black carbon (BC) emissions, road transport`. */
export function mapReport(pollutant: string, sector: string): ImportedIndicator {
  const words = AGGREGATED_SECTORS[sector] ?? DETAILED_SECTORS[sector] ?? `sector ${sector}`
  const isDetailed = sector in DETAILED_SECTORS
  return mapIndicator({
    publisherId: EMEP.publisherId,
    code: reportCode(pollutant, sector),
    name: `${POLLUTANTS[pollutant] ?? pollutant} emissions reported to EMEP, ${words}`,
    unit: "kt",
    definition: isDetailed
      ? `Sector ${sector} of the nomenclature for reporting of 2009.`
      : "An aggregated sector of the gridded nomenclature for reporting (GNFR).",
    notes:
      "As reported by the parties. Figures included elsewhere, not estimated, not applicable, not occurring or confidential are missing.",
    topics: ["Emissions", "Air pollution"],
    category: "infrastructure",
    aggregation: "sum",
  })
}

const POLLUTANTS: Readonly<Record<string, string>> = {
  BC: "Black carbon (BC)",
  CO: "Carbon monoxide (CO)",
  NH3: "Ammonia (NH3)",
  NMVOC: "Volatile organic compounds other than methane (NMVOC)",
  NOx: "Nitrogen oxides (NOx)",
  PM10: "Particulate matter (PM10)",
  "PM2.5": "Fine particulate matter (PM2.5)",
  SOx: "Sulphur oxides (SOx)",
}
