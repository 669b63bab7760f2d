import { periodAt } from "#domain/period.ts"

import type { Computed, Evidence } from "./computed.ts"
import { computeAlike } from "./list-others.ts"
import type { Reading } from "./readings.ts"
import type { Alternative } from "./verdict.ts"

/** A reading that fits, as it is listed. */
export function asAlternative({ note, series, value, period }: Reading): Alternative {
  return {
    note,
    seriesId: series.id,
    publisher: series.source.publisher,
    indicatorName: series.indicator.name,
    value,
    period: periodAt(period.frequency, period.to),
    fits: true,
  }
}

/** What other publishers have for the same claim and the same period, each figure once. */
export function listAlternatives(found: Computed, others: readonly Evidence[]): Alternative[] {
  const listed = new Map<string, Alternative>()
  for (const other of others) {
    const computed = other.claim.kind === "rank" ? undefined : computeAlike(other, found)
    if (!computed) continue
    const { series } = other
    listed.set(`${series.source.publisher} ${series.indicator.name}`, {
      note: "The same measure of another source.",
      seriesId: series.id,
      publisher: series.source.publisher,
      indicatorName: series.indicator.name,
      value: computed.actual,
      period: periodAt(computed.period.frequency, computed.period.to),
      fits: computed.holds,
    })
  }
  return [...listed.values()]
}
