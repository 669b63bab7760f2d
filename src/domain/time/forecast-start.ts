import { PERIODS_PER_YEAR, type Frequency } from "./frequency.ts"
import type { PeriodIndex } from "./period.ts"

/** What of a stored series says where its forecasts begin. */
type Dated = {
  frequency: Frequency
  startIndex: PeriodIndex
  values: { readonly length: number }
  /** The first period that the publisher calls a forecast; `null` where it calls none so. */
  forecastFrom: PeriodIndex | null
  /** The day of the data, `YYYY-MM-DD`. */
  vintage: string
}

/**
 * The first period of a stored series that is a forecast: where its publisher says so, and no later than the first
 * period that had not ended on the day of the data. `null` where the series ends before.
 */
export function forecastStart(series: Dated): PeriodIndex | null {
  const { frequency, startIndex, values, forecastFrom, vintage } = series
  const first = Math.min(forecastFrom ?? Infinity, firstUnendedPeriod(frequency, vintage))
  return first < startIndex + values.length ? first : null
}

/** The first period that had not ended on a day: the year of the day itself, but the year after on December 31. */
export function firstUnendedPeriod(frequency: Frequency, day: string): PeriodIndex {
  const next = new Date(`${day}T00:00:00Z`)
  next.setUTCDate(next.getUTCDate() + 1)
  const parts = PERIODS_PER_YEAR[frequency]
  return next.getUTCFullYear() * parts + Math.floor((next.getUTCMonth() * parts) / 12)
}
