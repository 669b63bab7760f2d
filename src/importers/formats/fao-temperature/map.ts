import type { Source } from "#domain/indicators/source.ts"

import type { ImportedIndicator } from "../../importer.ts"
import { mapIndicator } from "../../indicators/map-indicator.ts"

export const TEMPERATURE: Source = {
  id: "fao-temperature",
  publisherId: "fao",
  publisher: "FAO",
  title: "FAOSTAT temperature change on land",
  licence: "CC BY-NC-SA 3.0 IGO for editions before 2024, CC BY 4.0 since",
  licenceUrl: "https://www.fao.org/contact-us/terms/db-terms-of-use/en/",
  attribution: "FAO: FAOSTAT, temperature change on land",
  redistribute: "no",
  url: "https://www.fao.org/faostat/en/#data/ET",
}

/** The months, seasons and year that a row is of, by FAO's codes; a month has its place in the year. */
export type PartOfYear = { month: number } | { code: string; words: string }

/** The part of the year with FAO's code; `undefined` for any other code. */
export function findPartOfYear(code: string): PartOfYear | undefined {
  const month = Number(code) - 7000
  if (month >= 1 && month <= 12) return { month }
  const words = SEASONS[code]
  return words === undefined ? undefined : { code, words }
}

const SEASONS: Readonly<Record<string, string>> = {
  "7016": "December to February",
  "7017": "March to May",
  "7018": "June to August",
  "7019": "September to November",
  "7020": "meteorological year",
}

/** FAO's code of the element, and of the season where it is one: `ET.7271`, `ET.7271.7016`. */
export function temperatureCode(element: string, part: PartOfYear): string {
  return "month" in part ? `ET.${element}` : `ET.${element}.${part.code}`
}

/** The indicator of an element by month, by season or by meteorological year. */
export function mapTemperature(element: string, part: PartOfYear, unit: string): ImportedIndicator {
  const { name, definition } = ELEMENTS[element] ?? { name: `Element ${element}`, definition: "" }
  return mapIndicator({
    publisherId: TEMPERATURE.publisherId,
    code: temperatureCode(element, part),
    name: "month" in part ? name : `${name}, ${part.words}`,
    unit,
    definition,
    notes:
      "month" in part
        ? ""
        : "The meteorological year begins in December, and its winter holds the December of the year before.",
    topics: ["Climate change"],
    category: "infrastructure",
    aggregation: "average",
  })
}

const BASELINE = "the mean of the years 1951 to 1980"

const ELEMENTS: Readonly<Record<string, { name: string; definition: string }>> = {
  "7271": {
    name: "Temperature change on land",
    definition: `Mean surface temperature on land, as its difference from ${BASELINE}.`,
  },
  "6078": {
    name: "Standard deviation of the temperature on land in the baseline years",
    definition: `How much the mean surface temperature varied around ${BASELINE}; the same for every year.`,
  },
}

/** Whether an element is one that is known. */
export function isElement(element: string): boolean {
  return element in ELEMENTS
}
