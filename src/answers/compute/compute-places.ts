import { placeName } from "../read/decide-question.ts"
import type { Question } from "../read/question.ts"
import { chooseCommonYear } from "./choose-year.ts"
import type { AnswerPanel } from "./panel.ts"
import type { Task } from "./task.ts"
import { findMean, isInPoints } from "./figure-kinds.ts"
import { makeResult, type NoResult, type Result, type ComputedRow } from "./result.ts"

/** Of a figure older than this the sentence says that none is newer. */
const OLD_YEARS = 3

/** Values, changes, means, ratios and comparisons of named countries. */
export function computeOfPlaces(task: Task): Result | NoResult {
  const { operation, years } = task.question
  if (operation === "change") return computeChange(task)
  if (operation === "average" && years !== null && years.from !== years.to) return computeMean(task)
  if (operation === "ratio") return computeRatio(task)
  if (operation === "compare") return computeComparison(task)
  return years !== null && years.from !== years.to ? computeChange(task) : computeValue(task)
}

function computeValue({ question, panel, thisYear }: Task): Result | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: "Name a country." }
  const last = chooseCommonYear(panel, [place.code], thisYear)
  const year = question.years?.to ?? last
  const value = year === undefined ? null : panel.figureAt(place.code, year)
  if (value === null || year === undefined)
    return lacks(place.name, question.years?.to ?? null, panel.indicator.name)
  return makeResult(panel, {
    value,
    country: place.code,
    period: String(year),
    rows: [makeRow(place.code, value, year)],
    method: question.years === null ? "the newest actual figure" : "the figure of the year",
    note:
      question.years === null && year < thisYear - OLD_YEARS
        ? "the newest figure of its source"
        : "",
  })
}

function computeChange(task: Task): Result | NoResult {
  const { question, panel } = task
  const [place] = question.places
  const ends = place && readEnds(task, place.code)
  if (place === undefined || ends === undefined)
    return lacks(place?.name ?? "", question.years?.to ?? null, panel.indicator.name)
  const { from, to } = ends
  const first = panel.figureAt(place.code, from)
  const last = panel.figureAt(place.code, to)
  if (first === null || last === null)
    return lacks(place.name, first === null ? from : to, panel.indicator.name)
  return makeResult(panel, {
    ...stateChange(task, first, last),
    difference: last - first,
    country: place.code,
    period: String(to),
    from: String(from),
    to: String(to),
    rows: [makeRow(place.code, first, from), makeRow(place.code, last, to)],
    method: `the figure of ${String(to)} against that of ${String(from)}`,
  })
}

/** Between two years; against the year before where one year is named, or none. */
function readEnds(
  { question, panel, thisYear }: Task,
  code: string,
): { from: number; to: number } | undefined {
  const { years } = question
  const to = years?.to ?? chooseCommonYear(panel, [code], thisYear)
  if (to === undefined) return undefined
  const named = years?.from ?? to - 1
  const from = years !== null && years.from === years.to ? named - 1 : named
  return from < to ? { from, to } : undefined
}

/** In points where figures are shares, in per cent where they are amounts, else in their own unit. */
function stateChange(
  { question, panel }: Task,
  first: number,
  last: number,
): Pick<Result, "value" | "unit"> {
  const { unit, currency } = panel.indicator
  if (isInPoints(question.measure, unit) && !question.inPercent)
    return { value: last - first, unit: "points" }
  const isAmount = question.inPercent || currency !== null || first >= 1000
  return isAmount && first > 0
    ? { value: (last / first - 1) * 100, unit: "percent" }
    : { value: last - first, unit: "figure" }
}

function computeMean({ question, panel, thisYear }: Task): Result | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: "Name a country." }
  const coverage = panel.coverage(place.code)
  const from = question.years?.from ?? coverage?.first
  const to = question.years?.to ?? chooseCommonYear(panel, [place.code], thisYear)
  if (from === undefined || to === undefined) return lacks(place.name, null, panel.indicator.name)
  const rows = listRows(panel, place.code, { from, to })
  const length = to - from + 1
  if (rows.length < 0.8 * length && !areEvenlySpaced(rows, { from, to }))
    return lacks(place.name, null, panel.indicator.name)
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

function listRows(
  panel: AnswerPanel,
  code: string,
  { from, to }: { from: number; to: number },
): ComputedRow[] {
  const rows: ComputedRow[] = []
  for (let year = from; year <= to; year += 1) {
    const value = panel.figureAt(code, year)
    if (value !== null) rows.push(makeRow(code, value, year))
  }
  return rows
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

function computeRatio({ question, panel, thisYear }: Task): Result | NoResult {
  const reference =
    question.bound?.against.kind === "place"
      ? question.bound.against.code
      : question.places[1]?.code
  const code = question.places.find((place) => place.code !== reference)?.code
  if (code === undefined || reference === undefined) return { message: "Name the two countries." }
  const values = readCommon({ question, panel, thisYear }, [code, reference])
  if ("message" in values) return values
  const [top, bottom] = values.rows
  if (!top || !bottom || bottom.value <= 0 || top.value < 0)
    return { message: "One of the figures is zero or below, so that they have no ratio." }
  return makeResult(panel, {
    value: top.value / bottom.value,
    unit: "times",
    country: code,
    period: values.period,
    rows: values.rows,
    method: "one figure divided by the other, of the same year",
  })
}

function computeComparison(task: Task): Result | NoResult {
  const { years, end } = task.question
  if (years !== null && years.from !== years.to)
    return { message: "Compare countries in one year, or ask for the change of one of them." }
  const values = readCommon(task, listCompared(task.question))
  if ("message" in values) return values
  const rows = rankRows(values.rows, end === "lowest")
  const [first, second] = rows
  return makeResult(task.panel, {
    value: first?.value ?? null,
    difference: first && second ? Math.abs(first.value - second.value) : null,
    country: first?.country ?? null,
    period: values.period,
    rows,
    method: "figures of the same year",
  })
}

function listCompared({ places, bound }: Question): string[] {
  const against = bound?.against.kind === "place" ? [bound.against.code] : []
  return [...new Set([...places.map(({ code }) => code), ...against])]
}

type Common = { rows: ComputedRow[]; period: string }

/** The figures of some places in the year that was named, or the newest that all have. */
export function readCommon(
  { question, panel, thisYear }: Task,
  codes: readonly string[],
): Common | NoResult {
  const year = question.years?.to ?? chooseCommonYear(panel, codes, thisYear)
  const lacking = codes.find((code) => year === undefined || panel.figureAt(code, year) === null)
  if (year === undefined || lacking !== undefined)
    return lacks(placeName(lacking ?? ""), question.years?.to ?? null, panel.indicator.name)
  return {
    rows: codes.map((code) => makeRow(code, panel.figureAt(code, year) ?? 0, year)),
    period: String(year),
  }
}

/** Rows in order with their ranks; equal figures have the same rank and stand by code. */
export function rankRows(rows: readonly ComputedRow[], isLowFirst: boolean): ComputedRow[] {
  const sign = isLowFirst ? 1 : -1
  const sorted = rows.toSorted(
    (a, b) => sign * (a.value - b.value) || (a.country < b.country ? -1 : 1),
  )
  return sorted.map((row) => ({
    ...row,
    rank: 1 + sorted.findIndex(({ value }) => value === row.value),
  }))
}

/** One figure of a place as a row. */
export function makeRow(country: string, value: number, year: number): ComputedRow {
  return { country, value, period: String(year), rank: null }
}

/** That a place has no figure. */
export function lacks(name: string, year: number | null, what: string): NoResult {
  const when = year === null ? "" : ` for ${String(year)}`
  return { message: `No actual figures of ${what} are held for ${name}${when}.` }
}
