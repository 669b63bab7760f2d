import { selectSourceCoverage } from "#db/catalogue/coverage.ts"
import { selectDataVersion } from "#db/imports/data-version.ts"
import type { Database } from "#db/engine/database.ts"
import { hasImportsBesidesStarter } from "#db/imports/imported-files.ts"
import { selectLastRun } from "#db/imports/last-imports.ts"
import { selectSourceRows } from "#db/catalogue/sources.ts"
import { selectActualEnds } from "#db/catalogue/standstills.ts"

import type { Coverage } from "./indicators/build-coverage.ts"
import { chooseHeadlines, listLatestValues } from "./countries/latest-values.ts"
import { coverageById } from "./coverage-by-id.ts"
import { holdingsByFrequency, indicatorsOfSource } from "./sources/describe-source.ts"
import { findDatasets } from "./datasets/find-datasets.ts"
import { getDataset, getDatasetById, listOlderSeries, listSeries } from "./datasets/get-dataset.ts"
import { findSummaries, listCountryValues } from "./datasets/find-summaries.ts"
import { getImport, listImports } from "./imports.ts"
import { findInIndex, type IndicatorIndex } from "./indicators/indicator-index.ts"
import {
  listCountryIndicators,
  listFirstOfCategory,
  listIndicators,
} from "./indicators/list-indicators.ts"
import { countPanel } from "./panel/count-panel.ts"
import { readPanel } from "./panel/read-panel.ts"
import type { PanelQuery } from "./panel.ts"
import { listFigureVintages, listReleases, listRevisions } from "./datasets/list-revisions.ts"
import { orderPublishers } from "./order-publishers.ts"
import { rankFigure, rankLatestValues } from "./countries/rank-latest-values.ts"
import { listSources } from "./sources/list-sources.ts"
import { countStandstills } from "./indicators/standstills.ts"
import type { Catalog, DatasetAnswer, IndicatorList, SeriesSummary } from "./types.ts"
import type { SourceDetail, SourceStandstill } from "./source-detail.ts"
import { loadCoverage, loadIndex } from "./cache/load-catalogue.ts"
import { versionCache } from "./cache/version-cache.ts"
import { recentAnswers } from "./recent-answers.ts"
import { getObservationsByPlace } from "./countries/observations-by-place.ts"

/** One series is read for its page, its frame, its card and its files, and again for every option of an address. */
const RECENT_DATASETS = 500
const RECENT_COUNTRY_LISTS = 100
/** Every page of an indicator names its siblings of the same category and country. */
const RECENT_INDICATOR_LISTS = 500
/** The same few summaries are read at each letter that many people type, and for the home page. */
const RECENT_SUMMARIES = 1000
const FEW_SUMMARIES = 20

/**
 * Binds the catalogue to a database. The names of indicators and what they cover are cached until the data version
 * changes, so that every call needs the version and at most two further queries. A caller that knows the version without
 * a query for each call gives it.
 */
export function createCatalog(
  db: Database,
  version: () => Promise<number> = () => selectDataVersion(db),
): Catalog {
  const readIndex = versionCache<IndicatorIndex>(version, (_, before) => loadIndex(db, before))
  const readCoverage = versionCache<Coverage & { index: IndicatorIndex; starterOnly: boolean }>(
    version,
    async (wanted, before) => {
      const index = await readIndex.prepare(wanted)
      const [coverage, isGrown] = await Promise.all([
        loadCoverage(db, index, before),
        hasImportsBesidesStarter(db),
      ])
      return { index, ...coverage, starterOnly: !isGrown }
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
  const getSource = async (id: string): Promise<SourceDetail | undefined> => {
    const held = (await readSources()).find(({ source }) => source.id === id)
    const lastRun = held && (await selectLastRun(db, id))
    if (!lastRun) return undefined
    const [index, rows] = await Promise.all([readIndex(), selectSourceCoverage(db, id)])
    return {
      ...held,
      byFrequency: holdingsByFrequency(rows),
      list: indicatorsOfSource(rows, index),
      lastRun,
    }
  }
  const recentDatasets = recentAnswers<DatasetAnswer>(version, RECENT_DATASETS)
  const recentLists = recentAnswers<SeriesSummary[]>(version, RECENT_COUNTRY_LISTS)
  const recentSummaries = recentAnswers<readonly (SeriesSummary | undefined)[]>(
    version,
    RECENT_SUMMARIES,
  )
  const recentIndicators = recentAnswers<IndicatorList>(version, RECENT_INDICATOR_LISTS)
  const listWhole = versionCache(version, async (wanted) =>
    (await readCoverage.prepare(wanted)).indicators.map(({ coverage }) => coverage),
  )
  async function* streamPanel(query: PanelQuery) {
    const coverage = coverageById(await listWhole())
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
    listIndicators: async (filter) => {
      const list = async () => listIndicators(await readCoverage(), filter)
      // Without a limit they may be tens of thousands.
      return filter.limit === undefined ? list() : recentIndicators(JSON.stringify(filter), list)
    },
    listFirstOfCategory: async (options) => listFirstOfCategory(await readCoverage(), options),
    listCountryIndicators: async (country, filter = {}) =>
      listCountryIndicators((await readCoverage()).indicators, country, filter),
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
    orderPublishers: async (concept) => orderPublishers(concept, coverageById(await listWhole())),
    listSources: readSources,
    listStandstills,
    readPanel: streamPanel,
    countPanel: async (query) => countPanel(coverageById(await listWhole()), query),
    listReleases: (id) => listReleases(db, id),
    getSource,
    listImports: (request) => listImports(db, request),
    getImport: async (id, limit) => getImport(db, await readIndex(), id, limit),
    listRevisions: (id, limit) => listRevisions(db, id, limit),
    listFigureVintages: (id, index) => listFigureVintages(db, id, index),
  }
}
