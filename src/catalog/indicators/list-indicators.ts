import { parseCategory, type Category } from "#domain/indicators/category.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { parseTopic } from "#domain/indicators/topic.ts"

import type { Coverage, CoveredIndicator } from "./build-coverage.ts"
import { hasPlace } from "./place-set.ts"
import type { IndicatorCoverage } from "../indicator-coverage.ts"
import type { IndicatorFilter, IndicatorList, SubjectFilter, SupplyFilter } from "./list-filters.ts"

/**
 * Indicators with figures that fit a filter, by name; all of them unless a limit is given.
 * A category, topic or country that is not known fits nothing.
 */
export function listIndicators(
  { indicators: all, byCategory }: Pick<Coverage, "indicators" | "byCategory">,
  filter: IndicatorFilter,
): IndicatorList {
  const isOfSubject = subjectTest(filter)
  const isNamed = wordsTest(filter.name)
  const country = filter.country === undefined ? null : findCountry(filter.country)
  if (!isOfSubject || country === undefined) return { indicators: [], total: 0 }
  if (Object.keys(filter).every((key) => key === "limit" || key === "offset"))
    return slicePage(all, filter)
  const category = parseCategory(filter.category ?? "")
  const ofCategory = category === undefined ? all : (byCategory.get(category) ?? [])
  const matching = ofCategory.filter(
    ({ coverage, places }) =>
      isOfSubject(coverage.indicator) &&
      isSuppliedBy(coverage, filter) &&
      (country === null || hasPlace(places, country)) &&
      isNamed(coverage.indicator.name),
  )
  return slicePage(matching, filter)
}

function slicePage(
  matching: readonly CoveredIndicator[],
  { offset = 0, limit = matching.length }: IndicatorFilter,
): IndicatorList {
  const page = matching.slice(offset, offset + limit)
  return { indicators: page.map(({ coverage }) => coverage), total: matching.length }
}

/** The first indicators of a category, by name, with a figure for a country: found without looking at all others. */
export function listFirstOfCategory(
  { byCategory }: Pick<Coverage, "byCategory">,
  { category, country, limit }: { category: Category; country: Country; limit: number },
): IndicatorCoverage[] {
  const first: IndicatorCoverage[] = []
  for (const { coverage, places } of byCategory.get(category) ?? []) {
    if (hasPlace(places, country)) first.push(coverage)
    if (first.length === limit) break
  }
  return first
}

/** Indicators with at least one figure for a country, by name. */
export function listCountryIndicators(
  all: readonly CoveredIndicator[],
  country: Country,
  filter: SubjectFilter & SupplyFilter,
): IndicatorCoverage[] {
  const isOfSubject = subjectTest(filter)
  if (!isOfSubject) return []
  return all
    .filter(
      ({ coverage, places }) =>
        isOfSubject(coverage.indicator) &&
        isSuppliedBy(coverage, filter) &&
        hasPlace(places, country),
    )
    .map(({ coverage }) => coverage)
}

/** Whether an indicator has the publisher, the frequency and the last year of a filter. */
export function isSuppliedBy(
  { indicator, publisher, frequencies, lastActualYear }: IndicatorCoverage,
  filter: SupplyFilter,
): boolean {
  const wanted = filter.publisher?.trim().toLowerCase()
  return (
    (wanted === undefined ||
      publisher.toLowerCase() === wanted ||
      indicator.publisherId.toLowerCase() === wanted) &&
    (filter.frequency === undefined || frequencies.includes(filter.frequency)) &&
    (filter.lastYearFrom === undefined || (lastActualYear ?? 0) >= filter.lastYearFrom)
  )
}

/** Which indicators are of the category and topic of a filter; `undefined` where one of these is not known. */
export function subjectTest(
  filter: SubjectFilter,
): ((indicator: Pick<Indicator, "category" | "topics">) => boolean) | undefined {
  const category = filter.category === undefined ? null : parseCategory(filter.category)
  const topic = filter.topic === undefined ? null : parseTopic(filter.topic)
  if (category === undefined || topic === undefined) return undefined
  return (indicator) =>
    (category === null || indicator.category === category) &&
    (topic === null || indicator.topics.includes(topic))
}

/** Whether every space-separated word is contained in a name, in any case. The words are read once for all names. */
export function wordsTest(text: string | undefined): (name: string) => boolean {
  if (text === undefined) return () => true
  const words = text.toLowerCase().split(/\s+/)
  return (name) => {
    const lower = name.toLowerCase()
    return words.every((word) => lower.includes(word))
  }
}
