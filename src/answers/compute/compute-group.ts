import { REFUSALS } from "../present/refusals.ts"
import type { Bound, Question } from "../read/question.ts"
import { isBeyond, scaleLimit } from "./bounds.ts"
import { computeOfPlaces } from "./compute-places.ts"
import { computeShare, findHidden } from "./compute-share.ts"
import { findMean, findMedian, isLevelWithoutSum, isProduction } from "./figure-kinds.ts"
import { readMembers, type Scope } from "./members.ts"
import { readGroupValues, type GroupValues } from "./read-group-values.ts"
import type { AnswerPanel } from "./panel.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import { describeGroup, lacks, lacksYear, makeRow, rankRows } from "./rows.ts"
import type { Task } from "./task.ts"

const DEFAULT_COUNT = 10

/** Computes orders, filters, counts, sums, means and shares over the members of a group. */
export function computeOfGroup(task: Task): Result | NoResult {
  const scope = keepProducers(task, readMembers(task.question))
  if (scope.members.length === 0) return { message: REFUSALS.emptyGroup(scope.name) }
  const { operation, over } = task.question
  if (operation === "change") return computeGroupChange(task, scope)
  if (operation === "ratio") return computeShare(task, scope)
  if (operation === "value" || operation === "average" || over === "sum")
    return computeTotal(task, scope)
  const values = readGroupValues(task, scope)
  if ("message" in values) return values
  if (operation === "filter" || operation === "count") return computeFilter(task, scope, values)
  const result =
    operation === "rank" ? computeRank(task, scope, values) : computeExtreme(task, scope, values)
  return "message" in result ? result : refuseHiddenAbove(task, result)
}

/** Declines an order into which a country may belong whose figure only its group has: France where the European Union reports as one. */
function refuseHiddenAbove({ question, panel }: Task, result: Result): Result | NoResult {
  if (question.end === "lowest" || question.direction !== null) return result
  const hidden = findHidden(panel, readMembers(question), result.members)
  const isOfOne = question.operation === "extreme" || result.rank !== null
  const named = isOfOne ? [result.value ?? 0] : result.rows.map(({ value }) => value)
  return hidden !== undefined && hidden.amount > Math.min(...named)
    ? { message: REFUSALS.hiddenMembers(panel.indicator.name, hidden.name) }
    : result
}

/** Leaves countries without figures out of an order of producers: one that grows no coffee has no figure of it. */
function keepProducers({ question, panel }: Task, scope: Scope): Scope {
  const { operation, end } = question
  const isOrder = (operation === "extreme" || operation === "rank") && end === "highest"
  if (!isOrder || !isProduction(panel.indicator)) return scope
  return {
    ...scope,
    members: scope.members.filter((code) => panel.coverage(code) !== undefined),
    place: null,
  }
}

function keepMembers(scope: Scope, rows: readonly ComputedRow[]): ComputedRow[] {
  return rows.filter(({ country }) => scope.members.includes(country))
}

function shared(question: Question, values: GroupValues, scope: Scope): Partial<Result> {
  return {
    period: values.period,
    from: values.from,
    to: values.from === null ? null : values.period,
    unit: values.unit,
    group: describeGroup(scope, values.rows),
    members: rankRows(keepMembers(scope, values.rows), isLowFirst(question)),
    memberUnit: values.unit,
    method: values.method,
  }
}

function computeExtreme(
  { question, panel }: Task,
  scope: Scope,
  values: GroupValues,
): Result | NoResult {
  const rows = rankRows(keepMembers(scope, values.rows), isLowFirst(question))
  const found = rows[(question.nth ?? 1) - 1]
  if (found === undefined) return { message: REFUSALS.orderTooShort(rows.length, scope.name) }
  return makeResult(panel, {
    ...shared(question, values, scope),
    value: found.value,
    country: found.country,
    rank: found.rank,
    rows: rows.slice(0, DEFAULT_COUNT),
  })
}

/** "Fell most" is the lowest change. */
function isLowFirst({ end, direction }: Question): boolean {
  return direction === "down" ? end !== "lowest" : end === "lowest"
}

function computeRank(
  { question, panel }: Task,
  scope: Scope,
  values: GroupValues,
): Result | NoResult {
  const [place] = question.places
  const members = keepMembers(scope, values.rows)
  if (place === undefined) {
    const rows = rankRows(members, isLowFirst(question)).slice(0, question.count ?? DEFAULT_COUNT)
    return makeResult(panel, {
      ...shared(question, values, scope),
      rows,
      value: rows[0]?.value ?? null,
      country: rows[0]?.country ?? null,
    })
  }
  if (!scope.members.includes(place.code))
    return { message: REFUSALS.notAMember(place.name, scope.name) }
  const rows = rankRows(members, isLowFirst(question))
  const own = rows.find(({ country }) => country === place.code)
  if (own === undefined) return lacks({ question, panel }, place.name, Number(values.period))
  const at = rows.indexOf(own)
  const near = rows.slice(Math.max(0, at - 2), at + 3)
  return makeResult(panel, {
    ...shared(question, values, scope),
    value: own.value,
    country: place.code,
    rank: own.rank,
    rows: [own, ...near.filter((row) => row !== own)],
  })
}

function computeFilter(
  { question, panel }: Task,
  scope: Scope,
  values: GroupValues,
): Result | NoResult {
  const { bound, operation } = question
  if (bound === null) return { message: REFUSALS.noBound }
  const limit = readLimit(bound, panel.scale, values.rows)
  if (limit === undefined) return { message: REFUSALS.noReferenceFigure }
  const against = bound.against.kind === "place" ? bound.against.code : null
  // "Fell by more than 5 points": the size of a fall is compared with the number.
  const isFall = values.from !== null && question.direction === "down" && limit > 0
  const sign = isFall ? -1 : 1
  const fitting = keepMembers(scope, values.rows).filter(
    ({ value, country }) =>
      country !== against && isBeyond(sign * value, limit, bound, panel.scale),
  )
  const rows = rankRows(fitting, isFall || bound.side === "below")
  return makeResult(panel, {
    ...shared(question, values, scope),
    count: rows.length,
    value: operation === "count" ? rows.length : null,
    unit: operation === "count" ? "count" : values.unit,
    difference: limit,
    rows,
  })
}

function readLimit(bound: Bound, scale: number, rows: readonly ComputedRow[]): number | undefined {
  const { against } = bound
  if (against.kind === "value") return scaleLimit(against.value, against.unit, scale)
  return rows.find(({ country }) => country === against.code)?.value
}

/** A group's own figure where publishers give one; else the sum or the mean of its members. */
function computeTotal(task: Task, scope: Scope): Result | NoResult {
  const { question, panel } = task
  if (question.years !== null && question.years.from !== question.years.to)
    return { message: REFUSALS.severalYearsOfGroup }
  const hasNoSum = isLevelWithoutSum(question.measure, panel.indicator.unit)
  if (question.over === "sum" && hasNoSum) return { message: REFUSALS.noSum(panel.indicator.name) }
  const published = readPublished(task, scope, hasNoSum)
  if (published !== undefined) return published
  const values = readGroupValues(task, scope)
  if ("message" in values) return values
  const isSum = question.over === "sum" || (question.over === null && !hasNoSum)
  const rows = rankRows(keepMembers(scope, values.rows), false)
  const summed = rows.map(({ value }) => value)
  const { value, method } = isSum
    ? { value: summed.reduce((total, one) => total + one, 0), method: "the sum of the members" }
    : question.over === "median"
      ? { value: findMedian(summed), method: "the median of the members, each counted once" }
      : { value: findMean(summed), method: "the mean of the members, each counted once" }
  return makeResult(panel, { ...shared(question, values, scope), value, rows, method })
}

/** Whether the group has figures as one place and its members have none, as prices of the world have. */
function isOfPlaceAlone(panel: AnswerPanel, { place, members }: Scope): boolean {
  const isHeld = (code: string): boolean => panel.coverage(code) !== undefined
  return place !== null && isHeld(place) && !members.some(isHeld)
}

function readPublished(
  { question, panel, thisYear }: Task,
  scope: Scope,
  hasNoSum: boolean,
): Result | NoResult | undefined {
  const { place, isPast } = scope
  if (place === null || question.over !== null) return undefined
  // What publishers sum up of a past year are the members of today.
  if (isPast && !hasNoSum) return undefined
  const year = question.years?.to ?? panel.coverage(place)?.last
  if (year === undefined || year > thisYear) return undefined
  const value = panel.figureAt(place, year)
  if (value === null)
    return isOfPlaceAlone(panel, scope)
      ? lacksYear({ question, panel }, { code: place, name: scope.name }, year)
      : undefined
  return makeResult(panel, {
    value,
    country: place,
    period: String(year),
    rows: [makeRow(place, value, year)],
    method: "the publisher's own figure of the group",
  })
}

/** The change of a group's own figure where publishers give one, else of the sum of the members that have both years. */
function computeGroupChange(task: Task, scope: Scope): Result | NoResult {
  const { question, panel } = task
  const { place } = scope
  if (place !== null && panel.coverage(place) !== undefined)
    return computeOfPlaces({
      ...task,
      question: { ...question, places: [{ code: place, name: scope.name }], groups: [] },
    })
  return { message: REFUSALS.noFigureOfGroup(panel.indicator.name, scope.name) }
}
