import type { StoredSeries } from "#catalog/types.ts"

import type { ClaimPeriod } from "../types.ts"
import type { Computed, Evidence, Mark } from "./computed.ts"
import { coverageOf, figureAt, figuresBetween } from "./fact-data.ts"
import { firstGap, markAt, noData, periodIn, undecided } from "./points.ts"
import { slackOf } from "./tolerance.ts"

/** "highest since", "on record", "for the first time". */
export function computeRecord(evidence: Evidence): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const actual = figureAt(series, period.to)
  if (actual === null) return noData(series, period.to)
  if (claim.kind === "first-time") return computeFirstTime(evidence, actual, period.to)
  const { first } = coverageOf(series)
  const start = claim.scope === "since" ? period.from + 1 : period.from
  const earlier = pointsBetween(series, Math.max(start, first), period.to - 1)
  const beaten = earlier.filter(({ value }) =>
    claim.extreme === "highest" ? value > actual : value < actual,
  )
  const worst = beaten.sort((a, b) =>
    claim.extreme === "highest" ? b.value - a.value : a.value - b.value,
  )[0]
  const own = markAt(series, period.to, actual)
  if (worst) {
    const isClose = Math.abs(worst.value - actual) <= slackOf(evidence.measure.kind, actual) / 2
    if (isClose)
      return undecided(
        "the figures of two years are practically the same",
        period,
        [own, worst],
        actual,
      )
    return {
      state: "decided",
      holds: false,
      exact: true,
      rule: "every year of the period is compared",
      actual,
      actualUnit: "figure",
      detail: String(worst.index),
      period,
      marks: [own, worst],
    }
  }
  if (claim.scope !== "record" && first > start)
    return undecided(`the figures begin only in ${String(first)}`, period, [own], actual)
  if (earlier.length < Math.min(period.to - Math.max(start, first), 5))
    return undecided("figures of some years of the period are missing", period, [own], actual)
  return {
    state: "decided",
    holds: true,
    exact: true,
    rule:
      claim.scope === "record"
        ? `every year since the figures begin in ${String(first)} is compared`
        : "every year of the period is compared",
    actual,
    actualUnit: "figure",
    detail: "",
    period,
    marks: [own],
  }
}

function pointsBetween(series: StoredSeries, from: number, to: number): Mark[] {
  const marks: Mark[] = []
  for (let index = from; index <= to; index += 1) {
    const value = figureAt(series, index)
    if (value !== null) marks.push(markAt(series, index, value))
  }
  return marks
}

function computeFirstTime(evidence: Evidence, actual: number, at: number): Computed {
  const { claim, series } = evidence
  const value = claim.value ?? 0
  const isBelow = claim.side === "below"
  const crosses = (figure: number): boolean => (isBelow ? figure < value : figure >= value)
  const earlier = pointsBetween(series, coverageOf(series).first, at - 1).filter(
    ({ value: figure }) => crosses(figure),
  )
  const own = markAt(series, at, actual)
  const period: ClaimPeriod = { frequency: claim.period?.frequency ?? "yearly", from: at, to: at }
  const holds = crosses(actual) && earlier.length === 0
  const [first] = earlier
  return {
    state: "decided",
    holds,
    exact: true,
    rule: "every earlier year is compared with the mark",
    actual,
    actualUnit: "figure",
    detail: first ? String(first.index) : "",
    period,
    marks: first ? [own, first] : [own],
  }
}

/** A movement without a number. */
export function computeTrend(evidence: Evidence): Computed {
  const { claim, series, measure } = evidence
  const period = periodIn(claim, series)
  const from =
    claim.scope === "change" && claim.everyYear && isEachCounted(claim, period)
      ? period.from - 1
      : period.from
  const figures = figuresBetween(series, from, period.to)
  if (!figures) return noData(series, firstGap(series, { ...period, from }))
  const steps =
    claim.scope === "sign"
      ? figures
      : figures.slice(1).map((value, k) => value - (figures[k] ?? value))
  const up = claim.direction === "up"
  const against = steps
    .map((step, k) => ({ step, index: from + k + (claim.scope === "sign" ? 0 : 1) }))
    .filter(({ step }) => (up ? step <= 0 : step >= 0))
  const marks = figures.map((value, k) => markAt(series, from + k, value))
  const full = { ...period, from }
  if (claim.everyYear) {
    return {
      state: "decided",
      holds: (against.length === 0) !== claim.negated,
      exact: true,
      rule: "every year of the period is compared",
      actual: figures.at(-1) ?? null,
      actualUnit: "figure",
      detail: against.map(({ index }) => String(index)).join(", "),
      period: full,
      marks,
    }
  }
  const total = (figures.at(-1) ?? 0) - (figures[0] ?? 0)
  const isFlat = Math.abs(total) <= slackOf(measure.kind, figures[0] ?? 0) / 2
  if (isFlat)
    return undecided(
      "the figure changed so little that it can be called unchanged",
      full,
      marks,
      figures.at(-1) ?? null,
    )
  return {
    state: "decided",
    holds: (total > 0 === up) !== claim.negated,
    exact: true,
    rule: "the ends of the period are compared",
    actual: figures.at(-1) ?? null,
    actualUnit: "figure",
    detail: total > 0 ? "rose" : "fell",
    period: full,
    marks: [marks[0], marks.at(-1)].flatMap((mark) => mark ?? []),
  }
}

/** "three years in a row, from 2015 to 2017": the first of them counts against the year before it. */
function isEachCounted({ value }: Evidence["claim"], { from, to }: ClaimPeriod): boolean {
  return from === to || value === to - from + 1
}

/** A judgement that no figure decides. */
export function computeVague(evidence: Evidence): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const actual = figureAt(series, period.to)
  if (actual === null) return noData(series, period.to)
  return undecided(
    "the word has no agreed measure",
    period,
    [markAt(series, period.to, actual)],
    actual,
  )
}
