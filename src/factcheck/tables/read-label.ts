import { findCountry } from "#domain/places/find-country.ts"

import { namePlace } from "../claims/draft.ts"
import { findMeasures, measureById } from "../grammar/find-measures.ts"
import { findPeriods } from "../grammar/times/find-periods.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { withoutFootnote } from "../text/cell-kind.ts"
import { blankSpans } from "../text/blank-spans.ts"
import { markerLength } from "../text/list-markers.ts"
import { overlaps } from "../text/overlaps.ts"
import type { ClaimPeriod, PeriodMention, Span, ClaimPlace } from "../claims/claim-types.ts"

import { NARROWING_WORDS, NEUTRAL_WORDS, QUALIFIERS } from "./label-words.data.ts"
import { takeUnit, type CellUnit } from "./take-unit.ts"

/** A measure as a heading names it. */
export type LabelMeasure = {
  id: string
  /** The words of it that a sentence needs: "real GDP growth". */
  words: string
}

/** What a heading, a caption or the name of a row says. */
export type Label = {
  places: readonly ClaimPlace[]
  periods: readonly ClaimPeriod[]
  measure: LabelMeasure | null
  unit: CellUnit | null
  /** Of what is still to come. */
  isForecast: boolean
  /** Has words that are none of these: nobody can say what its figures are of. */
  isUnknown: boolean
  /** Speaks of a part of a country, of a firm or of a goal. */
  isNarrowed: boolean
}

const NUMBERED_TITLE =
  /^\s*(?:table|figure|fig\.?|chart|box|graph)\s*[A-Z]?\d*(?:\.\d+)*[a-z]?\s*[.:–—-]?\s+/i
const FORECAST =
  /\b(?:forecasts?|projections?|projected|targets?|budget(?:ed)?|planned|expected|expectations?|scenario)\b|\b(?:19|20)\d\d\s?\(?[fp]\)?(?![\p{L}\d])/iu
const ESTIMATE = /\b((?:19|20)\d\d)\s?(?:\(?[efp]\)?(?![\p{L}\d])|[*†])/giu
const LONGEST_LABEL = 240

/** "The ten largest economies by": which countries are listed, and no part of a measure. */
const LARGEST_COUNTRIES =
  /\b(?:(?:three|five|ten|twenty|\d{1,2})\s+)?(?:biggest|largest|smallest|top|leading|richest|poorest|most\s+populous)(?:\s+(?:three|five|ten|twenty|\d{1,2}))?\s+(?:countries|economies|nations)\b/i

/** Reads a heading, a caption or the name of a row by the grammars of sentences. */
export function readLabel(text: string): Label {
  const plain = withoutFootnote(
    text.slice(0, LONGEST_LABEL).replace(/[*_`#]+|\p{Emoji_Presentation}/gu, " "),
  )
  const bare = plain.slice(markerLength(plain)).replace(NUMBERED_TITLE, "").replace(ESTIMATE, "$1")
  const { rest, unit } = takeUnit(bare.replace(LARGEST_COUNTRIES, "countries"))
  const own = readWords(rest)
  // "Births per woman" is a unit and a measure at once.
  const read =
    own.measure === null && unit !== null && unit.after.length > 4 ? orWhole(own, bare, unit) : own
  return { ...read, unit, isForecast: FORECAST.test(plain) }
}

/** Reads the name of a row or item, where a code alone stands for its country: "HU", "NGA". */
export function readRowName(text: string): Label {
  const label = readLabel(text)
  const country = label.places.length === 0 ? countryOfCode(text) : undefined
  return country ? { ...label, places: [country], isUnknown: false } : label
}

/** "SA" is South Africa to most who write it. */
const CODE = /^(?!SA$)[A-Z]{2,3}$/

function countryOfCode(text: string): ClaimPlace | undefined {
  const bare = text.trim()
  const country = CODE.test(bare) ? findCountry(bare) : undefined
  if (country === undefined || country.kind === "region") return undefined
  return { code: country.code, kind: "country", name: country.name }
}

type Read = Omit<Label, "unit" | "isForecast">

function orWhole(own: Read, bare: string, unit: CellUnit): Read {
  const whole = readWords(bare, splitWords(unit.after))
  return whole.measure === null ? own : whole
}

function readWords(text: string, unitWords: readonly string[] = []): Read {
  const periods = findPeriods(text)
  const places = findPlaces(text).filter(
    (place) => !periods.some((period) => overlaps(period, place)),
  )
  const masked = blankSpans(text, [...periods, ...places])
  const measures = findMeasures(masked)
  const left = splitWords(blankSpans(masked, measures))
  const known = measures.length === 0 ? left : left.filter((word) => !QUALIFIERS.has(word))
  const strange = known.filter(
    (word) => !NEUTRAL_WORDS.has(word) && !unitWords.includes(word) && !/^\d{1,2}$/.test(word),
  )
  const spans = periods.flatMap(readSpan)
  const [first] = measures
  const isOne = measures.every(({ measure }) => measure === first?.measure)
  return {
    places: places.map((place) => namePlace(place)),
    periods: spans,
    measure: first && isOne ? { id: first.measure, words: measureWords(masked, measures) } : null,
    isUnknown: strange.length > 0 || !isOne || spans.length < periods.length,
    isNarrowed: left.some((word) => NARROWING_WORDS.has(word)),
  }
}

/** Only a time that stands by itself: "since 2010" or a fiscal year is not a heading of figures. */
function readSpan({ form }: PeriodMention): ClaimPeriod[] {
  return form.kind === "span" ? [{ frequency: form.frequency, from: form.from, to: form.to }] : []
}

/** The words of a measure with those that choose between its series: "real", "PPP". */
function measureWords(text: string, measures: readonly Span[]): string {
  const parts = [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}.’'/-]*/gu)].filter(
    ({ index, 0: word }) =>
      QUALIFIERS.has(word.toLowerCase()) ||
      measures.some((span) => overlaps(span, { start: index, end: index + word.length })),
  )
  const words = parts.map(([word]) => (word === "PPP" ? "at purchasing power parity" : word))
  return words.join(" ")
}

function splitWords(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu)].map(([word]) => word)
}

/** Whether figures of a measure are per cent where nothing else is said. */
export function isPercentByNature(id: string): boolean {
  const measure = measureById(id)
  const isRate = measure?.kind === "rate" || measure?.kind === "share"
  return isRate && measure.units.includes("percent")
}
