import type { Calculation } from "#calculate/calculate.ts"
import { findNamedIndicators } from "#catalog/find-named-indicator.ts"
import { NOTHING_ALIKE } from "#catalog/find-nearest-indicators.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import { withExploreKeys } from "#charts/explore/explore-aliases.ts"
import {
  EXPLORE_KEYS,
  explorePath,
  MAX_INDICATORS,
  MAX_PLACES,
  type ExploreSpec,
  type Layout,
} from "#charts/explore/explore-spec.ts"
import { listSplits, readNamedList } from "#domain/format/read-named-list.ts"
import { describeUnknownKeys } from "#domain/format/query-keys.ts"
import type { Search } from "#search/create-search.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Country } from "#domain/places/country.ts"
import { findCountry } from "#domain/places/find-country.ts"
import { closestCountries } from "#domain/places/closest-countries.ts"

import type { ExploreProblem } from "../composition.ts"
import { readLayout, readPlainParts, readText } from "./read-plain-parts.ts"
import { readCalculations, type CalculationParts } from "./read-calculations.ts"
import { readPlaces, type PlaceRequest } from "./read-places.ts"

/** What an address names, looked up. */
export type ExploreRequest = {
  spec: ExploreSpec
  indicators: readonly Indicator[]
  places: PlaceRequest
  /** Everything that is read: the indicators, then those that formulas name; each with its letter or word. */
  inputs: readonly Indicator[]
  inputNames: readonly string[]
  /** Every place that is read. */
  readPlaces: readonly Country[]
  calculations: readonly Calculation[]
  ignored: readonly string[]
}

export type ReadServices = {
  catalog: Pick<
    Catalog,
    "findIndicator" | "getDataset" | "getObservationsByPlace" | "orderPublishers"
  >
  /** Finds what names that are not known may mean. */
  search: Pick<Search, "readName">
}

export type ReadAddress =
  | { state: "read"; request: ExploreRequest }
  | { state: "empty"; spec: ExploreSpec }
  | { state: "problem"; problem: ExploreProblem; spec: ExploreSpec }

/** Reads the address of a composition. What cannot be followed gives a problem with the nearest that can. */
export async function readAddress(
  services: ReadServices,
  given: URLSearchParams,
): Promise<ReadAddress> {
  const query = withExploreKeys(given)
  const ignored = describeUnknownKeys(query, EXPLORE_KEYS)
  const plain = readPlainParts(query)
  const { spec, problem: plainProblem } = plain
  if (plainProblem) return { state: "problem", problem: plainProblem, spec }
  const found = await findIndicators(services, readText(query, "i"))
  const { pins } = found
  const places = readPlaces([readText(query, "c"), ...Object.values(pins).flat()].join(","))
  const named: ExploreSpec = {
    ...spec,
    indicators: found.indicators.map(({ id }) => id),
    ...(Object.keys(pins).length > 0 && { pins }),
    places: places.tokens,
    layout: spec.layout,
  }
  const problem =
    describeUnknownIndicator(services, found.unknown, named, places) ??
    describeUnknownPlace(places, named) ??
    describeTooMany(named, places)
  if (problem) return { state: "problem", problem, spec: named }
  if (found.indicators.length === 0) return { state: "empty", spec: named }
  const { indicators } = found
  const formulas = await readCalculations(services.catalog, named, indicators)
  if ("status" in formulas) return { state: "problem", problem: formulas, spec: named }
  const shown = highlightPlace(chooseShownPlaces(places, formulas), named.highlight ?? null)
  const layout = readLayout(query) ?? chooseLayout(countMeasures(indicators, formulas), shown)
  return {
    state: "read",
    request: {
      spec: { ...named, layout, places: shown.tokens },
      indicators,
      places: shown,
      inputs: [...indicators, ...formulas.extra.map(({ indicator }) => indicator)],
      inputNames: [
        ...indicators.map((_, k) => "abcd".charAt(k)),
        ...formulas.extra.map(({ word }) => word),
      ],
      readPlaces: [...new Set([...shown.places.map(({ country }) => country), ...formulas.places])],
      calculations: formulas.calculations,
      ignored,
    },
  }
}

/** All countries unless places are named; of a sum the group as one place. */
function chooseShownPlaces(named: PlaceRequest, { calculations }: CalculationParts): PlaceRequest {
  if (named.tokens.length > 0) return named
  const [first] = calculations
  const group = first?.sumOver ?? null
  return readPlaces(group === null || calculations.length > 1 ? "all" : group)
}

/** One place in colour, the others in grey; as they are where none of them is named. */
function highlightPlace(shown: PlaceRequest, code: string | null): PlaceRequest {
  const isShown = shown.places.some(({ country }) => country.code === code)
  if (!isShown) return shown
  return {
    ...shown,
    places: shown.places.map(({ country }) => ({ country, at: country.code === code ? 0 : null })),
  }
}

/** How many measures are shown: formulas stand for the indicators that they use. */
function countMeasures(
  indicators: readonly Indicator[],
  { calculations }: CalculationParts,
): number {
  const used = new Set(calculations.flatMap(({ inputs }) => inputs))
  return calculations.length + indicators.filter((_, k) => !used.has("abcd".charAt(k))).length
}

/** Countries one by one are followed through time; many are a map, or a scatter of two measures. */
function chooseLayout(indicators: number, places: PlaceRequest): Layout {
  if (places.tokens.length > 0 && !places.isMany) return "lines"
  return indicators === 1 ? "map" : "scatter"
}

async function findIndicators(
  { catalog }: ReadServices,
  text: string,
): Promise<{
  indicators: Indicator[]
  pins: Record<string, readonly string[]>
  unknown: string[]
}> {
  const names = listSplits(text).map((given) => splitPin(given).name)
  const known = await findNamedIndicators(catalog, names)
  const { found, unknown } = readNamedList(text, (given): NamedIndicator | undefined => {
    const { name, place } = splitPin(given)
    const indicator = known.get(name)?.indicator
    return indicator && { indicator, place }
  })
  const byId = Map.groupBy(found, ({ indicator }) => indicator.id)
  const pins = [...byId].flatMap(([id, held]) =>
    // Named without a place too, it is shown everywhere.
    held.every(({ place }) => place !== null)
      ? [[id, [...new Set(held.flatMap(({ place }) => place ?? []))]] as const]
      : [],
  )
  return {
    indicators: [...byId.values()].flatMap(([one]) => one?.indicator ?? []),
    pins: Object.fromEntries(pins),
    unknown,
  }
}

/** An indicator, and the code of the place behind `@` in which alone it is shown. */
type NamedIndicator = { indicator: Indicator; place: string | null }

/** `Inflation@Ghana` in two; a name may hold an `@` that no place follows. */
function splitPin(text: string): { name: string; place: string | null } {
  const at = text.lastIndexOf("@")
  const place = at === -1 ? undefined : findCountry(text.slice(at + 1).trim())
  return place ? { name: text.slice(0, at).trim(), place: place.code } : { name: text, place: null }
}

const MAX_SUGGESTED = 5

function describeUnknownIndicator(
  { search }: ReadServices,
  [first]: readonly string[],
  spec: ExploreSpec,
  places: PlaceRequest,
): ExploreProblem | undefined {
  if (first === undefined) return undefined
  const near = search
    .readName(first, places.places[0]?.country.code ?? "")
    .indicators.slice(0, MAX_SUGGESTED)
  const others = spec.indicators
  const links = near.map(({ id, name }) => ({
    label: name,
    path: explorePath({ ...spec, indicators: [...others, id].slice(0, MAX_INDICATORS) }),
  }))
  const [name = "", behind] = first.split("@")
  if (behind !== undefined)
    links.push({
      label: `“${name.slice(0, 80)}” without the place after @`,
      path: explorePath({ ...spec, indicators: [...others, name].slice(0, MAX_INDICATORS) }),
    })
  if (others.length > 0)
    links.push({ label: `Without “${first.slice(0, 80)}”`, path: explorePath(spec) })
  const alike = near.length === 0 && behind === undefined ? ` ${NOTHING_ALIKE}` : ""
  const hint = behind === undefined ? alike : " Write one country after @, as in i=inflation@Ghana."
  return { status: 404, sentence: `There is no indicator “${first.slice(0, 80)}”.${hint}`, links }
}

function describeUnknownPlace(
  { unknown: [first], tokens }: PlaceRequest,
  spec: ExploreSpec,
): ExploreProblem | undefined {
  if (first === undefined) return undefined
  const links = closestCountries(first, MAX_SUGGESTED).map(({ code, name }) => ({
    label: name,
    path: explorePath({ ...spec, places: [...tokens, code] }),
  }))
  if (tokens.length > 0)
    links.push({ label: `Without “${first.slice(0, 80)}”`, path: explorePath(spec) })
  const sentence = `There is no country or group “${first.slice(0, 80)}”.`
  return { status: 404, sentence, links }
}

function describeTooMany(spec: ExploreSpec, places: PlaceRequest): ExploreProblem | undefined {
  const { indicators, places: tokens } = spec
  if (indicators.length > MAX_INDICATORS) {
    const first = { ...spec, indicators: indicators.slice(0, MAX_INDICATORS) }
    return {
      status: 400,
      sentence: `At most ${String(MAX_INDICATORS)} indicators can be shown together; the address names ${String(indicators.length)}.`,
      links: [{ label: "The first four of them", path: explorePath(first) }],
    }
  }
  if (places.singles.length <= MAX_PLACES) return undefined
  const links = [
    {
      label: "The first twelve of them",
      path: explorePath({ ...spec, places: tokens.slice(0, MAX_PLACES) }),
    },
    {
      label: "All countries",
      path: explorePath({
        ...spec,
        places: ["all"],
        layout: indicators.length > 1 ? "scatter" : "map",
      }),
    },
  ]
  return {
    status: 400,
    sentence: `At most ${String(MAX_PLACES)} countries can be named one by one; the address names ${String(places.singles.length)}. A group of countries may have more.`,
    links,
  }
}
