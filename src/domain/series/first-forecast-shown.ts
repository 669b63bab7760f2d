import type { PeriodIndex } from "../time/period.ts"
import { lastIndex, type Observations } from "./series.ts"

/** First period of the observations shown that is a forecast; null when none of them is. */
export function firstForecastShown(
  { forecastFrom }: { forecastFrom: PeriodIndex | null },
  shown: Observations,
): PeriodIndex | null {
  if (forecastFrom === null || forecastFrom > lastIndex(shown)) return null
  return Math.max(forecastFrom, shown.start)
}
