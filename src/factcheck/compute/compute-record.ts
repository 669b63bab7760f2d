import type { StoredSeries } from "#catalog/dataset.ts"

import type { ClaimPeriod } from "../claims/claim-types.ts"
import type { Computed, Evidence, MarkedPoint } from "./computed.ts"
import { getCoverage, figureAt } from "../evidence/fact-data.ts"
import { markAt, noData, periodIn, undecided } from "./points.ts"
import { getSlack } from "./tolerance.ts"

/** Computes a record: "highest since", "on record". */
export function computeRecord(evidence: Evidence<"extremum">): Computed {
  const { claim, series } = evidence
  if (claim.scope === "within" && claim.base !== null) return computeWithin(evidence, claim.base)
  const period = periodIn(claim, series)
  const actual = figureAt(series, period.to)
  if (actual === null) return noData(series, period.to)
  const { first } = getCoverage(series)
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
    const isClose = Math.abs(worst.value - actual) <= getSlack(evidence.measure.kind, actual) / 2
    if (isClose) return undecided({ id: "years-alike" }, period, [own, worst], actual)
    return {
      state: "decided",
      holds: false,
      exact: true,
      rule: { id: "every-year" },
      actual,
      actualUnit: "figure",
      period,
      marks: [own, worst],
    }
  }
  if (claim.scope !== "record" && first > start)
    return undecided({ id: "figures-begin-later", names: first }, period, [own], actual)
  if (earlier.length < Math.min(period.to - Math.max(start, first), 5))
    return undecided({ id: "years-missing" }, period, [own], actual)
  return {
    state: "decided",
    holds: true,
    exact: true,
    rule:
      claim.scope === "record"
        ? { id: "every-year-of-series", names: first }
        : { id: "every-year" },
    actual,
    actualUnit: "figure",
    period,
    marks: [own],
  }
}

function pointsBetween(series: StoredSeries, from: number, to: number): MarkedPoint[] {
  const marks: MarkedPoint[] = []
  for (let index = from; index <= to; index += 1) {
    const value = figureAt(series, index)
    if (value !== null) marks.push(markAt(series, index, value))
  }
  return marks
}

/** Computes whether a mark was passed for the first time: "exceeded 5% for the first time". */
export function computeFirstTime({ claim, series }: Evidence<"first-time">): Computed {
  const { to: at } = periodIn(claim, series)
  const actual = figureAt(series, at)
  if (actual === null) return noData(series, at)
  const value = claim.value ?? 0
  const isBelow = claim.side === "below"
  const crosses = (figure: number): boolean => (isBelow ? figure < value : figure >= value)
  const earlier = pointsBetween(series, getCoverage(series).first, at - 1).filter(
    ({ value: figure }) => crosses(figure),
  )
  const own = markAt(series, at, actual)
  // Figures that begin when the mark was passed already, or leave the years before out, cannot tell when that was.
  const isUnknown = [1, 2].some((years) => figureAt(series, at - years) === null)
  if (crosses(actual) && isUnknown && earlier.length === 0)
    return undecided(
      { id: "years-before-missing" },
      { frequency: claim.period?.frequency ?? "yearly", from: at, to: at },
      [own],
      actual,
    )
  const period: ClaimPeriod = { frequency: claim.period?.frequency ?? "yearly", from: at, to: at }
  const holds = crosses(actual) && earlier.length === 0
  const [first] = earlier
  return {
    state: "decided",
    holds,
    exact: true,
    rule: { id: "every-earlier-year" },
    actual,
    actualUnit: "figure",
    period,
    marks: first ? [own, first] : [own],
  }
}

/** "the worst year between 2005 and 2024 was 2011": the year against all others of the span. */
function computeWithin({ claim, series, measure }: Evidence<"extremum">, at: number): Computed {
  const span = periodIn(claim, series)
  const period = { ...span, from: at, to: at }
  const actual = figureAt(series, at)
  if (actual === null) return noData(series, at)
  const own = markAt(series, at, actual)
  const others = pointsBetween(series, span.from, span.to).filter(({ index }) => index !== at)
  const isHigh = claim.extreme === "highest"
  const [top] = others.sort((a, b) => (isHigh ? b.value - a.value : a.value - b.value))
  const isBeaten = top !== undefined && (isHigh ? top.value > actual : top.value < actual)
  if (isBeaten && Math.abs(top.value - actual) <= getSlack(measure.kind, actual) / 2)
    return undecided({ id: "years-alike" }, period, [own, top], actual)
  if (!isBeaten && others.length < span.to - span.from)
    return undecided({ id: "years-missing" }, period, [own], actual)
  return {
    state: "decided",
    holds: !isBeaten,
    exact: true,
    rule: { id: "every-year" },
    actual,
    actualUnit: "figure",
    period,
    marks: isBeaten ? [own, top] : [own],
  }
}
