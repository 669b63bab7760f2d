import type { Category } from "#domain/indicators/category.ts"
import { findConceptByCode } from "#domain/indicators/concepts.ts"
import type { Country } from "#domain/places/country.ts"
import { EURO_AREA, EURO_AREA_CONCEPTS, EURO_SINCE } from "#domain/places/euro-area.data.ts"
import { COUNTRIES, countryByCode } from "#domain/places/find-country.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import { findCoveredPlace } from "../rank/find-covered-place.ts"
import type { Ranked } from "../rank/ranked.ts"
import type { Finding, SearchIndex } from "../index/search-index.ts"
import type { NamedPlace, ParsedQuery } from "../search-answer.ts"

const MAX_RELEVANT = 10
const MAX_RELATED = 6
const MAX_NEAREST = 4
const MAX_NEIGHBOURS = 3
const MAX_UNCOVERED = 2
/** Share of the best score from which an indicator without figures for the place is worth a line. */
const CLOSE_ENOUGH = 0.5

/** An indicator and the place it is shown for. */
export type IndicatorForPlace = {
  doc: number
  country: Country | null
  alsoFrom: readonly number[]
}

/** The rows of a results page before their figures are read. */
export type Chosen = {
  relevant: readonly IndicatorForPlace[]
  related: readonly IndicatorForPlace[]
}

/**
 * Picks what a results page shows. Relevant: the best fits with figures for the places named, or
 * the headline indicators of a place when nothing else was asked. Related: the best fit elsewhere,
 * fits without figures for the place, and headline indicators of the same category.
 * With a topic nothing else is shown, and without words all of the topic is asked for.
 */
export function chooseResults(
  parsed: ParsedQuery,
  finding: Finding,
  index: SearchIndex,
  topic?: Topic,
): Chosen {
  const places = parsed.countries
  const ranked = finding.ranked
  if (ranked.length === 0) {
    // Words that nothing fits do not ask about the place alone.
    const isPlaceOnly = finding.dropped.length === 0
    const relevant = !isPlaceOnly
      ? []
      : topic !== undefined
        ? topicRows(index, places, topic)
        : places.flatMap((place) => headlineRows(index, [place], () => true))
    return { relevant: takeRows(relevant, [], MAX_RELEVANT), related: [] }
  }
  const covered = ranked.filter((one) => one.covered).map((one) => standForAll(one, places, index))
  if (finding.isNearest === true) return chooseNearest(covered, places, index)
  const uncovered = ranked.filter((one) => !one.covered)
  const rows = (covered.length > 0 ? covered : uncovered).flatMap((one) =>
    listRows(one, places, index),
  )
  const relevant = takeRows(rows, [], MAX_RELEVANT)
  const related = relatedRows(
    {
      relevant,
      places,
      uncovered: covered.length > 0 ? uncovered : [],
      bestScore: covered[0]?.score ?? 0,
    },
    index,
  )
  const isShown = ({ doc }: IndicatorForPlace): boolean =>
    topic === undefined || index.indicators.hasTopic(doc, topic)
  return { relevant, related: takeRows(related.filter(isShown), relevant, MAX_RELATED) }
}

/**
 * Where several places are named they are to be compared: of the publishers of one measure the first that has figures
 * for all of them stands for it.
 */
function standForAll(one: Ranked, places: readonly NamedPlace[], index: SearchIndex): Ranked {
  const coversAll = (doc: number): boolean =>
    places.every((place) => findCoveredPlace(doc, place, index.staticRank) !== undefined)
  if (places.length < 2 || coversAll(one.doc)) return one
  const doc = one.alsoFrom.find(coversAll)
  if (doc === undefined) return one
  return { ...one, doc, alsoFrom: [one.doc, ...one.alsoFrom.filter((other) => other !== doc)] }
}

/** What is nearest to a question that nothing answers counts as related, not as its result. */
function chooseNearest(
  covered: readonly Ranked[],
  places: readonly NamedPlace[],
  index: SearchIndex,
): Chosen {
  const rows = covered.flatMap((one) => listRows(one, places, index))
  return { relevant: [], related: takeRows(rows, [], MAX_NEAREST) }
}

/** One row for each place named that the indicator covers; else the World where it has it. */
function listRows(
  { doc, alsoFrom }: Ranked,
  places: readonly NamedPlace[],
  index: SearchIndex,
): IndicatorForPlace[] {
  const covered = places.flatMap((place) => coveredPlaces(doc, place, index))
  if (covered.length > 0) return covered.map((country) => ({ doc, country, alsoFrom }))
  const country = (places.length === 0 ? unaskedPlace : worldOrNull)(doc, index)
  return [{ doc, country, alsoFrom }]
}

/** The place, before it the euro area for what is set there for all of its members. */
function coveredPlaces(doc: number, place: NamedPlace, index: SearchIndex): Country[] {
  const own = findCoveredPlace(doc, place, index.staticRank)
  const union = EURO_SINCE.has(place.country.code) ? countryByCode(EURO_AREA) : undefined
  const isSetThere =
    union !== undefined &&
    index.staticRank.covers(doc, EURO_AREA) &&
    EURO_AREA_CONCEPTS.has(findConceptByCode(index.indicators.getCode(doc)) ?? "")
  return [...(isSetThere ? [union] : []), ...(own ? [own] : [])]
}

/** The World where the indicator has figures for it, else no place. */
export function worldOrNull(doc: number, index: SearchIndex): Country | null {
  return index.staticRank.covers(doc, "WLD") ? (countryByCode("WLD") ?? null) : null
}

/** What is shown where no place was named: the World, else the only place that there are figures for, else none. */
function unaskedPlace(doc: number, index: SearchIndex): Country | null {
  return worldOrNull(doc, index) ?? countryByCode(index.staticRank.onlyPlace(doc) ?? "") ?? null
}

function relatedRows(
  found: {
    relevant: readonly IndicatorForPlace[]
    places: readonly NamedPlace[]
    uncovered: readonly Ranked[]
    bestScore: number
  },
  index: SearchIndex,
): IndicatorForPlace[] {
  const top = found.relevant[0]
  if (top === undefined) return []
  const category = getCategory(top.doc, index)
  const shown = new Set(found.relevant.map(({ doc }) => doc))
  const isSameSubject = (doc: number): boolean =>
    getCategory(doc, index) === category && !shown.has(doc)
  const elsewhere = top.country === null ? [] : neighbourRows(top.doc, found.places, index)
  const uncovered = found.uncovered
    .filter(({ score }) => score >= CLOSE_ENOUGH * found.bestScore)
    .slice(0, MAX_UNCOVERED)
    .map(({ doc, alsoFrom }) => ({ doc, country: worldOrNull(doc, index), alsoFrom }))
  return [...elsewhere, ...uncovered, ...headlineRows(index, found.places, isSameSubject)]
}

/** The same indicator for the World and for countries of the same continent that much is known of. */
function neighbourRows(
  doc: number,
  places: readonly NamedPlace[],
  index: SearchIndex,
): IndicatorForPlace[] {
  const home = places.map((place) => findCoveredPlace(doc, place, index.staticRank)).find(Boolean)
  if (home === undefined) return []
  const named = new Set(
    places.flatMap((place) => [place.country, ...place.others]).map(({ code }) => code),
  )
  const near = COUNTRIES.filter(
    ({ continent, code }) =>
      continent === home.continent && !named.has(code) && index.staticRank.covers(doc, code),
  ).toSorted(
    (a, b) => index.staticRank.countIndicators(b.code) - index.staticRank.countIndicators(a.code),
  )
  const world = named.has("WLD") ? null : worldOrNull(doc, index)
  const countries = world === null ? near : [world, ...near]
  return countries.slice(0, MAX_NEIGHBOURS).map((country) => ({ doc, country, alsoFrom: [] }))
}

function headlineRows(
  index: SearchIndex,
  places: readonly NamedPlace[],
  isWanted: (doc: number) => boolean,
): IndicatorForPlace[] {
  return index.headlines.flatMap(({ doc }) => {
    if (!isWanted(doc)) return []
    const place = places.map((one) => findCoveredPlace(doc, one, index.staticRank)).find(Boolean)
    if (places.length > 0 && place === undefined) return []
    return [{ doc, country: place ?? unaskedPlace(doc, index), alsoFrom: [] }]
  })
}

/** The indicators of a topic that are worth most, for the places named where there are any. */
function topicRows(
  index: SearchIndex,
  places: readonly NamedPlace[],
  topic: Topic,
): IndicatorForPlace[] {
  const { indicators, staticRank } = index
  const docs = Array.from({ length: indicators.size }, (_, doc) => doc)
    .filter((doc) => indicators.hasTopic(doc, topic))
    .sort((a, b) => (staticRank.merit[b] ?? 0) - (staticRank.merit[a] ?? 0) || a - b)
  return docs.flatMap((doc): IndicatorForPlace[] => {
    if (places.length === 0) return [{ doc, country: unaskedPlace(doc, index), alsoFrom: [] }]
    return places.flatMap((place) => {
      const country = findCoveredPlace(doc, place, index.staticRank)
      return country === undefined ? [] : [{ doc, country, alsoFrom: [] }]
    })
  })
}

/** Category of an indicator by its number. */
export function getCategory(doc: number, index: SearchIndex): Category | null {
  return index.indicators.getCategory(doc)
}

function takeRows(
  rows: readonly IndicatorForPlace[],
  besides: readonly IndicatorForPlace[],
  limit: number,
): IndicatorForPlace[] {
  const seen = new Set(besides.map(makeRowKey))
  return rows
    .filter((row) => !seen.has(makeRowKey(row)) && seen.add(makeRowKey(row)))
    .slice(0, limit)
}

/** The key of a row of results: its indicator and place. */
export function makeRowKey({ doc, country }: IndicatorForPlace): string {
  return `${String(doc)} ${country?.code ?? ""}`
}
