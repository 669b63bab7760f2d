import { countNoun } from "#domain/text/count-noun.ts"

/** How much is loaded, as counted in the database. */
export type CoverageCounts = { indicators: number; countries: number }

/** `1,486 indicators for 217 countries`; `undefined` while nothing is loaded. */
export function coverageText({ indicators, countries }: CoverageCounts): string | undefined {
  if (indicators === 0 || countries === 0) return undefined
  const measured = countNoun(indicators, "indicator", "indicators")
  return `${measured} for ${countNoun(countries, "country", "countries")}`
}
