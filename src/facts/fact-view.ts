import type { Catalog } from "#catalog/create-catalog.ts"
import type { FigureRank } from "#catalog/series-summary.ts"
import type { FigureVintage } from "#catalog/dataset.ts"
import type { Country } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Period } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { FigureStatus } from "#domain/series/figure-status.ts"
import type { Search } from "#search/create-search.ts"

/** One figure with everything that its page and its files say of it. */
export type FactView = {
  indicator: Indicator
  country: Country
  frequency: Frequency
  period: Period
  /** As people read it: `Q3 2022`. */
  periodLabel: string
  value: number
  status: FigureStatus
  /** Why it cannot be right as published; `null` for all others. */
  doubt: string | null
  /** The figure with its unit in five digits, as sentences quote it. */
  text: string
  sentence: string
  /** Whom to credit, the date of the data, the licence and the address. */
  citation: string
  /** Compared with the figure before it, which need not be of the period just before. */
  change: { from: number; since: Period; sinceLabel: string; text: string } | null
  /** In which unit a plain name gives figures of other countries, where this one counts in another size; else `null`. */
  usualUnit: string | null
  /** Among the countries with an actual figure of the same period; `null` where a rank means nothing. */
  rank: FigureRank | null
  /** Up to 24 figures that end with this one, gaps as `null`. */
  recent: readonly (number | null)[]
  source: Source
  /** The date of the data that this figure came with. */
  vintage: string
  vintageStated: boolean
  /** What each vintage said of the period, the newest first. */
  history: readonly FigureVintage[]
  asOf: string | null
  /** Path of its page under the one address that does not change, and of the series' page. */
  path: string
  seriesPath: string
  /** The address with the site in front of that path. */
  address: string
}

/** A figure that may be meant where the one asked for is not held. */
export type NearFact = { text: string; path: string }

/** What an address of a figure leads to: the figure, or what is missing and what lies nearest. */
export type FactAnswer =
  | { state: "found"; fact: FactView }
  | { state: "missing"; sentence: string; nearest: readonly NearFact[] }

/** What facts are read from. */
export type FactServices = {
  catalog: Pick<
    Catalog,
    | "findIndicator"
    | "findSummaries"
    | "getDataset"
    | "listCoverage"
    | "orderPublishers"
    | "rankFigure"
    | "listFigureVintages"
  >
  search: Pick<Search, "rankIndicators">
  publicUrl: string
}
