import { periodAt } from "#domain/period.ts"

import { compute } from "./compute.ts"
import type { Evidence } from "./computed.ts"
import type { IndicatorFacts } from "./fact-data.ts"
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

/** What other publishers have for the same claim. */
export function listAlternatives(
  evidence: Evidence,
  others: readonly IndicatorFacts[],
): Alternative[] {
  const { claim } = evidence
  if (claim.kind === "rank" || claim.place === null) return []
  const code = claim.place.code
  return others.flatMap((facts) => {
    const series = facts.series(code, evidence.series.figures.frequency)
    if (!series) return []
    const other = claim.otherPlace
      ? facts.series(claim.otherPlace.code, series.figures.frequency)
      : undefined
    const found = compute({ ...evidence, facts, series, other })
    if (found.state !== "decided") return []
    return [
      {
        note: "The same measure of another source.",
        seriesId: series.id,
        publisher: series.source.publisher,
        indicatorName: series.indicator.name,
        value: found.actual,
        period: periodAt(found.period.frequency, found.period.to),
        fits: found.holds,
      },
    ]
  })
}
