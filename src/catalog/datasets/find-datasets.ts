import type { Database } from "#db/engine/database.ts"
import { selectDatasetSummaries, type DatasetKey } from "#db/catalogue/dataset-summaries.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import type { CoveredSeries } from "../indicators/build-coverage.ts"
import { datasetId } from "../dataset-id.ts"
import { findInIndex, type IndicatorIndex } from "../indicators/indicator-index.ts"
import { hasWords, subjectTest } from "../indicators/list-indicators.ts"
import { summaryFromRow } from "./summary-from-row.ts"
import { hasPlace, listPlaces } from "../indicators/place-set.ts"
import type { DatasetFilter, DatasetSummary } from "../types.ts"

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 1000

/**
 * Series that fit a filter, by indicator, frequency and country, at most 1,000 at once (50 unless asked).
 * A text in the filter that names nothing known fits nothing.
 */
export async function findDatasets(
  db: Database,
  { index, series }: { index: IndicatorIndex; series: readonly CoveredSeries[] },
  filter: DatasetFilter,
): Promise<{ datasets: DatasetSummary[]; total: number }> {
  const isWanted = indicatorTest(index, filter)
  const country = filter.country === undefined ? null : findCountry(filter.country)
  if (!isWanted || country === undefined) return { datasets: [], total: 0 }
  const matching = series.filter(
    ({ indicator, frequency }) =>
      isWanted(indicator) && (filter.frequency === undefined || filter.frequency === frequency),
  )
  const places = filter.countries ?? (country && [country])
  const { keys, total } = slicePage(matching, places, filter)
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
  return (indicator) =>
    isOfSubject(indicator) &&
    (only === null || indicator.id === only.indicator.id) &&
    (exact ? indicator.id === exact.indicator.id : hasWords(indicator.name, filter.search))
}

/** One page of the series, counted without asking the database: millions of rows stay where they are. */
function slicePage(
  series: readonly CoveredSeries[],
  wanted: readonly Country[] | null,
  { limit = DEFAULT_LIMIT, offset = 0 }: DatasetFilter,
): { keys: DatasetKey[]; total: number } {
  const end = offset + Math.min(limit, MAX_LIMIT)
  const keys: DatasetKey[] = []
  let total = 0
  for (const { indicator, frequency, places, count } of series) {
    const fitting = wanted?.filter((country) => hasPlace(places, country))
    const matching = fitting?.length ?? count
    const from = Math.max(0, offset - total)
    const to = Math.min(matching, end - total)
    if (from < to)
      for (const { code } of (fitting ?? listPlaces(places)).slice(from, to))
        keys.push({ indicatorId: indicator.id, country: code, frequency })
    total += matching
  }
  return { keys, total }
}
