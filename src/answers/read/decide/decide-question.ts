import { isBetterHigh } from "#factcheck/is-better-high.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import { isYearlyRate } from "../../compute/figure-kinds.ts"
import { REFUSALS } from "../../present/refusals.ts"
import { readLetter, type Marked } from "../marks.ts"
import {
  findCount,
  undecided,
  type KnownParts,
  type QuestionParts,
  type AskedScope,
  type Undecided,
} from "../parts.ts"
import type { Bound, End, AnswerOperation, Question } from "../question.ts"
import { decideOperation, isPlural, isSpan } from "./decide-operation.ts"
import { findBound } from "./find-bound.ts"
import { joinScope, readScope } from "./read-scope.ts"
import { isFirstHeldAgainstLast, resolvePeriods, type ResolvedPeriods } from "./resolve-periods.ts"

/** The question that marks add up to, or what is missing in it. */
export function decideQuestion(
  marked: Marked,
  measure: string,
  asOf: string,
): Question | Undecided {
  const parts = makeParts(marked, measure)
  const stated = findBound(parts)
  const scope = joinScope(parts, readScope(parts, stated), stated)
  const periods = readTimes(parts, asOf)
  if ("message" in periods) return periods
  if (isWithoutReference(parts, stated)) return undecided(REFUSALS.noReferenceOfGroup)
  const end = readEnd(parts)
  if (end === "unclear") return undecided(REFUSALS.highestOrLowest)
  const bound = stated ?? findMovement(parts, { ...scope, bound: null, end, periods })
  const operation = decideOperation(parts, { ...scope, bound, end, periods })
  if (typeof operation !== "string") return operation
  const unused = findUnused(operation, scope)
  if (unused !== undefined) return unused
  const sides = decideSides(parts, operation)
  return {
    operation,
    measure,
    ...readCompared(parts, operation, { ...scope, bound }),
    groups: scope.groups,
    without: scope.without,
    years: periods.years,
    partOfYear: periods.partOfYear,
    overtakes: parts.has("overtakes"),
    end: end ?? SIDE_ENDS[sides ?? "none"],
    count: findCount(parts, bound),
    nth: readNth(parts),
    inPercent: parts.has("percent"),
    over: decideOver(parts, scope),
    span: readSpan(parts),
    direction: readDirection(parts),
    factor: readFactor(parts),
    isFirstOverLast: periods.isFirstOverLast,
    isOnPeriodBefore: parts.text.includes("{on-before-"),
    isLast: parts.has("last") || (parts.has("overtakes") && !parts.has("first")),
  }
}

function makeParts(marked: Marked, measure: string): QuestionParts {
  return { ...marked, measure, has: (mark) => marked.text.includes(`{${mark}}`) }
}

/** Others are compared with a group of which publishers give no figure. */
function isWithoutReference({ text, names }: QuestionParts, bound: Bound | null): boolean {
  const letter = /\{(?:above|below)\} \{than\} \{@(\w)\}/.exec(text)?.[1]
  const name = letter === undefined ? undefined : names[readLetter(letter)]
  return name?.kind === "group" && bound === null
}

/** "The second largest" is 2. */
function readNth({ text }: QuestionParts): number | null {
  const nth = /\{nth-(\d+)\}/.exec(text)?.[1]
  return nth === undefined ? null : Number(nth)
}

const OF_GROUPS: readonly AnswerOperation[] = ["extreme", "filter", "count", "average", "value"]

/** Countries that would be left out of the answer: "the poorest neighbours of Germany and France". */
function findUnused(
  operation: AnswerOperation,
  { places, groups }: AskedScope,
): Undecided | undefined {
  const isMixed = groups.length > 0 && places.length > 0 && OF_GROUPS.includes(operation)
  const isLost = operation === "count" && places.length > 0
  return isMixed || isLost || (operation === "rank" && places.length > 1)
    ? undecided(REFUSALS.countriesAndGroup)
    : undefined
}

/** Of a ratio or a gap the second country is what the first is compared with, however they are named. */
function readCompared(
  { has }: QuestionParts,
  operation: AnswerOperation,
  { places, bound }: AskedScope & Pick<Question, "bound">,
): Pick<Question, "places" | "bound"> {
  const [first, second] = places
  const isOfTwo = operation === "ratio" || (operation === "compare" && has("gap"))
  if (!isOfTwo || bound !== null || first === undefined || second === undefined)
    return { places, bound }
  return {
    places: [first],
    bound: { side: "above", orEqual: false, against: { kind: "place", code: second.code } },
  }
}

/** What a question names of itself, before it is decided what it asks for. */
export type NamedParts = AskedScope & ResolvedPeriods & Pick<Question, "bound" | "count" | "end">

/** Places, times, bounds and the like that a question names; for one that goes on from another. */
export function readNamedParts(
  marked: Marked,
  measure: string,
  asOf: string,
): NamedParts | Undecided {
  const parts = makeParts(marked, measure)
  const bound = findBound(parts)
  const periods = readPeriods(parts, asOf)
  if ("message" in periods) return periods
  const end = readEnd(parts)
  return {
    ...readScope(parts, bound),
    ...periods,
    bound,
    count: findCount(parts, bound),
    end: end === "unclear" ? null : end,
  }
}

/** The periods of a question, and which of two years is compared with which. */
function readTimes(
  parts: QuestionParts,
  asOf: string,
): (ResolvedPeriods & Pick<Question, "isFirstOverLast">) | Undecided {
  const periods = readPeriods(parts, asOf)
  if ("message" in periods) return periods
  const isFirstOverLast = isFirstHeldAgainstLast(parts, asOf)
  return isFirstOverLast === undefined
    ? undecided(REFUSALS.ratioOfYears)
    : { ...periods, isFirstOverLast }
}

/** The years, the month or the quarter of a question; "monthly" alone is the newest month. */
function readPeriods({ periods, has }: QuestionParts, asOf: string): ResolvedPeriods | Undecided {
  const resolved = resolvePeriods(periods, asOf, { isAfter: has("after") })
  if ("message" in resolved) return undecided(resolved.message)
  const { years, partOfYear } = resolved
  const asked = FREQUENCIES.find((one) => has(`which-${PARTS_OF_YEAR[one]}`))
  if (asked !== undefined)
    return partOfYear === null
      ? { years, partOfYear: { frequency: asked, index: null } }
      : undecided(REFUSALS.severalMonths)
  const frequency = FREQUENCIES.find((one) => has(one) || has(`on-before-${one}`))
  if (frequency === undefined) return resolved
  if (years !== null) return undecided(REFUSALS.whichMonth, true)
  if (partOfYear === null) return { years, partOfYear: { frequency, index: null } }
  return partOfYear.frequency === frequency ? resolved : undecided(REFUSALS.monthsOrQuarters, true)
}

const FREQUENCIES = ["monthly", "quarterly"] as const
const PARTS_OF_YEAR = { monthly: "month", quarterly: "quarter" } as const

/** Of two that are compared, "lower" puts the lower one first. */
const SIDE_ENDS = { above: "highest", below: "lowest", none: null } as const

function readSpan({ has }: QuestionParts): Question["span"] {
  if (has("every")) return "every-year"
  return has("ever") ? "ever" : null
}

/** "Doubled" is 2, "halved" a half. */
function readFactor({ text }: QuestionParts): number | null {
  const [, kind, times] = /\{(multiplied|divided)-(\d)\}/.exec(text) ?? []
  if (times === undefined) return null
  return kind === "divided" ? 1 / Number(times) : Number(times)
}

/** Whether the change of a measure over years is in per cent of its first figure. */
function isAmount(measure: string): boolean {
  const kind = getMeasure(measure)?.kind
  return kind === "people" || kind === "money" || kind === "count"
}

function readDirection({ has }: QuestionParts): Question["direction"] {
  if (has("up")) return "up"
  return has("down") ? "down" : null
}

/** "In which countries did unemployment rise between 2019 and 2020": those whose change is above zero. */
function findMovement(
  parts: QuestionParts,
  { groups, places, end, periods }: KnownParts,
): Bound | null {
  const direction = readDirection(parts)
  const isListed = isPlural(parts) || parts.has("count")
  if (direction === null || end !== null || !isListed || !isSpan(periods)) return null
  if (isYearlyRate(parts.measure) || places.length > 0 || groups.length > 1) return null
  if (readFactor(parts) !== null) return boundMultiple(parts)
  return {
    side: direction === "up" ? "above" : "below",
    orEqual: false,
    against: { kind: "value", value: 0, unit: "percent" },
  }
}

/** A figure that doubled rose by at least 100 per cent. */
function boundMultiple(parts: QuestionParts): Bound | null {
  const factor = readFactor(parts)
  if (factor === null || !isAmount(parts.measure)) return null
  const value = Math.abs(factor - 1) * 100
  return { side: "above", orEqual: true, against: { kind: "value", value, unit: "percent" } }
}

function readEnd({ has, measure, text }: QuestionParts): End | "unclear" | null {
  if (has("best") || has("worst")) {
    const isHigh = isBetterHigh(measure)
    if (isHigh === undefined) return "unclear"
    return has("best") === isHigh ? "highest" : "lowest"
  }
  if (has("highest")) return "highest"
  if (has("lowest")) return "lowest"
  // "More urban" of two is an order as well as "most urban" of many.
  if (/\{most\}/.test(text)) return "highest"
  if (has("least")) return "lowest"
  return text.includes("{nth-") ? "highest" : null
}

function decideSides(
  { text }: QuestionParts,
  operation: AnswerOperation,
): "above" | "below" | null {
  if (operation !== "compare") return null
  return /\{below\}/.test(text) ? "below" : /\{above\}/.test(text) ? "above" : null
}

function decideOver({ has }: QuestionParts, scope: AskedScope): Question["over"] {
  const { groups } = scope
  const isDifference = has("difference") || has("gap")
  if (isDifference && !has("times") && groups.length === 0) return "difference"
  if (has("share") && isPartOfWhole(scope)) return "share"
  const isMeanFirst = groups.length === 0 && has("mean")
  if (has("sum") && !isMeanFirst) return "sum"
  if (has("median")) return "median"
  return has("mean") ? "mean" : null
}

/** A country and a group, or two groups. */
function isPartOfWhole({ places, groups }: AskedScope): boolean {
  return places.length === 1 ? groups.length === 1 : places.length === 0 && groups.length === 2
}
