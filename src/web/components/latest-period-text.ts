import { parsePeriod, periodLabel } from "#domain/time/period.ts"

/** The period of the latest figure as people read it; where all figures are forecasts it says so: `forecast for 2030`. */
export function latestPeriodText({
  period,
  isForecast,
}: {
  period: string
  isForecast: boolean
}): string {
  const parsed = parsePeriod(period)
  const label = parsed ? periodLabel(parsed.frequency, parsed.index) : period
  return isForecast ? `forecast for ${label}` : label
}
