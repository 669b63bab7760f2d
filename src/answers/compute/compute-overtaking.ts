import { REFUSALS } from "../present/refusals.ts"
import { placeName } from "../present/place-name.ts"
import { noteGap, readYears } from "./compute-time.ts"
import { makeResult, type ComputedRow, type NoResult, type Result } from "./result.ts"
import type { Task } from "./task.ts"

/** A year in which both countries have figures. */
type Year = { own: ComputedRow; other: ComputedRow }

/** Computes when a country passed another that it was behind, or whether it did; the last time unless the first is asked for. */
export function computeOvertaking(task: Task): Result | NoResult {
  const years = readCommonYears(task)
  if ("message" in years) return years
  const { question, panel } = task
  const [first] = years
  const newest = years.at(-1)
  if (first === undefined || newest === undefined) return { message: REFUSALS.twoCountries }
  const times = years.filter((year, k) => {
    const before = years[k - 1]
    return before !== undefined && isAhead(year) && !isAhead(before)
  })
  const named = question.isLast ? times.at(-1) : times[0]
  if (named === undefined && question.operation === "first-time")
    return { message: stateNever(first, newest) }
  const { own, other } = named ?? newest
  return makeResult(panel, {
    truth: question.operation === "truth" ? named !== undefined && isAhead(newest) : null,
    value: own.value,
    country: own.country,
    period: own.period,
    from: first.own.period,
    to: newest.own.period,
    rows: named === undefined ? [] : [own, other],
    method: `of the ${String(years.length)} years from ${first.own.period} to ${newest.own.period} for which both have figures`,
    note: named === undefined ? stateNever(first, newest) : noteTimes(years, times, named),
  })
}

function isAhead({ own, other }: Year): boolean {
  return own.value > other.value
}

function readCommonYears(task: Task): Year[] | NoResult {
  const { bound, places } = task.question
  if (bound?.against.kind !== "place") return { message: REFUSALS.twoCountries }
  const { code } = bound.against
  const own = readYears(task)
  if ("message" in own) return own
  const other = readYears({
    ...task,
    question: { ...task.question, places: [{ code, name: placeName(code) }] },
  })
  if ("message" in other) return other
  const years = own.flatMap((row) => {
    const match = other.find(({ period }) => period === row.period)
    return match === undefined ? [] : [{ own: row, other: match }]
  })
  if (years.length > 1) return years
  return { message: REFUSALS.noCommonYears(places[0]?.name ?? "", placeName(code)) }
}

function stateNever(first: Year, newest: Year): string {
  const own = placeName(first.own.country)
  const other = placeName(first.other.country)
  const years = { from: first.own.period, to: newest.own.period }
  return isAhead(newest)
    ? REFUSALS.alwaysAhead(own, other, years)
    : REFUSALS.neverOvertook(own, other, years)
}

/** Other times at which it happened, and whether it still holds. */
function noteTimes(years: readonly Year[], times: readonly Year[], named: Year): string {
  const newest = years.at(-1) ?? named
  const gap = noteGap(years[years.indexOf(named) - 1]?.own, named.own)
  const others = times.filter((year) => year !== named).map(({ own }) => own.period)
  const also = others.length === 0 ? "" : `It also happened in ${others.join(", ")}.`
  const since = isAhead(newest) ? "" : `In ${newest.own.period} it was behind again.`
  return [gap, also, since].filter(Boolean).join(" ")
}
