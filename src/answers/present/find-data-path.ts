import { comparePath, indicatorPath } from "#domain/addresses/page-paths.ts"
import { countryByCode } from "#domain/places/find-country.ts"

import type { Result } from "../compute/result.ts"

/** The page of the figures behind an answer: the ranking of a group, the series of a country, or two of them. */
export function findDataPath(result: Result): string {
  const { name } = result.panel.indicator
  const [first, second] = [...new Set(result.rows.map(({ country }) => country))].flatMap(
    (code) => countryByCode(code)?.slug ?? [],
  )
  if (result.group !== null) {
    const query = result.period === null ? {} : { endYear: Number(result.period) }
    return indicatorPath({ name, query })
  }
  if (first !== undefined && second !== undefined)
    return comparePath({ name, countrySlug: first, second: { name, countrySlug: second } })
  return indicatorPath({ name, countrySlug: first })
}
