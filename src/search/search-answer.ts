import type { Country } from "#domain/places/country.ts"
import type { DatasetId } from "#catalog/dataset-id.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"

/** A place named in a search text. */
export type NamedPlace = {
  country: Country
  /** Places that mean nearly the same, for indicators without figures for the first. */
  others: readonly Country[]
  /** The words that name it. */
  matched: string
  /** Set where they name a city, whose country answers. */
  isCity?: boolean
}

/** What was understood of a search text. */
export type ParsedQuery = {
  /** Words that remain after places, frequencies and years are lifted out. */
  words: readonly string[]
  countries: readonly NamedPlace[]
  frequency: Frequency | null
  startYear: number | null
  endYear: number | null
  /** The text as typed: its words without those of the years, and which of them mean the frequency. */
  typed: { tokens: readonly string[]; frequency: readonly string[]; years: string | null }
}

/** A part of a search text that was understood; `without` is the text to search to leave it out, perhaps empty. */
export type Understood = { without: string } & (
  | { kind: "place"; country: Country; city?: string }
  | { kind: "frequency"; frequency: Frequency }
  | { kind: "years"; startYear: number | null; endYear: number | null }
  | { kind: "words"; typed: string; meaning: string }
)

/** The same measure as another publisher has it, for the place of its row where it has figures for it. */
export type AlsoFrom = {
  publisher: string
  indicatorId: IndicatorId
  indicatorName: string
  country: Country | null
}

/** One row of the results. Without a named country it is the World's where there is one, else of no country. */
export type SearchResult = {
  indicator: Indicator
  publisher: string
  country: Country | null
  frequency: Frequency | null
  datasetId: DatasetId | null
  summary: SeriesSummary | null
  /** Countries that have figures. */
  countryCount: number
  startYear: number | null
  /** The year of the last figure, forecasts included. */
  endYear: number | null
  /** The year of the last actual figure; `null` where all are forecasts or have no date. */
  lastActualYear: number | null
  alsoFrom: readonly AlsoFrom[]
}

export type SearchAnswer = {
  searchId: string
  text: string
  parsed: ParsedQuery
  understood: readonly Understood[]
  relevant: readonly SearchResult[]
  related: readonly SearchResult[]
  relatedSearches: readonly string[]
  /** Words of the query that no result fits and that were left out to find the closest ones. */
  dropped: readonly string[]
  /** Set where nothing answers the question and `related` holds what is nearest to it. */
  isNearest: boolean
  /** Requested subjects for which there is no data. */
  missing: readonly string[]
  /** The best fit for the first two countries named, side by side; `null` where fewer are named or it lacks one. */
  comparison: Comparison | null
}

/** One indicator of two countries. */
export type Comparison = {
  indicator: Indicator
  countries: readonly [first: Country, second: Country]
}
