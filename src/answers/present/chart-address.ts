import { chartPath, comparePath, indicatorPath } from "#domain/accounts/addresses.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import type { Result } from "../compute/result.ts"

/** The page and the embed with the chart that fits an answer: the ranking of a group, the line of a country, or both. */
export function findChartAddress(result: Result): { path: string; chart: string | null } {
  const { name } = result.panel.indicator
  const [first, second] = [...new Set(result.rows.map(({ country }) => country))].flatMap(
    (code) => countryByCode(code)?.slug ?? [],
  )
  if (result.group !== null) {
    const query = result.period === null ? {} : { endYear: Number(result.period) }
    return { path: indicatorPath({ name, query }), chart: chartPath({ name, query }) }
  }
  if (first !== undefined && second !== undefined)
    return {
      path: comparePath({ name, countrySlug: first, second: { name, countrySlug: second } }),
      chart: null,
    }
  return {
    path: indicatorPath({ name, countrySlug: first }),
    chart: chartPath({ name, countrySlug: first }),
  }
}
