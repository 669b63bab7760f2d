import type { Country } from "#domain/places/country.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Observations } from "#domain/series/series.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

/** Yearly figures of one of many places. */
export type PlaceObservations = {
  country: Country
  observations: Observations
  derivedFrom: Frequency | null
  forecastFrom: PeriodIndex | null
}

/** Yearly figures of an indicator for all places that have any: what maps, rankings and comparisons show. */
export type ObservationsByPlace = {
  indicator: Indicator
  /** Countries by name, then regions. */
  places: readonly PlaceObservations[]
  /** Where they come from, the source of most places first. */
  sources: readonly Source[]
  /** Date of the newest file among them. */
  vintage: string
  vintageStated: boolean
  /** What some or all of them are made from. */
  derivedFrom: Frequency | null
  /** Figures that cannot be right as published; `places` leaves them out. */
  leftOut: readonly (DoubtfulFigure & { country: Country })[]
  /** Whether figures of different places may stand side by side: amounts in each country's own currency may not. */
  isComparable: boolean
}
