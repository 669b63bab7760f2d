import type { SeriesCoverage } from "#db/catalogue/coverage.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { getYear } from "#domain/time/period.ts"

import { compareNames } from "./compare-names.ts"
import { decideHeadlines } from "./decide-headlines.ts"
import type { IndicatorIndex, ListedIndicator } from "./indicator-index.ts"
import {
  countPlaces,
  createPlaceSets,
  joinPlaces,
  listCodes,
  withoutPlaces,
  type PlaceSet,
} from "./place-set.ts"
import { yearFrom } from "./year-from.ts"
import { forEachInSlices, sortInSlices } from "../in-slices.ts"
import type { CatalogCounts, IndicatorCoverage, PlaceReach } from "../types.ts"

/** An indicator with everywhere it has a figure, undated ones included. */
export type CoveredIndicator = { coverage: IndicatorCoverage; places: PlaceSet }

/** Where an indicator has series of one frequency. */
export type CoveredSeries = {
  indicator: Indicator
  frequency: Frequency
  places: PlaceSet
  count: number
}

/** What is held, without the figures: by name of the indicator, then by frequency. */
export type Coverage = {
  indicators: readonly CoveredIndicator[]
  byId: ReadonlyMap<string, CoveredIndicator>
  /** The indicators of each category, by name. */
  byCategory: ReadonlyMap<Category, readonly CoveredIndicator[]>
  /** Marked indicators first, then those of most countries, then the newest. */
  widest: readonly CoveredIndicator[]
  series: readonly CoveredSeries[]
  counts: Omit<CatalogCounts, "starterOnly">
}

/** Joins what the series and undated figures cover to one entry an indicator; indicators without figures are left out. */
export async function buildCoverage(
  index: IndicatorIndex,
  rowsById: ReadonlyMap<string, readonly SeriesCoverage[]>,
  factsById: ReadonlyMap<string, string>,
): Promise<Coverage> {
  const makeSet = createPlaceSets()
  const listed = [...index.byId.values()].filter(
    ({ indicator: { id } }) => rowsById.has(id) || factsById.has(id),
  )
  const byName = await sortInSlices(listed, (a, b) =>
    compareNames(a.indicator.name, b.indicator.name),
  )
  const covered: (CoveredIndicator & { series: CoveredSeries[] })[] = []
  let observations = 0
  await forEachInSlices(byName, (one) => {
    const { id } = one.indicator
    const rows = rowsById.get(id) ?? []
    for (const { figureCount } of rows) observations += figureCount
    covered.push(coverIndicator(one, rows, { makeSet, facts: makeSet(factsById.get(id) ?? "") }))
  })
  const series = covered.flatMap((indicator) => indicator.series)
  const headlines = decideHeadlines(covered.map(({ coverage }) => coverage))
  const indicators = covered.map(({ coverage, places }) => ({
    coverage: markHeadline(coverage, headlines),
    places,
  }))
  return {
    indicators,
    byId: new Map(indicators.map((entry) => [entry.coverage.indicator.id, entry])),
    byCategory: Map.groupBy(indicators, ({ coverage }) => coverage.indicator.category),
    widest: await sortInSlices(indicators, (a, b) => compareWidth(a.coverage, b.coverage)),
    series,
    counts: {
      indicators: covered.length,
      countries: listCodes(joinPlaces(covered.map(({ places }) => places)), "country").length,
      series: series.reduce((sum, { count }) => sum + count, 0),
      observations,
    },
  }
}

function markHeadline(
  coverage: IndicatorCoverage,
  headlines: ReadonlySet<string>,
): IndicatorCoverage {
  const { indicator } = coverage
  const isHeadline = headlines.has(indicator.id)
  return indicator.isHeadline === isHeadline
    ? coverage
    : { ...coverage, indicator: { ...indicator, isHeadline } }
}

function compareWidth(a: IndicatorCoverage, b: IndicatorCoverage): number {
  const reach = ({ countries, factCountries }: IndicatorCoverage) =>
    countries.length + factCountries.length
  return (
    Number(b.indicator.isHeadline) - Number(a.indicator.isHeadline) ||
    reach(b) - reach(a) ||
    (b.lastActualYear ?? 0) - (a.lastActualYear ?? 0)
  )
}

function coverIndicator(
  { indicator, publisher }: ListedIndicator,
  rows: readonly SeriesCoverage[],
  { makeSet, facts }: { makeSet: (codes: string) => PlaceSet; facts: PlaceSet },
) {
  const series = FREQUENCIES.flatMap((frequency): CoveredSeries[] => {
    // Places may come from several sources.
    const parts = rows.filter((row) => row.frequency === frequency)
    if (parts.length === 0) return []
    const places = joinPlaces(parts.map((row) => makeSet(row.places)))
    return [{ indicator, frequency, places, count: countPlaces(places) }]
  })
  const dated = joinPlaces(series.map(({ places }) => places))
  const countries = listCodes(dated, "country")
  const regions = listCodes(dated, "region")
  const coverage: IndicatorCoverage = {
    indicator,
    publisher,
    countries,
    regions,
    reach: measureReach([...countries, ...regions], rows),
    frequencies: series.map(({ frequency }) => frequency),
    ...(series.length > 1 && { placesByFrequency: listPlacesByFrequency(series) }),
    startYear: yearFrom(rows, ({ startIndex }) => startIndex, Math.min),
    endYear: yearFrom(rows, ({ lastIndex }) => lastIndex, Math.max),
    lastActualYear: yearFrom(rows, ({ lastActualIndex }) => lastActualIndex, Math.max),
    factCountries: listCodes(withoutPlaces(facts, dated), "country"),
  }
  return { coverage, series, places: joinPlaces([dated, facts]) }
}

function listPlacesByFrequency(series: readonly CoveredSeries[]) {
  return new Map(
    series.map(({ frequency, places }) => [
      frequency,
      [...listCodes(places, "country"), ...listCodes(places, "region")],
    ]),
  )
}

/** Of several frequencies, the newest year with an actual figure and the most figures count. */
function measureReach(places: readonly string[], rows: readonly SeriesCoverage[]): PlaceReach {
  const at = new Map(places.map((code, number) => [code, number]))
  const lastYears = new Int16Array(places.length)
  const figureCounts = new Uint16Array(places.length)
  for (const { frequency, places: codes, lastActualIndexes, figureCounts: counts } of rows) {
    const lasts = lastActualIndexes.split(",")
    const lengths = counts.split(",")
    codes.split(",").forEach((code, row) => {
      const number = at.get(code)
      if (number === undefined) return
      // Nothing is written for a place of which all figures are forecasts.
      const year = getYear(frequency, Number(lasts[row]))
      lastYears[number] = Math.max(lastYears[number] ?? 0, year)
      figureCounts[number] = Math.max(figureCounts[number] ?? 0, Number(lengths[row]))
    })
  }
  return { lastYears, figureCounts }
}
