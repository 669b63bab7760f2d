import { parseCategory } from "#domain/category.ts"
import type { Country } from "#domain/country.ts"
import { findCountry } from "#domain/find-country.ts"

import type { CoveredIndicator } from "./build-coverage.ts"
import { hasPlace } from "./place-set.ts"
import type { IndicatorCoverage, IndicatorFilter, IndicatorList } from "./types.ts"

/**
 * Indicators with figures that fit a filter, by name; all of them unless a limit is given.
 * A category or country that is not known fits nothing.
 */
export function listIndicators(
  all: readonly CoveredIndicator[],
  filter: IndicatorFilter,
): IndicatorList {
  const category = filter.category === undefined ? null : parseCategory(filter.category)
  const country = filter.country === undefined ? null : findCountry(filter.country)
  if (category === undefined || country === undefined) return { indicators: [], total: 0 }
  const matching = all.filter(
    ({ coverage: { indicator }, places }) =>
      (category === null || indicator.category === category) &&
      (country === null || hasPlace(places, country)) &&
      hasWords(indicator.name, filter.name),
  )
  const { offset = 0, limit = matching.length } = filter
  const page = matching.slice(offset, offset + limit)
  return { indicators: page.map(({ coverage }) => coverage), total: matching.length }
}

/** Indicators with at least one figure for a country, by name. */
export function listCountryIndicators(
  all: readonly CoveredIndicator[],
  country: Country,
  category: string | undefined,
): IndicatorCoverage[] {
  const wanted = category === undefined ? null : parseCategory(category)
  return all
    .filter(
      ({ coverage: { indicator }, places }) =>
        (wanted === null || indicator.category === wanted) && hasPlace(places, country),
    )
    .map(({ coverage }) => coverage)
}

/** Whether every space-separated word is contained in a name, in any case. */
export function hasWords(name: string, words: string | undefined): boolean {
  if (words === undefined) return true
  const lower = name.toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => lower.includes(word))
}
