import { CHART_TYPES } from "#charts/model/chart-spec.ts"
import type { PlaceObservations, ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { derivedSentence, vintageSentence } from "#charts/text/series-text.ts"
import { SIDE_BY_SIDE_KEYS } from "#domain/addresses/address-keys.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"
import { COUNTRIES, findCountry, REGIONS } from "#domain/places/find-country.ts"
import type { Country } from "#domain/places/country.ts"
import { unitFormat } from "#domain/format/number-format.ts"
import { lastIndex, sliceObservations, valueAt, type Observations } from "#domain/series/series.ts"

import { indicatorInfo, describePlace, sourceInfo } from "../indicator/series-data.server.ts"
import { MAX_COMPARED } from "./max-compared.ts"
import type { ComparisonData } from "./page-data.ts"

type ComparisonRequest = { countries: readonly Country[]; unknown: readonly string[] }

/** The countries an address asks to compare: `countries=nigeria,ghana`, or the key once for each. `undefined` when it names none. */
export function readComparedCountries(query: URLSearchParams): ComparisonRequest | undefined {
  const texts = query
    .getAll("countries")
    .flatMap((text) => text.split(","))
    .map((text) => text.trim())
    .filter((text) => text !== "")
  if (texts.length === 0) return undefined
  const found = texts.map((text) => ({ text, country: findCountry(text) }))
  return {
    countries: [...new Set(found.flatMap(({ country }) => country ?? []))],
    unknown: found.filter(({ country }) => !country).map(({ text }) => text.slice(0, 60)),
  }
}

/** The one address of a comparison; `undefined` when the given one is it already. */
export function comparisonRedirect(
  name: string,
  url: URL,
  request: ComparisonRequest,
): string | undefined {
  if (request.countries.length === 0) return indicatorPath({ name })
  const countries = request.countries.slice(0, MAX_COMPARED.count).map(({ slug }) => slug)
  const isCanonical =
    url.searchParams.getAll("countries").length === 1 &&
    (request.unknown.length > 0 ||
      request.countries.length > MAX_COMPARED.count ||
      url.searchParams.get("countries") === countries.join(","))
  if (isCanonical) return undefined
  const query = Object.fromEntries(SIDE_BY_SIDE_KEYS.map((key) => [key, url.searchParams.get(key)]))
  return indicatorPath({ name, query: { ...query, countries: countries.join(",") } })
}

/** A few places on one scale and over the same years, and the places that could be added. */
export function loadComparison(
  world: ObservationsByPlace,
  request: ComparisonRequest,
  { query, origin }: { query: URLSearchParams; origin: string },
): Omit<ComparisonData, "asOf"> | undefined {
  const chosen = request.countries.slice(0, MAX_COMPARED.count)
  const placeFor = new Map(world.places.map((place) => [place.country.code, place]))
  const found = chosen.flatMap((country) => placeFor.get(country.code) ?? [])
  if (found.length === 0) return undefined
  const firstYear = Math.min(...found.map(({ observations }) => observations.start))
  const lastYear = Math.max(...found.map(({ observations }) => lastIndex(observations)))
  const from = readYear(query.get("startYear"), firstYear, lastYear) ?? firstYear
  const to = readYear(query.get("endYear"), firstYear, lastYear) ?? lastYear
  const years = from <= to ? { from, to } : { from: firstYear, to: lastYear }
  const { indicator, derivedFrom } = world
  return {
    origin,
    indicator: indicatorInfo(indicator),
    format: unitFormat(indicator.unit, indicator.currency, indicator.decimals),
    sources: world.sources.map(sourceInfo),
    dateOfData: vintageSentence(world),
    chartType: CHART_TYPES.find((type) => type === query.get("chartType")) ?? "line",
    firstYear,
    lastYear,
    startYear: years.from,
    endYear: years.to,
    places: found.map((place) => ({
      place: describePlace(place.country),
      observations: between(place.observations, years),
      forecastFrom: getForecastStart(place, years.to),
    })),
    choices: listChoices(world, new Set(chosen.map(({ code }) => code))),
    notes: derivedFrom
      ? [derivedSentence({ from: derivedFrom, aggregation: indicator.aggregation }, "yearly")]
      : [],
    ignored: [
      ...request.unknown.map((text) => `There is no country called “${text}”.`),
      ...chosen
        .filter(({ code }) => !placeFor.has(code))
        .map(({ name }) => `There are no yearly figures for ${name}.`),
      ...(request.countries.length > MAX_COMPARED.count
        ? [`At most ${MAX_COMPARED.word} countries can be compared.`]
        : []),
    ],
  }
}

function readYear(text: string | null, first: number, last: number): number | undefined {
  return text !== null && /^\d{4}$/.test(text.trim())
    ? Math.min(Math.max(Number(text), first), last)
    : undefined
}

/** The figures of a place over the years of the comparison, with gaps where it has none. */
function between(
  observations: Observations,
  { from, to }: { from: number; to: number },
): Observations {
  const part = sliceObservations(observations, from, to)
  const values = Array.from({ length: to - from + 1 }, (_, k) => valueAt(part, from + k))
  return { frequency: "yearly", start: from, values }
}

function getForecastStart({ forecastFrom }: PlaceObservations, to: number): number | null {
  return forecastFrom === null || forecastFrom > to ? null : forecastFrom
}

function listChoices({ places }: ObservationsByPlace, chosen: ReadonlySet<string>) {
  const has = new Set(places.map(({ country }) => country.code))
  return [...COUNTRIES, ...REGIONS]
    .filter(({ code }) => has.has(code) && !chosen.has(code))
    .map(describePlace)
}
