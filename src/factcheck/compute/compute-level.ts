import { PERIOD_PLURALS } from "#domain/time/frequency-labels.ts"

import type { ClaimSlots } from "../claims/claim-types.ts"
import { compoundRates } from "./compound-rates.ts"
import type { Computed, Evidence } from "./computed.ts"
import { figureAt, valuesBetween } from "../evidence/fact-data.ts"
import type { RuleId } from "../messages/rule-texts.ts"
import { firstGap, markAt, noData, periodIn } from "./points.ts"
import { holdAgainst, getSlack } from "./tolerance.ts"

function slackFor({ measure, claim, series }: Evidence, value: number): number {
  const isDerived = series.observations.frequency !== "yearly" && claim.unit === "percent"
  return isDerived ? 0.2 : getSlack(measure.kind, value)
}

function stated(
  evidence: Evidence,
  actual: number,
): { value: number; step: number; hedge: ClaimSlots["hedge"]; slack: number } {
  const { claim, measure } = evidence
  const value = claim.value ?? 0
  // A Gini index of 0.53 is one of 53.
  const scale = measure.id === "gini" && Math.abs(value) <= 1 ? 100 : 1
  return {
    value: value * scale,
    step: claim.step * scale,
    hedge: claim.hedge,
    slack: slackFor(evidence, actual),
  }
}

/** A figure of one period. */
export function computeLevel(evidence: Evidence<"level">): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const actual = figureAt(series, period.to)
  if (actual === null) return noData(series, period.to)
  const { fits, ruleId, exact } = holdAgainst(stated(evidence, actual), actual)
  const wrongWay = fits ? wrongDirection(evidence, period.to, actual) : null
  return {
    state: "decided",
    holds: fits && wrongWay === null,
    exact,
    rule: { id: wrongWay === null ? ruleId : "wrong-way" },
    actual,
    actualUnit: "figure",
    ...(wrongWay === null ? {} : { verb: wrongWay }),
    period: { ...period, from: period.to },
    marks: [markAt(series, period.to, actual)],
  }
}

/** "fell to 33.9%" when it rose: wrong against the year before and against each of the five before. */
function wrongDirection(
  { claim, series, measure }: Evidence<"level">,
  at: number,
  actual: number,
): "rose" | "fell" | null {
  if (claim.direction === null || isUnclear(claim)) return null
  const slack = getSlack(measure.kind, actual)
  const isWrong = (earlier: number): boolean =>
    claim.direction === "up" ? actual < earlier - slack : actual > earlier + slack
  const opposite = claim.direction === "up" ? "fell" : "rose"
  const start = claim.base === null ? null : figureAt(series, claim.base)
  if (start !== null) return isWrong(start) ? opposite : null
  const before = [1, 2, 3, 4, 5].flatMap((years) => figureAt(series, at - years) ?? [])
  const [last] = before
  if (last === undefined || before.length < 3) return null
  return before.every(isWrong) ? opposite : null
}

/** Below zero "fell" may speak of the figure or of its size; of deficits only what both ends are given of is clear. */
function isUnclear({ value, qualifiers, base }: ClaimSlots<"level">): boolean {
  return (value ?? 0) < 0 && !(qualifiers.includes("size-of-deficit") && base !== null)
}

/** A bound or a range, of one period or of every one. */
export function computeBounds(evidence: Evidence<"threshold" | "range">): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const isMean =
    claim.kind === "threshold" &&
    period.from !== period.to &&
    claim.qualifiers.includes("average") &&
    !claim.everyYear
  if (isMean) return computeAverage(evidence)
  const values = valuesBetween(series, period.from, period.to)
  if (!values) return noData(series, firstGap(series, period))
  const judged = values.map((actual, k) => ({
    actual,
    index: period.from + k,
    ...boundFit(evidence, actual),
  }))
  const broken = judged.filter(({ fits }) => !fits)
  const shown = broken[0] ?? judged.at(-1)
  if (!shown) return noData(series, period.to)
  return {
    state: "decided",
    holds: broken.length === 0,
    exact: true,
    rule: { id: shown.ruleId },
    actual: shown.actual,
    actualUnit: "figure",
    period: judged.length === 1 ? { ...period, from: period.to } : period,
    marks: (broken.length > 0 ? broken : judged.slice(-1)).map(({ index, actual }) =>
      markAt(series, index, actual),
    ),
  }
}

function boundFit(
  evidence: Evidence<"threshold" | "range">,
  actual: number,
): { fits: boolean; ruleId: RuleId } {
  const { claim } = evidence
  const { value, slack: given, step } = stated(evidence, actual)
  // The ends of a range are rounded as well; a small one is meant as it is written.
  const rounding = Math.min(step / 2, Math.abs(claim.upper ?? 0) / 100)
  const slack = claim.upper === null ? given : Math.max(given, rounding)
  if (claim.upper !== null)
    return {
      fits: actual >= value - slack && actual <= claim.upper + slack,
      ruleId: "within-range",
    }
  // "contracted by more than 7%" means further below zero.
  const isUnder = claim.kind === "threshold" && claim.side === "below"
  const isBelow = (isUnder !== claim.negated) !== value < 0
  const every = claim.everyYear || (claim.period !== null && claim.period.from !== claim.period.to)
  const give = every ? slack / 10 : slack / 2
  if (!every && !claim.negated && claim.hedge === "over" && isFarBeyond(value, actual))
    return { fits: false, ruleId: "far-bound" }
  return {
    fits: isBelow ? actual < value + give : actual > value - give,
    ruleId: isBelow ? "upper-bound" : "lower-bound",
  }
}

/** "more than 7%" of what is 104% does not state its size. */
function isFarBeyond(value: number, actual: number): boolean {
  return value !== 0 && actual / value > 2
}

/** "5 years": how many figures of a series an average is of. */
function countPeriods(count: number, { observations }: Evidence["series"]): string {
  return `${String(count)} ${PERIOD_PLURALS[observations.frequency]}`
}

/** The mean over years, quarters or months, plain or compound. */
export function computeAverage(evidence: Evidence): Computed {
  const { claim, series, measure } = evidence
  const period = periodIn(claim, series)
  const values = valuesBetween(series, period.from, period.to)
  if (!values) return noData(series, firstGap(series, period))
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const compound =
    measure.kind === "rate" ? (compoundRates(values) ** (1 / values.length) - 1) * 100 : mean
  const claimed = stated(evidence, mean)
  const plain = holdAgainst(claimed, mean)
  const second = holdAgainst(claimed, compound)
  const used =
    plain.fits || !second.fits
      ? { ...plain, value: mean, name: "arithmetic-mean" as const }
      : { ...second, value: compound, name: "compound-average" as const }
  return {
    state: "decided",
    holds: used.fits,
    exact: used.exact,
    rule: { id: used.name, names: countPeriods(values.length, series), heldBy: used.ruleId },
    actual: used.value,
    actualUnit: "figure",
    period,
    marks: values.map((value, k) => markAt(series, period.from + k, value)),
  }
}
