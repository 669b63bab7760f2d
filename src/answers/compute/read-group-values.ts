import { getMeasure } from "#factcheck/read-text.ts"

import { REFUSALS } from "../present/refusals.ts"
import { placeName } from "../present/place-name.ts"
import type { Question } from "../read/question.ts"
import { chooseGroupYear, countValues, ENOUGH, type GroupYear } from "./choose-year.ts"
import { chainRates, isFromSurveys, isInPoints, isYearlyRate } from "./figure-kinds.ts"
import type { Scope } from "./members.ts"
import type { AnswerPanel } from "./panel.ts"
import type { ComputedRow, NoResult, ResultUnit } from "./result.ts"
import { lacksYear, makeRow } from "./rows.ts"
import type { Task } from "./task.ts"

/** The smallest part of a group's members that must have figures of a named year for the group to be spoken of. */
const MIN_PART_OF_MEMBERS = 0.5
/** Of surveys the newest figure of each member counts if it is not older. */
const OLDEST_SURVEY = 10

/** One value for each member of a group, with the period and unit they have in common. */
export type GroupValues = {
  rows: ComputedRow[]
  period: string
  from: string | null
  unit: ResultUnit
  method: string
}

/** One figure a member: of the year, or of several years made one. */
export function readGroupValues(task: Task, scope: Scope): GroupValues | NoResult {
  const { question, panel } = task
  const { years, direction, operation } = question
  const isSpan = years !== null && years.from !== years.to
  const also = listAlso(question)
  const newest = isSpan ? undefined : readNewest(task, scope, also)
  if (newest !== undefined) return newest
  const chosen = chooseYear(task, scope, also)
  if ("message" in chosen) return chosen
  const { year } = chosen
  if (isSpan) return readSpan(task, scope, { from: years.from ?? year, to: year, also })
  if (
    direction !== null &&
    operation !== "count" &&
    operation !== "filter" &&
    !isYearlyRate(question.measure)
  )
    return { message: REFUSALS.changeWithoutYears }
  const codes = [...new Set([...scope.members, ...also])]
  const rows = codes.flatMap((code) => {
    const value = panel.figureAt(code, year)
    return value === null ? [] : [makeRow(code, value, year)]
  })
  return { rows, period: String(year), from: null, unit: "figure", method: "" }
}

/** The newest survey of each member, where no one year has enough of them. */
function readNewest(
  { question, panel, thisYear }: Task,
  { members }: Scope,
  also: readonly string[],
): GroupValues | undefined {
  if (!isFromSurveys(question.measure) || question.years !== null || question.direction !== null)
    return undefined
  const common = chooseGroupYear(panel, members, { thisYear, also })
  if (common !== undefined && common.valueCount >= ENOUGH * members.length) return undefined
  const rows = [...new Set([...members, ...also])].flatMap((code) => {
    const year = panel.coverage(code)?.last
    const value = year === undefined ? null : panel.figureAt(code, year)
    const isOld = year === undefined || year < thisYear - OLDEST_SURVEY
    return value === null || isOld ? [] : [makeRow(code, value, year)]
  })
  const periods = rows.map(({ period }) => period).sort()
  const [first] = periods
  const last = periods.at(-1)
  const isEnough = rows.length >= MIN_PART_OF_MEMBERS * members.length
  if (!isEnough || first === undefined || last === undefined) return undefined
  const method = "the newest figure of each country"
  return { rows, period: last, from: first, unit: "figure", method }
}

/** Countries besides the members whose figures are needed: the one that others are compared with. */
function listAlso({ bound, places, operation }: Question): string[] {
  const against = bound?.against.kind === "place" ? [bound.against.code] : []
  return operation === "rank" ? [...against, ...places.map(({ code }) => code)] : against
}

/** The year that stands for a group: the one that was named, else the newest that most members have. */
export function chooseYear(
  { question, panel, thisYear }: Task,
  scope: Scope,
  also: readonly string[],
): GroupYear | NoResult {
  const named = question.years?.to ?? null
  if (named !== null) {
    const valueCount = countValues(panel, scope.members, named)
    const lacking = also.find((code) => panel.figureAt(code, named) === null)
    if (lacking !== undefined)
      return lacksYear({ question, panel }, { code: lacking, name: placeName(lacking) }, named)
    if (valueCount < MIN_PART_OF_MEMBERS * scope.members.length || valueCount === 0)
      return lacksMost(scope, panel, { from: named, to: named })
    return { year: named, valueCount: valueCount }
  }
  return (
    chooseGroupYear(panel, scope.members, { thisYear, also }) ??
    lacksMost(scope, panel, { from: -Infinity, to: Infinity })
  )
}

/** That too few members of a group have figures, and how many have any. */
function lacksMost(
  { members, name }: Scope,
  panel: AnswerPanel,
  { from, to }: { from: number; to: number },
): NoResult {
  const held = members.filter((code) => {
    const coverage = panel.coverage(code)
    return coverage !== undefined && coverage.first <= to && coverage.last >= from
  })
  const counted = { held: held.length, size: members.length, group: name }
  return { message: REFUSALS.tooFewFigures(panel.indicator.name, counted, from === to) }
}

/** Several years as one value: yearly rates are chained, levels give their change. */
function readSpan(
  { question, panel }: Task,
  scope: Scope,
  { from, to, also }: { from: number; to: number; also: readonly string[] },
): GroupValues | NoResult {
  const isChange = question.direction !== null
  // Inflation that fell is lower than before; what prices came to over the years is another thing.
  const isRate = isYearlyRate(question.measure) && !isChange
  if (!isRate && !isChange) return { message: REFUSALS.severalYearsOfMembers }
  const inPoints = isInPoints(question.measure, panel.indicator.unit)
  const isDifference = inPoints || getMeasure(question.measure)?.kind === "years"
  const codes = [...new Set([...scope.members, ...also])]
  const rows = codes.flatMap((code) => {
    const value = isRate ? chainMember() : changeMember()
    return value === null || Number.isNaN(value) ? [] : [makeRow(code, value, to)]
    function chainMember(): number | null {
      const rates: number[] = []
      for (let year = from; year <= to; year += 1) {
        const rate = panel.figureAt(code, year)
        if (rate === null) return null
        rates.push(rate)
      }
      return chainRates(rates)
    }
    function changeMember(): number | null {
      const first = panel.figureAt(code, from)
      const last = panel.figureAt(code, to)
      if (first === null || last === null) return null
      if (isDifference) return last - first
      return first > 0 ? (last / first - 1) * 100 : null
    }
  })
  if (rows.length < MIN_PART_OF_MEMBERS * scope.members.length)
    return lacksMost(scope, panel, { from, to })
  return {
    rows,
    period: String(to),
    from: String(from),
    unit: chooseSpanUnit(isRate || !isDifference, inPoints),
    method: isRate
      ? `yearly rates chained from ${String(from)} to ${String(to)}, a year`
      : `change from ${String(from)} to ${String(to)}`,
  }
}

/** Years of life gained are years, and points are points. */
function chooseSpanUnit(isPercent: boolean, inPoints: boolean): ResultUnit {
  if (isPercent) return "percent"
  return inPoints ? "points" : "figure"
}
