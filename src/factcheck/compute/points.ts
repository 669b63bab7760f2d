import type { StoredSeries } from "#catalog/dataset.ts"

import { EARLIEST, LATEST } from "../claims/resolve-period.ts"
import type { ClaimPeriod, ClaimSlots } from "../claims/claim-types.ts"
import type { Computed, MarkedPoint } from "./computed.ts"
import { getCoverage, figureAt } from "../evidence/fact-data.ts"
import type { Rule } from "../messages/rule-texts.ts"

/** The claim's period with its open ends settled by what the series covers. */
export function periodIn(claim: ClaimSlots, series: StoredSeries): ClaimPeriod {
  const period = claim.period ?? { frequency: "yearly" as const, from: 0, to: 0 }
  const { first, last } = getCoverage(series)
  return {
    ...period,
    from: period.from === EARLIEST ? first : period.from,
    to: period.to === LATEST ? last : period.to,
  }
}

/** Why a figure is not there, with the nearest one that is. */
export function noData(series: StoredSeries, index: number): Computed {
  const { first, last } = getCoverage(series)
  const at = Math.min(Math.max(index, first), last)
  const value = figureAt(series, at)
  const reason = index > last ? "later" : index < first ? "earlier" : "gap"
  return {
    state: "no-data",
    reason,
    missing: index,
    nearest: value === null ? null : { country: series.country.code, index: at, value },
  }
}

/** A figure as a point to mark. */
export function markAt(series: StoredSeries, index: number, value: number): MarkedPoint {
  return { country: series.country.code, index, value }
}

/** The first period without a figure. */
export function firstGap(series: StoredSeries, { from, to }: ClaimPeriod): number {
  for (let index = from; index <= to; index += 1) if (figureAt(series, index) === null) return index
  return to
}

/** A result that decides nothing. */
export function undecided(
  rule: Rule,
  period: ClaimPeriod,
  marks: readonly MarkedPoint[],
  actual: number | null = null,
): Computed {
  return { state: "undecided", rule, actual, actualUnit: "figure", period, marks }
}
