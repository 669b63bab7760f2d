import { getMeasure } from "#factcheck/read-text.ts"

import { placeName } from "../read/decide-question.ts"
import type { Bound, Question } from "../read/question.ts"
import { isBeyond, scaleLimit } from "./bounds.ts"
import { chooseGroupYear, countValues, ENOUGH, type GroupYear } from "./choose-year.ts"
import type { AnswerPanel } from "./panel.ts"
import type { Task } from "./task.ts"
import { computeOfPlaces } from "./compute-places.ts"
import { lacks, makeRow, rankRows } from "./rows.ts"
import {
  chainRates,
  findMean,
  isFromSurveys,
  isInPoints,
  isLevelWithoutSum,
  isProduction,
  isYearlyRate,
} from "./figure-kinds.ts"
import { findPartAndWhole, readMembers, type Scope } from "./members.ts"
import {
  makeResult,
  type NoResult,
  type Result,
  type ComputedRow,
  type ResultUnit,
} from "./result.ts"

/** Fewer members than this part with figures of a named year say nothing of a group. */
const LEAST = 0.5
const DEFAULT_COUNT = 10

type GroupValues = {
  rows: ComputedRow[]
  period: string
  from: string | null
  unit: ResultUnit
  method: string
}

/** Of surveys the newest figure of each member counts if it is not older. */
const OLDEST_SURVEY = 10

/** Orders, filters, counts, sums, means and shares over the members of a group. */
export function computeOfGroup(task: Task): Result | NoResult {
  const scope = keepProducers(task, readMembers(task.question))
  if (scope.members.length === 0) return { message: `No country belongs to ${scope.name}.` }
  const { operation, over } = task.question
  if (operation === "change") return computeGroupChange(task, scope)
  if (operation === "ratio") return computeShare(task, scope)
  if (operation === "value" || operation === "average" || over === "sum")
    return computeTotal(task, scope)
  const values = readValues(task, scope)
  if ("message" in values) return values
  if (operation === "filter" || operation === "count") return computeFilter(task, scope, values)
  return operation === "rank"
    ? computeRank(task, scope, values)
    : computeExtreme(task, scope, values)
}

/** Who grows no coffee has no figure of it: of the largest producers, countries without any are left out. */
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

/** One figure a member: of the year, or of several years made one. */
function readValues(task: Task, scope: Scope): GroupValues | NoResult {
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
    return { message: "Name the years between which the change is to be told." }
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
  const isEnough = rows.length >= LEAST * members.length
  if (!isEnough || first === undefined || last === undefined) return undefined
  const method = "the newest figure of each country"
  return { rows, period: last, from: first, unit: "figure", method }
}

/** Countries besides the members whose figures are needed: the one that others are held against. */
function listAlso({ bound, places, operation }: Question): string[] {
  const against = bound?.against.kind === "place" ? [bound.against.code] : []
  return operation === "rank" ? [...against, ...places.map(({ code }) => code)] : against
}

function chooseYear(
  { question, panel, thisYear }: Task,
  scope: Scope,
  also: readonly string[],
): GroupYear | NoResult {
  const named = question.years?.to ?? null
  if (named !== null) {
    const valueCount = countValues(panel, scope.members, named)
    const lacking = also.find((code) => panel.figureAt(code, named) === null)
    if (lacking !== undefined) return lacks(placeName(lacking), named, panel.indicator.name)
    if (valueCount < LEAST * scope.members.length || valueCount === 0)
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
  const counted = `${String(held.length)} of ${String(members.length)} countries of ${name}`
  return {
    message: `Actual figures of ${panel.indicator.name} are held for too few to say: ${counted} have any${from === to ? ` of that time` : ""}. Ask for one country, or for fewer.`,
  }
}

/** Several years as one value: yearly rates are chained, levels give their change. */
function readSpan(
  { question, panel }: Task,
  scope: Scope,
  { from, to, also }: { from: number; to: number; also: readonly string[] },
): GroupValues | NoResult {
  const isRate = isYearlyRate(question.measure)
  const isChange = question.direction !== null
  if (!isRate && !isChange)
    return { message: "Ask for one year, or say that the change between two years is meant." }
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
  if (rows.length < LEAST * scope.members.length) return lacksMost(scope, panel, { from, to })
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

function describeGroup(scope: Scope, rows: readonly ComputedRow[]): NonNullable<Result["group"]> {
  const held = new Set(rows.map(({ country }) => country))
  const missing = scope.members.filter((code) => !held.has(code))
  return {
    size: scope.members.length,
    valueCount: scope.members.length - missing.length,
    missing,
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

function computeExtreme({ question, panel }: Task, scope: Scope, values: GroupValues): Result {
  const rows = rankRows(keepMembers(scope, values.rows), isLowFirst(question))
  const found = rows[(question.nth ?? 1) - 1]
  return makeResult(panel, {
    ...shared(question, values, scope),
    value: found?.value ?? null,
    country: found?.country ?? null,
    rank: found?.rank ?? null,
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
    return { message: `${place.name} does not belong to ${scope.name}.` }
  const rows = rankRows(members, isLowFirst(question))
  const own = rows.find(({ country }) => country === place.code)
  if (own === undefined) return lacks(place.name, Number(values.period), panel.indicator.name)
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
  if (bound === null) return { message: "Say what the figures are held against." }
  const limit = readLimit(bound, panel.scale, values.rows)
  if (limit === undefined) return { message: "The figure to hold others against is missing." }
  const against = bound.against.kind === "place" ? bound.against.code : null
  const fitting = keepMembers(scope, values.rows).filter(
    ({ value, country }) => country !== against && isBeyond(value, limit, bound, panel.scale),
  )
  const rows = rankRows(fitting, bound.side === "below")
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
    return { message: "Ask for one year of a group." }
  const hasNoSum = isLevelWithoutSum(question.measure, panel.indicator.unit)
  if (question.over === "sum" && hasNoSum)
    return { message: `Figures of ${panel.indicator.name} have no sum: ask for the average.` }
  const published = question.over === null ? readPublished(task, scope) : undefined
  if (published !== undefined) return published
  const values = readValues(task, scope)
  if ("message" in values) return values
  const isSum = question.over === "sum" || (question.over === null && !hasNoSum)
  const rows = rankRows(keepMembers(scope, values.rows), false)
  const summed = rows.map(({ value }) => value)
  return makeResult(panel, {
    ...shared(question, values, scope),
    value: isSum ? summed.reduce((total, value) => total + value, 0) : findMean(summed),
    rows,
    method: isSum ? "the sum of the members" : "the mean of the members, each counted once",
  })
}

function readPublished({ question, panel, thisYear }: Task, { place }: Scope): Result | undefined {
  if (place === null) return undefined
  const year = question.years?.to ?? panel.coverage(place)?.last
  if (year === undefined || year > thisYear) return undefined
  const value = panel.figureAt(place, year)
  if (value === null) return undefined
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
  return {
    message: `No publisher's own figure of ${panel.indicator.name} is held for ${scope.name}: ask for the change of a country, or for the largest rise in the group.`,
  }
}

/** What part of a group's sum one country has, or a smaller group. */
function computeShare(task: Task, scope: Scope): Result | NoResult {
  const { question, panel } = task
  const [place] = question.places
  if (isLevelWithoutSum(question.measure, panel.indicator.unit))
    return { message: `Figures of ${panel.indicator.name} have no sum, and so no shares.` }
  if (place === undefined) return computeShareOfGroup(task)
  const chosen = chooseYear(task, scope, [place.code])
  if ("message" in chosen) return chosen
  const { year } = chosen
  const own = panel.figureAt(place.code, year)
  const rows = scope.members.flatMap((code) => {
    const value = panel.figureAt(code, year)
    return value === null ? [] : [makeRow(code, value, year)]
  })
  const whole = scope.place === null ? null : panel.figureAt(scope.place, year)
  const sum = whole ?? addUp(rows)
  if (own === null || sum <= 0) return lacks(place.name, year, panel.indicator.name)
  return makeResult(panel, {
    value: (own / sum) * 100,
    unit: "percent",
    country: place.code,
    period: String(year),
    rows: [makeRow(place.code, own, year)],
    group: describeGroup(scope, rows),
    members: rankRows(rows, false),
    difference: sum,
    method:
      whole === null
        ? "the figure over the sum of the members"
        : "the figure over the publisher's own figure of the group",
  })
}

function computeShareOfGroup(task: Task): Result | NoResult {
  const { question, panel } = task
  const [part, whole] = findPartAndWhole(question.groups)
  if (part === undefined || whole === undefined)
    return { message: "Name a country or a group, and the group that it is a part of." }
  const scope = readMembers({ groups: [whole], without: question.without })
  const chosen = chooseYear(task, scope, [])
  if ("message" in chosen) return chosen
  const { year } = chosen
  const rows = scope.members.flatMap((code) => {
    const value = panel.figureAt(code, year)
    return value === null ? [] : [makeRow(code, value, year)]
  })
  const own = rows.filter(({ country }) => part.members.includes(country))
  const sum = addUp(rows)
  if (own.length === 0 || sum <= 0) return lacks(part.name, year, panel.indicator.name)
  return makeResult(panel, {
    value: (addUp(own) / sum) * 100,
    unit: "percent",
    period: String(year),
    rows: rankRows(own, false),
    group: describeGroup(scope, rows),
    members: rankRows(rows, false),
    difference: sum,
    method: `the sum of ${String(own.length)} members over the sum of all`,
  })
}

function addUp(rows: readonly ComputedRow[]): number {
  return rows.reduce((total, { value }) => total + value, 0)
}
