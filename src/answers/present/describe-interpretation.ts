import { joinNames } from "#domain/format/join-names.ts"
import type { CountryGroup } from "#domain/places/groups.ts"
import { dayText } from "#domain/time/day-text.ts"
import { vintageText } from "#domain/time/vintage-text.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import type { AnswerChip } from "../answer.schema.ts"
import type { Result } from "../compute/result.ts"
import { readMembers } from "../compute/members.ts"
import { placeName } from "./place-name.ts"
import type { AnswerOperation, Question } from "../read/question.ts"
import { listLaterYears } from "./list-choices.ts"
import { writeBound } from "./write-members.ts"

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
  const { places, groups, bound } = question
  return [
    { kind: "operation", label: nameOperation(question, result) },
    { kind: "measure", label: getMeasure(question.measure)?.label ?? result.panel.indicator.name },
    ...places.map(({ name }) => ({ kind: "place" as const, label: name })),
    ...(groups.length > 0 ? [{ kind: "group" as const, label: readMembers(question).name }] : []),
    ...(bound ? [{ kind: "bound" as const, label: writeHeldAgainst(question, result) }] : []),
    { kind: "period", label: describePeriod(question, result) },
  ]
}

function nameOperation({ overtakes, operation }: Question, { from }: Result): string {
  if (overtakes) return "overtaking"
  return operation === "value" && from !== null ? "each year" : OPERATIONS[operation]
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

function describePeriod(question: Question, { from, to, period, group }: Result): string {
  const { years } = question
  const named = years === null ? "latest: " : ""
  if (from !== null && to !== null)
    return `${years === null && group === null && isInAllYears(question) ? "all years: " : named}${from} to ${to}`
  return `${named}${period ?? ""}`
}

/** Whether a figure rises is asked of the newest year and the one before. */
function isInAllYears({ operation, direction, span, overtakes }: Question): boolean {
  const isOfNewest = operation === "truth" && direction !== null && span === null && !overtakes
  return IN_ALL_YEARS.has(operation) && !isOfNewest
}

/** The most countries without figures that a method names. */
const MAX_NAMED = 12

/** What was done to the figures, in one line. */
export type MethodText = {
  full: string
  /** Without the names of the countries that have no figures, for pages that list them apart. */
  withoutNames: string
}

/**
 * Says what was done to the figures: indicator, years, how many countries have figures and which have none; of a day that
 * was asked for, that years count from it.
 */
export function writeMethod(question: Question, result: Result, asOf: string | null): MethodText {
  const { panel, group, method, period, from, to } = result
  const isOfGroup = group !== null && group.size > 0
  const years = from === null ? (period ?? "") : `${from} to ${to ?? ""}`
  const before = [
    `${panel.indicator.name}, ${years}`,
    ...(method === "" ? [] : [method]),
    ...(isOfGroup
      ? [`${String(group.valueCount)} of ${String(group.size)} countries have figures`]
      : []),
  ]
  const after = [
    ...(isOfGroup ? describeLaterYear(question, result) : []),
    ...new Set(question.groups.map((one) => describeMembers(one, group !== null))),
    ...(asOf === null ? [] : [describeDay(asOf, panel)]),
  ]
  const names = isOfGroup ? nameMissing(group.missing) : []
  return {
    full: writeLine([...before, ...names, ...after]),
    withoutNames: writeLine([...before, ...after]),
  }
}

function writeLine(parts: readonly string[]): string {
  return `${parts.join("; ")}.`
}

function nameMissing(missing: readonly string[]): string[] {
  if (missing.length === 0) return []
  const named = missing.slice(0, MAX_NAMED).map(placeName)
  const rest = missing.length - named.length
  return [
    `without: ${rest > 0 ? `${named.join(", ")} and ${String(rest)} more` : joinNames(named)}`,
  ]
}

/** That there are figures of a later year, but of too few countries to be taken. */
function describeLaterYear(question: Question, result: Result): string[] {
  const [later] = listLaterYears(question, result)
  if (later === undefined) return []
  const { year, valueCount } = later
  return [`fewer than four fifths have figures for ${String(year)} (${String(valueCount)})`]
}

/** Whose members are counted; a publisher's own figure of a past year is of the members that the publisher takes. */
function describeMembers({ source, asOf, isPast }: CountryGroup, areCounted: boolean): string {
  return isPast === true && !areCounted
    ? "members: as defined by the publisher of the figure"
    : `members: ${source} (${asOf})`
}

/** The day decides which year is the latest; the figures are those that publishers give today. */
function describeDay(asOf: string, panel: Result["panel"]): string {
  return `“latest” counts from ${dayText(asOf)}, with the current figures (${vintageText(panel)})`
}
