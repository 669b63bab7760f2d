import type { LatestFigure, NewestFigure } from "#catalog/series-summary.ts"
import type { Redistribution } from "#domain/indicators/source.ts"

/** The newest actual figure of a series; `null` where all are forecasts, it cannot be right, or its licence keeps them on this site. */
export function openLatest({
  latest,
  isDoubtful = false,
  redistribute,
}: {
  latest: NewestFigure | null
  isDoubtful?: boolean
  redistribute: Redistribution
}): LatestFigure | null {
  if (!latest || latest.isForecast || isDoubtful || redistribute === "no") return null
  const { period, value } = latest
  return { period, value }
}
