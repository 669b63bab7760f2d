import type { OfferedLink } from "#explore/offer-links.ts"
import type { OlderPart } from "#catalog/dataset.ts"
import type { AnalysisPart } from "#charts/model/analyse-series.ts"
import type { ChartSpec, Transform } from "#charts/model/chart-spec.ts"
import type { Drawing } from "#charts/svg/drawing.ts"
import type { Plotted } from "#charts/model/transform.ts"
import type { AccessTable } from "#domain/accounts/access.ts"
import type { Category } from "#domain/indicators/category.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Aggregation } from "#domain/indicators/indicator.ts"
import type { UnitFormat } from "#domain/format/number-format.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Topic } from "#domain/indicators/topic.ts"

import type { FoldedText } from "./text/lead-of-text.ts"

/** A place as the pages name and link it. */
export type LinkedPlace = { name: string; slug: string; code2: string | null }

/** What the pages say about an indicator. */
export type IndicatorInfo = {
  id: string
  name: string
  code: string
  category: Category
  topics: readonly Topic[]
  /** As published: `thousand people`. */
  unit: string
  /** As the figures on the page count, which tell what is published in thousands in ones: `people`. */
  shownUnit: string
  definition: string
  notes: FoldedText
  sourceNote: FoldedText
}

/** Who published the figures and under which terms. */
export type SourceInfo = {
  id: string
  publisher: string
  title: string
  url: string
  licence: string
  licenceUrl: string | null
  attribution: string
  /** What readers may do with the figures, in words. */
  terms: string
  /** Whether the terms are stricter than naming the source, so that they are printed first. */
  isRestricted: boolean
  /** Whether the figures are shown only: no file of them is offered. */
  isClosed: boolean
}

/** One series as a page shows it. `figures` holds only the years shown. */
export type SeriesData = {
  /** Of the dataset at the frequency shown. */
  id: string
  indicator: IndicatorInfo
  place: LinkedPlace
  countryCode: string
  source: SourceInfo
  observations: Observations
  format: UnitFormat
  /** As drawn: the figures themselves or what a transform makes of them. */
  plotted: Plotted
  transforms: readonly Transform[]
  spec: ChartSpec
  frequencies: readonly Frequency[]
  firstYear: number
  lastYear: number
  /** Set when the figures are made from finer ones. */
  derived: { from: Frequency; aggregation: Aggregation } | null
  /** Says which of the figures an older file brought; absent where none are. */
  olderParts?: string
  /** Up to which period each of these older files brought the figures. */
  olderFiles?: readonly OlderPart[]
  /** The first period shown of which the publisher says that it is a forecast. */
  forecastFrom: PeriodIndex | null
  /** Figures shown that cannot be right as published. */
  doubtful?: readonly DoubtfulFigure[]
  vintage: string
  vintageStated: boolean
  /** The day asked for, when the page shows figures as they were known then. */
  asOf: string | null
  /** How often figures come and how old they are; null for forecasts alone and for figures of an earlier day. */
  freshness: {
    /** `Monthly, 2 years behind`. */
    text: string
    /** `2 years behind`; null where it does not stand still. */
    stale: string | null
    /** `March 2027`; null where it is not known. */
    nextExpected: string | null
  } | null
  /** Path of the feed of the series' revisions. */
  feed: string
  /** Sentences about parts of the address that were not followed. */
  ignored: readonly string[]
}

type Gates = Pick<AccessTable, "analysis" | "embed" | "download" | "compare">

/** Another publisher of the same measure, with the name of its indicator. */
export type OtherPublisher = { publisher: string; name: string }

/** A page about an indicator in one of its states. */
export type IndicatorPageData =
  | {
      state: "series"
      series: SeriesData
      /** The chart, drawn by the server, so that nothing that draws has to be sent. */
      drawing: Drawing
      /** What the figures say, in sentences. */
      summary: string
      access: Gates
      /** `http://host` before every link that leaves the page. */
      origin: string
      view: "chart" | "table"
      /** What the series says, where everybody may read it. */
      analysis: readonly AnalysisPart[] | null
      /** Countries that have the indicator, by name. */
      countries: readonly LinkedPlace[]
      /** The name of this indicator, then those of the same category for the place, the nearest first. */
      siblings: readonly string[]
      /** Who else publishes the same for the place. */
      others: readonly OtherPublisher[]
      /** Compositions that the series leads on to. */
      leads: readonly OfferedLink[]
    }
  | {
      state: "fact"
      origin: string
      indicator: IndicatorInfo
      place: LinkedPlace
      source: SourceInfo
      value: string
    }
  | MissingPageData

/** An address of this site with the words that lead to it. */
export type PageLink = { to: string; text: string }

/** What stands where there is no dataset: the nearest addresses, and what is to be said before them. */
export type MissingPageData = { state: "missing"; note?: string; links: readonly PageLink[] }
