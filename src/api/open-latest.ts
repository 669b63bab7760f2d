import type { LatestFigure, NewestFigure } from "#catalog/types.ts"
import type { Redistribution } from "#domain/source.ts"

/** The newest actual figure of a series; `null` where all are forecasts, or its licence keeps them on this site. */
export function openLatest({
  latest,
  redistribute,
}: {
  latest: NewestFigure | null
  redistribute: Redistribution
}): LatestFigure | null {
  if (!latest || latest.isForecast || redistribute === "no") return null
  const { period, value } = latest
  return { period, value }
}
