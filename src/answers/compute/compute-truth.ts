import { REFUSALS } from "../present/refusals.ts"
import type { Question } from "../read/question.ts"
import type { Task } from "./task.ts"
import { isBeyond, scaleLimit } from "./bounds.ts"
import { computeOfGroup } from "./compute-group.ts"
import { computeOfPlaces } from "./compute-places.ts"
import { readCommon } from "./rows.ts"
import { isMultiple, readYears } from "./compute-time.ts"
import { makeResult, type NoResult, type Result, type ComputedRow } from "./result.ts"

/** Computes a yes or no: whether a country's figures pass a bound or another's figures, or are the first of a group. */
export function computeTruth(task: Task): Result | NoResult {
  const { bound, end, direction, places } = task.question
  const isOverYears = task.question.span !== null || isSpan(task.question)
  if (isOverYears && bound !== null) return holdOverYears(task)
  if (isOverYears && direction !== null) return judgeDirection(task)
  if (bound !== null) return bound.against.kind === "value" ? holdAgainst(task) : judgePlaces(task)
  if (places.length === 2) return judgePlaces(task)
  if (end !== null) return judgeFirst(task)
  return judgeDirection(task)
}

function isSpan({ years }: Question): boolean {
  return years !== null && years.from !== years.to
}

function holdOverYears(task: Task): Result | NoResult {
  const { bound, span } = task.question
  if (span === null) return { message: REFUSALS.everyYearOrAny }
  if (bound?.against.kind !== "value") return { message: REFUSALS.whichFigure }
  const rows = readYears(task)
  if ("message" in rows) return rows
  const limit = scaleLimit(bound.against.value, bound.against.unit, task.panel.scale)
  const fitting = rows.filter(({ value }) => isBeyond(value, limit, bound, task.panel.scale))
  const failing = rows.filter((row) => !fitting.includes(row))
  return makeResult(task.panel, {
    truth: span === "every-year" ? failing.length === 0 : fitting.length > 0,
    country: rows[0]?.country ?? null,
    from: rows[0]?.period ?? null,
    to: rows.at(-1)?.period ?? null,
    rows: chooseShown({ rows, fitting, failing }, span === "every-year"),
    difference: limit,
    method: `${String(fitting.length)} of ${String(rows.length)} years with figures`,
  })
}

type Sorted = Record<"rows" | "fitting" | "failing", ComputedRow[]>

/** The years that decide: those that fail where every year is meant, else those that fit. */
function chooseShown({ rows, fitting, failing }: Sorted, isEvery: boolean): ComputedRow[] {
  if (isEvery && failing.length > 0) return failing
  return fitting.length > 0 ? fitting : rows
}

function holdAgainst(task: Task): Result | NoResult {
  const { bound, places } = task.question
  const value = computeOfPlaces({ ...task, question: { ...task.question, operation: "value" } })
  if ("message" in value || bound?.against.kind !== "value" || value.value === null) return value
  const limit = scaleLimit(bound.against.value, bound.against.unit, task.panel.scale)
  return {
    ...value,
    truth: isBeyond(value.value, limit, bound, task.panel.scale),
    difference: limit,
    country: places[0]?.code ?? null,
  }
}

function judgePlaces(task: Task): Result | NoResult {
  const { bound, places, end } = task.question
  const first = places[0]?.code
  const other = bound?.against.kind === "place" ? bound.against.code : places[1]?.code
  if (first === undefined || other === undefined) return { message: REFUSALS.twoCountries }
  const values = readCommon(task, [first, other])
  if ("message" in values) return values
  const [own, against] = values.rows
  if (!own || !against) return { message: REFUSALS.twoCountries }
  const isBelow = bound ? bound.side === "below" : end === "lowest"
  return makeResult(task.panel, {
    truth: isBelow ? own.value < against.value : own.value > against.value,
    value: own.value,
    country: first,
    period: values.period,
    rows: values.rows,
    method: "figures of the same year",
  })
}

/** Whether a country is the first of its group. */
function judgeFirst(task: Task): Result | NoResult {
  const ranked = computeOfGroup({ ...task, question: { ...task.question, operation: "rank" } })
  if ("message" in ranked) return ranked
  const { count, nth } = task.question
  const isMet = nth === null ? (ranked.rank ?? Infinity) <= (count ?? 1) : ranked.rank === nth
  return { ...ranked, truth: isMet }
}

function judgeDirection(task: Task): Result | NoResult {
  const changed = computeOfPlaces({ ...task, question: { ...task.question, operation: "change" } })
  if ("message" in changed) return changed
  const { direction, factor } = task.question
  if (factor !== null) return judgeMultiple(changed, factor)
  const difference = changed.difference ?? 0
  return { ...changed, truth: direction === "down" ? difference < 0 : difference > 0 }
}

/** Whether a figure doubled, or fell to a half: how many times the first figure the last one is. */
function judgeMultiple(changed: Result, factor: number): Result | NoResult {
  const [first, last] = changed.rows
  if (first === undefined || last === undefined || first.value <= 0)
    return { message: REFUSALS.noRatio }
  const times = last.value / first.value
  return { ...changed, truth: isMultiple(times, factor) }
}
