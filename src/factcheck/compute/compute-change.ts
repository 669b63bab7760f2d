import type { StoredSeries } from "#catalog/dataset.ts"
import { PERIODS_PER_YEAR } from "#domain/time/frequency.ts"

import { hedgeOfPart } from "../relations/find-base-levels.ts"
import type { ClaimPeriod, ClaimSlots, Hedge } from "../claims/claim-types.ts"
import { compareYears } from "./compare-years.ts"
import type { Computed, Evidence, MarkedPoint } from "./computed.ts"
import { figureAt } from "../evidence/fact-data.ts"
import { markAt, noData, periodIn, undecided } from "./points.ts"
import { holdAgainst, holdMultiple, getSlack } from "./tolerance.ts"

/** A change between two periods, in per cent, points or the unit of the figure. */
export function computeChange(evidence: Evidence<"change">): Computed {
  const { claim, series, measure } = evidence
  const period = periodIn(claim, series)
  const ends = readEnds(series, period)
  if ("state" in ends) return ends
  const inPercent = claim.changeIn === "percent"
  if (inPercent && ends.from <= 0)
    return undecided({ id: "no-base-for-percent" }, period, ends.marks)
  const years = claim.qualifiers.includes("change-per-year") ? countYears(period) : 1
  const actual = inPercent ? (ends.to / ends.from - 1) * 100 : (ends.to - ends.from) / years
  const slack = inPercent
    ? Math.max(0.5, Math.abs(actual) * 0.02)
    : measure.kind === "rate" || measure.kind === "share"
      ? 0.15
      : Math.abs(actual) * 0.02
  const value = claim.value ?? 0
  const sameWay = Math.sign(actual) === Math.sign(value)
  const { fits, ruleId, exact } = holdAgainst(
    { value, step: claim.step, hedge: claim.hedge, slack },
    actual,
  )
  return {
    state: "decided",
    holds: fits && sameWay,
    exact,
    rule: { id: sameWay ? ruleId : "wrong-way" },
    actual,
    actualUnit: inPercent ? "percent" : claim.changeIn === "points" ? "points" : "figure",
    ...(sameWay ? {} : { verb: actual > 0 ? "rose" : "fell" }),
    period,
    marks: ends.marks,
  }
}

function countYears({ frequency, from, to }: ClaimPeriod): number {
  return Math.max(1, (to - from) / PERIODS_PER_YEAR[frequency])
}

type Ends = { from: number; to: number; marks: MarkedPoint[] }

function readEnds(series: StoredSeries, { from, to }: ClaimPeriod): Ends | Computed {
  const first = figureAt(series, from)
  const last = figureAt(series, to)
  if (first === null) return noData(series, from)
  if (last === null) return noData(series, to)
  return { from: first, to: last, marks: [markAt(series, from, first), markAt(series, to, last)] }
}

/** A multiple over time: "doubled". */
export function computeGrowth(evidence: Evidence<"multiple">): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const ends = readEnds(series, period)
  if ("state" in ends) return ends
  // A deficit is multiplied as its size is.
  const isDeficit = claim.qualifiers.includes("size-of-deficit") && ends.from < 0 && ends.to < 0
  if (!isDeficit && (ends.from <= 0 || ends.to < 0))
    return undecided({ id: "no-base-for-multiple" }, period, ends.marks)
  const actual = ends.to / ends.from
  const { fits, ruleId } = holdMultiple(claim.value ?? 1, claim.hedge, actual)
  return {
    state: "decided",
    holds: fits !== claim.negated,
    exact: false,
    rule: { id: ruleId },
    actual,
    actualUnit: "multiple",
    period,
    marks: ends.marks,
  }
}

/** Computes one place as a multiple or share of another. */
export function computeRatio({ claim, series, other }: Evidence<"multiple" | "share">): Computed {
  const period = periodIn(claim, series)
  const pair = pairAt(series, other, period.to)
  if ("state" in pair) return pair
  if (pair.second <= 0) return undecided({ id: "no-base-for-ratio" }, period, pair.marks)
  const isMultiple = claim.kind === "multiple"
  const actual = ((isMultiple ? 1 : 100) * pair.first) / pair.second
  const { fits, ruleId } =
    claim.kind === "multiple"
      ? holdMultiple(claim.value ?? 1, hedgeOfRatio(claim), actual)
      : holdAgainst(
          { value: claim.value ?? 0, step: claim.step, hedge: claim.hedge, slack: 0.02 * actual },
          actual,
        )
  return {
    state: "decided",
    holds: fits,
    exact: false,
    rule: { id: ruleId },
    actual,
    actualUnit: isMultiple ? "multiple" : "percent",
    period: { ...period, from: period.to },
    marks: pair.marks,
  }
}

function pairAt(
  series: StoredSeries,
  other: StoredSeries | undefined,
  index: number,
): { first: number; second: number; marks: MarkedPoint[] } | Computed {
  if (!other) return { state: "no-data", reason: "other-place", nearest: null }
  const first = figureAt(series, index)
  if (first === null) return noData(series, index)
  const second = figureAt(other, index)
  if (second === null) return noData(other, index)
  return { first, second, marks: [markAt(series, index, first), markAt(other, index, second)] }
}

/** Computes which of two places is ahead. */
export function computeComparison(evidence: Evidence<"compare">): Computed {
  const { claim, series, other, measure } = evidence
  const period = periodIn(claim, series)
  if (period.from < period.to) return compareYears(evidence, period)
  const pair = pairAt(series, other, period.to)
  if ("state" in pair) return pair
  const gap = pair.first - pair.second
  const at = { ...period, from: period.to }
  const isSame = Math.abs(gap) <= getSlack(measure.kind, pair.second) / 4
  if (isSame) return undecided({ id: "same-figures" }, at, pair.marks, pair.first)
  const holds = (claim.side === "above" ? gap > 0 : gap < 0) !== claim.negated
  return {
    state: "decided",
    holds,
    exact: true,
    rule: { id: "same-period" },
    actual: pair.first,
    actualUnit: "figure",
    period: at,
    marks: pair.marks,
  }
}

/** Computes by how much one of two places is ahead. */
export function computeDifference(evidence: Evidence<"difference">): Computed {
  const { claim, series, other, measure } = evidence
  const period = periodIn(claim, series)
  const pair = pairAt(series, other, period.to)
  if ("state" in pair) return pair
  const isPercent = claim.changeIn === "percent" && measure.kind !== "rate"
  const signed = isPercent ? (pair.first / pair.second - 1) * 100 : pair.first - pair.second
  const actual = claim.side === "below" ? -signed : signed
  const { fits, ruleId, exact } = holdAgainst(
    {
      value: claim.value ?? 0,
      step: claim.step,
      hedge: claim.hedge,
      slack: measure.kind === "rate" || measure.kind === "share" ? 0.2 : Math.abs(actual) * 0.03,
    },
    actual,
  )
  return {
    state: "decided",
    holds: fits,
    exact,
    rule: { id: ruleId },
    actual,
    actualUnit: isPercent ? "percent" : claim.changeIn === "points" ? "points" : "figure",
    period: { ...period, from: period.to },
    marks: pair.marks,
  }
}

/** "less than half of Algeria's" bounds a part from above, while "more than three times lower" bounds what it lacks. */
function hedgeOfRatio({ value, hedge, side }: ClaimSlots<"multiple">): Hedge | null {
  return (value ?? 1) < 1 && side === null ? hedgeOfPart(hedge) : hedge
}
