import type { DatasetRow } from "#db/datasets.ts"
import { PERIODS_PER_YEAR, type Frequency } from "#domain/frequency.ts"
import type { PeriodIndex } from "#domain/period.ts"

/** What of a stored series says where its forecasts begin. */
type Foretold = Pick<DatasetRow, "frequency" | "startIndex" | "values" | "forecastFrom" | "vintage">

/**
 * The first period of a stored series that nobody can have measured: where its publisher says so, and no later than
 * the first period that began after the day of the data. `null` where the series ends before.
 */
export function forecastStart(row: Foretold): PeriodIndex | null {
  const { frequency, startIndex, values, forecastFrom, vintage } = row
  const first = Math.min(forecastFrom ?? Infinity, periodOfDay(frequency, vintage) + 1)
  return first < startIndex + values.length ? first : null
}

function periodOfDay(frequency: Frequency, day: string): PeriodIndex {
  const [year = 0, month = 1] = day.split("-").map(Number)
  const parts = PERIODS_PER_YEAR[frequency]
  return year * parts + Math.floor(((month - 1) * parts) / 12)
}
