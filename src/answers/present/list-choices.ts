import { answerPath } from "#domain/addresses/page-paths.ts"
import { COUNTRY_GROUPS } from "#domain/places/groups.ts"
import { getMeasure } from "#factcheck/read-text.ts"

import type { Answer, AnswerAlternative, AnswerChip } from "../answer.schema.ts"
import type { AnswerChoice } from "../shown-answer.ts"
import { countValues } from "../compute/choose-year.ts"
import type { Panels } from "../compute/panel.ts"
import { readMembers } from "../compute/members.ts"
import type { NoResult, Result } from "../compute/result.ts"
import type { Question } from "../read/question.ts"
import { ALIKE_MEASURES } from "../words/alike-measures.data.ts"
import { writeQuestion } from "./write-question.ts"

const EARLIER_YEARS = [1, 2, 3, 4, 5, 10, 20]
const LATER_YEARS = [8, 7, 6, 5, 4, 3, 2, 1]
const OFFERED_GROUPS = [
  "world",
  "africa",
  "asia",
  "europe",
  "latin-america",
  "oecd",
  "ecowas",
  "eu",
]

/** Each part of a question with the questions that put something else in its place. */
export function listChoices(
  question: Question,
  result: Result,
  { understood, asOf, alternatives }: Pick<Answer, "understood" | "asOf" | "alternatives">,
): AnswerChoice[] {
  return understood.map((chip) => ({
    ...chip,
    options:
      chip.kind === "measure"
        ? alternatives
        : listOptions(chip.kind, question, result).map((option) => linkTo(option, asOf)),
  }))
}

/** The other measures that the word of a question might mean, as far as there are figures for them. */
export async function findAlike(
  { measure }: Pick<Question, "measure">,
  { isHeld }: Pick<Panels, "isHeld">,
): Promise<string[]> {
  const ids = ALIKE_MEASURES.find((all) => all.includes(measure)) ?? []
  const others = ids.filter((id) => id !== measure && getMeasure(id) !== undefined)
  const held = await Promise.all(others.map((id) => isHeld(id)))
  return others.filter((_, k) => held[k])
}

/** The question asked of other measures. */
export function askOfMeasures(
  question: Question,
  measures: readonly string[],
  asOf: string | null,
): AnswerAlternative[] {
  return measures
    .map((measure) => offer({ ...question, measure }, getMeasure(measure)?.label ?? measure))
    .map((option) => linkTo(option, asOf))
}

/** What may be asked where nothing was computed: among it the nearest years, in the place of one without a figure. */
export function askInstead(question: Question, { near, instead = [] }: NoResult): string[] {
  return [...askOfNearYears(question, near), ...instead.map((one) => writeQuestion(one))]
}

function askOfNearYears(question: Question, near: NoResult["near"]): string[] {
  if (near === undefined) return []
  const { from = null, to = null } = question.years ?? {}
  return near.held
    .map((year) => ({
      from: from === near.asked ? year : from,
      to: to === near.asked ? year : to,
    }))
    .filter((years) => from === to || (years.from ?? 0) < (years.to ?? near.newest))
    .map((years) => writeQuestion({ ...question, years }))
}

/** A question that is offered, and the word it is offered by. */
type Option = { label: string; asked: Question }

function listOptions(
  kind: Exclude<AnswerChip["kind"], "measure">,
  question: Question,
  result: Result,
): Option[] {
  switch (kind) {
    case "period":
      return listYears(question, result)
    case "group":
      return listGroups(question)
    case "operation":
      return listOperations(question, result)
    case "place":
    case "bound":
      return []
  }
}

function listYears(question: Question, result: Result): Option[] {
  const { period, from, country } = result
  const year = Number(period)
  if (from !== null || !Number.isInteger(year) || question.operation === "first-time") return []
  if (question.operation === "extreme" && question.groups.length === 0 && country !== null)
    return []
  const named = EARLIER_YEARS.map((back) => year - back)
    .filter((one) => hasValues(question, result, one))
    .map((one) => offer({ ...question, years: { from: one, to: one } }, String(one)))
  const later = listLaterYears(question, result).map(({ year: one }) =>
    offer({ ...question, years: { from: one, to: one } }, String(one)),
  )
  return question.years === null
    ? [...later, ...named]
    : [offer({ ...question, years: null }, "latest"), ...named]
}

/** Newer years than that of an answer over a group, of which fewer members have figures; the newest first. */
export function listLaterYears(
  question: Question,
  { panel, period, from, group }: Result,
): { year: number; valueCount: number }[] {
  if (group === null || question.years !== null || from !== null) return []
  const { members } = readMembers(question)
  return LATER_YEARS.map((ahead) => Number(period) + ahead)
    .map((year) => ({ year, valueCount: countValues(panel, members, year) }))
    .filter(({ valueCount }) => valueCount >= members.length / 2)
}

/** Whether there would be an answer in another year. */
function hasValues(question: Question, { panel, country, group }: Result, year: number): boolean {
  if (group === null) return country === null || panel.figureAt(country, year) !== null
  const { members } = readMembers(question)
  return countValues(panel, members, year) >= members.length / 2
}

function listGroups(question: Question): Option[] {
  const { groups, places } = question
  if (groups.length !== 1 || places.length > 0) return []
  return OFFERED_GROUPS.flatMap((id) => COUNTRY_GROUPS.find((group) => group.id === id) ?? [])
    .filter(({ id }) => id !== groups[0]?.id)
    .map((group) => offer({ ...question, groups: [group], without: [] }, group.name))
}

/** What else may be done with the figures: the years of one country, or the other end of an order. */
function listOperations(question: Question, result: Result): Option[] {
  const { operation, end } = question
  if (operation === "value" && result.from !== null)
    return [
      offer({ ...question, operation: "average", over: "mean" }, "average of the years"),
      offer({ ...question, operation: "change", over: null }, "change between them"),
    ]
  if (operation !== "extreme" && operation !== "rank") return []
  const other = end === "lowest" ? "highest" : "lowest"
  return [offer({ ...question, end: other }, `${other} first`)]
}

function offer(asked: Question, label: string): Option {
  return { label, asked }
}

/** The address of an offered question, with the day that was asked for: on another day it may have another answer. */
function linkTo({ label, asked }: Option, asOf: string | null): AnswerAlternative {
  return { reading: label, path: answerPath(writeQuestion(asked), asOf) }
}
