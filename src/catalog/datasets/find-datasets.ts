import type { Database } from "#db/engine/database.ts"
import { selectDatasetSummaries, type DatasetKey } from "#db/catalogue/dataset-summaries.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { Coverage, CoveredSeries } from "../indicators/build-coverage.ts"
import { datasetId } from "../dataset-id.ts"
import { findInIndex, type IndicatorIndex } from "../indicators/indicator-index.ts"
import { isSuppliedBy, subjectTest, wordsTest } from "../indicators/list-indicators.ts"
import { summaryFromRow } from "./summary-from-row.ts"
import { hasPlace, listPlaces } from "../indicators/place-set.ts"
import type { DatasetFilter } from "../indicators/list-filters.ts"
import type { DatasetSummary } from "../series-summary.ts"

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1000

/**
 * Series that fit a filter, by indicator, frequency and country, at most 1,000 at once (50 unless asked).
 * A text in the filter that names nothing known fits nothing.
 */
export async function findDatasets(
  db: Database,
  { index, series, byId }: Pick<Coverage, "series" | "byId"> & { index: IndicatorIndex },
  filter: DatasetFilter,
): Promise<{ datasets: DatasetSummary[]; total: number }> {
  const isWanted = indicatorTest(index, filter)
  const country = filter.country === undefined ? null : findCountry(filter.country)
  if (!isWanted || country === undefined) return { datasets: [], total: 0 }
  const matching = series.filter(({ indicator, frequency }) => {
    const coverage = byId.get(indicator.id)?.coverage
    return (
      isWanted(indicator) &&
      (filter.frequency === undefined || filter.frequency === frequency) &&
      coverage !== undefined &&
      isSuppliedBy(coverage, filter)
    )
  })
  const recent =
    filter.lastYearFrom === undefined ? matching : keepRecent(matching, byId, filter.lastYearFrom)
  const named = filter.countries ?? (country && [country])
  const { keys, total } = slicePage(named ? keepPlaces(recent, named) : recent, filter)
  const rows = keys.length === 0 ? [] : await selectDatasetSummaries(db, keys)
  const found = new Map(rows.map((row) => [datasetId(row), row]))
  const datasets = keys.flatMap((key) => {
    const row = found.get(datasetId(key))
    const summary = row && summaryFromRow(row, index)
    return summary ? [summary] : []
  })
  return { datasets, total }
}

/** Which indicators the filter wants; `undefined` when it can want none. */
function indicatorTest(
  index: IndicatorIndex,
  filter: DatasetFilter,
): ((indicator: Indicator) => boolean) | undefined {
  const isOfSubject = subjectTest(filter)
  const only = filter.indicator === undefined ? null : findInIndex(index, filter.indicator)
  if (!isOfSubject || only === undefined) return undefined
  const exact = filter.search === undefined ? undefined : findInIndex(index, filter.search)
  const isNamed = wordsTest(filter.search)
  return (indicator) =>
    isOfSubject(indicator) &&
    (only === null || indicator.id === only.indicator.id) &&
    (exact ? indicator.id === exact.indicator.id : isNamed(indicator.name))
}

/** Series of an indicator and a frequency; where only some of them fit the filter, `only` has their places. */
type ListedSeries = CoveredSeries & { only?: readonly Country[] }

/** The series of places whose last actual figure is of a year or a later one. */
function keepRecent(
  series: readonly CoveredSeries[],
  byId: Coverage["byId"],
  lastYearFrom: number,
): ListedSeries[] {
  return series.map((one) => {
    const coverage = byId.get(one.indicator.id)?.coverage
    // Without reach all places end with the indicator, whose year was looked at already.
    if (!coverage?.reach) return one
    const { lastYears } = coverage.reach
    const codes = [...coverage.countries, ...coverage.regions]
    const recent = new Set<string>(codes.filter((_, at) => (lastYears[at] ?? 0) >= lastYearFrom))
    return limitTo(
      one,
      listPlaces(one.places).filter(({ code }) => recent.has(code)),
    )
  })
}

/** The series of places that are named, in the order in which they are. */
function keepPlaces(series: readonly ListedSeries[], named: readonly Country[]): ListedSeries[] {
  return series.map((one) =>
    limitTo(
      one,
      named.filter((country) =>
        one.only ? one.only.includes(country) : hasPlace(one.places, country),
      ),
    ),
  )
}

function limitTo(series: ListedSeries, only: readonly Country[]): ListedSeries {
  return { ...series, only, count: only.length }
}

/** One page of the series, counted without asking the database: millions of rows stay where they are. */
function slicePage(
  series: readonly ListedSeries[],
  { limit = DEFAULT_LIMIT, offset = 0 }: DatasetFilter,
): { keys: DatasetKey[]; total: number } {
  const end = offset + Math.min(limit, MAX_LIMIT)
  const keys: DatasetKey[] = []
  let total = 0
  for (const { indicator, frequency, places, count, only } of series) {
    const from = Math.max(0, offset - total)
    const to = Math.min(count, end - total)
    if (from < to)
      for (const { code } of (only ?? listPlaces(places)).slice(from, to))
        keys.push({ indicatorId: indicator.id, country: code, frequency })
    total += count
  }
  return { keys, total }
}
