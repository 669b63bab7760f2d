import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import { makeIndicator } from "./make-indicator.ts"

/** What a test says of an indicator and its coverage; the rest is filled in. */
export type CoverageFields = Partial<Omit<IndicatorCoverage, "indicator">> &
  Partial<Indicator> & { name: string }

/** An indicator with figures for Nigeria, Ghana, Kenya and the World, unless the test says otherwise. */
export function coverageOf(fields: CoverageFields): IndicatorCoverage {
  const code = fields.code ?? fields.name.replace(/[^A-Za-z]+/g, ".").toUpperCase()
  const { endYear = 2024 } = fields
  const { lastActualYear = endYear } = fields
  return {
    indicator: makeIndicator({ sourceId: "world-bank/wdi", ...pickWords(fields), code }),
    publisher: fields.publisher ?? "World Bank",
    countries: fields.countries ?? ["GHA", "KEN", "NGA"],
    regions: fields.regions ?? ["WLD"],
    frequencies: fields.frequencies ?? ["yearly"],
    startYear: fields.startYear ?? 1990,
    endYear,
    lastActualYear,
    factCountries: fields.factCountries ?? [],
    ...(fields.reach && { reach: fields.reach }),
  }
}

/** What a test says of the indicator itself. */
function pickWords(fields: CoverageFields): Partial<Indicator> {
  const { publisherId = "world-bank", name, category = "economy", unit = "" } = fields
  const { definition = "", isHeadline = false, publishedTopics = [], topics = [] } = fields
  return { publisherId, name, category, unit, definition, isHeadline, publishedTopics, topics }
}
