import type { DashboardFigure } from "#catalog/country-dashboard.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import {
  seriesNotes,
  nameWithoutUnit,
  seriesTitle,
  writeSubtitle,
  vintageSentence,
} from "#charts/text/series-text.ts"
import { advancedPath, countryPath } from "#domain/addresses/page-paths.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import { listResources } from "#domain/places/country-content.ts"
import type { Country } from "#domain/places/country.ts"
import { COUNTRIES, findCountry } from "#domain/places/find-country.ts"
import { rankWords } from "#domain/format/rank-words.ts"

import { mapFigure } from "../../components/map-figure.ts"
import type { WebServices } from "../../services.server.ts"
import { leadOfText } from "../indicator/text/lead-of-text.ts"
import type { LinkedPlace } from "../indicator/page-data.ts"
import {
  describePlace,
  listDayNotices,
  readAsOf,
  seriesData,
} from "../indicator/series-data.server.ts"
import type { DashboardChart, DashboardData, RankedFigure, SelectData } from "./page-data.ts"

const CLOSEST = 5
const LONGEST_TEXT = 60

type Services = Pick<
  WebServices,
  "access" | "publicUrl" | "countryContent" | "dashboards" | "now"
> & { catalog: Pick<Catalog, "countByCountry"> }
type Outcome = { page: DashboardData; status: 200 | 404 } | { redirect: string }

/** The dashboard of a country as its address asks for it. Nothing of it is sent while it needs a sign-in. */
export async function loadDashboard(
  services: Services,
  text: string,
  query: URLSearchParams,
): Promise<Outcome> {
  const country = findCountry(text)
  if (!country) return missing(text.slice(0, LONGEST_TEXT), closestTo(text))
  if (country.slug !== text) return { redirect: countryPath(country.slug) }
  const { catalog, publicUrl } = services
  const count = (await catalog.countByCountry()).get(country.code) ?? 0
  if (country.kind !== "country" || count === 0) return missing(country.name, [])
  const downloads = services.access.download
  const asOf = readAsOf(query)
  const shared = { origin: publicUrl, country: describePlace(country), downloads }
  if (services.access["country-dashboard"] !== "public") {
    const shell = {
      continent: country.continent,
      countries: await listCountriesWithValues(catalog),
      asOf: asOf.day,
      notices: listDayNotices(asOf, true),
    }
    return { page: { state: "sign-in", ...shared, ...shell }, status: 200 }
  }
  const page = await loadOpen(services, country, asOf)
  return page ? { page: { ...page, ...shared }, status: 200 } : missing(country.name, [])
}

type OpenPage = Extract<DashboardData, { state: "open" }>

/** The dashboard itself; `undefined` where there is none today. One that was empty on the day asked for says so. */
async function loadOpen(
  { catalog, countryContent, dashboards, now }: Services,
  country: Country,
  asOf: ReturnType<typeof readAsOf>,
): Promise<Omit<OpenPage, "origin" | "country" | "downloads"> | undefined> {
  const currentYear = now().getUTCFullYear()
  const [dashboard, countries] = await Promise.all([
    dashboards.get(country, asOf.day ?? undefined),
    listCountriesWithValues(catalog),
  ])
  if (!dashboard && asOf.day === null) return undefined
  const { headlines, charts } = dashboard ?? { headlines: [], charts: [] }
  return {
    state: "open",
    countries,
    asOf: asOf.day,
    notices: listDayNotices(asOf, dashboard !== undefined),
    headlines: headlines.map((line) => rankedFigure(line, country)),
    charts: charts.map((dataset) => buildChart(dataset, currentYear)),
    resources: listResources(countryContent, country),
  }
}

/** The page on which a country is chosen, or where a choice in its address leads. */
export async function loadSelect(
  services: Services,
  query: URLSearchParams,
): Promise<{ page: SelectData } | { redirect: string }> {
  const text = (query.get("country") ?? "").trim()
  const country = text === "" ? undefined : findCountry(text)
  if (country) return { redirect: countryPath(country.slug) }
  const isOpen = services.access["country-dashboard"] === "public"
  return {
    page: {
      origin: services.publicUrl,
      isOpen,
      countries: await listCountriesWithValues(services.catalog),
      unknown: text.slice(0, LONGEST_TEXT),
      closest: closestTo(text),
    },
  }
}

function missing(name: string, closest: readonly { name: string; slug: string }[]): Outcome {
  return { page: { state: "missing", name, closest }, status: 404 }
}

function closestTo(text: string): { name: string; slug: string }[] {
  return closestCountries(text, CLOSEST)
    .filter(({ kind }) => kind === "country")
    .map(({ name, slug }) => ({ name, slug }))
}

async function listCountriesWithValues(catalog: Services["catalog"]): Promise<LinkedPlace[]> {
  const counts = await catalog.countByCountry()
  return COUNTRIES.filter(({ code }) => counts.has(code)).map(describePlace)
}

function rankedFigure({ figure, rank }: DashboardFigure, country: Country): RankedFigure {
  return { ...mapFigure(figure, country.slug), ...rankWords(rank, country.continent) }
}

function buildChart(dataset: Dataset, currentYear: number): DashboardChart {
  const series = seriesData(dataset, new URLSearchParams(), { asOf: null, currentYear })
  const { indicator, place, observations, format, spec, source } = series
  return {
    name: nameWithoutUnit(indicator),
    path: advancedPath({ name: indicator.name, countrySlug: place.slug }),
    title: seriesTitle(series),
    subtitle: writeSubtitle(series),
    definition: leadOfText(indicator.definition).lead,
    observations,
    format,
    spec,
    source: { publisher: source.publisher, url: source.url },
    vintage: vintageSentence(series),
    notes: [...seriesNotes(series, observations.frequency)],
  }
}
