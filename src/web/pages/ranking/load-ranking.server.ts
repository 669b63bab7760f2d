import { inLocalCurrency } from "#domain/units/in-local-currency.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"
import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { vintageSentence } from "#charts/text/series-text.ts"
import { readWorldView, type WorldView } from "#charts/views/world-view.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import { RANKING_PAGE_KEYS, SIDE_BY_SIDE_PAGE_KEYS } from "#domain/addresses/address-keys.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import type { Country } from "#domain/places/country.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { formatHeadline, unitFormat } from "#domain/format/number-format.ts"
import type { Search } from "#search/create-search.ts"

import { latestPeriodText } from "../../components/latest-period-text.ts"
import { explainMissingIndicator } from "../indicator/missing/explain-missing-indicator.server.ts"
import type { MissingPageData } from "../indicator/page-data.ts"
import {
  indicatorInfo,
  listDayNotices,
  readAsOf,
  sourceInfo,
} from "../indicator/series-data.server.ts"
import {
  readComparedCountries,
  comparisonRedirect,
  loadComparison,
} from "./load-comparison.server.ts"
import { drawRanking } from "./draw-ranking.server.ts"
import type { ComparisonData, CountryRow, RankingPageData } from "./page-data.ts"

export type RankingServices = {
  catalog: Pick<
    Catalog,
    | "findCoverage"
    | "findIndicator"
    | "findSummaries"
    | "getObservationsByPlace"
    | "listCountryValues"
    | "listCoverage"
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
  const request = readComparedCountries(url.searchParams)
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
    ignored: [
      ...listDayNotices(asOf, view !== undefined),
      ...(view?.ignored ?? []),
      ...describeUnknownKeys(url.searchParams, RANKING_PAGE_KEYS),
    ],
  }
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
  request: NonNullable<ReturnType<typeof readComparedCountries>>,
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
    ...listDayNotices(asOf, true),
    ...page.ignored,
    ...describeUnknownKeys(url.searchParams, SIDE_BY_SIDE_PAGE_KEYS),
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
  const coverage = await catalog.findCoverage(indicator.id)
  return (coverage?.factCountries ?? []).flatMap((code) => {
    const country = countryByCode(code)
    return country ? { name: country.name, slug: country.slug, value: "", period: "No date" } : []
  })
}
