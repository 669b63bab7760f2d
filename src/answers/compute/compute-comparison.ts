import { REFUSALS } from "../present/refusals.ts"
import { placeName } from "../present/place-name.ts"
import type { Question } from "../read/question.ts"
import { chooseCommonYear, OLD_YEARS } from "./choose-year.ts"
import { chainRates, isInPoints, isYearlyRate } from "./figure-kinds.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import { lacks, listRows, makeRow, rankRows, readCommon, type Common } from "./rows.ts"
import type { Task } from "./task.ts"

/** Computes named places side by side, in one year or over several. */
export function computeComparison(task: Task): Result | NoResult {
  const { years, measure } = task.question
  const isSpan = years !== null && years.from !== years.to
  if (isSpan && isYearlyRate(measure)) return compareOverYears(task)
  if (isSpan) return { message: REFUSALS.severalYearsCompared, instead: listApart(task.question) }
  const values = readCommon(task, listCompared(task.question))
  if ("message" in values) return values
  return makeResult(task.panel, {
    ...holdUp(task, values.rows),
    period: values.period,
    method: "figures of the same year",
    note: noteOld(task, values),
  })
}

/** That nothing newer can be compared, where the year is long past and nobody named it. */
function noteOld({ question, thisYear }: Task, { rows, period }: Common): string {
  if (question.years !== null || Number(period) >= thisYear - OLD_YEARS) return ""
  return `the newest year in which ${rows.length === 2 ? "both" : "all"} have figures`
}

/** The comparison of the last year alone, and the change of each place over the years. */
function listApart(question: Question): Question[] {
  const to = question.years?.to ?? null
  const years = to === null ? null : { from: to, to }
  const apart = question.places.map((place) => ({
    ...question,
    operation: "change" as const,
    places: [place],
    bound: null,
    end: null,
    over: null,
  }))
  return [{ ...question, years }, ...apart]
}

/** Places in order, with how far the first is ahead of the second; that alone where it is asked for. */
function holdUp({ question, panel }: Task, values: readonly ComputedRow[]): Partial<Result> {
  const { end, over, measure } = question
  const rows = rankRows(values, end === "lowest")
  const [first, second] = rows
  const difference = first && second ? Math.abs(first.value - second.value) : null
  const shared = { rows, difference, country: first?.country ?? null }
  if (over !== "difference") return { ...shared, value: first?.value ?? null }
  const unit = isInPoints(measure, panel.indicator.unit) ? "points" : "figure"
  return { ...shared, value: difference, unit }
}

/** Yearly rates of several years, chained to one a year for each place. */
function compareOverYears(task: Task): Result | NoResult {
  const { question, panel, thisYear } = task
  const codes = listCompared(question)
  const to = question.years?.to ?? chooseCommonYear(panel, codes, thisYear)
  const from = question.years?.from ?? null
  if (from === null || to === undefined)
    return lacks({ question, panel }, placeName(codes[0] ?? ""), null)
  const rows: ComputedRow[] = []
  for (const code of codes) {
    const rates = listRows(panel, code, { from, to })
    const value = chainRates(rates.map((row) => row.value))
    if (rates.length < to - from + 1 || Number.isNaN(value))
      return lacks({ question, panel }, placeName(code), null)
    rows.push(makeRow(code, value, to))
  }
  return makeResult(panel, {
    ...holdUp(task, rows),
    period: String(to),
    from: String(from),
    to: String(to),
    method: `yearly rates chained from ${String(from)} to ${String(to)}, a year`,
  })
}

function listCompared({ places, bound }: Question): string[] {
  const against = bound?.against.kind === "place" ? [bound.against.code] : []
  return [...new Set([...places.map(({ code }) => code), ...against])]
}
