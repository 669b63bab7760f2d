import type { Catalog } from "#catalog/create-catalog.ts"
import type { Dataset } from "#catalog/dataset.ts"
import type { CoverageList } from "#catalog/indicator-coverage.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"
import type { Country } from "#domain/places/country.ts"
import { makeIndicator } from "#tests/support/make-indicator.ts"
import { makeSource } from "#tests/support/make-source.ts"

const NOTHING_COVERED: CoverageList = {
  length: 0,
  at: () => undefined,
  namesAt: () => undefined,
  get: () => undefined,
  numbersOf: () => [],
  listHeadlines: () => [],
  listPublishers: () => [],
  findOrigins: () => new Int32Array(),
  [Symbol.iterator]: () => [][Symbol.iterator](),
}

export const NIGERIA: Country = {
  code: "NGA",
  code2: "NG",
  name: "Nigeria",
  slug: "nigeria",
  kind: "country",
  continent: "africa",
}
export const WORLD: Country = {
  code: "WLD",
  code2: null,
  name: "World",
  slug: "world",
  kind: "region",
  continent: null,
}
export const INFLATION = makeIndicator({
  code: "FP.CPI.TOTL.ZG",
  sourceId: "world-bank-wdi",
  name: "Inflation, consumer prices (annual %)",
  category: "price",
  unit: "annual %",
  definition: "How fast prices rise.",
  isHeadline: true,
})
export const SOURCE = makeSource({
  attribution: "The World Bank",
  url: "https://data.worldbank.org",
})

/** A yearly dataset of Nigeria's inflation; a test names only what it is about. */
export function aDataset(part: Partial<Dataset> = {}): Dataset {
  return {
    id: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    indicator: INFLATION,
    country: NIGERIA,
    observations: { frequency: "yearly", start: 2018, values: [12.1, 11.4, null, 17, 18.8] },
    derivedFrom: null,
    forecastFrom: null,
    pace: null,
    frequencies: ["yearly"],
    source: SOURCE,
    vintage: "2025-01-15",
    vintageStated: true,
    retrievedAt: new Date(0),
    changedAt: new Date(0),
    ...part,
  }
}

function makeSummary(country: Country): SeriesSummary {
  return {
    id: `world-bank:FP.CPI.TOTL.ZG:${country.code}:yearly`,
    indicator: INFLATION,
    country,
    frequency: "yearly",
    startYear: 2018,
    endYear: 2022,
    lastActualYear: 2022,
    latest: { period: "2022", value: 18.8, isForecast: false },
    lastModified: new Date(0),
    redistribute: "yes",
    recent: [12.1, 18.8],
    previous: 17,
    pace: null,
  }
}

type PageCatalog = Pick<
  Catalog,
  | "findIndicator"
  | "getDataset"
  | "getObservationsByPlace"
  | "listReleases"
  | "listRevisions"
  | "findSummaries"
  | "listCountryValues"
  | "listCoverage"
  | "listNearbyNames"
  | "rankLatestValues"
>

/** A catalog that holds one indicator for Nigeria and the World, under its name, id and a former name. */
export function aCatalog(part: Partial<PageCatalog> = {}): PageCatalog {
  const names = [INFLATION.name, INFLATION.id, "Old inflation"]
  const places = [NIGERIA, WORLD]
  return {
    findIndicator: async (text) =>
      names.includes(text)
        ? { indicator: INFLATION, renamed: text === "Old inflation" }
        : undefined,
    getDataset: async ({ indicator, country }) => {
      if (!names.includes(indicator)) return { state: "no-indicator" }
      const key = country.toLowerCase()
      const place = places.find(({ slug, code }) => slug === key || code.toLowerCase() === key)
      if (place) return { state: "found", dataset: aDataset({ country: place }) }
      if (key !== "ghana") return { state: "no-country", indicator: INFLATION }
      const ghana = { ...NIGERIA, code: "GHA", code2: "GH", name: "Ghana", slug: "ghana" }
      return { state: "no-data", indicator: INFLATION, country: ghana }
    },
    getObservationsByPlace: async () => undefined,
    listCountryValues: async () => [makeSummary(WORLD), makeSummary(NIGERIA)],
    listCoverage: async () => NOTHING_COVERED,
    listReleases: async () => [],
    listRevisions: async () => [],
    findSummaries: async (pairs) => pairs.map(() => undefined),
    rankLatestValues: async (summaries) => summaries.map(() => undefined),
    listNearbyNames: async () => [],
    ...part,
  }
}
