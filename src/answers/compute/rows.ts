import { REFUSALS } from "../present/refusals.ts"
import { placeName } from "../present/place-name.ts"
import { getLabel } from "../present/sentence-parts.ts"
import { chooseCommonYear } from "./choose-year.ts"
import type { Scope } from "./members.ts"
import type { AnswerPanel } from "./panel.ts"
import type { ComputedRow, NoResult, Result } from "./result.ts"
import type { Task } from "./task.ts"

/** What was asked, and the figures that were to answer it. */
type Asked = Pick<Task, "question" | "panel">

/** Figures of some places in one year. */
export type Common = { rows: ComputedRow[]; period: string }

/** The figures of some places in the year that was named, or the newest that all have. */
export function readCommon(
  { question, panel, thisYear }: Task,
  codes: readonly string[],
): Common | NoResult {
  const year = question.years?.to ?? chooseCommonYear(panel, codes, thisYear)
  const lacking = codes.find((code) => year === undefined || panel.figureAt(code, year) === null)
  if (year !== undefined && lacking !== undefined)
    return lacksYear({ question, panel }, { code: lacking, name: placeName(lacking) }, year)
  if (year === undefined) return lacksCommon({ question, panel }, codes)
  return {
    rows: codes.map((code) => makeRow(code, panel.figureAt(code, year) ?? 0, year)),
    period: String(year),
  }
}

/** That a place has no figures at all, or that all have some but never of the same year, with the newest of each. */
function lacksCommon({ question, panel }: Asked, codes: readonly string[]): NoResult {
  const newest = codes.map((code) => ({ code, year: panel.coverage(code)?.last }))
  const without = newest.find(({ year }) => year === undefined)
  if (without !== undefined) return lacks({ question, panel }, placeName(without.code), null)
  const places = newest.map(({ code }) => ({ code, name: placeName(code) }))
  return {
    message: REFUSALS.noYearTogether(
      getLabel(question, { panel }),
      newest.map(({ code, year }) => `${placeName(code)} ${String(year)}`),
    ),
    instead: places.map((place) => ({ ...question, ...ALONE, places: [place] })),
  }
}

/** What a question about one place asks. */
const ALONE = { operation: "value", bound: null, end: null, over: null } as const

/** The figures of a place in some years, those without any left out. */
export function listRows(
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

/** The result that says that a place has no figure. */
export function lacks({ question, panel }: Asked, name: string, year: number | null): NoResult {
  return { message: REFUSALS.noActualFigures(getLabel(question, { panel }), name, year) }
}

/** The result that says that a place has no figure of a year, and which years nearest to it have one. */
export function lacksYear(
  { question, panel }: Asked,
  { code, name }: { code: string; name: string },
  year: number,
): NoResult {
  const held = findNearYears(panel, code, year)
  const newest = panel.coverage(code)?.last
  const message = REFUSALS.noActualFigures(getLabel(question, { panel }), name, year, held)
  if (held.length === 0 || newest === undefined) return { message }
  return { message, near: { code, asked: year, held, newest } }
}

/** The last year before and the first year after one with a figure of a place. */
function findNearYears(panel: AnswerPanel, code: string, year: number): number[] {
  const { first, last } = panel.coverage(code) ?? { first: 1, last: 0 }
  const rows = listRows(panel, code, { from: first, to: last })
  const years = rows.map(({ period }) => Number(period))
  const near = [years.findLast((one) => one < year), years.find((one) => one > year)]
  return near.filter((one) => one !== undefined)
}

/** How many members a group has, how many of them have a value, and which have none. */
export function describeGroup(
  scope: Scope,
  rows: readonly ComputedRow[],
): NonNullable<Result["group"]> {
  const held = new Set(rows.map(({ country }) => country))
  const missing = scope.members.filter((code) => !held.has(code))
  return {
    size: scope.members.length,
    valueCount: scope.members.length - missing.length,
    missing,
  }
}
