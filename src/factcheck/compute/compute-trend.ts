import type { ClaimPeriod } from "../claims/claim-types.ts"
import { computeChain } from "./compute-chain.ts"
import type { Computed, Evidence } from "./computed.ts"
import { figureAt, valuesBetween } from "../evidence/fact-data.ts"
import { firstGap, markAt, noData, periodIn, undecided } from "./points.ts"
import { holdAgainst, getSlack } from "./tolerance.ts"

/** A movement without a number: of the rates of all years together, of each of them, or between two ends. */
export function computeTrend(evidence: Evidence<"trend">): Computed {
  const { scope, everyYear } = evidence.claim
  return scope === "sign" && !everyYear ? computeChain(evidence) : computeMoves(evidence)
}

function computeMoves(evidence: Evidence<"trend">): Computed {
  return evidence.claim.everyYear ? computeEachMove(evidence) : computeEnds(evidence)
}

function computeEachMove({ claim, series }: Evidence<"trend">): Computed {
  const period = periodIn(claim, series)
  const from =
    claim.scope === "change" && isEachCounted(claim, period) ? period.from - 1 : period.from
  const values = valuesBetween(series, from, period.to)
  if (!values) return noData(series, firstGap(series, { ...period, from }))
  const steps =
    claim.scope === "sign"
      ? values
      : values.slice(1).map((value, k) => value - (values[k] ?? value))
  // "never shrank" asks each year; "did not grow every year" asks for one that went the other way.
  const isNever = claim.negated && !claim.qualifiers.includes("not-every")
  const isUp = (claim.direction === "up") !== isNever
  const against = steps
    .map((step, k) => ({ step, index: from + k + (claim.scope === "sign" ? 0 : 1) }))
    .filter(({ step }) =>
      isUp ? step < 0 || (step === 0 && !isNever) : step > 0 || (step === 0 && !isNever),
    )
  return {
    state: "decided",
    holds: (against.length === 0) === (isNever || !claim.negated),
    exact: true,
    rule: { id: "every-year" },
    actual: values.at(-1) ?? null,
    actualUnit: "figure",
    exceptions: against.map(({ index }) => index),
    period: { ...period, from },
    marks: values.map((value, k) => markAt(series, from + k, value)),
  }
}

/** The figures between the two ends may be missing, as those of surveys often are. */
function computeEnds({ claim, series, measure }: Evidence): Computed {
  const period = periodIn(claim, series)
  const first = figureAt(series, period.from)
  const last = figureAt(series, period.to)
  if (first === null) return noData(series, period.from)
  if (last === null) return noData(series, period.to)
  const marks = [markAt(series, period.from, first), markAt(series, period.to, last)]
  const total = last - first
  if (Math.abs(total) <= getSlack(measure.kind, first) / 2)
    return undecided({ id: "unchanged" }, period, marks, last)
  return {
    state: "decided",
    holds: (total > 0 === (claim.direction === "up")) !== claim.negated,
    exact: true,
    rule: { id: "ends-compared" },
    actual: last,
    actualUnit: "figure",
    verb: total > 0 ? "rose" : "fell",
    period,
    marks,
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
  return undecided({ id: "vague-word" }, period, [markAt(series, period.to, actual)], actual)
}

/** "in six of the ten years": counts the years of the movement. */
export function computeCount(evidence: Evidence<"count">): Computed {
  const { claim, series } = evidence
  const period = periodIn(claim, series)
  const isSign = claim.scope === "sign"
  const from = isSign ? period.from : period.from - 1
  const values = valuesBetween(series, from, period.to)
  if (!values) return noData(series, firstGap(series, { ...period, from }))
  const steps = isSign ? values : values.slice(1).map((value, k) => value - (values[k] ?? value))
  const isMeant = (step: number): boolean => (claim.direction === "up" ? step > 0 : step < 0)
  const marks = steps.flatMap((step, k) =>
    isMeant(step) ? [markAt(series, period.from + k, values[isSign ? k : k + 1] ?? step)] : [],
  )
  const { fits } = holdAgainst(
    { value: claim.value ?? 0, step: 1, hedge: claim.hedge, slack: 0 },
    marks.length,
  )
  return {
    state: "decided",
    holds: fits !== claim.negated,
    exact: true,
    rule: { id: "years-counted", names: steps.length },
    actual: marks.length,
    actualUnit: "years-counted",
    period,
    marks,
  }
}
