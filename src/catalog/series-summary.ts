import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Pace } from "#domain/time/freshness.ts"
import type { Redistribution } from "#domain/indicators/source.ts"

import type { DatasetId } from "./dataset-id.ts"

/** A series in a list: enough to name it, date it and open it. */
export type DatasetSummary = {
  id: DatasetId
  indicator: Indicator
  country: Country
  frequency: Frequency
  startYear: number
  /** The year of the last figure, forecasts included. */
  endYear: number
  /** The year of the last actual figure; `null` where all figures are forecasts. */
  lastActualYear: number | null
  /** The newest actual figure; where all are forecasts, the last of them. */
  latest: NewestFigure
  /** Whether the latest figure cannot be right as published; absent where it may. */
  isDoubtful?: boolean
  lastModified: Date
  /** What its freshness is read from; `null` where all figures are forecasts. */
  pace: Pace | null
  /** Whether the figures may be passed on: "no" keeps them out of files and API values. */
  redistribute: Redistribution
}

/** One line of a list of values: the latest figure of one series with a few before it. */
export type SeriesSummary = DatasetSummary & {
  /** Up to 24 values in order that end with the latest, gaps as null, for a sparkline. */
  recent: readonly (number | null)[]
  /** Value one period before the latest, where there is one. */
  previous: number | null
}

/** The latest that is known of an indicator in a country: its series, or a figure without a date. */
export type CountryFigure =
  | { state: "series"; summary: SeriesSummary }
  | { state: "fact"; indicator: Indicator; value: number; redistribute: Redistribution }

/** A rank counted from the highest figure of the same period; `null` where the continent has too few. */
export type FigureRank = Rank & { continent: Rank | null }
type Rank = { position: number; of: number }

export type LatestFigure = { period: string; value: number }

/** The newest figure of a series; a forecast only where the series holds nothing else. */
export type NewestFigure = LatestFigure & { isForecast: boolean }
