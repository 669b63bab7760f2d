import type { SeriesCoverage } from "#db/catalogue/coverage.ts"
import { findConcept } from "#domain/indicators/concepts.ts"
import { isNamedByCode } from "#domain/indicators/named-by-code.ts"
import { FREQUENCIES, type Frequency } from "#domain/time/frequency.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import { getYear } from "#domain/time/period.ts"
import { forEachInSlices, mergeFew, sortInSlices } from "#domain/in-slices.ts"

import { compareNames, compareTexts } from "./compare-names.ts"
import { decideHeadlines, isWide } from "./decide-headlines.ts"
import type { IndicatorIndex, ListedIndicator } from "./indicator-index.ts"
import {
  countEachPlace,
  countPlaces,
  createPlaceSets,
  joinPlaces,
  listCodes,
  numberPlaces,
  withoutPlaces,
  type PlaceSet,
} from "./place-set.ts"
import { forEachNumber } from "./each-number.ts"
import { yearFrom } from "./year-from.ts"
import type { IndicatorCoverage, PlaceReach } from "../indicator-coverage.ts"

/** More than a process can hold. */
const MAX_INDICATORS = 2 ** 21

/** How much the catalogue holds in all. */
export type CatalogCounts = {
  indicators: number
  countries: number
  series: number
  observations: number
  /** Whether nothing but the starter data is loaded. */
  starterOnly: boolean
}

/** An indicator with everywhere it has a figure, undated ones included. */
export type CoveredIndicator = {
  coverage: IndicatorCoverage
  places: PlaceSet
  series: readonly CoveredSeries[]
  valueCount: number
  /** Whether it carries a code that people ask for; its coverage says whether it is the headline of its measure. */
  isMarked: boolean
}

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
  /** In how many indicators each place has a figure. */
  countByPlace: ReadonlyMap<string, number>
  counts: Omit<CatalogCounts, "starterOnly">
}

/** What the series and undated figures of indicators cover, by their ids. */
export type CoverageRows = {
  series: ReadonlyMap<string, readonly SeriesCoverage[]>
  facts: ReadonlyMap<string, string>
}

/** Joins what the series and undated figures cover to one entry an indicator; indicators without figures are left out. */
export async function buildCoverage(index: IndicatorIndex, rows: CoverageRows): Promise<Coverage> {
  return joinCoverage(await coverIndicators(index.byId.values(), rows))
}

/**
 * What is held after a change of these indicators: the same as what is built from everything, but entries that did not
 * change are taken over as they are.
 */
export async function renewCoverage(
  before: Coverage,
  index: IndicatorIndex,
  { ids, ...rows }: CoverageRows & { ids: ReadonlySet<string> },
): Promise<Coverage> {
  const changed = [...ids].flatMap((id) => index.byId.get(id) ?? [])
  const kept: CoveredIndicator[] = []
  await forEachInSlices(before.indicators, (entry) => {
    if (!ids.has(entry.coverage.indicator.id)) kept.push(entry)
  })
  return joinCoverage(mergeFew(kept, await coverIndicators(changed, rows), byName), before)
}

/** By name, those left out of which nothing is held. */
async function coverIndicators(
  listed: Iterable<ListedIndicator>,
  { series, facts }: CoverageRows,
): Promise<CoveredIndicator[]> {
  const makeSet = createPlaceSets()
  const covered: CoveredIndicator[] = []
  await forEachInSlices(listed, (one) => {
    const { id } = one.indicator
    const [rows = [], codes = ""] = [series.get(id), facts.get(id)]
    if (rows.length > 0 || codes !== "")
      covered.push(coverIndicator(one, rows, { makeSet, facts: makeSet(codes) }))
  })
  // Those that say a code only come behind all others: told apart once, and not at each comparison.
  const { named = [], coded = [] } = Object.groupBy(covered, ({ coverage }) =>
    isNamedByCode(coverage.indicator.name) ? "coded" : "named",
  )
  return [...(await sortInSlices(named, byText)), ...(await sortInSlices(coded, byText))]
}

/** `before` are the entries that are in their order of width already. */
async function joinCoverage(
  covered: readonly CoveredIndicator[],
  before?: Coverage,
): Promise<Coverage> {
  const indicators = await markHeadlines(covered)
  const byId = new Map<string, CoveredIndicator>()
  const byCategory = new Map<Category, CoveredIndicator[]>()
  const series: CoveredSeries[] = []
  const sets = new Map<PlaceSet, number>()
  const sums = { series: 0, observations: 0 }
  await forEachInSlices(indicators, (entry) => {
    const { indicator } = entry.coverage
    byId.set(indicator.id, entry)
    const ofCategory = byCategory.get(indicator.category)
    if (ofCategory) ofCategory.push(entry)
    else byCategory.set(indicator.category, [entry])
    for (const one of entry.series) {
      series.push(one)
      sums.series += one.count
    }
    sets.set(entry.places, (sets.get(entry.places) ?? 0) + 1)
    sums.observations += entry.valueCount
  })
  const countByPlace = await countEachPlace(sets)
  const countries = COUNTRIES.filter(({ code }) => countByPlace.has(code)).length
  return {
    indicators,
    byId,
    byCategory,
    widest: await orderByWidth(indicators, byId, before),
    series,
    countByPlace,
    counts: { indicators: indicators.length, countries, ...sums },
  }
}

async function markHeadlines(covered: readonly CoveredIndicator[]): Promise<CoveredIndicator[]> {
  // Only these may be headlines.
  const coverage = new Map<string, IndicatorCoverage>()
  const marked: IndicatorId[] = []
  let hasWide = false
  await forEachInSlices(covered, (entry) => {
    const { id } = entry.coverage.indicator
    if (entry.isMarked) marked.push(id)
    if (entry.isMarked || findConcept(id) !== undefined) coverage.set(id, entry.coverage)
    hasWide ||= isWide(entry.coverage)
  })
  const headlines = decideHeadlines({ marked, hasWide, coverage })
  const indicators: CoveredIndicator[] = []
  await forEachInSlices(covered, (entry) => indicators.push(markHeadline(entry, headlines)))
  return indicators
}

function markHeadline(entry: CoveredIndicator, headlines: ReadonlySet<string>): CoveredIndicator {
  const { indicator } = entry.coverage
  const isHeadline = headlines.has(indicator.id)
  return indicator.isHeadline === isHeadline
    ? entry
    : { ...entry, coverage: { ...entry.coverage, indicator: { ...indicator, isHeadline } } }
}

/** Those that were there before are in order: only the others are sorted. */
async function orderByWidth(
  indicators: readonly CoveredIndicator[],
  byId: Coverage["byId"],
  before: Coverage | undefined,
): Promise<CoveredIndicator[]> {
  if (before === undefined) return sortByWidth(indicators)
  const kept: CoveredIndicator[] = []
  await forEachInSlices(before.widest, (entry) => {
    if (byId.get(entry.coverage.indicator.id) === entry) kept.push(entry)
  })
  const others: CoveredIndicator[] = []
  await forEachInSlices(indicators, (entry) => {
    if (before.byId.get(entry.coverage.indicator.id) !== entry) others.push(entry)
  })
  return mergeFew(kept, await sortInSlices(others, byWidth), byWidth)
}

function byName({ coverage: a }: CoveredIndicator, { coverage: b }: CoveredIndicator): number {
  return compareNames(a.indicator.name, b.indicator.name) || compareIds(a, b)
}

function byText({ coverage: a }: CoveredIndicator, { coverage: b }: CoveredIndicator): number {
  return compareTexts(a.indicator.name, b.indicator.name) || compareIds(a, b)
}

function compareIds({ indicator: a }: IndicatorCoverage, { indicator: b }: IndicatorCoverage) {
  return a.id < b.id ? -1 : 1
}

function byWidth(a: CoveredIndicator, b: CoveredIndicator): number {
  return measureWidth(b.coverage) - measureWidth(a.coverage) || byName(a, b)
}

/** All of them, by name already, so that numbers alone are compared. */
async function sortByWidth(indicators: readonly CoveredIndicator[]): Promise<CoveredIndicator[]> {
  const keys = new Float64Array(indicators.length)
  await forEachInSlices(indicators, ({ coverage }, at) => {
    keys[at] = at - measureWidth(coverage) * MAX_INDICATORS
  })
  keys.sort()
  const sorted: CoveredIndicator[] = []
  await forEachInSlices(keys, (key) => {
    const at = ((key % MAX_INDICATORS) + MAX_INDICATORS) % MAX_INDICATORS
    const entry = indicators[at]
    if (entry !== undefined) sorted.push(entry)
  })
  return sorted
}

/** A number of at most 30 bits: headlines first, then by the number of countries, then by the last actual year. */
function measureWidth(coverage: IndicatorCoverage): number {
  const { indicator, countries, factCountries, lastActualYear } = coverage
  const reach = (indicator.isHeadline ? 1 << 12 : 0) + countries.length + factCountries.length
  return reach * (1 << 16) + (lastActualYear ?? 0) + (1 << 15)
}

function coverIndicator(
  { indicator, publisher }: ListedIndicator,
  rows: readonly SeriesCoverage[],
  { makeSet, facts }: { makeSet: (codes: string) => PlaceSet; facts: PlaceSet },
): CoveredIndicator {
  const series = listSeries(indicator, rows, makeSet)
  const dated = joinPlaces(series.map(({ places }) => places))
  const countries = listCodes(dated, "country")
  const regions = listCodes(dated, "region")
  const coverage: IndicatorCoverage = {
    indicator,
    publisher,
    countries,
    regions,
    reach: measureReach(dated, rows),
    frequencies: series.map(({ frequency }) => frequency),
    ...(series.length > 1 && { placesByFrequency: listPlacesByFrequency(series) }),
    startYear: yearFrom(rows, ({ startIndex }) => startIndex, Math.min),
    endYear: yearFrom(rows, ({ lastIndex }) => lastIndex, Math.max),
    lastActualYear: yearFrom(rows, ({ lastActualIndex }) => lastActualIndex, Math.max),
    factCountries: listCodes(withoutPlaces(facts, dated), "country"),
  }
  return {
    coverage,
    series,
    places: joinPlaces([dated, facts]),
    valueCount: rows.reduce((sum, row) => sum + row.valueCount, 0),
    isMarked: indicator.isHeadline,
  }
}

function listSeries(
  indicator: Indicator,
  rows: readonly SeriesCoverage[],
  makeSet: (codes: string) => PlaceSet,
): CoveredSeries[] {
  const frequencies = FREQUENCIES.filter((one) => rows.some(({ frequency }) => frequency === one))
  return frequencies.map((frequency) => {
    // Places may come from several sources.
    const parts = rows.length === 1 ? rows : rows.filter((row) => row.frequency === frequency)
    const places = joinPlaces(parts.map((row) => makeSet(row.places)))
    return { indicator, frequency, places, count: countPlaces(places) }
  })
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
function measureReach(dated: PlaceSet, rows: readonly SeriesCoverage[]): PlaceReach {
  const count = countPlaces(dated)
  const lastYears = new Int16Array(count)
  const valueCounts = new Uint16Array(count)
  for (const { frequency, places, lastActualIndexes, valueCounts: counts } of rows) {
    const numbers = numberPlaces(dated, places)
    // Nothing is written for a place of which all figures are forecasts.
    forEachNumber(lastActualIndexes, (last, row) => {
      const number = numbers[row] ?? -1
      const year = getYear(frequency, last)
      if (number !== -1) lastYears[number] = Math.max(lastYears[number] ?? 0, year)
    })
    forEachNumber(counts, (length, row) => {
      const number = numbers[row] ?? -1
      if (number !== -1) valueCounts[number] = Math.max(valueCounts[number] ?? 0, length)
    })
  }
  return { lastYears, valueCounts }
}
