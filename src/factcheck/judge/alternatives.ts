import { periodAt } from "#domain/time/period.ts"

import type { Interpretation } from "./interpretation.ts"
import type { Computed, Evidence } from "../compute/computed.ts"
import { getScale } from "../evidence/published-unit.ts"
import { exact } from "../quantities/exact.ts"
import { computeAlike } from "./list-others.ts"
import type { Alternative } from "./verdict.ts"

/** An interpretation as verdicts list it; one that is not by another publisher is listed because it fits. */
export function asAlternative(
  { note, series, value, period }: Interpretation,
  fits = true,
): Alternative {
  return {
    note,
    seriesId: series.id,
    publisher: series.source.publisher,
    indicatorName: series.indicator.name,
    value,
    period: periodAt(period.frequency, period.to),
    fits,
  }
}

/** What other publishers have for the same claim and the same period, each figure once, in the unit of the claim's own series. */
export function listAlternatives(
  { series: own }: Evidence,
  found: Computed,
  others: readonly Evidence[],
): Alternative[] {
  const listed = new Map<string, Alternative>()
  for (const other of others) {
    const computed = other.claim.kind === "rank" ? undefined : computeAlike(other, found)
    if (!computed) continue
    const { series } = other
    const { actual, actualUnit, period, holds } = computed
    const scale = actualUnit === "figure" ? getScale(series.indicator, own.indicator) : 1
    const value = actual === null ? null : exact(actual * scale)
    const note = "The same measure of another source."
    listed.set(
      `${series.source.publisher} ${series.indicator.name}`,
      asAlternative({ note, series, value, period }, holds),
    )
  }
  return [...listed.values()]
}
