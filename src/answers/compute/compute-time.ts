import { REFUSALS } from "../present/refusals.ts"
import { writeFactor } from "../present/write-factor.ts"
import type { Task } from "./task.ts"
import { isBeyond, scaleLimit } from "./bounds.ts"
import { lacks, makeRow } from "./rows.ts"
import { makeResult, type NoResult, type Result, type ComputedRow } from "./result.ts"

/** Computes in which year a country's figures were highest or lowest, or first or last passed a bound. */
export function computeOverTime(task: Task): Result | NoResult {
  const { factor, years } = task.question
  const isSinceYear = factor !== null && years !== null && years.from === years.to
  const rows = readYears(
    isSinceYear ? { ...task, question: { ...task.question, years: { ...years, to: null } } } : task,
  )
  if ("message" in rows) return rows
  if (factor !== null) return findMultiple(task, rows)
  return task.question.operation === "first-time"
    ? findFirstTime(task, rows)
    : findExtremeYear(task, rows)
}

/** The actual figures of the question's country and years, in order. */
export function readYears({ question, panel, thisYear }: Task): ComputedRow[] | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: REFUSALS.noCountry }
  const coverage = panel.coverage(place.code)
  if (coverage === undefined) return lacks({ question, panel }, place.name, null)
  const from = Math.max(question.years?.from ?? coverage.first, coverage.first)
  const to = Math.min(question.years?.to ?? coverage.last, coverage.last, thisYear)
  const rows: ComputedRow[] = []
  for (let year = from; year <= to; year += 1) {
    const value = panel.figureAt(place.code, year)
    if (value !== null) rows.push(makeRow(place.code, value, year))
  }
  return rows.length === 0 ? lacks({ question, panel }, place.name, null) : rows
}

function findExtremeYear({ question, panel }: Task, rows: readonly ComputedRow[]): Result {
  const isHigh = question.end !== "lowest"
  const best = rows.reduce((a, b) => ((isHigh ? b.value > a.value : b.value < a.value) ? b : a))
  return makeResult(panel, {
    value: best.value,
    country: best.country,
    period: best.period,
    ...describeYears(rows),
    rows: [best, ...rows.filter((row) => row !== best)],
  })
}

/** The first year in which a figure was twice that of the first year, or half of it. */
function findMultiple({ question, panel }: Task, rows: readonly ComputedRow[]): Result | NoResult {
  const { factor, years } = question
  const [first] = rows
  const [{ name } = { name: "" }] = question.places
  const from = years?.from ?? null
  if (factor === null || first?.period !== String(from))
    return lacks({ question, panel }, name, from)
  if (first.value <= 0) return { message: REFUSALS.noRatio }
  const at = rows.findIndex(({ value }) => isMultiple(value / first.value, factor))
  const found = rows[at]
  if (found === undefined)
    return { message: stateNever(name, rows, factor > 1 ? "as high as" : "as low as") }
  return makeResult(panel, {
    value: found.value,
    country: found.country,
    period: found.period,
    from: first.period,
    to: rows.at(-1)?.period ?? null,
    rows: [found, first],
    method: `the first year with ${writeFactor(factor)} the figure of ${first.period}`,
    note: noteGap(rows[at - 1], found),
  })
}

/** Whether a figure is `factor` times another or more; for a factor below one, that part of it or less. */
export function isMultiple(times: number, factor: number): boolean {
  return factor > 1 ? times >= factor : times <= factor
}

function findFirstTime({ question, panel }: Task, rows: readonly ComputedRow[]): Result | NoResult {
  const { bound, isLast, places } = question
  if (bound?.against.kind !== "value") return { message: REFUSALS.whichFigurePassed }
  const limit = scaleLimit(bound.against.value, bound.against.unit, panel.scale)
  const isPast = ({ value }: ComputedRow): boolean => isBeyond(value, limit, bound, panel.scale)
  const name = places[0]?.name ?? ""
  const found = isLast ? rows.findLast(isPast) : rows.find(isPast)
  const [first] = rows
  if (found === undefined) return { message: stateNever(name, rows, bound.side) }
  if (!isLast && found === first)
    return { message: REFUSALS.passedBefore(name, found.period, bound.side) }
  const at = rows.indexOf(found)
  const near = rows.slice(Math.max(0, at - 2), at + 3).filter((row) => row !== found)
  return makeResult(panel, {
    value: found.value,
    country: found.country,
    period: found.period,
    ...describeYears(rows),
    rows: [found, ...near],
    note: isLast ? "" : noteGap(rows[at - 1], found),
  })
}

/** Where years lack before the first that is past a bound, it may have happened in one of them. */
export function noteGap(before: ComputedRow | undefined, found: ComputedRow): string {
  const isGap = before !== undefined && Number(found.period) - Number(before.period) > 1
  return isGap ? `The previous figure is from ${before.period}.` : ""
}

function stateNever(name: string, rows: readonly ComputedRow[], side: string): string {
  const { from, to } = describeYears(rows)
  return REFUSALS.neverPassed(name, { from: from ?? "", to: to ?? "" }, side)
}

function describeYears(rows: readonly ComputedRow[]): Pick<Result, "from" | "to" | "method"> {
  const from = rows[0]?.period ?? null
  const to = rows.at(-1)?.period ?? null
  return {
    from,
    to,
    method: `of the ${String(rows.length)} years with figures from ${from ?? ""} to ${to ?? ""}`,
  }
}
