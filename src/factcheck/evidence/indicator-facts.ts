import type { StoredSeries } from "#catalog/dataset.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

/** An indicator with all its series in memory. */
export type IndicatorFacts = {
  indicator: Indicator
  /** The series of a place at a frequency. */
  series(country: string, frequency: Frequency): StoredSeries | undefined
  /** Countries with a yearly series; groups are left out. */
  countries: readonly StoredSeries[]
}
