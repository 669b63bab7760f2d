import { CONTINENTS, type Continent, type Country } from "#domain/places/country.ts"
import { isCalendarDay } from "#domain/time/calendar-day.ts"
import { beforeForecasts, newestFigure, valueAt, type Observations } from "#domain/series/series.ts"

import { DEFAULT_COLOUR } from "../model/chart-spec.ts"
import { readColour, type IgnoredOption } from "../query/parse-chart-query.ts"

/** Charts of many places in one year, which no country belongs to. */
export const WORLD_CHART_TYPES = ["map", "ranking"] as const
export type WorldChartType = (typeof WORLD_CHART_TYPES)[number]

export const WORLD_SORTS = ["value", "name", "change"] as const
export type WorldSort = (typeof WORLD_SORTS)[number]

/** What a map and its ranking show, as plain JSON: the same keys as its address. */
export type WorldSpec = {
  chartType: WorldChartType
  colour: string
  /** The year shown: `endYear` in the address. */
  year: number
  /** The year with which it is compared: `startYear` in the address. */
  since: number | null
  continent: Continent | null
  sort: WorldSort
  /** The day as of which the figures are shown; `null` for today. */
  asOf: string | null
}

/** A place with a figure of the year. */
export type RankedPlace = {
  country: Country
  value: number
  /** The figure of the year compared with. */
  before: number | null
  /** Counted from the highest among the countries shown with an actual figure; forecasts have none. */
  rank: number | null
  isForecast: boolean
  /** Numbers of the notes that are about it; absent or empty for most. */
  note?: string
}

/** A country that has figures, but none of the year: its newest one. */
export type UnrankedPlace = {
  country: Country
  latest: { year: number; value: number; isForecast: boolean }
}

/** What an address shows of an indicator in all countries. */
export type WorldView = {
  spec: WorldSpec
  firstYear: number
  lastYear: number
  /** Shown where the address names no year. */
  usualYear: number
  usualSince: number | null
  /** From the highest; forecasts follow, from the highest as well. */
  countries: readonly RankedPlace[]
  regions: readonly RankedPlace[]
  unranked: readonly UnrankedPlace[]
  ignored: readonly string[]
}

type Place = { country: Country; observations: Observations; forecastFrom: number | null }

/** A year counts as covered when this share of the best covered year's countries has a figure. */
const USUAL_SHARE = 0.9
const COMPARED_YEARS = 10

/** Reads the options of a map or a ranking from an address. One that cannot be followed is left out, and `ignored` says why. */
export function readWorldView(
  places: readonly Place[],
  query: URLSearchParams,
): WorldView | undefined {
  const countries = places.filter(({ country }) => country.kind === "country")
  const counted = countries.length > 0 ? countries : places
  const counts = countValuesByYear(counted)
  const years = [...counts.keys()].toSorted((a, b) => a - b)
  const [firstYear, lastYear] = [years[0], years.at(-1)]
  if (firstYear === undefined || lastYear === undefined) return undefined
  const actual = countValuesByYear(counted.map(withoutForecasts))
  const usualYear = chooseYear(actual.size > 0 ? actual : counts)
  const { spec, ignored } = readWorldSpec(query, { firstYear, lastYear, usualYear })
  const usualSince = chooseUsualSince(spec.year, firstYear)
  const since = spec.since ?? usualSince
  const isShown = ({ country }: Place) =>
    spec.continent === null || country.continent === spec.continent
  const shown = countries.filter(isShown)
  const regions = places.filter(({ country }) => country.kind === "region")
  const ranked = rankPlaces(shown, spec.year, since)
  const has = new Set(ranked.map(({ country }) => country.code))
  return {
    spec: { ...spec, since },
    firstYear,
    lastYear,
    usualYear,
    usualSince,
    countries: ranked,
    regions: spec.continent === null ? rankPlaces(regions, spec.year, since) : [],
    unranked: shown.filter(({ country }) => !has.has(country.code)).flatMap(findNewest),
    ignored: ignored.map(({ reason }) => reason),
  }
}

/** Those with an actual figure: only these are ranked. */
export function actualPlaces(places: readonly RankedPlace[]): RankedPlace[] {
  return places.filter(({ isForecast }) => !isForecast)
}

/** The newest year in which most countries have a figure. */
function chooseYear(counts: ReadonlyMap<number, number>): number {
  const known = [...counts]
  const most = known.reduce((best, [, count]) => Math.max(best, count), 0)
  const covered = known.filter(([, count]) => count >= USUAL_SHARE * most)
  return covered.reduce((newest, [year]) => Math.max(newest, year), -Infinity)
}

function withoutForecasts({ observations, forecastFrom }: Place): Pick<Place, "observations"> {
  return { observations: beforeForecasts(observations, forecastFrom) }
}

function countValuesByYear(places: readonly Pick<Place, "observations">[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { observations } of places) {
    for (const [k, value] of observations.values.entries()) {
      const year = observations.start + k
      if (value !== null) counts.set(year, (counts.get(year) ?? 0) + 1)
    }
  }
  return counts
}

function chooseUsualSince(year: number, firstYear: number): number | null {
  const since = Math.max(firstYear, year - COMPARED_YEARS)
  return since < year ? since : null
}

function rankPlaces(places: readonly Place[], year: number, since: number | null): RankedPlace[] {
  const found = places.flatMap(({ country, observations, forecastFrom }) => {
    const value = valueAt(observations, year)
    const before = since === null ? null : valueAt(observations, since)
    const isForecast = forecastFrom !== null && year >= forecastFrom
    return value === null ? [] : [{ country, value, before, isForecast }]
  })
  const sorted = found.toSorted(
    (a, b) => Number(a.isForecast) - Number(b.isForecast) || b.value - a.value,
  )
  const ranks = new Map<number, number>()
  const actual = sorted.filter(({ isForecast }) => !isForecast)
  for (const [k, { value }] of actual.entries()) if (!ranks.has(value)) ranks.set(value, k + 1)
  return sorted.map((place) => ({
    ...place,
    rank: place.isForecast ? null : (ranks.get(place.value) ?? null),
  }))
}

function findNewest({ country, observations, forecastFrom }: Place): UnrankedPlace[] {
  const newest = newestFigure(observations, forecastFrom)
  if (!newest) return []
  const { index: year, value, isForecast } = newest
  return [{ country, latest: { year, value, isForecast } }]
}

type YearBounds = { firstYear: number; lastYear: number; usualYear: number }

function readWorldSpec(
  query: URLSearchParams,
  bounds: YearBounds,
): { spec: WorldSpec; ignored: IgnoredOption[] } {
  const ignored: IgnoredOption[] = []
  const colour = readColour(query, DEFAULT_COLOUR)
  if ("ignored" in colour) ignored.push(colour.ignored)
  const year = readYear(query, "endYear", bounds, ignored) ?? bounds.usualYear
  const since = readYear(query, "startYear", bounds, ignored)
  if (since !== null && since >= year) {
    const reason = `The start year ${String(since)} is not before ${String(year)}, so it is left out.`
    ignored.push({ key: "startYear", value: String(since), reason })
  }
  return {
    spec: {
      chartType: readWord(query, "chartType", WORLD_CHART_TYPES) ?? "map",
      colour: "value" in colour ? colour.value : DEFAULT_COLOUR,
      year,
      since: since !== null && since < year ? since : null,
      continent: readWord(query, "continent", CONTINENTS) ?? null,
      sort: readWord(query, "sort", WORLD_SORTS) ?? "value",
      asOf: readDay(query),
    },
    ignored,
  }
}

function readWord<T extends string>(
  query: URLSearchParams,
  key: string,
  words: readonly T[],
): T | undefined {
  const text = (query.get(key) ?? "").trim().toLowerCase()
  return words.find((word) => word === text)
}

/** The day of `asOf`; none for a day that does not exist, which is refused where the figures are read. */
function readDay(query: URLSearchParams): string | null {
  const text = (query.get("asOf") ?? "").trim()
  return isCalendarDay(text) ? text : null
}

function readYear(
  query: URLSearchParams,
  key: "startYear" | "endYear",
  { firstYear, lastYear }: YearBounds,
  ignored: IgnoredOption[],
): number | null {
  const text = (query.get(key) ?? "").trim()
  if (text === "") return null
  if (!/^\d{4}$/.test(text)) {
    const reason = "The year could not be read; write it with four figures."
    ignored.push({ key, value: text.slice(0, 40), reason })
    return null
  }
  return Math.min(Math.max(Number(text), firstYear), lastYear)
}
