import { countText } from "#domain/format/count-text.ts"

/** How much is loaded, as counted in the database. */
export type CoverageCounts = { indicators: number; countries: number }

function counted(count: number, one: string, many: string): string {
  return `${countText(count)} ${count === 1 ? one : many}`
}

/** `1,486 indicators for 217 countries`; `undefined` while nothing is loaded. */
export function coverageText({ indicators, countries }: CoverageCounts): string | undefined {
  if (indicators === 0 || countries === 0) return undefined
  const measured = counted(indicators, "indicator", "indicators")
  return `${measured} for ${counted(countries, "country", "countries")}`
}
