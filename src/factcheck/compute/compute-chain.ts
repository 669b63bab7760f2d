import { compoundRates } from "./compound-rates.ts"
import type { Computed, Evidence } from "./computed.ts"
import { figureAt, valuesBetween } from "../evidence/fact-data.ts"
import { firstGap, markAt, noData, periodIn, undecided } from "./points.ts"

/** The largest movement over several years, in per cent, that counts as neither up nor down. */
const FLAT = 0.5

/** "has grown since 2015": the rates of all years taken together, whatever single years were. */
export function computeChain({ claim, series, measure }: Evidence): Computed {
  const period = periodIn(claim, series)
  const from = Math.min(period.from + 1, period.to)
  const rates = valuesBetween(series, from, period.to)
  if (!rates) return noData(series, firstGap(series, { ...period, from }))
  const marks = rates.map((rate, k) => markAt(series, from + k, rate))
  const actual = together(rates)
  const first = figureAt(series, period.from)
  const withFirst = from === period.from ? actual : together([first ?? 0, ...rates])
  if (Math.abs(actual) < FLAT || Math.sign(actual) !== Math.sign(withFirst))
    return undecided({ id: "depends-on-start" }, period, marks)
  const [up, down] =
    measure.id === "inflation" ? (["rose", "fell"] as const) : (["grew", "shrank"] as const)
  return {
    state: "decided",
    holds: (actual > 0 === (claim.direction === "up")) !== claim.negated,
    exact: true,
    rule: { id: "rates-together" },
    actual,
    actualUnit: "percent",
    verb: actual > 0 ? up : down,
    period,
    marks,
  }
}

/** What yearly rates in per cent come to. */
function together(rates: readonly number[]): number {
  return (compoundRates(rates) - 1) * 100
}
