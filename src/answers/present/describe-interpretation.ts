import { joinNames } from "#domain/format/join-names.ts"
import type { CountryGroup } from "#domain/places/groups.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import type { AnswerChip } from "../answer.schema.ts"
import type { Result } from "../compute/result.ts"
import { readMembers } from "../compute/members.ts"
import { placeName } from "../read/decide-question.ts"
import type { AnswerOperation, Question } from "../read/question.ts"
import { listLaterYears } from "./list-choices.ts"
import { writeBound } from "./write-sentence.ts"

const OPERATIONS: Readonly<Record<AnswerOperation, string>> = {
  value: "value",
  rank: "order",
  filter: "list of countries",
  count: "number of countries",
  compare: "comparison",
  change: "change",
  extreme: "record",
  average: "average or sum",
  ratio: "ratio",
  "first-time": "first or last time",
  truth: "yes or no",
}

/** The question part by part, as it was understood. */
export function listChips(question: Question, result: Result): AnswerChip[] {
  const { operation, places, groups, bound } = question
  return [
    { kind: "operation", label: question.overtakes ? "overtaking" : OPERATIONS[operation] },
    { kind: "measure", label: getMeasure(question.measure)?.label ?? result.panel.indicator.name },
    ...places.map(({ name }) => ({ kind: "place" as const, label: name })),
    ...(groups.length > 0 ? [{ kind: "group" as const, label: readMembers(question).name }] : []),
    ...(bound ? [{ kind: "bound" as const, label: writeHeldAgainst(question, result) }] : []),
    { kind: "period", label: describePeriod(question, result) },
  ]
}

function writeHeldAgainst(question: Question, result: Result): string {
  const { bound, overtakes } = question
  return overtakes && bound?.against.kind === "place"
    ? placeName(bound.against.code)
    : writeBound(question, result)
}

/** The question in one line of the words in which it was understood. */
export function describeInterpretation(question: Question, result: Result): string {
  return listChips(question, result)
    .map(({ label }) => label)
    .join(" · ")
}

/** What is looked for in all years where none is named. */
const IN_ALL_YEARS: ReadonlySet<AnswerOperation> = new Set(["first-time", "extreme", "truth"])

function describePeriod(
  { years, operation }: Question,
  { from, to, period, group }: Result,
): string {
  const named = years === null ? "latest: " : ""
  if (from !== null && to !== null)
    return `${years === null && group === null && IN_ALL_YEARS.has(operation) ? "all years: " : named}${from} to ${to}`
  return `${named}${period ?? ""}`
}

/** So many countries without figures a method names; for those who list them elsewhere it names none. */
const MAX_NAMED = 12

type MethodOptions = {
  nameOf: (code: string) => string
  asOf: string | null
  maxNamed?: number
}

/**
 * What was done to the figures, in one line: indicator, years, how many countries have figures and which have none; of a
 * day that was asked for, that years count from it.
 */
export function writeMethod(
  question: Question,
  result: Result,
  { nameOf, asOf, maxNamed = MAX_NAMED }: MethodOptions,
): string {
  const { panel, group, method, period, from } = result
  const parts = [
    `${panel.indicator.name}, ${from === null ? (period ?? "") : `${from} to ${result.to ?? ""}`}`,
    ...(method === "" ? [] : [method]),
  ]
  if (group !== null && group.size > 0) {
    parts.push(`${String(group.valueCount)} of ${String(group.size)} countries have figures`)
    const shown = group.missing.slice(0, maxNamed).map(nameOf)
    const rest = group.missing.length - shown.length
    if (shown.length > 0)
      parts.push(
        `without: ${rest > 0 ? `${shown.join(", ")} and ${String(rest)} more` : joinNames(shown)}`,
      )
    const [later] = listLaterYears(question, result)
    if (later !== undefined)
      parts.push(
        `fewer than four fifths have figures for ${String(later.year)} (${String(later.valueCount)})`,
      )
  }
  const sources = [...new Set(question.groups.map((one) => writeMembers(one, group !== null)))]
  return `${[...parts, ...sources, ...(asOf === null ? [] : [writeDay(asOf, panel)])].join("; ")}.`
}

/** Whose members are counted; a publisher's own figure of a past year is of the members that the publisher takes. */
function writeMembers({ source, asOf, isPast }: CountryGroup, areCounted: boolean): string {
  return isPast === true && !areCounted
    ? "members: as defined by the publisher of the figure"
    : `members: ${source} (${asOf})`
}

/** The day decides which year is the latest; the figures are those that publishers give today. */
function writeDay(asOf: string, panel: Result["panel"]): string {
  return `“latest” counts from ${dayText(asOf)}, with the current figures (${vintageText(panel)})`
}
