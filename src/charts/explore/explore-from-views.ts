import { getYear } from "#domain/time/period.ts"

import type { Transform } from "../model/chart-spec.ts"
import { CHART_TRAITS } from "../model/chart-traits.ts"
import type { ComparedSide, ComparedView } from "../query/compared-view.ts"
import type { WorldChartType, WorldSpec } from "../views/world-view.ts"
import { EMPTY_SPEC, explorePath, type ExploreSpec } from "./explore-spec.ts"

/** The composition of a comparison of two datasets: the same series, years, transform and form. */
export function exploreComparison(view: ComparedView, asOf: string | null): string {
  const { first, second, transform } = view
  const sides = second ? [first, second] : [first]
  const indicators = [...new Set(sides.map(({ series }) => series.indicator.name))]
  const places = [...new Set(sides.map(({ series }) => series.place.slug))]
  const layout = view.layout === "panels" ? "panels" : CHART_TRAITS[first.spec.chartType].marks
  // Bars of several places stand for one year, unless each series is named with its own.
  const isPinned = places.length > 1 && (indicators.length > 1 || layout === "bars")
  const { frequencies, observations } = first.series
  return explorePath({
    ...EMPTY_SPEC,
    indicators,
    ...(isPinned && { pins: pinSides(sides) }),
    places: isPinned ? [] : places,
    layout,
    ...joinYears(sides),
    frequency: frequencies.length > 1 ? observations.frequency : null,
    calc: writeFormulas(transform, indicators.length),
    scale: transform === "log" ? "log" : transform === "index" ? findBase(first) : "linear",
    asOf,
  })
}

const FORMULAS: Partial<Record<Transform, string>> = { change: "change", "year-change": "growth" }

function writeFormulas(transform: Transform, count: number): string[] {
  const name = FORMULAS[transform]
  return name === undefined ? [] : ["a", "b"].slice(0, count).map((one) => `${name}(${one})`)
}

function pinSides(sides: readonly ComparedSide[]): Record<string, string[]> {
  const byName = Map.groupBy(sides, ({ series }) => series.indicator.name)
  return Object.fromEntries(
    [...byName].map(([name, held]) => [name, held.map(({ series }) => series.place.slug)]),
  )
}

/** From the earlier start to the later end: a composition has the same years for all its series. */
function joinYears(sides: readonly ComparedSide[]): Pick<ExploreSpec, "startYear" | "endYear"> {
  const [starts, ends] = [
    sides.map(({ spec }) => spec.startYear ?? -Infinity),
    sides.map(({ spec }) => spec.endYear ?? Infinity),
  ]
  const [start, end] = [Math.min(...starts), Math.max(...ends)]
  return {
    startYear: Number.isFinite(start) ? start : null,
    endYear: Number.isFinite(end) ? end : null,
  }
}

/** The year that the index sets to 100. */
function findBase({ plotted: { observations } }: ComparedSide): ExploreSpec["scale"] {
  const at = observations.values.indexOf(100)
  return at === -1 ? "linear" : { index: getYear(observations.frequency, observations.start + at) }
}

/** What an address of countries side by side says of an indicator. */
export type CountriesQuery = {
  indicator: string
  countries: readonly string[]
  startYear?: number | null
  endYear?: number | null
  asOf: string | null
}

/** The composition of countries side by side: a panel each on one scale. */
export function composeCountries({
  indicator,
  countries,
  startYear = null,
  endYear = null,
  asOf,
}: CountriesQuery): ExploreSpec {
  return {
    ...EMPTY_SPEC,
    indicators: [indicator],
    places: countries,
    layout: "panels",
    startYear,
    endYear,
    asOf,
  }
}

/** The composition that stands for an address with several countries; `undefined` where it names none. Addresses of embeds name the indicator as a key. */
export function readCountriesQuery(
  query: URLSearchParams,
  indicator = query.get("indicator") ?? "",
): ExploreSpec | undefined {
  const countries = query
    .getAll("countries")
    .flatMap((text) => text.split(","))
    .filter((text) => text.trim() !== "")
  if (countries.length === 0 || indicator === "" || query.has("country")) return undefined
  return composeCountries({
    indicator,
    countries,
    startYear: readYear(query.get("startYear")),
    endYear: readYear(query.get("endYear")),
    asOf: query.get("asOf"),
  })
}

function readYear(text: string | null): number | null {
  return text !== null && /^[12]\d{3}$/.test(text.trim()) ? Number(text) : null
}

const WORLD_LAYOUTS: Readonly<Record<WorldChartType, ExploreSpec["layout"]>> = {
  map: "map",
  ranking: "bars",
}

/** The composition of a map or a ranking: the same year, continent and day. */
export function exploreWorld(
  indicator: string,
  spec: WorldSpec,
  usualYear: number,
): { path: string; since: string | null } {
  const { year, since, continent, asOf, chartType } = spec
  const shown: ExploreSpec = {
    ...EMPTY_SPEC,
    indicators: [indicator],
    places: [continent ?? "all"],
    layout: WORLD_LAYOUTS[chartType],
    endYear: year === usualYear ? null : year,
    asOf,
  }
  const compared = { ...shown, layout: "table" as const, startYear: since }
  return { path: explorePath(shown), since: since === null ? null : explorePath(compared) }
}
