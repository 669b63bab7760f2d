import { indicatorPath, resultsPath } from "#domain/addresses/page-paths.ts"
import type { Country } from "#domain/places/country.ts"

import { findCoveredPlace } from "../rank/find-covered-place.ts"
import type { Ranked } from "../rank/ranked.ts"
import { isPopulous } from "../query/place-lookup.ts"
import type { Slot } from "../query/query-plan.ts"
import { namedTerms } from "../index/term-index.ts"
import { cleanText, foldText } from "../index/tokenize.ts"
import type { Finding, SearchIndex } from "../index/search-index.ts"
import { understoodQuery } from "../query/understood-query.ts"
import type { NamedPlace, ParsedQuery } from "../search-answer.ts"
import type { Suggestion } from "../suggestion.ts"
import { worldOrNull } from "./choose-results.ts"

type IndicatorLine = Extract<Suggestion, { kind: "indicator" }>

const MAX_SUGGESTIONS = 5
const SHORTEST_TEXT = 3
/** Lines kept for places that the last word may become, when words of the index fit as well. */
const PLACE_LINES = 2
const MAX_COUNTRIES = 2

/** Up to five lines for what is typed so far, the last word taken as unfinished. Short texts give none. */
export function suggest(text: string, index: SearchIndex): Suggestion[] {
  const typed = cleanText(text)
  if (typed.length < SHORTEST_TEXT) return []
  const parsed = index.parser.parse(text)
  const countries = countryLines(typed, parsed, index)
  const indicators = indicatorLines(parsed, index)
  const isPlace = parsed.words.length === 0
  // Without words a place comes first; with words it is an afterthought to the indicators that fit them.
  const room = MAX_SUGGESTIONS - Math.min(countries.length, indicators.length > 4 ? 1 : 2)
  return isPlace
    ? [...countries, ...indicators].slice(0, MAX_SUGGESTIONS)
    : [...indicators.slice(0, room), ...countries].slice(0, MAX_SUGGESTIONS)
}

function indicatorLines(parsed: ParsedQuery, index: SearchIndex): IndicatorLine[] {
  const finding = index.find(parsed, true)
  const lines = listLines(parsed, finding, index)
  const isPhrase = (finding.plan.slots.at(-1)?.typed.length ?? 0) > 1
  const places = isPhrase ? [] : placeLines(parsed, index)
  const first = lines.slice(0, MAX_SUGGESTIONS - Math.min(PLACE_LINES, places.length))
  const isWord = wordsFit(finding, lines) || !isPopulous(places[0]?.country?.code ?? "")
  return onceEach(isWord ? [...first, ...places, ...lines] : [...places, ...lines]).slice(
    0,
    MAX_SUGGESTIONS,
  )
}

/** Whether the last word is rather one of the index than the beginning of a place. */
function wordsFit(finding: Finding, lines: readonly IndicatorLine[]): boolean {
  return finding.dropped.length === 0 && (lines[0]?.indicator.isHeadline ?? false)
}

/** Places that the whole text names or begins to name, to be searched for. */
function countryLines(typed: string, parsed: ParsedQuery, index: SearchIndex): Suggestion[] {
  const named = parsed.words.length === 0 ? parsed.countries.map(({ country }) => country) : []
  const begun = index.parser.completePlace(typed)
  const known = [...named, ...begun].filter(
    (country, at, all) =>
      all.indexOf(country) === at && index.staticRank.countIndicators(country.code) > 0,
  )
  return known.slice(0, MAX_COUNTRIES).map((country) => ({
    kind: "country",
    country,
    path: resultsPath(country.name),
    because: placeReason(parsed, country),
  }))
}

function listLines(parsed: ParsedQuery, finding: Finding, index: SearchIndex): IndicatorLine[] {
  if (parsed.words.length === 0) {
    return parsed.countries.flatMap((place) => headlineLines(place, parsed, index))
  }
  // What only shares a word with a subject that is not held is not meant.
  if (finding.missing !== undefined && finding.missing.length > 0) return []
  const covered = finding.ranked.filter((one) => one.covered)
  const lines = (covered.length > 0 ? covered : finding.ranked).slice(0, LOOKED_AT).map((one) => ({
    line: mapLine(one, { parsed, finding, index }),
    isWithin: isInsidePhrase(one.doc, finding, index),
  }))
  return [...lines.filter(({ isWithin }) => !isWithin), ...lines.filter(({ isWithin }) => isWithin)]
    .slice(0, MAX_SUGGESTIONS)
    .map(({ line }) => line)
}

/** How many indicators are looked at to find five whose names hold what is typed. */
const LOOKED_AT = 20

/** Whether an indicator fits by another phrase for it, and not by its beginning: "exp" lies inside "more expensive to live". */
function isInsidePhrase(doc: number, finding: Finding, index: SearchIndex): boolean {
  const slot = findReason(doc, finding, index)
  if (!slot || slot.correction !== null || slot.phrase === null) return false
  const phrase = foldText(slot.phrase)
  return !finding.plan.slots.some(
    ({ typed }) => typed[0] !== undefined && phrase.startsWith(typed[0]),
  )
}

function headlineLines(
  place: NamedPlace,
  parsed: ParsedQuery,
  index: SearchIndex,
): IndicatorLine[] {
  const lines: IndicatorLine[] = []
  for (const { doc } of index.headlines) {
    const country = findCoveredPlace(doc, place, index.staticRank)
    if (country === undefined) continue
    const because = placeReason(parsed, country)
    lines.push(...mapSuggestion(doc, country, { parsed, because, index }))
    if (lines.length === MAX_SUGGESTIONS) break
  }
  return lines
}

const SHORTEST_PLACE = 3

/** The last word may be the beginning of a place's name: "inflation nig". */
function placeLines(parsed: ParsedQuery, index: SearchIndex): IndicatorLine[] {
  const last = parsed.words.at(-1) ?? parsed.countries.at(-1)?.matched ?? ""
  const words = parsed.words.slice(0, parsed.words.at(-1) === last ? -1 : undefined)
  if (parsed.typed.tokens.length > 1 && last.length < SHORTEST_PLACE) return []
  const named = new Set(parsed.countries.map(({ country }) => country.code))
  const places = index.parser
    .completePlace(last)
    .filter(({ code }) => !named.has(code) && index.staticRank.countIndicators(code) > 0)
  if (places.length === 0) return []
  const finding = words.length === 0 ? undefined : index.find({ ...parsed, words, countries: [] })
  return places.slice(0, MAX_SUGGESTIONS).flatMap((country) => {
    const place = { country, others: [], matched: last }
    const completed = { ...parsed, words, countries: [place] }
    if (finding === undefined) return headlineLines(place, completed, index).slice(0, 2)
    const best = finding.ranked.find(({ doc }) => index.staticRank.covers(doc, country.code))
    return best === undefined ? [] : [mapLine(best, { parsed: completed, finding, index })]
  })
}

type LineContext = { parsed: ParsedQuery; finding: Finding; index: SearchIndex }

function mapLine({ doc, covered }: Ranked, { parsed, finding, index }: LineContext): IndicatorLine {
  const named = parsed.countries
    .map((place) => findCoveredPlace(doc, place, index.staticRank))
    .find(Boolean)
  const place = covered && named !== undefined ? named : worldOrNull(doc, index)
  const because =
    wordReason(doc, finding, index) ?? (named === undefined ? null : placeReason(parsed, place))
  const [line] = mapSuggestion(doc, place, { parsed, because, index })
  if (line === undefined) throw new RangeError("A ranked indicator is not in its index.")
  return line
}

function mapSuggestion(
  doc: number,
  country: Country | null,
  { parsed, because, index }: { parsed: ParsedQuery; because: string | null; index: SearchIndex },
): IndicatorLine[] {
  const indicator = index.indicators.get(doc)
  if (indicator === undefined) return []
  const frequencies = indicator.frequencies.filter(
    (frequency) => country === null || index.indicators.hasSeries(doc, country.code, frequency),
  )
  const query = understoodQuery(parsed, frequencies)
  const path = indicatorPath({ name: indicator.name, countrySlug: country?.slug, query })
  const { startYear, endYear } = parsed
  const frequency = frequencies.find((one) => one === parsed.frequency) ?? null
  return [{ kind: "indicator", indicator, country, frequency, startYear, endYear, path, because }]
}

/** Why an indicator fits whose name does not have the typed words. */
function wordReason(doc: number, finding: Finding, index: SearchIndex): string | null {
  const slot = findReason(doc, finding, index)
  if (!slot) return null
  return slot.correction ?? `also known as ${slot.phrase ?? ""}`
}

/** The typed words by another spelling or phrase of which an indicator fits. */
function findReason(doc: number, { plan }: Finding, { terms }: SearchIndex): Slot | undefined {
  const name = namedTerms(terms, doc)
  return plan.slots.find(
    (slot) => slot.correction !== null || (slot.phrase !== null && !hasTypedWords(slot, name)),
  )
}

function hasTypedWords(slot: Slot, name: Uint32Array): boolean {
  const typed = slot.alternatives.find(({ isTyped }) => isTyped)
  if (typed === undefined) return false
  return typed.words.every((runs) =>
    runs.some(({ from, to }) => name.some((term) => term >= from && term < to)),
  )
}

/** Why a place fits whose name does not begin like what was typed. */
function placeReason(parsed: ParsedQuery, place: Country | null): string | null {
  const named = parsed.countries.find(
    ({ country, others }) =>
      country.code === place?.code || others.some(({ code }) => code === place?.code),
  )
  const matched = named?.matched
  if (matched === undefined || place === null) return null
  const typed = foldText(matched).slice(0, 3)
  const begins = typed.length === 3 && foldText(place.name).includes(typed)
  return begins ? null : `${matched} is ${place.name}`
}

/** The lines without repeats: no line twice, and no two indicators of one name for the same place. */
function onceEach(lines: readonly IndicatorLine[]): IndicatorLine[] {
  const seen = new Set<string>()
  return lines.filter(({ indicator, country }) => {
    const key = `${plainName(indicator.name)}|${country?.code ?? ""}`
    return !seen.has(key) && seen.add(key)
  })
}

/** A name without what stands in brackets at its end, which tells units and publishers apart. */
function plainName(name: string): string {
  return foldText(name)
    .replace(/\s*\([^()]*\)$/, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
}
