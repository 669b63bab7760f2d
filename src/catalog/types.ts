import type { Category } from "#domain/indicators/category.ts"
import type { Country, CountryCode } from "#domain/places/country.ts"
import type { Pace } from "#domain/time/freshness.ts"
import type { DoubtfulFigure } from "#domain/series/decide-doubtful.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { Observations } from "#domain/series/series.ts"
import type { Redistribution, Source, SourceId } from "#domain/indicators/source.ts"

import type { PanelQuery, PanelSeries } from "./panel.ts"
import type { SourceDetail, SourceHoldings, SourceStandstill } from "./source-detail.ts"

/** `publisher:code:COUNTRY:frequency`, for instance `world-bank:FP.CPI.TOTL.ZG:NGA:yearly`. */
export type DatasetId = string & { readonly __brand?: "DatasetId" }

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
>

/** A figure whose source gives no date. */
export type Fact = { indicator: Indicator; country: Country; value: number; source: Source }

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

/** What an indicator covers, for search and lists. */
export type IndicatorCoverage = {
  indicator: Indicator
  publisher: string
  countries: readonly CountryCode[]
  regions: readonly CountryCode[]
  frequencies: readonly Frequency[]
  startYear: number | null
  /** The year of the last figure, forecasts included. */
  endYear: number | null
  /** The year of the last actual figure; `null` where all figures are forecasts or have no date. */
  lastActualYear: number | null
  /** Countries that have only an undated fact. */
  factCountries: readonly CountryCode[]
  /** How far the actual figures of each place reach; where it is absent, all reach to `lastActualYear`. */
  reach?: PlaceReach
  /** The places of each frequency, where there are several; absent where every place has every frequency. */
  placesByFrequency?: ReadonlyMap<Frequency, readonly CountryCode[]>
}

/**
 * The last year with an actual figure, 0 where all are forecasts, and the number of figures of each place: of the
 * countries in their order, then of the regions.
 */
export type PlaceReach = { lastYears: Int16Array; valueCounts: Uint16Array }

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

/** A category, a topic or both, in any case; one that is not known fits nothing. */
export type SubjectFilter = { category?: string | undefined; topic?: string | undefined }

/** The publisher, the frequency and the last year of figures; a publisher that is not known fits nothing. */
export type SupplyFilter = {
  /** Name or id of the publisher, in any case. */
  publisher?: string | undefined
  frequency?: Frequency | undefined
  /** The least year of the last actual figure. */
  lastYearFrom?: number | undefined
}

/** Which part of a list is wanted. */
type PageFilter = { limit?: number | undefined; offset?: number | undefined }

export type IndicatorFilter = SubjectFilter &
  SupplyFilter &
  PageFilter & {
    /** Every space-separated word must be contained in the name, in any case. */
    name?: string | undefined
    country?: string | undefined
  }

/** One page of indicators by name, and how many there are. */
export type IndicatorList = { indicators: readonly IndicatorCoverage[]; total: number }

export type DatasetFilter = SubjectFilter &
  SupplyFilter &
  PageFilter & {
    /** Words of the indicator's name, or its exact name or id. */
    search?: string | undefined
    indicator?: string | undefined
    country?: string | undefined
    /** Any of several countries, in their order. */
    countries?: readonly Country[] | undefined
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
  /** Figures that cannot be right as published: they are not among those of the places. */
  leftOut: readonly (DoubtfulFigure & { country: Country })[]
  /** Whether figures of different places may stand side by side: amounts in each country's own currency may not. */
  isComparable: boolean
}

/** Which figures of a country are wanted. */
export type FigureOptions = {
  /** Ids of indicators; of each headline the first is taken unless a later one is newer by years. */
  headlines: readonly (readonly string[])[]
  limit: number
  /** The year by which figures are fresh or outdated. */
  currentYear: number
  /** Whether nothing but headlines may be taken. */
  onlyHeadlines?: boolean
}

/** A rank counted from the highest figure of the same period; `null` where the continent has too few. */
export type FigureRank = Rank & { continent: Rank | null }
type Rank = { position: number; of: number }

export type CatalogCounts = {
  indicators: number
  countries: number
  series: number
  observations: number
  /** Whether nothing but the starter data is loaded. */
  starterOnly: boolean
}

/** A file that was imported and changed something; the counts of `series` are about their figures. */
export type ImportSummary = {
  id: number
  source: Pick<Source, "id" | "publisher" | "title" | "redistribute">
  fileName: string
  vintage: string
  vintageStated: boolean
  finishedAt: Date
  series: { new: number; changed: number; unchanged: number; older: number }
  newIndicators: number
  /** Figures without a date that are new or have another value. */
  changedFacts: number
}

export type LatestFigure = { period: string; value: number }

/** The newest figure of a series; a forecast only where the series holds nothing else. */
export type NewestFigure = LatestFigure & { isForecast: boolean }

/** A series that an import gave other figures. */
export type SeriesChange = {
  id: DatasetId
  indicator: Indicator
  country: Country
  frequency: Frequency
  before: NewestFigure & { vintage: string }
  after: NewestFigure & { vintage: string }
}

export type ImportChanges = { import: ImportSummary; changes: readonly SeriesChange[] }

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

/** An actual figure of a period that is to be ranked among those of other countries. */
export type RankableFigure = {
  indicator: Indicator
  country: Country
  frequency: Frequency
  index: PeriodIndex
  value: number
}

/** Everything that reads what we hold, bound to a database by `createCatalog`. */
export type Catalog = {
  /** Counts up with each change of the data: the key of every cache. */
  version(): Promise<number>
  counts(): Promise<CatalogCounts>
  /** By exact name, id, name in any case, code, former name, then symbol-free name. `renamed` when the text is not the present name or id. */
  findIndicator(text: string): Promise<{ indicator: Indicator; renamed: boolean } | undefined>
  getDataset(query: DatasetQuery): Promise<DatasetAnswer>
  /** Every stored series of an indicator, for comparing many places. */
  listSeries(indicator: Indicator): Promise<StoredSeries[]>
  /** What other files and earlier vintages say of a series, where they differ from it, the newest first. */
  listOlderSeries(series: StoredSeries): Promise<StoredSeries[]>
  getDatasetById(id: string, asOf?: string): Promise<Dataset | undefined>
  findDatasets(filter: DatasetFilter): Promise<{ datasets: DatasetSummary[]; total: number }>
  listIndicators(filter: IndicatorFilter): Promise<IndicatorList>
  /** The first indicators of a category, by name, with a figure for a country; uncounted, so however many there are. */
  listFirstOfCategory(options: {
    category: Category
    country: Country
    limit: number
  }): Promise<readonly IndicatorCoverage[]>
  /** Indicators with at least one figure for the country, by name. */
  listCountryIndicators(
    country: Country,
    filter?: SubjectFilter & SupplyFilter,
  ): Promise<IndicatorCoverage[]>
  /** How many indicators have a figure for each country or region that has one. */
  countByCountry(): Promise<ReadonlyMap<CountryCode, number>>
  /** The figures that tell most of a country, fresh ones first. */
  chooseHeadlines(country: Country, options: FigureOptions): Promise<CountryFigure[]>
  /** The latest figure of each indicator in the order asked; `undefined` where there is none. */
  listLatestValues(
    country: Country,
    indicatorIds: readonly string[],
  ): Promise<(CountryFigure | undefined)[]>
  /** The ranks of a country's latest figures, in the order asked; `undefined` for those that cannot be ranked. */
  rankLatestValues(summaries: readonly SeriesSummary[]): Promise<(FigureRank | undefined)[]>
  /**
   * The rank of one actual figure among all countries with one of the same period; `undefined` if it cannot be ranked.
   */
  rankFigure(figure: RankableFigure): Promise<FigureRank | undefined>
  /** Latest figure of an indicator for each country or region that has one. */
  listCountryValues(indicator: Indicator): Promise<readonly SeriesSummary[]>
  /** Yearly figures of every place, as they were known on a day where one is given; `undefined` where there are none. */
  getObservationsByPlace(
    indicator: Indicator,
    asOf?: string,
  ): Promise<ObservationsByPlace | undefined>
  /**
   * One summary a pair, in the order asked; `undefined` where there is no series. It is of the frequency asked for where
   * there is such a series, else of the coarsest.
   */
  findSummaries(
    pairs: readonly {
      indicatorId: string
      country: CountryCode
      frequency?: Frequency | undefined
    }[],
  ): Promise<readonly (SeriesSummary | undefined)[]>
  /** The whole catalogue, for the search index; the same list until the data change. */
  listCoverage(): Promise<readonly IndicatorCoverage[]>
  /** Loads the catalogue of a version that is not the present one yet, and gives its `listCoverage`. */
  prepare(version: number): Promise<readonly IndicatorCoverage[]>
  /** Drops what was loaded for versions before the present one. */
  release(): Promise<void>
  /** The held indicators of a common measure (`domain/indicators/concepts.ts`), the preferred one first; empty for an unknown one. */
  orderPublishers(concept: string): Promise<readonly IndicatorId[]>
  /** Every source of which a file was imported, by publisher and title. */
  listSources(): Promise<readonly SourceHoldings[]>
  /** What of each source has fallen behind on a day, by its id. */
  listStandstills(today: Date): Promise<ReadonlyMap<SourceId, SourceStandstill>>
  /** The days on which stated vintages of a stored series brought new figures, the newest first. */
  listReleases(id: DatasetId): Promise<readonly string[]>
  /** The series of a panel with their figures, a few hundred at a time. */
  readPanel(query: PanelQuery): AsyncIterable<PanelSeries>
  /** How many figures a panel may have at most. */
  countPanel(query: Pick<PanelQuery, "indicators" | "countries" | "asOf">): Promise<number>
  /** One of these sources with its indicators and the latest of its files. */
  getSource(id: string): Promise<SourceDetail | undefined>
  /** The last imports that changed something, the latest first; of one source when it is named. */
  listImports(options: { limit: number; sourceId?: string | undefined }): Promise<ImportSummary[]>
  /** One import with up to `limit` of the series it changed. */
  getImport(id: number, limit: number): Promise<ImportChanges | undefined>
  /** The vintages of a stored series that brought other figures, the newest first. */
  listRevisions(id: string, limit: number): Promise<Revision[] | undefined>
  /** What each vintage of a stored series said of one period, the newest first, where it said something new. */
  listFigureVintages(id: string, index: PeriodIndex): Promise<FigureVintage[]>
}
