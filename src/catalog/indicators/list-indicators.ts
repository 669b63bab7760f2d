import { parseCategory } from "#domain/indicators/category.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { parseTopic } from "#domain/indicators/topic.ts"

import { coversPlace, readEntry, type Coverage } from "./build-coverage.ts"
import type { Traits } from "../columns/catalogue-columns.ts"
import type { OpenColumns } from "../columns/open-columns.ts"
import type { IndicatorCoverage } from "../indicator-coverage.ts"
import type { IndicatorFilter, IndicatorList, SubjectFilter, SupplyFilter } from "./list-filters.ts"

/**
 * Indicators with figures that fit a filter, by name; all of them unless a limit is given.
 * A category, topic or country that is not known fits nothing.
 */
export function listIndicators(coverage: Coverage, filter: IndicatorFilter): IndicatorList {
  const { offset = 0, limit, name } = filter
  const country = filter.country === undefined ? null : findCountry(filter.country)
  const rows = country === undefined ? NO_ROWS : findRows(coverage, { ...filter, country, name })
  const page = rows.subarray(offset, limit === undefined ? undefined : offset + limit)
  return {
    indicators: Array.from(page, (row) => readEntry(coverage, row)),
    total: rows.length,
  }
}

/** Indicators with at least one figure for a country, by name. */
export function listCountryIndicators(
  coverage: Coverage,
  country: Country,
  filter: SubjectFilter & SupplyFilter,
): IndicatorCoverage[] {
  const rows = findRows(coverage, { ...filter, country, name: undefined })
  return Array.from(rows, (row) => readEntry(coverage, row))
}

type RowFilter = SubjectFilter &
  SupplyFilter & { country: Country | null; name: string | undefined }

const NO_ROWS = new Uint32Array()

function findRows({ table, byName, byCategory }: Coverage, filter: RowFilter): Uint32Array {
  const { category, topic, publisher, frequency, lastYearFrom, name, country } = filter
  const isOfSubject = subjectTest(filter)
  if (!isOfSubject) return NO_ROWS
  const known = category === undefined ? undefined : parseCategory(category)
  const rows = known === undefined ? byName : (byCategory.get(known) ?? NO_ROWS)
  if ([topic, publisher, frequency, lastYearFrom, name, country ?? undefined].every(isAbsent))
    return rows
  const isSupplied = supplyTest(filter)
  const isNamed = wordsTest(name)
  return rows.filter((row) => {
    const [columns, at] = table.find(row)
    return (
      isOfSubject(columns.readTraits(at)) &&
      isSupplied(columns, at) &&
      (country === null || coversPlace(table, row, country)) &&
      (name === undefined || isNamed(columns.readName(at)))
    )
  })
}

function isAbsent(value: unknown): boolean {
  return value === undefined
}

/** Which rows have the publisher, the frequency and the last year of a filter. */
export function supplyTest(filter: SupplyFilter): (columns: OpenColumns, row: number) => boolean {
  const { frequency, lastYearFrom } = filter
  const wanted = filter.publisher?.trim().toLowerCase()
  const isOfPublisher = ({ publisher, publisherId }: Traits) =>
    publisher.toLowerCase() === wanted || publisherId.toLowerCase() === wanted
  return (columns, row) =>
    (wanted === undefined || isOfPublisher(columns.readTraits(row))) &&
    (frequency === undefined ||
      columns.readSeries(row).some((series) => series.frequency === frequency)) &&
    (lastYearFrom === undefined || (columns.readLastActualYear(row) ?? 0) >= lastYearFrom)
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
