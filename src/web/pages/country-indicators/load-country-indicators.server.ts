import { catalogAsOf } from "#catalog/catalog-as-of.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { CountryFigure } from "#catalog/series-summary.ts"
import type { IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { countryIndicatorsPath } from "#domain/addresses/page-paths.ts"
import { parseCategory, type Category } from "#domain/indicators/category.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { parseTopic, type Topic } from "#domain/indicators/topic.ts"

import { hasWords, LONGEST_FILTER } from "../../components/name-filter/has-words.ts"
import { staleText } from "../../components/stale-text.ts"
import { mapFigure } from "../../components/map-figure.ts"
import type { WebServices } from "../../services.server.ts"
import { listDayNotices, readAsOf } from "../indicator/series-data.server.ts"
import { groupLetters, parseLetter } from "./group-letters.ts"
import type {
  CountryIndicatorsData,
  IndicatorLine,
  LetterGroup,
  ListedCountry,
} from "./page-data.ts"

/** How many indicators the overview has; the number is specified. */
const OVERVIEW = 21
/** A category of up to this many indicators is sent whole, and a letter in pages of as many. */
const MAX_LINES = 100
const CLOSEST = 5
const LONGEST_TEXT = 60

type Reads =
  | "chooseHeadlines"
  | "countByCountry"
  | "getDataset"
  | "getObservationsByPlace"
  | "listCountryIndicators"
  | "listLatestValues"
  | "rankLatestValues"
  | "readPanel"
type Services = Pick<WebServices, "publicUrl" | "countryContent" | "now"> & {
  catalog: Pick<Catalog, Reads>
}
/** With the figures of the day that was asked for, and what is said of it. */
type DatedServices = Services & { notices: readonly string[]; asOf: string | null }
type Outcome = { page: CountryIndicatorsData; status: 200 | 404 } | { redirect: string }

/** The indicators of a country: an overview, or a category or topic by letters. Other spellings are sent on to the one address. */
export async function loadCountryIndicators(
  services: Services,
  text: string,
  query: URLSearchParams,
): Promise<Outcome> {
  const country = findCountry(text)
  if (!country) return { page: missing(text), status: 404 }
  if (country.slug !== text) {
    const search = query.size === 0 ? "" : `?${query.toString()}`
    return { redirect: `${countryIndicatorsPath(country.slug)}${search}` }
  }
  const [requestedCategory, requestedTopic] = [
    readText(query, "category"),
    readText(query, "topic"),
  ]
  const category = parseCategory(requestedCategory) ?? null
  const topic = parseTopic(requestedTopic) ?? null
  const asOf = readAsOf(query)
  const { catalog } = services
  const reads = asOf.day === null ? catalog : { ...catalog, ...catalogAsOf(catalog, asOf.day) }
  const dated = { ...services, catalog: reads, notices: listDayNotices(asOf, true), asOf: asOf.day }
  const page =
    category !== null || topic !== null
      ? await loadSubject(dated, country, { category, topic }, query)
      : await loadOverview(
          dated,
          country,
          describeProblem(requestedCategory) || describeTopicProblem(requestedTopic),
        )
  return { page, status: 200 }
}

function missing(text: string): CountryIndicatorsData {
  const closest = closestCountries(text, CLOSEST)
  return {
    state: "missing",
    text: text.slice(0, LONGEST_TEXT),
    closest: closest.map(({ name, slug }) => ({ name, slug })),
  }
}

function describeProblem(category: string): string {
  if (category === "" || category.toLowerCase() === "overview") return ""
  return `There is no category “${category.slice(0, LONGEST_TEXT)}”, so the overview is shown.`
}

function describeTopicProblem(topic: string): string {
  if (topic === "") return ""
  return `There is no topic “${topic.slice(0, LONGEST_TEXT)}”, so the overview is shown.`
}

function readText(query: URLSearchParams, key: string): string {
  return (query.get(key) ?? "").trim()
}

async function loadOverview(
  { catalog, publicUrl, countryContent, now, notices, asOf }: DatedServices,
  country: Country,
  problem: string,
): Promise<CountryIndicatorsData> {
  const [counts, headlines] = await Promise.all([
    catalog.countByCountry(),
    catalog.chooseHeadlines(country, {
      headlines: countryContent.headlines,
      limit: OVERVIEW,
      currentYear: now().getUTCFullYear(),
    }),
  ])
  return {
    state: "overview",
    notices,
    asOf,
    origin: publicUrl,
    country: listed(country),
    count: counts.get(country.code) ?? 0,
    headlines: headlines.map((figure) => ({
      ...mapFigure(figure, country.slug),
      stale: describeStaleness(figure, now()),
    })),
    problem,
  }
}

async function loadSubject(
  { catalog, publicUrl, now, notices, asOf }: DatedServices,
  country: Country,
  { category, topic }: { category: Category | null; topic: Topic | null },
  query: URLSearchParams,
): Promise<CountryIndicatorsData> {
  const all = await catalog.listCountryIndicators(country, {
    category: category ?? undefined,
    topic: topic ?? undefined,
  })
  const filter = readText(query, "filter").slice(0, LONGEST_FILTER)
  const indicators = all.filter(({ indicator }) => hasWords(indicator.name, filter))
  const isWhole = indicators.length <= MAX_LINES
  const groups = groupLetters(indicators, ({ indicator }) => indicator.name)
  const wanted = parseLetter((query.get("letter") ?? "").trim())
  const open = groups.find(({ letter }) => letter === wanted)
  const page = choosePage(open?.things.length ?? 0, query.get("page"))
  const sent = isWhole ? indicators : (open?.things ?? []).slice(page.from, page.from + MAX_LINES)
  const lineOf = await readLines({ catalog, now }, country, sent)
  const readAllLines = (things: readonly IndicatorCoverage[]) =>
    things.flatMap(({ indicator }) => lineOf.get(indicator.id) ?? [])
  return {
    state: "category",
    notices,
    asOf,
    origin: publicUrl,
    country: listed(country),
    category,
    topic,
    filter,
    count: indicators.length,
    open: open?.letter ?? null,
    isWhole,
    groups: groups.map(({ letter, things }): LetterGroup => {
      const isSent = isWhole || letter === open?.letter
      const isPaged = !isWhole && isSent && page.of > 1
      return {
        letter,
        count: things.length,
        lines: isSent ? readAllLines(things) : null,
        pages: isPaged ? { at: page.at, of: page.of } : null,
      }
    }),
  }
}

function choosePage(count: number, text: string | null): { at: number; of: number; from: number } {
  const of = Math.max(1, Math.ceil(count / MAX_LINES))
  const requested = /^\d{1,4}$/.test(text ?? "") ? Number(text) : 1
  const at = Math.min(of, Math.max(1, requested))
  return { at, of, from: (at - 1) * MAX_LINES }
}

async function readLines(
  { catalog, now }: Pick<Services, "catalog" | "now">,
  country: Country,
  indicators: readonly IndicatorCoverage[],
): Promise<ReadonlyMap<string, IndicatorLine>> {
  const ids = indicators.map(({ indicator }) => indicator.id)
  const headlines = await catalog.listLatestValues(country, ids)
  return new Map(
    indicators.map(({ indicator }, k) => [
      indicator.id,
      {
        ...readLine(indicator.name, headlines[k], country),
        stale: describeStaleness(headlines[k], now()),
      },
    ]),
  )
}

function describeStaleness(figure: CountryFigure | undefined, today: Date): string | null {
  return figure?.state === "series" ? staleText(figure.summary.pace, today) : null
}

function readLine(name: string, figure: CountryFigure | undefined, country: Country) {
  if (!figure) return { name, value: "", period: "" }
  const { value, period } = mapFigure(figure, country.slug)
  return { name, value, period: figure.state === "fact" ? "" : period }
}

function listed({ name, slug, code2, kind }: Country): ListedCountry {
  return { name, slug, code2, hasDashboard: kind === "country" }
}
