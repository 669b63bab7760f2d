import { findFreshness } from "#catalog/dataset-freshness.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { DatasetAnswer, Fact } from "#catalog/dataset.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"
import { analyseDataset } from "#charts/model/analyse-dataset.ts"
import { requestedFrequency } from "#charts/query/parse-chart-query.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import { SERIES_PAGE_KEYS } from "#domain/addresses/address-keys.ts"
import { indicatorPath, resultsPath } from "#domain/addresses/page-paths.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { dayText } from "#domain/time/day-text.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import { formatFull, unitFormat } from "#domain/format/number-format.ts"
import { offerLinks } from "#explore/offer-links.ts"
import type { Search } from "#search/create-search.ts"

import { findOtherPublishers } from "./also-published.server.ts"
import { drawSeries } from "./draw-series.server.ts"
import { explainMissingIndicator } from "./missing/explain-missing-indicator.server.ts"
import type { IndicatorPageData, LinkedPlace, PageLink, SeriesData } from "./page-data.ts"
import {
  indicatorInfo,
  describePlace,
  readAsOf,
  seriesData,
  sourceInfo,
} from "./series-data.server.ts"

type Services = {
  catalog: Pick<
    Catalog,
    | "findIndicator"
    | "getDataset"
    | "findSummaries"
    | "listReleases"
    | "listRevisions"
    | "listCountryValues"
    | "listCoverage"
    | "listNearbyNames"
    | "rankLatestValues"
  >
  search: Pick<Search, "rankIndicators">
  access: AccessTable
  publicUrl: string
  now(): Date
}

/** A page, or the one address under which it is kept. */
export type IndicatorOutcome = { redirect: string } | { page: IndicatorPageData; status: 200 | 404 }

/** How many other indicators of the same category are offered without a search. */
const MAX_NEARBY = 40

/**
 * Answers an address of an indicator. Other spellings and former names are sent on to the one address; what we
 * do not hold gives the not-found page with the closest addresses.
 */
export async function loadIndicator(
  services: Services,
  params: { indicator: string; country: string },
  url: URL,
): Promise<IndicatorOutcome> {
  const { catalog } = services
  const found = await catalog.findIndicator(params.indicator)
  if (!found)
    return {
      page: await explainMissingIndicator(services, params.indicator, params.country),
      status: 404,
    }
  const { indicator } = found
  const asOf = readAsOf(url.searchParams)
  const answer = await catalog.getDataset({
    indicator: indicator.name,
    country: params.country,
    frequency: requestedFrequency(url.searchParams),
    asOf: asOf.day ?? undefined,
  })
  if (answer.state !== "found" && answer.state !== "fact")
    return missing(answer, params, await newestLinks(catalog, answer, asOf.day))
  const { country } = answer.state === "found" ? answer.dataset : answer.fact
  if (indicator.name !== params.indicator || country.slug !== params.country) {
    return redirectTo(url, indicator, country)
  }
  if (answer.state === "fact") return { page: factPage(services, answer.fact), status: 200 }
  const today = services.now()
  const freshness = asOf.day === null ? await findFreshness(catalog, answer.dataset, today) : null
  const series = seriesData(answer.dataset, url.searchParams, {
    freshness,
    asOf: asOf.day,
    currentYear: today.getUTCFullYear(),
  })
  const { analysis, embed, download, compare } = services.access
  const [countries, nearby, others, sentences] = await Promise.all([
    findCountries(catalog, indicator),
    catalog.listNearbyNames({ indicator, country, limit: MAX_NEARBY }),
    findOtherPublishers(catalog, indicator, country),
    analysis === "public" ? analyseDataset(catalog, answer.dataset, series.spec) : null,
  ])
  return {
    status: 200,
    page: {
      state: "series",
      series: addIgnored(series, [
        asOf.problem,
        ...describeUnknownKeys(url.searchParams, SERIES_PAGE_KEYS),
      ]),
      ...drawSeries(series),
      access: { analysis, embed, download, compare },
      origin: services.publicUrl,
      view: url.searchParams.get("view") === "table" ? "table" : "chart",
      analysis: sentences,
      countries,
      siblings: [indicator.name, ...nearby],
      others,
      leads: offerLinks(indicator, country, {
        observations: answer.dataset.observations,
        hasWorld: countries.some(({ slug }) => slug === "world"),
        asOf: asOf.day,
      }),
    },
  }
}

/** Says on the page which parts of the address were ignored, and why; null where one was not. */
function addIgnored(series: SeriesData, reasons: readonly (string | null)[]): SeriesData {
  return { ...series, ignored: [...series.ignored, ...reasons.filter((one) => one !== null)] }
}

/** Sends the reader on to the one address of the page, with the options of the query. */
function redirectTo(url: URL, indicator: Indicator, country: Country): IndicatorOutcome {
  const path = indicatorPath({ name: indicator.name, countrySlug: country.slug })
  const isAdvanced = url.pathname.startsWith("/advanced/")
  const kept = isAdvanced ? path.replace("/indicators/", "/advanced/") : path
  return { redirect: `${kept}${url.search}` }
}

function factPage(
  services: Services,
  { indicator, country, value, source }: Fact,
): IndicatorPageData {
  return {
    state: "fact",
    origin: services.publicUrl,
    indicator: indicatorInfo(indicator),
    place: describePlace(country),
    source: sourceInfo(source),
    value: formatFull(value, unitFormat(indicator.unit, indicator.currency)),
  }
}

async function findCountries(
  catalog: Services["catalog"],
  indicator: Indicator,
): Promise<readonly LinkedPlace[]> {
  const summaries = await catalog.listCountryValues(indicator)
  const places = placesBySummaries.get(summaries) ?? sortedPlaces(summaries)
  placesBySummaries.set(summaries, places)
  return places
}

/** By the list that the catalogue keeps: every country's page of an indicator carries the same. */
const placesBySummaries = new WeakMap<readonly SeriesSummary[], readonly LinkedPlace[]>()

function sortedPlaces(summaries: readonly SeriesSummary[]): LinkedPlace[] {
  const places = summaries.map(({ country }) => describePlace(country))
  return places.toSorted((a, b) => a.name.localeCompare(b.name, "en"))
}

type Nothing = Exclude<DatasetAnswer, { state: "found" } | { state: "fact" }>

function missing(
  answer: Nothing,
  params: { indicator: string; country: string },
  first: readonly PageLink[] = [],
): IndicatorOutcome {
  const links = [...first, ...closestLinks(answer, params.country)]
  return { page: { state: "missing", links }, status: 404 }
}

const MAX_REVISIONS = 1000

/** To the figures of now, where there are some and none is held from before the day asked for. */
async function newestLinks(
  catalog: Services["catalog"],
  answer: Nothing,
  day: string | null,
): Promise<PageLink[]> {
  if (day === null || answer.state !== "no-data") return []
  const { indicator, country } = answer
  const now = await catalog.getDataset({ indicator: indicator.name, country: country.code })
  if (now.state !== "found") return []
  const revisions = (await catalog.listRevisions(now.dataset.id, MAX_REVISIONS)) ?? []
  const oldest = revisions.map(({ vintage }) => vintage).toSorted()[0]
  const since = oldest === undefined ? "" : `; the oldest are from ${dayText(oldest)}`
  const text = `No figures are available from before ${dayText(day)}${since}. Show the newest figures`
  return [{ to: indicatorPath({ name: indicator.name, countrySlug: country.slug }), text }]
}

/** How many countries that may be meant are named at most. */
const MAX_CLOSEST = 3

function closestLinks(answer: Nothing, place: string): PageLink[] {
  if (answer.state === "no-indicator") return []
  const { name } = answer.indicator
  const all = { to: indicatorPath({ name }), text: `Countries with figures of ${name}` }
  if (answer.state === "no-country") {
    const closest = closestCountries(place, MAX_CLOSEST).map((one) => ({
      to: indicatorPath({ name, countrySlug: one.slug }),
      text: `${name} in ${one.name}`,
    }))
    return [...closest, all]
  }
  const { country } = answer
  return [all, { to: resultsPath(country.name), text: `Indicators of ${country.name}` }]
}
