import { getMeasure } from "#factcheck/read-text.ts"

import { REFUSALS } from "../present/refusals.ts"
import type { AnswerOperation, Question } from "../read/question.ts"
import { ENOUGH } from "./choose-year.ts"
import { computeOfGroup } from "./compute-group.ts"
import { computeOvertaking } from "./compute-overtaking.ts"
import { computeOfPlaces } from "./compute-places.ts"
import { isFromSurveys, isInPoints } from "./figure-kinds.ts"
import { computeOverTime } from "./compute-time.ts"
import { computeTruth } from "./compute-truth.ts"
import type { AnswerPanel, Panels } from "./panel.ts"
import type { NoResult, Result } from "./result.ts"
import type { Task } from "./task.ts"

/** Other publishers' figures are taken where those of the first end this many years earlier. */
const STALE_YEARS = 3
/** Surveys are years apart: what another publisher estimates of later years is another thing. */
const STALE_SURVEY_YEARS = 15
/** The most publishers whose figures are read for one question. */
const MAX_ASKED = 6

/**
 * Computes a question with the figures of the first publisher that has what it needs; what is said of the one whose
 * figures come nearest where none has.
 */
export async function computeAnswer(
  question: Question,
  panels: Panels,
  thisYear: number,
): Promise<Result | NoResult> {
  const fitting = await readFitting(question, panels)
  const found: Result[] = []
  let none: NoResult | undefined
  for (const panel of fitting) {
    const result = compute({ question, panel, thisYear })
    if ("message" in result) none = chooseNearer(none, result)
    else found.push(result)
    if (found.some((one) => isNewEnough(one, question, thisYear) && coversEnough(one))) break
  }
  const [preferred] = found
  if (preferred !== undefined)
    return chooseNewest(chooseFullest(preferred, found), found, getStaleYears(question.measure))
  const label = getMeasure(question.measure)?.label ?? "this"
  return none ?? { message: REFUSALS.noFigures(label) }
}

/**
 * Of two publishers without a figure of the year the one whose figures come nearest to it, the first of equals. What lacks
 * the figure of another place says nothing of the first.
 */
function chooseNearer(first: NoResult | undefined, next: NoResult): NoResult {
  if (first === undefined) return next
  const isOther = first.near !== undefined && first.near.code !== next.near?.code
  return !isOther && countYearsOff(next) < countYearsOff(first) ? next : first
}

function countYearsOff({ near }: NoResult): number {
  return Math.min(...(near?.held ?? []).map((year) => Math.abs(year - (near?.asked ?? year))))
}

/** The panels of the publishers to be asked, the preferred one first. */
async function readFitting(question: Question, panels: Panels): Promise<AnswerPanel[]> {
  const fitting: AnswerPanel[] = []
  for (const candidate of await panels.listCandidates(question.measure)) {
    const panel = await panels.read(candidate)
    if (panel && fitsUnit(question, panel) && fitsScope(question, panel)) fitting.push(panel)
    if (fitting.length === MAX_ASKED) break
  }
  return fitting
}

/** Where a year was named, or the figures are new, no other publisher is asked. */
function isNewEnough(result: Result, { years, measure }: Question, thisYear: number): boolean {
  return typeof years?.to === "number" || lastYear(result) >= thisYear - getStaleYears(measure)
}

function getStaleYears(measure: string): number {
  return isFromSurveys(measure) ? STALE_SURVEY_YEARS : STALE_YEARS
}

/** Whether a group is answered from enough of its members. */
function coversEnough({ group }: Result): boolean {
  return group === null || group.valueCount >= ENOUGH * group.size
}

/** The preferred publisher's, unless it has too few of a group and another has enough. */
function chooseFullest(preferred: Result, found: readonly Result[]): Result {
  if (coversEnough(preferred)) return preferred
  const fullest = found.reduce((a, b) => (countMembers(b) > countMembers(a) ? b : a))
  return countMembers(fullest) > countMembers(preferred) ? fullest : preferred
}

function countMembers({ group }: Result): number {
  return group?.valueCount ?? 0
}

/** The preferred publisher's, unless its figures end years before another's. */
function chooseNewest(preferred: Result, found: readonly Result[], staleYears: number): Result {
  const newest = found.reduce((a, b) => (lastYear(b) > lastYear(a) ? b : a))
  return lastYear(newest) - lastYear(preferred) >= staleYears ? newest : preferred
}

function lastYear({ to, period, rows }: Result): number {
  const years = [to, period, ...rows.map((row) => row.period)].map((text) =>
    Number(text?.slice(0, 4) ?? 0),
  )
  return Math.max(...years, 0)
}

/** Figures in national currencies are for one country alone. */
function fitsScope({ places, groups, bound }: Question, { isComparable }: AnswerPanel): boolean {
  const isAlone = places.length === 1 && groups.length === 0 && bound?.against.kind !== "place"
  return isComparable || isAlone
}

/** A bound in per cent cannot be compared with dollars. */
function fitsUnit(question: Question, { indicator }: AnswerPanel): boolean {
  const { bound } = question
  if (bound?.against.kind !== "value" || bound.against.value === 0) return true
  if (movesInPercent(question, indicator.unit)) return bound.against.unit === "percent"
  const isPercent = /%|percent/i.test(indicator.unit)
  if (bound.against.unit === "percent" || bound.against.unit === "points") return isPercent
  if (bound.against.unit === "money") return indicator.currency !== null
  return bound.against.unit !== "people" || !isPercent
}

/** The changes of people and money over years are in per cent. */
function movesInPercent({ direction, years, measure }: Question, unit: string): boolean {
  const isOverYears = years !== null && years.from !== years.to
  const isLevel = !isInPoints(measure, unit) && getMeasure(measure)?.kind !== "years"
  return direction !== null && isOverYears && isLevel
}

function compute(task: Task): Result | NoResult {
  const { overtakes, operation } = task.question
  return overtakes ? computeOvertaking(task) : COMPUTE[operation](task)
}

const COMPUTE: Readonly<Record<AnswerOperation, (task: Task) => Result | NoResult>> = {
  truth: computeTruth,
  "first-time": computeOverTime,
  extreme: (task) => (isOfOnePlace(task) ? computeOverTime(task) : computeOfGroup(task)),
  rank: computeOfGroup,
  filter: computeOfGroup,
  count: computeOfGroup,
  average: computeOfEither,
  value: computeOfEither,
  change: computeOfEither,
  ratio: (task) => (task.question.over === "share" ? computeOfGroup(task) : computeOfPlaces(task)),
  compare: computeOfPlaces,
}

function isOfOnePlace({ question }: Task): boolean {
  return question.places.length === 1 && question.groups.length === 0
}

function computeOfEither(task: Task): Result | NoResult {
  const { places, groups } = task.question
  return groups.length > 0 && places.length === 0 ? computeOfGroup(task) : computeOfPlaces(task)
}
