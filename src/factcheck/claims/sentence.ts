import { findCapitals } from "../grammar/find-capitals.ts"
import { findMeasures } from "../grammar/find-measures.ts"
import { findPeriods } from "../grammar/times/find-periods.ts"
import { findPlaces } from "../grammar/find-places.ts"
import { findQuantities } from "../quantities/find-quantities.ts"
import { FRACTION_WORD } from "../quantities/number-words.ts"
import {
  fromLastYear,
  withMonthsOfYearBefore,
  withTimesAfter,
} from "../grammar/times/relative-times.ts"
import { overlaps } from "../text/overlaps.ts"
import type { MeasureMention, PeriodMention, PlaceMention, Quantity, Span } from "./claim-types.ts"

/** A sentence with everything the grammars found in it; offsets count from its own start. */
export type Sentence = {
  text: string
  start: number
  places: readonly PlaceMention[]
  periods: readonly PeriodMention[]
  measures: readonly MeasureMention[]
  quantities: readonly Quantity[]
}

const DENOMINATOR = new RegExp(
  `(?:%|per\\s?cent|percent|percentage|points?|share|proportion|fraction|ratio|${FRACTION_WORD}|pp)\\s+(?:of|to|relative\\s+to)\\s+(?:its\\s+|the\\s+|their\\s+|national\\s+|total\\s+|our\\s+|a\\s+country['’]s\\s+|(?!that\\b|those\\b)\\p{L}+['’]s?\\s+|\\p{L}+(?:ian|ish|ese|an|ch|ic|ek|i)\\s+)*$|[-–]to[-–\\s]$|\\b(?:relative|compared|in\\s+relation|in\\s+proportion)\\s+to\\s+(?:the\\s+)?$|\\bexceed(?:s|ed|ing)?\\s+$|\\ba\\s+year['’]s\\s+$`,
  "iu",
)

/** "(2014-2016 = 100)": the base of an index is not the time of a figure. */
const IS_BASE = /^\s*=\s*100\b/

/** Neither 2015 nor 100 in "(2015 = 100)" is a figure. */
function isBaseOfIndex(text: string, { start, end }: Span): boolean {
  if (IS_BASE.test(text.slice(end))) return true
  return (
    /^100\b/.test(text.slice(start, end)) &&
    /(?:\b(?:19|20)\d\d\s*=|\bset\s+(?:to|at))\s*$/.test(text.slice(0, start))
  )
}

/** Runs the grammars over one sentence. */
export function readSentence(text: string, start: number): Sentence {
  const dated = withMonthsOfYearBefore(fromLastYear(findPeriods(text)))
  const periods = withTimesAfter(text, dated).filter(({ end }) => !IS_BASE.test(text.slice(end)))
  const numbers = findQuantities(text)
  const money = numbers.filter(({ currency }) => currency !== null)
  const named = findPlaces(text)
  // "US" in "US$110bn" is not a place.
  const beside = named.filter((place) => !money.some((amount) => overlaps(amount, place)))
  const measured = findMeasures(text)
  // "A dollar bought 140 Kenyan shillings" is of Kenya, though the name stands in the amount only.
  const isOfCurrency = measured.some(({ measure }) => measure === "exchange-rate")
  const ofCurrency = isOfCurrency ? named.filter(({ code }) => code !== "USA") : []
  const places = beside.length > 0 ? beside : ofCurrency
  const quantities = numbers.filter(
    (quantity) =>
      !periods.some((period) => overlaps(period, quantity)) &&
      !beside.some((place) => overlaps(place, quantity) && !isAmong(place, quantity)),
  )
  const measures = withoutTags(
    text,
    measured.filter(
      (mention) =>
        !isDenominator(text, mention) &&
        !numbers.some((number) => isWholeOf(mention, number)) &&
        !isTakenOut(text, mention) &&
        !isOfOffice(text, mention),
    ),
  )
  // The five of "under-five mortality" and the 65 of "aged 65 and above" are not figures.
  const isPartOfName = ({ unit, value, step, ...span }: Quantity) =>
    measures.some(
      (mention) =>
        overlaps(mention, span) &&
        ((unit === "plain" && value <= 100 && step >= 1) ||
          /^\s+birthdays?\b/.test(text.slice(span.end)) ||
          (unit === "money" && /^(?:extreme-)?poverty/.test(mention.measure))),
    )
  // A part of a country stands back behind a capital that speaks for the whole.
  const capitals = places.every(({ kind }) => kind === "sub-national")
    ? findCapitals(text, measures)
    : []
  return {
    text,
    start,
    places: capitals.length > 0 ? capitals : places,
    periods,
    measures,
    quantities: quantities.filter(
      (quantity) => !isPartOfName(quantity) && !isBaseOfIndex(text, quantity),
    ),
  }
}

/** "One Nigerien in five": the people whom a share counts stand inside of it. */
function isAmong(place: Span, { start, end, unit }: Quantity): boolean {
  return unit === "percent" && place.start > start && place.end <= end
}

/** "the Food and Agriculture Organization", "the ministry of health": what an office is called is not measured. */
const OFFICE_BEHIND =
  /^\s+(?:Organi[sz]ation|Agency|Programme|Program|Fund|Commission|Authority|Bureau|Institute|Office|Ministry|Department|Council|Association)\b/
const OFFICE_BEFORE =
  /\b(?:ministr(?:y|ies)|ministers?|departments?|secretary|bureau|institute|organi[sz]ation|chamber|faculty)\s+(?:of|for)\s+(?:(?:the|\p{L}+\s+and)\s+)*$/iu

function isOfOffice(text: string, { start, end }: MeasureMention): boolean {
  return OFFICE_BEHIND.test(text.slice(end)) || OFFICE_BEFORE.test(text.slice(0, start))
}

/** "2.0% once inflation is discounted", "adjusted for inflation": what is taken out of a figure is not what it measures. */
const TAKES_OUT =
  /\b(?:adjust(?:ed|ing)\s+for|net\s+of|discount(?:ed|ing)|strip(?:ped|ping)\s+out|allow(?:ed|ing)\s+for|account(?:ed|ing)\s+for|correct(?:ed|ing)\s+for|after\s+deducting|deduct(?:ed|ing)|deduction\s+of|(?:even\s+)?after|before|tak(?:e|es|ing)|taken)\s+(?:the\s+)?$/i
const IS_TAKEN_OUT =
  /^\s+(?:(?:is|has\s+been|was)\s+)?(?:discounted|deducted|stripped\s+out|taken\s+(?:out|off|away)|off|out)\b/i

function isTakenOut(text: string, { measure, start, end }: MeasureMention): boolean {
  if (measure !== "inflation") return false
  return TAKES_OUT.test(text.slice(0, start)) || IS_TAKEN_OUT.test(text.slice(end))
}

/** "#economy" at the end of a post is a label; it counts only where nothing else names the measure. */
function withoutTags<M extends Span>(text: string, mentions: readonly M[]): readonly M[] {
  const written = mentions.filter(({ start }) => text[start - 1] !== "#")
  return written.length > 0 ? written : mentions
}

/** "Debt of more than twice its GDP": the output that a share counts against stands inside of it. */
function isWholeOf({ measure, start, end }: MeasureMention, number: Quantity): boolean {
  return (
    measure.startsWith("gdp") &&
    number.unit === "percent" &&
    start > number.start &&
    end <= number.end
  )
}

/** "GDP" in "29.6% of GDP" is what the share is of, not what is measured. */
function isDenominator(text: string, { measure, start }: MeasureMention): boolean {
  const isBase = [
    "gdp",
    "population",
    "gni",
    "exports",
    "government-spending",
    "gdp-real",
    "labour-force",
    "land-area",
    "reserves",
  ].includes(measure)
  return isBase && DENOMINATOR.test(text.slice(Math.max(0, start - 50), start))
}
