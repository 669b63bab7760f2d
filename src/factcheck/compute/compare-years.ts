import type { ClaimPeriod } from "../claims/claim-types.ts"
import type { Computed, Evidence, MarkedPoint } from "./computed.ts"
import { figureAt } from "../evidence/fact-data.ts"
import { markAt, noData, undecided } from "./points.ts"
import { getSlack } from "./tolerance.ts"

type Pair = {
  index: number
  first: number
  second: number
  marks: MarkedPoint[]
  fits: boolean | null
}

/** Two places compared over several years: in every one of them, or on the whole. */
export function compareYears(evidence: Evidence<"compare">, period: ClaimPeriod): Computed {
  const { claim, series, other } = evidence
  if (!other) return { state: "no-data", reason: "other-place", nearest: null }
  const { pairs, missing } = pairsIn(evidence, period)
  const against = pairs.filter(({ fits }) => fits === false)
  const shown = against[0] ?? pairs.at(-1)
  // One year that is otherwise decides, whatever is missing.
  if (missing !== undefined && (!claim.everyYear || against.length === 0))
    return noData(figureAt(series, missing) === null ? series : other, missing)
  if (!shown) return noData(series, period.to)
  const isSplit = against.length > 0 && against.length < pairs.length
  if (!claim.everyYear && isSplit) return onAverage(evidence, pairs, period)
  if (against.length === 0 && pairs.some(({ fits }) => fits === null))
    return undecided({ id: "same-in-some-years" }, period, shown.marks)
  return {
    state: "decided",
    holds: (against.length === 0) !== claim.negated,
    exact: true,
    rule: { id: "every-year" },
    actual: shown.first,
    actualUnit: "figure",
    exceptions: against.map(({ index }) => index),
    period,
    marks: shown.marks,
  }
}

function pairsIn(
  { claim, series, other, measure }: Evidence<"compare">,
  { from, to }: ClaimPeriod,
): { pairs: Pair[]; missing: number | undefined } {
  const pairs: Pair[] = []
  let missing: number | undefined
  for (let index = from; index <= to; index += 1) {
    const first = figureAt(series, index)
    const second = other ? figureAt(other, index) : null
    if (first === null || second === null || !other) {
      missing ??= index
      continue
    }
    const isSame = Math.abs(first - second) <= getSlack(measure.kind, second) / 4
    const fits = isSame ? null : first > second === (claim.side === "above")
    const marks = [markAt(series, index, first), markAt(other, index, second)]
    pairs.push({ index, first, second, marks, fits })
  }
  return { pairs, missing }
}

/** "grew faster between 2015 and 2023": rates are compared by their mean; levels that crossed decide nothing. */
function onAverage(
  { claim, measure }: Evidence<"compare">,
  pairs: readonly Pair[],
  period: ClaimPeriod,
): Computed {
  const mean = (values: readonly number[]): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length
  const first = mean(pairs.map((pair) => pair.first))
  const second = mean(pairs.map((pair) => pair.second))
  const gap = first - second
  const marks = pairs.at(-1)?.marks ?? []
  if (measure.kind !== "rate" || Math.abs(gap) <= getSlack(measure.kind, second))
    return undecided({ id: "so-in-some-years" }, period, marks)
  return {
    state: "decided",
    holds: (gap > 0 === (claim.side === "above")) !== claim.negated,
    exact: true,
    rule: { id: "means-compared" },
    actual: first,
    actualUnit: "figure",
    period,
    marks: marks.map((mark, k) => ({ ...mark, value: k === 0 ? first : second })),
  }
}
