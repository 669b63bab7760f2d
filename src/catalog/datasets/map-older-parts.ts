import type { CrossedSeries } from "#db/catalogue/datasets.ts"
import { PERIODS_PER_YEAR, type Frequency } from "#domain/time/frequency.ts"

import type { OlderPart } from "../dataset.ts"

/** The older parts of a stored series in the frequency shown: a year that has months of both is of the older file. */
export function mapOlderParts(
  { frequency, olderParts }: Partial<Pick<CrossedSeries, "olderParts">> & { frequency: Frequency },
  shown: Frequency,
): OlderPart[] {
  const ratio = PERIODS_PER_YEAR[frequency] / PERIODS_PER_YEAR[shown]
  return (olderParts ?? []).map((part) => ({
    ...part,
    lastIndex: Math.floor(part.lastIndex / ratio),
  }))
}
