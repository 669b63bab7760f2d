import type { IndicatorCoverage } from "#catalog/types.ts"
import { indicatorId, type Indicator } from "#domain/indicators/indicator.ts"

/** What a test says of an indicator and its coverage; the rest is filled in. */
export type CoverageFields = Partial<Omit<IndicatorCoverage, "indicator">> &
  Partial<Indicator> & { name: string }

/** An indicator with figures for Nigeria, Ghana, Kenya and the World, unless the test says otherwise. */
export function coverageOf(fields: CoverageFields): IndicatorCoverage {
  const code = fields.code ?? fields.name.replace(/[^A-Za-z]+/g, ".").toUpperCase()
  const publisherId = fields.publisherId ?? "world-bank"
  const { endYear = 2024 } = fields
  const { lastActualYear = endYear } = fields
  return {
    indicator: {
      id: indicatorId(publisherId, code),
      publisherId,
      sourceId: "world-bank/wdi",
      code,
      name: fields.name,
      category: fields.category ?? "economy",
      unit: fields.unit ?? "",
      currency: null,
      definition: fields.definition ?? "",
      notes: "",
      sourceNote: "",
      aggregation: "average",
      decimals: null,
      isHeadline: fields.isHeadline ?? false,
      ...topicsOf(fields),
    },
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

function topicsOf({ publishedTopics = [], topics = [] }: CoverageFields) {
  return { publishedTopics, topics }
}
