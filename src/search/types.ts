import type { DatasetId, IndicatorCoverage, SeriesSummary } from "#catalog/types.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import type { NameCandidates, NamedIndicator } from "./named-indicator.ts"
import type { IndexedIndicator } from "./store/indicator-table.ts"

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

/** One line under the search box: an indicator, or a place whose indicators may be searched. */
export type Suggestion = {
  /** The address to open. */
  path: string
  country: Country | null
  /** Why it matched when the name does not show it, for instance `also known as CPI`. */
  because: string | null
} & (
  | {
      kind: "indicator"
      indicator: IndexedIndicator
      /** The one asked for, where the line opens it. */
      frequency: Frequency | null
      startYear: number | null
      endYear: number | null
    }
  | { kind: "country"; country: Country }
)

/** A version of the data with everything that is held of it. */
export type NextCatalogue = { version: number; coverage: readonly IndicatorCoverage[] }

/** The search service: an in-process index over the catalogue plus the record of what was asked. */
export type Search = {
  /** With a topic only its indicators are found; without words then those that are worth most. */
  search(text: string, visitor: string, topic?: Topic): Promise<SearchAnswer>
  suggest(text: string): Suggestion[]
  /** Indicators that fit some words, those with figures for the country first: for callers that must decide which one is meant. */
  named(words: readonly string[], countryCode: string): NamedIndicator[]
  /** The indicators that one name may mean, those with figures for the country first. */
  readName(name: string, countryCode: string): NameCandidates
  /** Every indicator that fits a text, the best first: without a record of the question, and without places. */
  rankIndicators(text: string, topic?: Topic): IndicatorId[]
  /** Notes that a result was opened; `false` when the search id is unknown. */
  recordClick(searchId: string, datasetId: string | null): Promise<boolean>
  /**
   * Builds the index anew when the data has changed since; searches go on with the old one meanwhile. `next` is the
   * catalogue of a version that is not the present one yet.
   */
  refresh(next?: NextCatalogue): Promise<void>
  /** Indicators in the index, or `null` before the first build. */
  size(): number | null
}
