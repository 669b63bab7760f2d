import {
  getOtherPlace,
  type ClaimSlots,
  type MeasureMention,
  type PlaceMention,
  type Span,
} from "../claims/claim-types.ts"
import type { Sentence } from "../claims/sentence.ts"

import { findOtherWords, saysItWas } from "./allow-measure.ts"
import { isBeside } from "./bind-periods.ts"
import { isSaidOfOthers, VAGUE_TIME } from "./ground-slots.ts"
import { isBeforeThat } from "./period-roles.ts"
import { bracketsAround, rolesOfPlaces, splitClauses } from "./place-roles.ts"

/** Which slots of a claim its own clause names beyond doubt. */
export type SaidSlots = {
  place: boolean
  measure: boolean
  period: boolean
  /** Whether the clause has a noun or verb of its own that the engine does not know. */
  hasOtherWords: boolean
  /** Whether a word stands for the measure of the sentence before: "it was", "the rate averaged". */
  standsForMeasure: boolean
  /** Whether nothing in the sentence speaks of another measure than the one carried to it. */
  continuesMeasure: boolean
  /** Whether the sentence leaves open when or of whom it says it: several times, "once", "before 2020", "for its two rivals". */
  leavesOpen: boolean
  /** Whether what stands beside the figure says that it is of countries which are not named there. */
  isOfOthers: boolean
}

/** The slots of a table's row or a list's item, which names everything itself. */
export const ALL_SAID: SaidSlots = {
  place: true,
  measure: true,
  period: true,
  hasOtherWords: false,
  standsForMeasure: false,
  continuesMeasure: true,
  leavesOpen: false,
  isOfOthers: false,
}

/** Which slots the clause of a claim names itself; the others are carried or come from a clause beside it. */
export function findSaidSlots(sentence: Sentence, claim: ClaimSlots): SaidSlots {
  const clause = clauseOf(sentence.text, claim)
  const whole = { start: 0, end: sentence.text.length }
  const isPronoun = standsForMeasure(sentence, claim)
  const isInside = ({ start, end }: Span): boolean => start < clause.end && end > clause.start
  return {
    place: saysPlace(sentence, claim, isInside),
    measure: saysMeasure(sentence.measures, claim, isInside),
    period: saysPeriod(sentence, claim, isInside),
    hasOtherWords: !isPronoun && findOtherWords(sentence, clause).length > 0,
    standsForMeasure: isPronoun && !namesOtherBefore(sentence, claim),
    continuesMeasure: isPronoun || findOtherWords(sentence, whole).length === 0,
    isOfOthers: isSaidOfOthers(sentence.text, claim.figure ?? claim),
    leavesOpen:
      VAGUE_TIME.test(sentence.text) ||
      isBeforeThat(sentence.text, sentence.periods) ||
      isSaidOfOthers(sentence.text, claim.figure ?? claim) ||
      HAS_DATED_ASIDE.test(sentence.text) ||
      sentence.periods.some((one) => isBeside(sentence.text, one)) ||
      sentence.periods.length > 1,
  }
}

/** "Unemployment, 13.8 per cent in 2020, was down to 6.9": the year is that of the aside alone. */
const HAS_DATED_ASIDE =
  /,\s+[^,;]*\d[^,;]*\b(?:19|20)\d\d,\s+(?:was|is|had|has)\s+(?:been\s+)?(?:down|up|back)\b/i

/** Whether a pronoun or its like stands for the measure of the sentence before: "For 2024 as a whole it averaged 22.8%". */
function standsForMeasure({ text }: Sentence, { figure }: ClaimSlots): boolean {
  return figure !== null && saysItWas(text, figure)
}

/** Whether the sentence names another thing before the pronoun: "Informality is the larger problem: it was 39%". */
function namesOtherBefore(sentence: Sentence, { figure }: ClaimSlots): boolean {
  const before = { start: 0, end: figure?.start ?? 0 }
  return OF_PART.test(sentence.text) || findOtherWords(sentence, before).length > 0
}

const OF_PART = /^(?:for|among|on|by|in\s+terms\s+of)\s+(?!(?:19|20)\d\d\b)(?!average\b)/i

/** The clause a figure stands in, or all clauses that a claim without one touches. */
function clauseOf(text: string, { figure, start, end }: ClaimSlots): Span {
  const spot = figure ?? { start, end }
  const clauses = splitClauses(text)
  const brackets = figure ? bracketsAround(text, figure) : undefined
  const from = brackets?.start ?? clauses.findLast((one) => one.start <= spot.start)?.start ?? 0
  const to = clauses.find((one) => one.end >= spot.end)?.end ?? text.length
  return { start: from, end: brackets?.end ?? to }
}

type IsInside = (span: Span) => boolean

/** Whether the clause, or else the sentence before the figure, names the claim's country and no other as a subject. */
function saysPlace({ text, places }: Sentence, claim: ClaimSlots, isInside: IsInside): boolean {
  const { place, figure, end } = claim
  if (place === null) return true
  const otherPlace = getOtherPlace(claim)
  const roles = rolesOfPlaces(text, places)
  const subjects = places.filter(
    (one, k) => roles[k] === "subject" && !isReference(one) && one.code !== otherPlace?.code,
  )
  const own = subjects.filter(isInside)
  // "some $7bn more than the Bangladeshi diaspora's $27.5bn": a name right before stands nearer than the subject.
  const last = places.findLast((one) => one.end <= (figure?.start ?? end) && !isReference(one))
  if (last && figure && last.code !== place.code && last.code !== otherPlace?.code) return false
  const meant = own.length > 0 ? own : subjects.filter((one) => one.end <= (figure?.start ?? end))
  return meant.length > 0 && meant.every(({ code }) => code === place.code)
}

/** "the country", "its": a place that stands for one named before. */
function isReference(place: PlaceMention): boolean {
  return "ground" in place
}

/** Whether the clause names a single measure, or a verb says what is measured. */
function saysMeasure(
  measures: readonly MeasureMention[],
  { grounds }: ClaimSlots,
  isInside: IsInside,
): boolean {
  if (grounds.measure !== "stated") return false
  const own = new Set(measures.filter(isInside).map(({ measure }) => measure))
  const all = new Set(measures.map(({ measure }) => measure))
  return own.size === 1 || all.size === 0 || (own.size === 0 && all.size === 1)
}

/** Whether the clause has a time that is its own beyond doubt. */
function saysPeriod(
  sentence: Sentence,
  { grounds, figure, rivals }: ClaimSlots,
  isInside: IsInside,
): boolean {
  if (grounds.period === "carried" && rivals.periods.length === 0)
    return figure !== null && THAT_YEAR.test(sentence.text.slice(figure.end))
  if (grounds.period !== "stated") return false
  if (figure !== null && (standsBehind(sentence, figure) || opensSentence(sentence, figure)))
    return true
  return sentence.periods.some(isInside) && !isTimedApart(sentence)
}

/** "3.4 per cent of GDP that year": the year that was spoken of, where it is the only one. */
const THAT_YEAR = /^[^,;:.\d]{0,24}\b(?:in\s+)?(?:that|the\s+same)\s+year\b/i

/** "from 22.8% in 2023": the year right behind a figure is its own, whatever other times the sentence names. */
function standsBehind({ text, periods }: Sentence, { end }: Span): boolean {
  return periods.some(
    ({ form, start }) =>
      form.kind === "span" &&
      form.from === form.to &&
      start >= end &&
      /^\s*(?:in\s+|\()?$/i.test(text.slice(end, start)),
  )
}

/** "In the course of 2025, the economy gained pace, output having grown by 4.6%": the time of the first figure, as it is of all. */
function opensSentence({ text, periods, quantities }: Sentence, figure: Span): boolean {
  const [time, next] = periods
  return (
    time !== undefined &&
    OPENING.test(text.slice(0, time.start)) &&
    /^\s*,/.test(text.slice(time.end)) &&
    (next === undefined || next.start >= figure.end) &&
    !quantities.some(({ end }) => end <= figure.start)
  )
}

const OPENING =
  /^["“(]?(?:(?:in|during|over|for|at|throughout)\s+)?(?:the\s+(?:course|whole)\s+of\s+)?(?:(?:the\s+)?(?:whole\s+)?(?:calendar\s+)?(?:year\s+)?)?$/i

/** "31.3% in 2022, up from 10% in 2021": times with a figure between are of several figures; a list of times is of one. */
function isTimedApart({ periods, quantities }: Sentence): boolean {
  const [first] = periods
  const last = periods.at(-1)
  return (
    first !== undefined &&
    last !== undefined &&
    quantities.some(({ start }) => start > first.end && start < last.start)
  )
}
