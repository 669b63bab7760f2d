import { inLocalCurrency } from "#catalog/in-local-currency.ts"
import type { Catalog, SeriesSummary, ObservationsByPlace } from "#catalog/types.ts"
import { drawMap, type MapClass } from "#charts/scene/draw-map.ts"
import { classPaint } from "#charts/svg/map-colours.ts"
import { renderMap } from "#charts/svg/render-map.ts"
import {
  asOfSentence,
  derivedSentence,
  FORECASTS_UNRANKED,
  leftOutSentence,
  markForecast,
  vintageSentence,
} from "#charts/text/series-text.ts"
import { webMapTheme } from "#charts/svg/web-map-theme.ts"
import {
  actualPlaces,
  readWorldView,
  type RankedPlace,
  type WorldSort,
  type WorldView,
} from "#charts/views/world-view.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import { RANKING_PAGE_KEYS, SIDE_BY_SIDE_PAGE_KEYS } from "#domain/addresses/address-keys.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import type { Country } from "#domain/places/country.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { findUnknownKeys, unknownKeySentence } from "#domain/format/query-keys.ts"
import { median } from "#domain/series/median.ts"
import { dayText } from "#domain/time/day-text.ts"
import {
  formatChange,
  formatColumn,
  formatHeadline,
  unitFormat,
  type UnitFormat,
} from "#domain/format/number-format.ts"

import type { Search } from "#search/types.ts"

import { latestPeriodText } from "../../components/latest-period-text.ts"
import { explainMissingIndicator } from "../indicator/missing/explain-missing-indicator.server.ts"
import type { MissingPageData } from "../indicator/page-data.ts"
import { indicatorInfo, readAsOf, sourceInfo } from "../indicator/series-data.server.ts"
import { comparedCountries, comparisonRedirect, loadComparison } from "./load-comparison.server.ts"
import type {
  ComparisonData,
  CountryRow,
  LegendClass,
  RankRow,
  RankingFacts,
  RankingData,
  RankingPageData,
} from "./page-data.ts"

export type RankingServices = {
  catalog: Pick<
    Catalog,
    | "findIndicator"
    | "findSummaries"
    | "getObservationsByPlace"
    | "listCountryValues"
    | "listCoverage"
    | "listIndicators"
  >
  search: Pick<Search, "rankIndicators">
  access: AccessTable
  publicUrl: string
  now(): Date
}

export type RankingOutcome =
  | { redirect: string }
  | { page: MissingPageData; status: 404 }
  | { page: { state: "ranking" } & RankingPageData; status: 200 }
  | { page: { state: "comparison" } & ComparisonData; status: 200 }

/** Answers the address of an indicator without a country: a map and a ranking of one year, and every other place's latest figure. */
export async function loadRanking(
  services: RankingServices,
  text: string,
  url: URL,
): Promise<RankingOutcome> {
  const { catalog } = services
  const found = await catalog.findIndicator(text)
  if (!found) return { page: await explainMissingIndicator(services, text), status: 404 }
  const { indicator } = found
  if (indicator.name !== text) {
    return { redirect: `${indicatorPath({ name: indicator.name })}${url.search}` }
  }
  const request = comparedCountries(url.searchParams)
  if (request) return compare(services, indicator, request, url)
  return { page: await loadWorldPage(services, indicator, url), status: 200 }
}

/** A map and a ranking of one year, with what else there is. */
async function loadWorldPage(
  { catalog, access, publicUrl }: RankingServices,
  indicator: Indicator,
  url: URL,
): Promise<{ state: "ranking" } & RankingPageData> {
  const asOf = readAsOf(url.searchParams)
  const isOfToday = asOf.day === null
  const [world, summaries, undated] = await Promise.all([
    catalog.getObservationsByPlace(indicator, asOf.day ?? undefined),
    // What stands besides the map are newest figures, which nobody knew on an earlier day.
    isOfToday ? catalog.listCountryValues(indicator) : [],
    isOfToday ? undatedRows(catalog, indicator) : [],
  ])
  const view = readView(world, url.searchParams)
  const others = summaries.filter(isBesides(view))
  return {
    state: "ranking",
    origin: publicUrl,
    access: { embed: access.embed, download: access.download },
    indicator: indicatorInfo(indicator),
    ...describeOrigin(world),
    chart: world && view ? drawRanking(world, view) : null,
    others: [...latestRows(others, "country"), ...undated],
    otherRegions: latestRows(others, "region"),
    total: countCountries(isOfToday ? summaries : (world?.places ?? [])) + undated.length,
    ignored: listNotices(url, asOf, view),
  }
}

/** What readers of a map have to know of its address. */
function listNotices(
  url: URL,
  { day, problem }: ReturnType<typeof readAsOf>,
  view: WorldView | undefined,
): string[] {
  return [
    ...(day === null ? [] : [describeAsOf(day, view !== undefined)]),
    ...(problem === null ? [] : [problem]),
    ...(view?.ignored ?? []),
    ...describeUnknown(url, RANKING_PAGE_KEYS),
  ]
}

/** Names the keys of an address that its page does not understand. */
function describeUnknown({ searchParams }: URL, known: readonly string[]): string[] {
  return findUnknownKeys(searchParams.keys(), known).map((key) => unknownKeySentence(key, known))
}

function describeAsOf(day: string, hasValues: boolean): string {
  return hasValues ? asOfSentence(day) : `No figures are available from before ${dayText(day)}.`
}

function countCountries(places: readonly { country: Country }[]): number {
  return places.filter(({ country }) => country.kind === "country").length
}

function readView(
  world: ObservationsByPlace | undefined,
  query: URLSearchParams,
): WorldView | undefined {
  return world?.isComparable ? readWorldView(world.places, query) : undefined
}

function describeOrigin(world: ObservationsByPlace | undefined) {
  return {
    sources: (world?.sources ?? []).map(sourceInfo),
    dateOfData: world ? vintageSentence(world) : "",
    isComparable: world?.isComparable ?? true,
  }
}

/** Countries side by side; without figures of any of them the map is the closest there is. */
async function compare(
  { catalog, publicUrl }: RankingServices,
  indicator: Indicator,
  request: NonNullable<ReturnType<typeof comparedCountries>>,
  url: URL,
): Promise<RankingOutcome> {
  const redirect = comparisonRedirect(indicator.name, url, request)
  if (redirect !== undefined) return { redirect }
  const asOf = readAsOf(url.searchParams)
  const world = await catalog.getObservationsByPlace(indicator, asOf.day ?? undefined)
  const page =
    world?.isComparable &&
    loadComparison(world, request, { query: url.searchParams, origin: publicUrl })
  if (!page) {
    return { redirect: indicatorPath({ name: indicator.name, query: { asOf: asOf.day } }) }
  }
  const ignored = [
    ...(asOf.day === null ? [] : [asOfSentence(asOf.day)]),
    ...(asOf.problem === null ? [] : [asOf.problem]),
    ...page.ignored,
    ...describeUnknown(url, SIDE_BY_SIDE_PAGE_KEYS),
  ]
  return { page: { state: "comparison", ...page, asOf: asOf.day, ignored }, status: 200 }
}

/** What the ranking leaves out: other places of the continent shown, or of the whole world. */
function isBesides(view: WorldView | undefined): (summary: SeriesSummary) => boolean {
  const ranked = [...(view?.countries ?? []), ...(view?.regions ?? [])]
  const shown = new Set(ranked.map(({ country }) => country.code))
  const continent = view?.spec.continent ?? null
  return ({ country }) =>
    !shown.has(country.code) && (continent === null || country.continent === continent)
}

/** A map with everything that stands around it. */
export function drawRanking(
  world: ObservationsByPlace,
  view: WorldView,
  link: { origin: string; target?: string } = { origin: "" },
  /** How figures are written: nearly in full on the page, short in an embed. */
  write: typeof formatColumn = formatColumn,
): RankingData {
  const { indicator } = world
  const { spec, usualYear, usualSince, firstYear, lastYear } = view
  const format = unitFormat(indicator.unit, indicator.currency, indicator.decimals)
  const title = `${indicator.name}, ${String(spec.year)}`
  const scene = drawMap({ view, format, title })
  const theme = webMapTheme({
    id: "world",
    colour: spec.colour,
    hrefOf: (slug) => `${link.origin}${indicatorPath({ name: indicator.name, countrySlug: slug })}`,
    ...(link.target !== undefined && { target: link.target }),
  })
  const largest = findLargest(view.countries)
  const rowOf = (place: RankedPlace, longest: number | null) =>
    rankRow(place, longest, { format, write })
  const rows = view.countries.map((place) => rowOf(place, largest))
  return {
    spec,
    usualYear,
    usualSince,
    firstYear,
    lastYear,
    svg: renderMap(scene, theme).toString(),
    legend: scene.classes.map((group) => makeLegendClass(group, spec.colour)),
    description: scene.description,
    facts: computeFacts(view, format),
    ranked: sortRows(rows, view.countries, spec.sort),
    count: view.countries.length,
    of: view.countries.length + view.unranked.length,
    regions: view.regions.map((place) => ({ ...rowOf(place, null), rank: "" })),
    notes: writeNotes(world, view),
  }
}

function writeNotes(
  { derivedFrom, indicator, leftOut }: ObservationsByPlace,
  view: WorldView,
): string[] {
  const left = leftOutSentence(leftOut, view.spec.year)
  const isForecast = [...view.countries, ...view.regions].some((place) => place.isForecast)
  return [
    ...(derivedFrom
      ? [derivedSentence({ from: derivedFrom, aggregation: indicator.aggregation }, "yearly")]
      : []),
    ...(isForecast ? [FORECASTS_UNRANKED] : []),
    ...(left === undefined ? [] : [left]),
  ]
}

/** A class of a map as legends show it. */
export function makeLegendClass(group: MapClass, colour: string): LegendClass {
  const { from, to, count } = group
  const range =
    from === null
      ? to === null
        ? "All"
        : `Under ${to}`
      : to === null
        ? `${from} and over`
        : `${from} to ${to}`
  return {
    from: from ?? "",
    words: `${range}: ${String(count)} ${count === 1 ? "country" : "countries"}`,
    paint: classPaint(group, colour),
  }
}

/** The figure whose bar is the longest; null where bars would have to go two ways. */
function findLargest(places: readonly RankedPlace[]): number | null {
  const values = places.map(({ value }) => value)
  if (values.some((value) => value < 0)) return null
  const largest = values.reduce((a, b) => Math.max(a, b), 0)
  return largest > 0 ? largest : null
}

function rankRow(
  { country, value, before, rank, isForecast }: RankedPlace,
  largest: number | null,
  { format, write }: { format: UnitFormat; write: typeof formatColumn },
): RankRow {
  const { name, slug, code2 } = country
  return {
    rank: rank === null ? "" : String(rank),
    name,
    slug,
    code2,
    value: isForecast ? markForecast(write(value, format)) : write(value, format),
    change: before === null ? "" : formatChange(before, value, format),
    share: largest === null ? null : Math.round((value / largest) * 100),
  }
}

function sortRows(
  rows: readonly RankRow[],
  places: readonly RankedPlace[],
  sort: WorldSort,
): readonly RankRow[] {
  if (sort === "value") return rows
  const pairs = rows.map((row, k) => ({ row, place: places[k] }))
  if (sort === "name") return rows.toSorted((a, b) => a.name.localeCompare(b.name, "en"))
  const growth = (place: RankedPlace | undefined) => {
    if (!place || place.before === null) return -Infinity
    // As the changes are written: in points, else in percent of what was before.
    return rows.some(({ change }) => change.includes("point"))
      ? place.value - place.before
      : place.before > 0
        ? place.value / place.before
        : -Infinity
  }
  return pairs.toSorted((a, b) => differ(growth(b.place), growth(a.place))).map(({ row }) => row)
}

/** Infinities, which have no difference, are equal. */
function differ(a: number, b: number): number {
  return a === b ? 0 : a - b
}

function computeFacts({ countries, regions, spec }: WorldView, format: UnitFormat): RankingFacts {
  const world = actualPlaces(regions).find(({ country }) => country.code === "WLD")
  const ranked = actualPlaces(countries)
  const [highest, lowest] = [ranked[0], ranked.at(-1)]
  const middle = median(ranked.map(({ value }) => value))
  const place = (label: string, found: RankedPlace | undefined) =>
    found
      ? [
          {
            label,
            value: formatHeadline(found.value, format),
            slug: found.country.slug,
            name: found.country.name,
          },
        ]
      : []
  const change =
    world?.before == null || spec.since === null
      ? ""
      : `${formatChange(world.before, world.value, format)} on ${String(spec.since)}`
  return {
    world: world ? { value: formatHeadline(world.value, format), change } : null,
    lines: [
      ...place("Highest", highest),
      ...(middle === undefined
        ? []
        : [{ label: "Median", value: formatHeadline(middle, format), slug: null, name: "" }]),
      ...(ranked.length > 1 ? place("Lowest", lowest) : []),
    ],
  }
}

function latestRows(summaries: readonly SeriesSummary[], kind: Country["kind"]): CountryRow[] {
  return summaries
    .filter(({ country }) => country.kind === kind)
    .map(({ indicator, country, latest }) => {
      const own = inLocalCurrency(indicator, country)
      return {
        name: country.name,
        slug: country.slug,
        value: formatHeadline(latest.value, unitFormat(own.unit, own.currency)),
        period: latestPeriodText(latest),
      }
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, "en"))
}

/** Places with an undated figure alone: named and linked, their figure stands on their page. */
async function undatedRows(
  catalog: RankingServices["catalog"],
  indicator: Indicator,
): Promise<CountryRow[]> {
  const { indicators } = await catalog.listIndicators({ name: indicator.name, limit: 100 })
  const coverage = indicators.find((found) => found.indicator.id === indicator.id)
  return (coverage?.factCountries ?? []).flatMap((code) => {
    const country = countryByCode(code)
    return country ? { name: country.name, slug: country.slug, value: "", period: "No date" } : []
  })
}
