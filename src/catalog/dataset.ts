import type { Country } from "#domain/places/country.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Pace } from "#domain/time/freshness.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Source } from "#domain/indicators/source.ts"

import type { DatasetId } from "./dataset-id.ts"
import type { NewestFigure } from "./series-summary.ts"

/** One series with everything a page, an export or the API says about it. */
export type Dataset = {
  id: DatasetId
  indicator: Indicator
  country: Country
  /** The frequency asked for; derived from a finer one when `derivedFrom` is set. */
  observations: Observations
  derivedFrom: Frequency | null
  /** The first period that is a forecast: the publisher says so, or it had not ended on the day of the data. `null` where there is none. */
  forecastFrom: PeriodIndex | null
  /** What its freshness is read from: the stored figures, also where others are derived from them. */
  pace: Pace | null
  /** Figures that cannot be right, each with the reason: shown as published, marked, and used for nothing else. */
  doubtful?: readonly DoubtfulFigure[]
  /** All frequencies that can be read, coarsest first. */
  frequencies: readonly Frequency[]
  source: Source
  /** `YYYY-MM-DD`: the publisher's date of the data, else the end of the last actual period of the file: not before. */
  vintage: string
  vintageStated: boolean
  /** Earlier figures of older files, each to its last period in the frequency shown; absent where there are none. */
  olderParts?: readonly OlderPart[]
  retrievedAt: Date
  changedAt: Date
}

/** Figures up to a period that an older file brought, the newest being an extract without them. */
export type OlderPart = { lastIndex: PeriodIndex; vintage: string; vintageStated: boolean }

/** A series as it is stored, with what a verdict on a figure must name. */
export type StoredSeries = Pick<
  Dataset,
  | "id"
  | "indicator"
  | "country"
  | "observations"
  | "forecastFrom"
  | "doubtful"
  | "source"
  | "vintage"
  | "vintageStated"
>

/** A figure whose source gives no date. */
export type Fact = { indicator: Indicator; country: Country; value: number; source: Source }

/** What a dataset was asked for; texts are as people or addresses give them. */
export type DatasetQuery = {
  /** Name, former name or id. */
  indicator: string
  /** Name, slug, ISO 3166 code, alias or former name. */
  country: string
  /** The frequency asked for; when the series has no such frequency the first available one is given. */
  frequency?: Frequency | undefined
  /** `YYYY-MM-DD`: the newest vintage up to that day. */
  asOf?: string | undefined
}

/** The answer to a dataset query: the dataset, an undated fact, or what exactly is missing. */
export type DatasetAnswer =
  | { state: "found"; dataset: Dataset }
  | { state: "fact"; fact: Fact }
  | { state: "no-indicator" }
  | { state: "no-country"; indicator: Indicator }
  | { state: "no-data"; indicator: Indicator; country: Country }

/** A vintage of a series with what it changed against the one before; the first has none before. */
export type Revision = {
  vintage: string
  vintageStated: boolean
  recordedAt: Date
  fileName: string
  latest: NewestFigure | null
  before: NewestFigure | null
  /** How many figures it added, changed and removed. */
  counts: { added: number; changed: number; removed: number }
}

/** What a vintage of a series says of one period; `null` where it took the figure back. */
export type FigureVintage = {
  vintage: string
  vintageStated: boolean
  value: number | null
  isForecast: boolean
}
