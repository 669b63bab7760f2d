import type { Database } from "#db/engine/database.ts"
import { selectDatasetSummaries, type DatasetKey } from "#db/catalogue/dataset-summaries.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { findCountry } from "#domain/places/find-country.ts"

import type { CatalogueTable } from "../columns/catalogue-table.ts"
import { findCovered, readEntry, type Coverage } from "../indicators/build-coverage.ts"
import { datasetId } from "../dataset-id.ts"
import { findInIndex, type IndicatorIndex } from "../indicators/indicator-index.ts"
import { subjectTest, supplyTest, wordsTest } from "../indicators/list-indicators.ts"
import { summaryFromRow } from "./summary-from-row.ts"
import { countPlaces, hasPlace, listPlaces, type PlaceSet } from "../indicators/place-set.ts"
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
  { index, ...coverage }: Coverage & { index: IndicatorIndex },
  filter: DatasetFilter,
): Promise<{ datasets: DatasetSummary[]; total: number }> {
  const rows = findRows(coverage, index, filter)
  const country = filter.country === undefined ? null : findCountry(filter.country)
  if (!rows || country === undefined) return { datasets: [], total: 0 }
  const matching = listSeries(coverage.table, rows, filter.frequency)
  const recent =
    filter.lastYearFrom === undefined
      ? matching
      : keepRecent(matching, coverage, filter.lastYearFrom)
  const named = filter.countries ?? (country && [country])
  const { keys, total } = slicePage(
    coverage.table,
    named ? keepPlaces(recent, named) : recent,
    filter,
  )
  const stored = keys.length === 0 ? [] : await selectDatasetSummaries(db, keys)
  const found = new Map(stored.map((row) => [datasetId(row), row]))
  const datasets = keys.flatMap((key) => {
    const row = found.get(datasetId(key))
    const summary = row && summaryFromRow(row, index)
    return summary ? [summary] : []
  })
  return { datasets, total }
}

/** Rows of the indicators that the filter wants, by name; `undefined` when it can want none. */
function findRows(
  { table, byName }: Coverage,
  index: IndicatorIndex,
  filter: DatasetFilter,
): Uint32Array | undefined {
  const isOfSubject = subjectTest(filter)
  const only = filter.indicator === undefined ? null : findInIndex(index, filter.indicator)
  if (!isOfSubject || only === undefined) return undefined
  const exact = filter.search === undefined ? undefined : findInIndex(index, filter.search)
  const named = [only, exact].flatMap((one) => one?.indicator.id ?? [])
  const rows = named.length === 0 ? byName : findOnly(table, named)
  const isSupplied = supplyTest(filter)
  const isNamed = wordsTest(exact ? undefined : filter.search)
  return rows.filter((row) => {
    const [columns, at] = table.find(row)
    return (
      isOfSubject(columns.readTraits(at)) &&
      isSupplied(columns, at) &&
      (filter.search === undefined || isNamed(columns.readName(at)))
    )
  })
}

/** The row that all of these mean. */
function findOnly(table: CatalogueTable, ids: readonly string[]): Uint32Array {
  const [id = ""] = ids
  const row = ids.every((one) => one === id) ? findCovered(table, id) : undefined
  return row === undefined ? new Uint32Array() : Uint32Array.of(row)
}

/** Series of an indicator and a frequency; where only some of them fit the filter, `only` has their places. */
type ListedSeries = {
  row: number
  frequency: Frequency
  places: PlaceSet
  only?: readonly Country[]
}

function listSeries(
  table: CatalogueTable,
  rows: Uint32Array,
  wanted: Frequency | undefined,
): ListedSeries[] {
  const listed: ListedSeries[] = []
  for (const row of rows) {
    const [columns, at] = table.find(row)
    for (const { frequency, places } of columns.readSeries(at))
      if (wanted === undefined || wanted === frequency) listed.push({ row, frequency, places })
  }
  return listed
}

/** The series of places whose last actual figure is of a year or a later one. */
function keepRecent(
  series: readonly ListedSeries[],
  coverage: Coverage,
  lastYearFrom: number,
): ListedSeries[] {
  return series.map((one) => {
    const { countries, regions, reach } = readEntry(coverage, one.row)
    const codes = [...countries, ...regions]
    const recent = new Set(codes.filter((_, at) => (reach?.lastYears[at] ?? 0) >= lastYearFrom))
    return { ...one, only: listPlaces(one.places).filter(({ code }) => recent.has(code)) }
  })
}

/** The series of places that are named, in the order in which they are. */
function keepPlaces(series: readonly ListedSeries[], named: readonly Country[]): ListedSeries[] {
  return series.map((one) => ({
    ...one,
    only: named.filter((country) =>
      one.only ? one.only.includes(country) : hasPlace(one.places, country),
    ),
  }))
}

/** One page of the series, counted without asking the database: millions of rows stay where they are. */
function slicePage(
  table: CatalogueTable,
  series: readonly ListedSeries[],
  { limit = DEFAULT_LIMIT, offset = 0 }: DatasetFilter,
): { keys: DatasetKey[]; total: number } {
  const end = offset + Math.min(limit, MAX_LIMIT)
  const keys: DatasetKey[] = []
  const counts = new Map<PlaceSet, number>()
  const countOf = (places: PlaceSet) => {
    const count = counts.get(places) ?? countPlaces(places)
    counts.set(places, count)
    return count
  }
  let total = 0
  for (const { row, frequency, places, only } of series) {
    const count = only?.length ?? countOf(places)
    const from = Math.max(0, offset - total)
    const to = Math.min(count, end - total)
    if (from < to) {
      const [columns, at] = table.find(row)
      const indicatorId = columns.readId(at)
      for (const { code } of (only ?? listPlaces(places)).slice(from, to))
        keys.push({ indicatorId, country: code, frequency })
    }
    total += count
  }
  return { keys, total }
}
