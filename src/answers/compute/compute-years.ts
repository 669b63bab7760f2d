import { REFUSALS } from "../present/refusals.ts"
import { chooseCommonYear } from "./choose-year.ts"
import { findMean, isLevelWithoutSum, isStock } from "./figure-kinds.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import { lacks, listRows } from "./rows.ts"
import type { Task } from "./task.ts"

/** Computes the mean of several years of one country, or their sum. */
export function computeMean({ question, panel, thisYear }: Task): Result | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: REFUSALS.noCountry }
  const ends = readSpan({ question, panel, thisYear }, place.code)
  if (ends === undefined) return lacks({ question, panel }, place.name, null)
  const { from, to } = ends
  const rows = listRows(panel, place.code, { from, to })
  const length = to - from + 1
  if (rows.length < 0.8 * length && !areEvenlySpaced(rows, { from, to }))
    return lacks({ question, panel }, place.name, null)
  if (question.over === "sum") return sumYears({ question, panel, thisYear }, rows, length)
  return makeResult(panel, {
    value: findMean(rows.map(({ value }) => value)),
    country: place.code,
    from: String(from),
    to: String(to),
    period: String(to),
    rows,
    method: `the mean of ${String(rows.length)} of ${String(length)} years`,
    note: rows.length < length ? `by the figures of ${String(rows.length)} years` : "",
  })
}

/** The figure of each year of a span, where neither their average nor their change is asked for. */
export function computeEachYear(task: Task): Result | NoResult {
  const { question, panel } = task
  const [place] = question.places
  if (place === undefined) return { message: REFUSALS.noCountry }
  const ends = readSpan(task, place.code)
  const rows = ends === undefined ? [] : listRows(panel, place.code, ends)
  const [first] = rows
  const last = rows.at(-1)
  if (ends === undefined || first === undefined || last === undefined)
    return lacks({ question, panel }, place.name, null)
  const length = ends.to - ends.from + 1
  const isWhole = rows.length === length
  return makeResult(panel, {
    value: last.value,
    country: place.code,
    from: first.period,
    to: last.period,
    period: last.period,
    rows,
    method: isWhole ? "the figure of each year" : "the figure of each year that has one",
    note: isWhole ? "" : `figures of ${String(rows.length)} of ${String(length)} years`,
  })
}

/** The years that are named; from the first that is held, to the newest, where they are open. */
function readSpan(
  { question, panel, thisYear }: Task,
  code: string,
): { from: number; to: number } | undefined {
  const from = question.years?.from ?? panel.coverage(code)?.first
  const to = question.years?.to ?? chooseCommonYear(panel, [code], thisYear)
  return from === undefined || to === undefined ? undefined : { from, to }
}

/** The sum of what flows every year, where all years have figures. */
function sumYears(
  { question, panel }: Task,
  rows: readonly ComputedRow[],
  length: number,
): Result | NoResult {
  const { name, unit } = panel.indicator
  if (isStock(question.measure) || isLevelWithoutSum(question.measure, unit))
    return { message: REFUSALS.noSumOfYears(name) }
  const [first] = rows
  const last = rows.at(-1)
  if (first === undefined || last === undefined || rows.length < length)
    return lacks({ question, panel }, question.places[0]?.name ?? "", null)
  return makeResult(panel, {
    value: rows.reduce((total, { value }) => total + value, 0),
    country: first.country,
    from: first.period,
    to: last.period,
    period: last.period,
    rows,
    method: `the sum of ${String(length)} years`,
  })
}

/** Figures of every fifth year or so, from the first to the last that is asked for. */
function areEvenlySpaced(
  rows: readonly ComputedRow[],
  { from, to }: { from: number; to: number },
): boolean {
  const years = rows.map(({ period }) => Number(period))
  const [first, second] = years
  if (first !== from || second === undefined || years.at(-1) !== to) return false
  return years.length > 2 && years.every((year, k) => year === first + k * (second - first))
}

/** Growth of several years in all: the rates of the years after the first, chained. */
export function chainChange(
  { question, panel }: Task,
  { from, to }: { from: number; to: number },
): Result | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: REFUSALS.noCountry }
  const rows = listRows(panel, place.code, { from: from + 1, to })
  if (rows.length < to - from) return lacks({ question, panel }, place.name, null)
  const factor = rows.reduce((product, { value }) => product * (1 + value / 100), 1)
  const value = (factor - 1) * 100
  return makeResult(panel, {
    value,
    unit: "percent",
    difference: value,
    country: place.code,
    period: String(to),
    from: String(from),
    to: String(to),
    rows,
    method: `yearly rates of ${String(from + 1)} to ${String(to)}, chained`,
  })
}
