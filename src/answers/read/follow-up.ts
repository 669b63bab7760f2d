import { REFUSALS } from "../present/refusals.ts"
import { readNamedParts, type NamedParts } from "./decide/decide-question.ts"
import { markQuestion } from "./mark-question.ts"
import { chooseMeasure } from "./measure/choose-measure.ts"
import type { AnswerOperation, Bound, Question, ReadQuestion } from "./question.ts"
import { refuse } from "./refuse.ts"

/** Words with which a question goes on from the one before it. */
const GOES_ON =
  /^\s*(?:and|but|or|then|also|what about|how about|what of|same for|the same for|now|et|y|e)\b[\s,:]*/i

/** The most places that stand side by side. */
const MAX_COMPARED = 8

/** A question that names only what is different from the one before it: "and Ghana?", "in 2010", "the lowest". */
export function readFollowUp(text: string, asOf: string, before: Question): ReadQuestion {
  const { unknown, ...marked } = markQuestion(text.replace(GOES_ON, ""))
  const [word] = unknown
  if (word !== undefined) return refuse(REFUSALS.unknownWord(word), word)
  const chosen = /\{m:/.test(marked.text) ? chooseMeasure(marked) : before.measure
  if (typeof chosen !== "string") return chosen
  const named = readNamedParts(marked, chosen, asOf)
  if ("message" in named) return refuse(named.message)
  const question = changeQuestion({ ...before, measure: chosen }, named)
  if (question === undefined) return refuse(REFUSALS.unknownFollowUp)
  return JSON.stringify(question) === JSON.stringify(before)
    ? refuse(REFUSALS.sameQuestion)
    : { state: "read", question }
}

function changeQuestion(before: Question, named: NamedParts): Question | undefined {
  const timed = changeTime(before, named)
  const ordered = timed && changeOrder(timed, named)
  return ordered && changeScope(ordered, named)
}

function changeTime(before: Question, { years, partOfYear }: NamedParts): Question | undefined {
  if (years === null && partOfYear === null) return before
  const isSpan = years !== null && years.from !== years.to
  const wasSpan = before.years !== null && before.years.from !== before.years.to
  // One figure belongs to one year, and a change to two.
  if (before.operation === "value" && isSpan) return undefined
  if (before.operation === "change" && wasSpan && !isSpan) return undefined
  // A follow-up is too short to say which of two other years is compared with which.
  if (before.operation === "ratio" && wasSpan) return undefined
  return { ...before, years, partOfYear }
}

const ORDERS: readonly AnswerOperation[] = ["extreme", "rank"]
const BOUNDED: readonly AnswerOperation[] = ["filter", "count", "first-time", "truth"]

function changeOrder(before: Question, { end, bound, count }: NamedParts): Question | undefined {
  const { operation } = before
  if (bound !== null) {
    if (before.bound === null || !BOUNDED.includes(operation)) return undefined
    if (isBelowNothing(before.bound) && !isBelowNothing(bound)) return undefined
    return { ...before, bound }
  }
  if (end === null && count === null) return before
  if (!ORDERS.includes(operation)) return undefined
  return {
    ...before,
    operation: count === null ? operation : "rank",
    end: end ?? before.end,
    count: count ?? before.count,
  }
}

/** "Above 10%" after a question about deficits may mean the deficit or the balance. */
function isBelowNothing({ against }: Bound): boolean {
  return against.kind === "value" && against.value < 0
}

function changeScope(before: Question, { places, groups }: NamedParts): Question | undefined {
  if (groups.length > 0) return changeGroups(before, { places, groups })
  const [place, second] = places
  if (place === undefined) return before
  if (before.operation === "compare")
    return { ...before, places: joinPlaces(before.places, places).slice(0, MAX_COMPARED) }
  // Beside a group stands the country whose rank or share is asked for.
  if (before.groups.length > 0 && before.places.length === 1 && second === undefined)
    return { ...before, places }
  if (second !== undefined) return { ...compareInstead(before), places }
  if (before.groups.length > 0 || before.places.length === 0)
    return { ...askForValue(before), places }
  return { ...before, places: [place, ...before.places.slice(1)] }
}

function changeGroups(
  before: Question,
  { places, groups }: Pick<NamedParts, "places" | "groups">,
): Question | undefined {
  if (places.length > 0) return undefined
  if (before.groups.length > 0 || before.places.length === 0) return { ...before, groups }
  return before.operation === "value" || before.operation === "average"
    ? { ...before, places: [], groups }
    : undefined
}

/** Of an order or a list, one country is asked for its own figure. */
function askForValue(before: Question): Question {
  return {
    ...before,
    operation: "value",
    groups: [],
    without: [],
    bound: null,
    end: null,
    count: null,
    over: null,
    direction: null,
    overtakes: false,
  }
}

function compareInstead(before: Question): Question {
  return { ...askForValue(before), operation: "compare" }
}

function joinPlaces(before: Question["places"], more: Question["places"]): Question["places"] {
  const known = new Set(before.map(({ code }) => code))
  return [...before, ...more.filter(({ code }) => !known.has(code))]
}
