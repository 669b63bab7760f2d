import { getMeasure } from "#factcheck/read-text.ts"

import { isYearlyRate } from "../compute/figure-kinds.ts"
import { REFUSALS } from "../present/refusals.ts"
import type { Marked } from "./marks.ts"
import type { AnswerOperation, Question } from "./question.ts"

/** The marks of a question beside what was made of them. */
type Decided = { text: string; question: Question; has: (mark: string) => boolean }
type Check = readonly [isUnread: (decided: Decided) => boolean, message: string]

/**
 * A sentence for the reader where a question holds more than was made of it: a second bound, a number or an order that
 * nothing was done with. Each mark was understood, but leaving one out would answer another question.
 */
export function findUnread({ text }: Marked, question: Question): string | undefined {
  const decided: Decided = { text, question, has: (mark) => text.includes(`{${mark}}`) }
  return CHECKS.find(([isUnread]) => isUnread(decided))?.[1]
}

const CHECKS: readonly Check[] = [
  [({ has }) => has("of-women") && has("of-men"), REFUSALS.twoThings],
  [
    ({ has, question }) => has("of-men") && /women|female/.test(question.measure),
    REFUSALS.twoThings,
  ],
  [
    ({ has, question }) => has("of-women") && /(?<![a-z])(?:men|male)/.test(question.measure),
    REFUSALS.twoThings,
  ],
  [asksForPeople, REFUSALS.sharesOfPeople],
  [addsPeopleUp, REFUSALS.peopleOfFiltered],
  [
    ({ question: { operation, span } }) => FILTERS.has(operation) && span !== null,
    REFUSALS.yearsOfSeveral,
  ],
  [
    ({ has, question: { operation, bound } }) =>
      has("than") && bound === null && operation === "value",
    REFUSALS.asMuchAs,
  ],
  [
    ({ has, question: { over, operation, groups } }) =>
      has("median") && (over !== "median" || operation !== "average" || groups.length === 0),
    REFUSALS.medianOfWhat,
  ],
  [
    ({ has, question }) => question.factor !== null && (has("below") || has("equal")),
    REFUSALS.atLeastMultiple,
  ],
  [isMultipleUnread, REFUSALS.multipleOfWhat],
  // "More than five times that of Malawi", "are Kenya and Ghana above 5%": the second country would go unread.
  [
    ({ question: { operation, bound, places } }) =>
      operation === "truth" && bound?.against.kind === "value" && places.length > 1,
    REFUSALS.oneCountryHeld,
  ],
  [
    ({ text, question: { operation } }) =>
      /\{which-(?:month|quarter)\}/.test(text) && operation !== "extreme",
    REFUSALS.whichPart,
  ],
  [
    ({ question: { isOnPeriodBefore, partOfYear } }) => isOnPeriodBefore && partOfYear === null,
    REFUSALS.whichMonth,
  ],
  [hasTwoBounds, REFUSALS.twoBounds],
  [hasUnreadNumber, REFUSALS.unreadNumber],
  [hasUnreadOccasion, REFUSALS.unreadOccasion],
  [hasTimeOfEach, REFUSALS.severalYearsCompared],
  [({ has, question }) => has("when") && !TIMED.has(question.operation), REFUSALS.noYearToTell],
  [({ question }) => question.nth !== null && !isOrdered(question), REFUSALS.orderOfWhat],
  [
    ({ text, question: { nth, operation } }) =>
      JOINED_ENDS.test(text) || ((nth !== null || operation === "extreme") && hasBothEnds(text)),
    REFUSALS.twoEnds,
  ],
  [({ has, question }) => has("fastest") && !isMovement(question), REFUSALS.howFast],
  [
    ({ has, question }) => has("longest") && getMeasure(question.measure)?.kind !== "years",
    REFUSALS.longestOfWhat,
  ],
  [
    ({ question: { operation, direction } }) => HELD_STILL.has(operation) && direction !== null,
    REFUSALS.changesCompared,
  ],
  [
    ({ text, has, question }) =>
      question.operation === "compare" && !has("compare") && FROM_ONE_TO_ANOTHER.test(text),
    REFUSALS.betweenCountries,
  ],
]

/** A doubling without its first year, or of something that does not double. */
function isMultipleUnread({ question }: Decided): boolean {
  const { factor, operation, years, bound } = question
  if (factor === null) return false
  if (FILTERS.has(operation)) return bound?.against.kind !== "value" || bound.against.value === 0
  if (question.places.length !== 1 || bound !== null) return true
  return (operation !== "truth" && operation !== "first-time") || years?.from == null
}

/** What tells countries apart by a bound. */
const FILTERS: ReadonlySet<AnswerOperation> = new Set(["filter", "count"])

/** "How many people live in countries with …": the people of those that fit are not summed. */
function addsPeopleUp({ text, question: { operation, measure } }: Decided): boolean {
  const isOther = FILTERS.has(operation) && measure !== "population"
  return (
    isOther &&
    /\b(?:how many|number of) (?:(?:people|persons|inhabitants)\b|\{m:population\})/.test(text)
  )
}

/** What may be asked of a time. */
const TIMED: ReadonlySet<AnswerOperation> = new Set(["extreme", "first-time", "value", "change"])
/** What is computed of figures as they stand in one year. */
const HELD_STILL: ReadonlySet<AnswerOperation> = new Set(["compare", "ratio"])

/** "Chinese investment in Ethiopia": the second country stands where the first one's figures go. */
const FROM_ONE_TO_ANOTHER =
  /\{@\w\} (?![^@]*(?:\b(?:and|or)\b|\{(?:than|above|below|highest|lowest|sum|difference)\}))[^@]*[a-z}] (?:in|to|into|from|by|with)(?: the)? \{@/

/** "How many people in ECOWAS have no electricity": a mean of shares does not count people. */
function asksForPeople({ text, question }: Decided): boolean {
  const { groups, operation, over, measure } = question
  const isTotal = operation === "value" || operation === "average"
  if (groups.length === 0 || !isTotal || over === "mean") return false
  return getMeasure(measure)?.kind === "share" && /\bhow many (?:people|persons)\b/.test(text)
}

function hasTwoBounds({ text }: Decided): boolean {
  const joined = text.replace(/\{(?:above|below)\} (?=\{(?:above|below)\})/g, "")
  return (joined.match(/\{(?:above|below)\}/g) ?? []).length > 1
}

/** "China's in 2020 than Japan's in 2000": figures of several countries are compared with each other in one year. */
function hasTimeOfEach({ text, question: { years, bound, places } }: Decided): boolean {
  const isOfSeveral = bound?.against.kind === "place" || places.length > 1
  return isOfSeveral && years !== null && years.from !== years.to && TIME_OF_EACH.test(text)
}

const TIME_OF_EACH = /\{~\w\}.*\{than\}.*\{~\w\}|\{@\w\}[^@~]*\{~\w\}[^@~]*\{@\w\}[^@~]*\{~\w\}/

/** A number that is neither the bound nor how many of an order are meant. */
function hasUnreadNumber({ text, question }: Decided): boolean {
  const { bound, count, groups, operation } = question
  // Of one place nothing is counted: "population of Malawi 15".
  const isCounted = count !== null && (groups.length > 0 || operation !== "value")
  const read = (bound?.against.kind === "value" ? 1 : 0) + (isCounted ? 1 : 0)
  return new Set(text.match(/\{%\w\}/g) ?? []).size > read
}

/** "Highest first" asks for an order, not for the first time. */
function hasUnreadOccasion({ text, question: { operation } }: Decided): boolean {
  const rest = text.replace(
    /(\{(?:highest|lowest|most|least|best|worst)\}(?: \{(?:longest|fastest)\})?) \{first\}/g,
    "$1",
  )
  return /\{(?:first|last)\}/.test(rest) && operation !== "first-time"
}

/** Which one of an order of a group, or whether a country is that one. */
function isOrdered({ operation, groups, places, end }: Question): boolean {
  if (end === null) return false
  if (operation === "extreme") return groups.length > 0 || places.length === 0
  return operation === "truth" && places.length === 1
}

/** "The most and the least"; "from highest to lowest" is one order. */
const JOINED_ENDS =
  /\{(?:highest|most)\} and (?:the )?\{(?:lowest|least)\}|\{(?:lowest|least)\} and (?:the )?\{(?:highest|most)\}/

function hasBothEnds(text: string): boolean {
  return /\{(?:highest|most)\}/.test(text) && /\{(?:lowest|least)\}/.test(text)
}

/** Whether figures tell how fast something moves. */
function isMovement({ measure, direction }: Question): boolean {
  return isYearlyRate(measure) || direction !== null
}
