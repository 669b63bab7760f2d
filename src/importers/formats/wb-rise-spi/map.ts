import type { Source } from "#domain/indicators/source.ts"
import { lowerFirstWord } from "#domain/format/lower-first.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"
import { WORLD_BANK, worldBankSource } from "../world-bank/map.ts"
import { RISE_PILLARS, SPI_NAMES } from "./names.data.ts"

export const RISE: Source = {
  ...worldBankSource("Regulatory Indicators for Sustainable Energy"),
  url: "https://rise.esmap.org/",
}
export const SPI: Source = {
  ...worldBankSource("Statistical Performance Indicators"),
  url: "https://www.worldbank.org/en/programs/statistical-performance-indicators",
}

/** Whether a column of the statistical indicators holds scores, and not what a country is. */
export function isStatisticalScore(column: string): boolean {
  return column.startsWith("SPI.")
}

/** A score of the Statistical Performance Indicators under the code of the World Bank's API. */
export function mapStatistics(code: string): ImportedIndicator {
  const name = SPI_NAMES[code]
  return mapIndicator({
    publisherId: WORLD_BANK,
    code,
    name: `Statistical performance: ${name === undefined ? code : lowerFirstWord(name)}`,
    unit: code.startsWith("SPI.INDEX") ? "score (0 to 100)" : "score (0 to 1)",
    topics: ["Public Sector"],
    category: "economy",
    aggregation: "average",
    definition:
      "How far a country's statistics are used, open, complete and made to standards, as judged by the World Bank.",
  })
}

/** A score of RISE: its pillar, its indicator, or a part of one. The file has no names; those of the framework are used. */
export function mapRegulation(code: string): ImportedIndicator {
  const [, letters = "", ...numbers] = code.split("_")
  const pillar = RISE_PILLARS[letters]
  const part = numbers.length > 1 ? `, part ${numbers.slice(1).join(".")}` : ""
  const subject = nameSubject(pillar, numbers[0])
  return mapIndicator({
    publisherId: WORLD_BANK,
    code,
    name: `Regulation for ${pillar?.name ?? letters}: ${subject}${part}`,
    // Single questions count by points of scales of their own.
    unit: numbers.length > 2 ? "points" : "score (0 to 100)",
    topics: ["Energy & Mining", "Public Sector"],
    category: "infrastructure",
    aggregation: "average",
    definition: `Regulatory Indicators for Sustainable Energy (RISE): how far laws and rules support ${pillar?.name ?? "sustainable energy"}.`,
    notes:
      part === ""
        ? ""
        : "The file does not name the parts of its indicators; the number is that of the questionnaire.",
  })
}

function nameSubject(
  pillar: { indicators: readonly string[] } | undefined,
  number: string | undefined,
): string {
  if (number === undefined) return "overall score"
  return pillar?.indicators[Number(number) - 1] ?? `indicator ${number}`
}
