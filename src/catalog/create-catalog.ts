import { selectSourceCoverage } from "#db/catalogue/coverage.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { hasImportsBesidesStarter } from "#db/imports/imported-files.ts"
import { selectLastRun } from "#db/imports/last-imports.ts"
import { selectSourceRows } from "#db/catalogue/sources.ts"
import { selectActualEnds } from "#db/catalogue/standstills.ts"
import type { Country, CountryCode } from "#domain/places/country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator, IndicatorId } from "#domain/indicators/indicator.ts"
import type { PeriodIndex } from "#domain/time/period.ts"
import type { SourceId } from "#domain/indicators/source.ts"

import {
  buildCoverage,
  findEntry,
  type CatalogCounts,
  type Coverage,
} from "./indicators/build-coverage.ts"
import { createCoverageList } from "./indicators/coverage-list.ts"
import { createColumnStore, NO_STORE, type ColumnStoreOptions } from "./columns/column-store.ts"
import { chooseHeadlines, listLatestValues, type FigureOptions } from "./countries/latest-values.ts"
import type { CoverageList, IndicatorCoverage } from "./indicator-coverage.ts"
import { holdingsByFrequency, indicatorsOfSource } from "./sources/describe-source.ts"
import { findDatasets } from "./datasets/find-datasets.ts"
import { getDataset, getDatasetById, listOlderSeries, listSeries } from "./datasets/get-dataset.ts"
import { findSummaries, listCountryValues } from "./datasets/find-summaries.ts"
import { getImport, listImports, type ImportSummary, type ImportChanges } from "./imports.ts"
import { findInIndex, type IndicatorIndex } from "./indicators/indicator-index.ts"
import { listCountryIndicators, listIndicators } from "./indicators/list-indicators.ts"
import { listNearbyNames, type NearbyRequest } from "./indicators/list-nearby-names.ts"
import { countPanel } from "./panel/count-panel.ts"
import { readPanel } from "./panel/read-panel.ts"
import type { PanelQuery, PanelSeries } from "./panel.ts"
import { listFigureVintages, listReleases, listRevisions } from "./datasets/list-revisions.ts"
import { orderPublishers } from "./order-publishers.ts"
import {
  rankFigure,
  rankLatestValues,
  type RankableFigure,
} from "./countries/rank-latest-values.ts"
import { listSources } from "./sources/list-sources.ts"
import { countStandstills } from "./indicators/standstills.ts"
import type {
  DatasetAnswer,
  Dataset,
  StoredSeries,
  DatasetQuery,
  Revision,
  FigureVintage,
} from "./dataset.ts"
import type {
  IndicatorList,
  SubjectFilter,
  SupplyFilter,
  IndicatorFilter,
  DatasetFilter,
} from "./indicators/list-filters.ts"
import type { SeriesSummary, DatasetSummary, CountryFigure, FigureRank } from "./series-summary.ts"
import type { SourceDetail, SourceStandstill, SourceHoldings } from "./source-detail.ts"
import { loadIndex } from "./cache/load-catalogue.ts"
import { versionCache } from "./cache/version-cache.ts"
import { recentAnswers } from "./recent-answers.ts"
import { getObservationsByPlace } from "./countries/observations-by-place.ts"
import type { DatasetId } from "./dataset-id.ts"
import type { ObservationsByPlace } from "./observations-by-place.ts"

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
  /** Where an indicator has figures; `undefined` where it has none. */
  findCoverage(id: IndicatorId): Promise<IndicatorCoverage | undefined>
  listIndicators(filter: IndicatorFilter): Promise<IndicatorList>
  /** Names of other indicators of a category with a figure for a country, the nearest to one of them first. */
  listNearbyNames(request: NearbyRequest): Promise<readonly string[]>
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
  listCoverage(): Promise<CoverageList>
  /** Loads the catalogue of a version that is not the present one yet, and gives its `listCoverage`. */
  prepare(version: number): Promise<CoverageList>
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

/** One series is read for its page, its frame, its card and its files, and again for every option of an address. */
const RECENT_DATASETS = 500
const RECENT_COUNTRY_LISTS = 100
/** Every page of an indicator names its siblings of the same category and country. */
const RECENT_INDICATOR_LISTS = 500
/** The same few summaries are read at each letter that many people type, and for the home page. */
const RECENT_SUMMARIES = 1000
const FEW_SUMMARIES = 20

/** Where a catalogue is kept from one start to the next, and what is done with the faults of that. */
export type StoredCatalogue = Pick<ColumnStoreOptions, "file" | "report">

/**
 * Binds the catalogue to a database. The names of indicators and what they cover are cached until the data version
 * changes, so that every call needs the version and at most two further queries. A caller that knows the version without
 * a query for each call gives it.
 */
export function createCatalog(
  db: Database,
  version: () => Promise<number> = () => selectDataVersion(db),
  stored?: StoredCatalogue,
): Catalog {
  const store = stored ? createColumnStore({ db, ...stored }) : NO_STORE
  const readIndex = versionCache<IndicatorIndex>(version, (wanted, before) =>
    loadIndex({ db, store, version: wanted }, before),
  )
  const readCoverage = versionCache<Coverage & { index: IndicatorIndex; starterOnly: boolean }>(
    version,
    async (wanted) => {
      const [index, isGrown] = await Promise.all([
        readIndex.prepare(wanted),
        hasImportsBesidesStarter(db),
      ])
      return { index, ...(await buildCoverage(index.table)), starterOnly: !isGrown }
    },
  )
  const readSources = versionCache(version, async () => listSources(await selectSourceRows(db)))
  const recentStandstills = recentAnswers<ReadonlyMap<string, SourceStandstill>>(version, 1)
  // Ages count in months, so that the answers of one month are the same.
  const listStandstills = (today: Date) =>
    recentStandstills(today.toISOString().slice(0, 7), async () => {
      const { usualLast } = await readIndex()
      return countStandstills(await selectActualEnds(db), usualLast, today)
    })
  const getSource = (id: string) => readSource(db, { readSources, readIndex }, id)
  const recentDatasets = recentAnswers<DatasetAnswer>(version, RECENT_DATASETS)
  const recentLists = recentAnswers<SeriesSummary[]>(version, RECENT_COUNTRY_LISTS)
  const recentSummaries = recentAnswers<readonly (SeriesSummary | undefined)[]>(
    version,
    RECENT_SUMMARIES,
  )
  const recentIndicators = recentAnswers<IndicatorList>(version, RECENT_INDICATOR_LISTS)
  const listWhole = versionCache(version, async (wanted) =>
    createCoverageList(await readCoverage.prepare(wanted)),
  )
  async function* streamPanel(query: PanelQuery) {
    const coverage = await listWhole()
    yield* readPanel(db, ({ id }) => coverage.get(id)?.frequencies[0], query)
  }
  return {
    version,
    counts: async () => {
      const { counts, starterOnly } = await readCoverage()
      return { ...counts, starterOnly }
    },
    findIndicator: async (text) => findInIndex(await readIndex(), text),
    getDataset: (query) => {
      const { indicator, country, frequency, asOf } = query
      return recentDatasets(JSON.stringify([indicator, country, frequency, asOf]), async () =>
        getDataset(db, await readIndex(), query),
      )
    },
    listSeries: (indicator) => listSeries(db, indicator),
    listOlderSeries: (series) => listOlderSeries(db, series),
    getDatasetById: async (id, asOf) => getDatasetById(db, await readIndex(), id, asOf),
    findDatasets: async (filter) => findDatasets(db, await readCoverage(), filter),
    findCoverage: async (id) => findEntry(await readCoverage(), id),
    listIndicators: async (filter) => {
      const list = async () => listIndicators(await readCoverage(), filter)
      // Without a limit they may be tens of thousands.
      return filter.limit === undefined ? list() : recentIndicators(JSON.stringify(filter), list)
    },
    listNearbyNames: async (request) => listNearbyNames(await readCoverage(), request),
    listCountryIndicators: async (country, filter = {}) =>
      listCountryIndicators(await readCoverage(), country, filter),
    countByCountry: async () => (await readCoverage()).countByPlace,
    chooseHeadlines: async (country, request) =>
      chooseHeadlines(db, await readCoverage(), country, request),
    listLatestValues: async (country, ids) => listLatestValues(db, await readIndex(), country, ids),
    rankLatestValues: (summaries) => rankLatestValues(db, summaries),
    rankFigure: (figure) => rankFigure(db, figure),
    listCountryValues: (indicator) =>
      recentLists(indicator.id, async () => listCountryValues(db, await readIndex(), indicator)),
    getObservationsByPlace: (indicator, asOf) => getObservationsByPlace(db, indicator, asOf),
    findSummaries: async (pairs) => {
      const find = async () => findSummaries(db, await readIndex(), pairs)
      return pairs.length > FEW_SUMMARIES ? find() : recentSummaries(JSON.stringify(pairs), find)
    },
    listCoverage: listWhole,
    prepare: async (wanted) => {
      const [coverage] = await Promise.all([listWhole.prepare(wanted), readSources.prepare(wanted)])
      return coverage
    },
    release: async () => {
      await Promise.all([readIndex(), readCoverage(), listWhole(), readSources()])
    },
    orderPublishers: async (concept) => orderPublishers(concept, await listWhole()),
    listSources: readSources,
    listStandstills,
    readPanel: streamPanel,
    countPanel: async (query) => countPanel(await listWhole(), query),
    listReleases: (id) => listReleases(db, id),
    getSource,
    listImports: (request) => listImports(db, request),
    getImport: async (id, limit) => getImport(db, await readIndex(), id, limit),
    listRevisions: (id, limit) => listRevisions(db, id, limit),
    listFigureVintages: (id, index) => listFigureVintages(db, id, index),
  }
}

/** A source with its indicators, what it holds and its last import; `undefined` where it was never imported. */
async function readSource(
  db: Database,
  held: {
    readSources: () => Promise<readonly SourceHoldings[]>
    readIndex: () => Promise<IndicatorIndex>
  },
  id: string,
): Promise<SourceDetail | undefined> {
  const found = (await held.readSources()).find(({ source }) => source.id === id)
  const lastRun = found && (await selectLastRun(db, id))
  if (!lastRun) return undefined
  const [index, rows] = await Promise.all([held.readIndex(), selectSourceCoverage(db, id)])
  return {
    ...found,
    byFrequency: holdingsByFrequency(rows),
    list: indicatorsOfSource(rows, index),
    lastRun,
  }
}
