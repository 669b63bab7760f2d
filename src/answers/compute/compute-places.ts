import { REFUSALS } from "../present/refusals.ts"
import type { Task } from "./task.ts"
import { chooseCommonYear, OLD_YEARS } from "./choose-year.ts"
import { computeComparison } from "./compute-comparison.ts"
import { chainChange, computeEachYear, computeMean } from "./compute-years.ts"
import { isInPoints } from "./figure-kinds.ts"
import { makeResult, type NoResult, type Result } from "./result.ts"
import { lacks, lacksYear, makeRow, readCommon } from "./rows.ts"

/** Computes values, changes, means, ratios and comparisons of named countries. */
export function computeOfPlaces(task: Task): Result | NoResult {
  const { operation, years } = task.question
  if (operation === "change") return computeChange(task)
  if (operation === "average" && years !== null && years.from !== years.to) return computeMean(task)
  const isOfYears = years !== null && years.from !== years.to && task.question.bound === null
  if (operation === "ratio") return isOfYears ? computeRatioOfYears(task) : computeRatio(task)
  if (operation === "compare") return computeComparison(task)
  return years !== null && years.from !== years.to ? computeEachYear(task) : computeValue(task)
}

function computeValue({ question, panel, thisYear }: Task): Result | NoResult {
  const [place] = question.places
  if (place === undefined) return { message: REFUSALS.noCountry }
  const last = chooseCommonYear(panel, [place.code], thisYear)
  const year = question.years?.to ?? last
  if (year === undefined) return lacks({ question, panel }, place.name, null)
  const value = panel.figureAt(place.code, year)
  if (value === null) return lacksYear({ question, panel }, place, year)
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
    return lacks({ question, panel }, place?.name ?? "", question.years?.to ?? null)
  const { from, to } = ends
  if (question.over === "sum") return chainChange(task, ends)
  const first = panel.figureAt(place.code, from)
  const last = panel.figureAt(place.code, to)
  if (first === null || last === null)
    return lacksYear({ question, panel }, place, first === null ? from : to)
  return makeResult(panel, {
    ...stateChange(task, first, last),
    difference: last - first,
    country: place.code,
    period: String(to),
    from: String(from),
    to: String(to),
    rows: [makeRow(place.code, first, from), makeRow(place.code, last, to)],
    method: `the figure of ${String(from)} compared with that of ${String(to)}`,
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

/** An index of a base has no unit of its own: only its change in per cent says something. */
const OF_BASE = /= ?100$/

/** In points where figures are shares, in per cent where they are amounts or indices, else in their own unit. */
function stateChange(
  { question, panel }: Task,
  first: number,
  last: number,
): Pick<Result, "value" | "unit"> {
  const { unit, currency } = panel.indicator
  if (isInPoints(question.measure, unit) && !question.inPercent)
    return { value: last - first, unit: "points" }
  const isAmount = question.inPercent || currency !== null || first >= 1000 || OF_BASE.test(unit)
  return isAmount && first > 0
    ? { value: (last / first - 1) * 100, unit: "percent" }
    : { value: last - first, unit: "figure" }
}

/** How many times the figure of the first year that of the last is, or the other way round. */
function computeRatioOfYears(task: Task): Result | NoResult {
  const changed = computeChange(task)
  if ("message" in changed) return changed
  const [first, last] = changed.rows
  if (!first || !last) return { message: REFUSALS.noRatio }
  const { isFirstOverLast } = task.question
  const [top, bottom] = isFirstOverLast ? [first, last] : [last, first]
  if (bottom.value <= 0 || top.value < 0) return { message: REFUSALS.noRatio }
  return {
    ...changed,
    value: top.value / bottom.value,
    unit: "times",
    method: isFirstOverLast
      ? "the first figure divided by the last"
      : "the last figure divided by the first",
  }
}

function computeRatio({ question, panel, thisYear }: Task): Result | NoResult {
  const reference =
    question.bound?.against.kind === "place"
      ? question.bound.against.code
      : question.places[1]?.code
  const code = question.places.find((place) => place.code !== reference)?.code
  if (code === undefined || reference === undefined) return { message: REFUSALS.twoCountries }
  const values = readCommon({ question, panel, thisYear }, [code, reference])
  if ("message" in values) return values
  const [top, bottom] = values.rows
  if (!top || !bottom || bottom.value <= 0 || top.value < 0) return { message: REFUSALS.noRatio }
  return makeResult(panel, {
    value: top.value / bottom.value,
    unit: "times",
    country: code,
    period: values.period,
    rows: values.rows,
    method: "one figure divided by the other, of the same year",
  })
}
