import type { PanelVersion } from "#catalog/panel.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { CountryFigure, DatasetSummary } from "#catalog/series-summary.ts"
import type { Dataset } from "#catalog/dataset.ts"
import { listCoverage, type IndicatorCoverage } from "#catalog/indicator-coverage.ts"
import { AppError } from "#domain/errors.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Country } from "#domain/places/country.ts"
import { periodAt, getYear } from "#domain/time/period.ts"
import { lastIndex, latestFigure } from "#domain/series/series.ts"
import type { Source } from "#domain/indicators/source.ts"
import type { Search } from "#search/create-search.ts"
import type { SearchAnswer } from "#search/search-answer.ts"

import { makeIndicator } from "./make-indicator.ts"
import { makeSource } from "./make-source.ts"

/** Two series of one indicator in memory: one that may be passed on, one of a closed source. */
export function sampleCatalog(version = 1): Catalog {
  const datasets = [sampleDataset("NGA"), sampleDataset("GHA", { redistribute: "no" })]
  const coverage: IndicatorCoverage = {
    indicator: INDICATOR,
    publisher: SOURCE.publisher,
    countries: datasets.map(({ country }) => country.code),
    regions: [],
    frequencies: ["yearly"],
    startYear: 2020,
    endYear: 2022,
    lastActualYear: 2022,
    factCountries: ["KEN"],
  }
  const notAsked = () => Promise.reject(new AppError("internal", "not part of the sample"))
  return {
    prepare: () => Promise.resolve(listCoverage([])),
    release: () => Promise.resolve(),
    version: () => Promise.resolve(version),
    getDatasetById: (id) => Promise.resolve(datasets.find((dataset) => dataset.id === id)),
    findDatasets: ({ countries }) => {
      const found = datasets.filter((d) => countries?.includes(d.country) ?? true)
      return Promise.resolve({ datasets: found.map(summaryOf), total: found.length })
    },
    findCoverage: (id) => Promise.resolve(id === INDICATOR.id ? coverage : undefined),
    listIndicators: ({ name = "" }) => {
      const indicators = INDICATOR.name.toLowerCase().includes(name) ? [coverage] : []
      return Promise.resolve({ indicators, total: indicators.length })
    },
    listNearbyNames: () => Promise.resolve([]),
    listCountryIndicators: (country) =>
      Promise.resolve(coverage.countries.includes(country.code) ? [coverage] : []),
    listCoverage: () => Promise.resolve(listCoverage([coverage])),
    counts: notAsked,
    listStandstills: () => Promise.resolve(new Map()),
    readPanel: async function* ({ countries, asOf }) {
      for (const dataset of datasets) {
        if (countries.some(({ code }) => code === dataset.country.code)) {
          yield {
            indicator: dataset.indicator,
            country: dataset.country,
            frequency: dataset.observations.frequency,
            versions: asOf.map(() => panelVersionOf(dataset)),
          }
        }
      }
    },
    countPanel: () => Promise.resolve(0),
    listReleases: () => Promise.resolve([]),
    findIndicator: (text) =>
      Promise.resolve(
        [INDICATOR.id, INDICATOR.code, INDICATOR.name].includes(text)
          ? { indicator: INDICATOR, renamed: false }
          : undefined,
      ),
    listOlderSeries: () => Promise.resolve([]),
    orderPublishers: () => Promise.resolve([]),
    listSeries: () => Promise.resolve(datasets),
    getDataset: () => Promise.resolve({ state: "no-indicator" }),
    listCountryValues: notAsked,
    getObservationsByPlace: () => Promise.resolve(undefined),
    findSummaries: (pairs) => Promise.resolve(pairs.map(() => undefined)),
    countByCountry: () => Promise.resolve(new Map(coverage.countries.map((code) => [code, 1]))),
    chooseHeadlines: (country) => {
      const found = datasets.filter((dataset) => dataset.country.code === country.code)
      return Promise.resolve(found.map(figureOf))
    },
    rankLatestValues: (summaries) => Promise.resolve(summaries.map(() => undefined)),
    listLatestValues: notAsked,
    listSources: notAsked,
    getSource: notAsked,
    listImports: notAsked,
    getImport: notAsked,
    listRevisions: notAsked,
    rankFigure: () => Promise.resolve(undefined),
    listFigureVintages: () => Promise.resolve([]),
  }
}

function panelVersionOf(dataset: Dataset): PanelVersion {
  const { source, observations, derivedFrom, forecastFrom, doubtful = [] } = dataset
  return {
    source,
    vintage: "2026-01-01",
    vintageStated: true,
    observed: source.redistribute === "no" ? null : observations,
    derivedFrom,
    forecastFrom,
    doubtful,
    olderParts: [],
  }
}

function figureOf(dataset: Dataset): CountryFigure {
  const { redistribute } = dataset.source
  const recent = dataset.observations.values
  return {
    state: "series",
    summary: { ...summaryOf(dataset), redistribute, recent, previous: null, pace: null },
  }
}

/** A search that finds the sample's Nigerian series whatever is asked. */
export function sampleSearch(): Search {
  const dataset = sampleDataset("NGA")
  const result = {
    indicator: INDICATOR,
    publisher: SOURCE.publisher,
    country: dataset.country,
    frequency: "yearly" as const,
    datasetId: dataset.id,
    summary: {
      ...summaryOf(dataset),
      recent: dataset.observations.values,
      previous: null,
      pace: null,
    },
    countryCount: 2,
    startYear: 2020,
    endYear: 2022,
    lastActualYear: 2022,
    alsoFrom: [],
  }
  const noPlace = { ...result, country: null, frequency: null, datasetId: null, summary: null }
  return {
    named: () => [],
    readName: () => ({ indicators: [], dropped: [] }),
    search: (text): Promise<SearchAnswer> =>
      Promise.resolve({
        searchId: SEARCH_ID,
        text,
        parsed: {
          words: [text],
          countries: [],
          frequency: null,
          startYear: null,
          endYear: null,
          typed: { tokens: [text], frequency: [], years: null },
        },
        understood: [],
        relevant: [result],
        related: [noPlace],
        relatedSearches: ["unemployment nigeria"],
        dropped: [],
        isNearest: false,
        missing: [],
        comparison: null,
      }),
    suggest: () => [],
    rankIndicators: (text) =>
      INDICATOR.name.toLowerCase().includes(text.toLowerCase()) ? [INDICATOR.id] : [],
    recordClick: (id) => Promise.resolve(id === SEARCH_ID),
    refresh: () => Promise.resolve(),
    size: () => 1,
  }
}

/** The only search the sample knows. */
export const SEARCH_ID = "5f0c1b62-8f0a-4a55-9f0e-0d8c4f1a2b3c"

const SOURCE = makeSource()

const INDICATOR = makeIndicator({
  sourceId: SOURCE.id,
  code: "FP.CPI.TOTL.ZG",
  name: "Inflation, consumer prices (annual %)",
  category: "price",
  unit: "annual %",
  definition: "Inflation as measured by the consumer price index.",
  sourceNote: "International Monetary Fund",
  isHeadline: true,
})

function sampleDataset(code: string, terms: Partial<Source> = {}): Dataset {
  return {
    id: `${INDICATOR.id}:${code}:yearly`,
    indicator: INDICATOR,
    country: place(code),
    observations: { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] },
    derivedFrom: null,
    forecastFrom: null,
    pace: { frequency: "yearly", values: [1, 2, 3], last: 2022, usualLast: null },
    frequencies: ["yearly"],
    source: { ...SOURCE, ...terms },
    vintage: "2026-02-24",
    vintageStated: true,
    retrievedAt: new Date("2026-02-25T08:30:00Z"),
    changedAt: new Date("2026-02-26T10:00:00Z"),
  }
}

function summaryOf(dataset: Dataset): DatasetSummary {
  const { observations } = dataset
  const latest = latestFigure(observations)
  if (!latest) throw new AppError("internal", "the sample has figures")
  return {
    id: dataset.id,
    indicator: dataset.indicator,
    country: dataset.country,
    frequency: observations.frequency,
    startYear: getYear(observations.frequency, observations.start),
    endYear: getYear(observations.frequency, lastIndex(observations)),
    lastActualYear: getYear(observations.frequency, latest.index),
    latest: {
      period: periodAt(observations.frequency, latest.index),
      value: latest.value,
      isForecast: false,
    },
    lastModified: dataset.changedAt,
    redistribute: dataset.source.redistribute,
    pace: dataset.pace,
  }
}

function place(code: string): Country {
  const country = countryByCode(code)
  if (!country) throw new AppError("internal", `no country ${code}`)
  return country
}
