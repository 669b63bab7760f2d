import { readFileSync } from "node:fs"

import type { Catalog, StoredSeries } from "#catalog/types.ts"
import { listConceptIndicators } from "#domain/concepts.ts"
import { countryByCode } from "#domain/find-country.ts"
import type { Indicator } from "#domain/indicator.ts"
import type { Source } from "#domain/source.ts"

/** Yearly World Bank figures of a file: by code, the name, unit and currency, and by country the first year and values. */
export type FiguresFile = Readonly<
  Record<
    string,
    {
      name: string
      unit: string
      currency: string | null
      series: Readonly<Record<string, readonly [start: number, ...values: (number | null)[]]>>
    }
  >
>

const SOURCE: Source = {
  id: "world-bank-wdi",
  publisherId: "world-bank",
  publisher: "World Bank",
  title: "World Development Indicators",
  licence: "CC BY 4.0",
  licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
  attribution: "World Bank, World Development Indicators",
  redistribute: "yes",
  url: "https://datatopics.worldbank.org/world-development-indicators/",
}

/** The figures of a file as the fact-checker reads them, without a database. */
export function figuresCatalog(
  path: string,
): Pick<
  Catalog,
  "version" | "findIndicator" | "listSeries" | "listOlderSeries" | "orderPublishers"
> {
  const figures = readFigures(path)
  const indicators = new Map(
    Object.entries(figures).map(([code, about]) => [code, indicatorOf(code, about)]),
  )
  return {
    version: () => Promise.resolve(1),
    findIndicator: (code) => {
      const indicator = indicators.get(code.replace(/^world-bank:/, ""))
      return Promise.resolve(indicator && { indicator, renamed: false })
    },
    listSeries: ({ code, id }) =>
      Promise.resolve(
        Object.entries(figures[code]?.series ?? {}).flatMap(([country, [start, ...values]]) => {
          const place = countryByCode(country)
          const indicator = indicators.get(code)
          if (!place || !indicator) return []
          const series: StoredSeries = {
            id: `${id}:${country}:yearly`,
            indicator,
            country: place,
            figures: { frequency: "yearly", start, values },
            forecastFrom: null,
            source: SOURCE,
            vintage: "2026-11-21",
          }
          return [series]
        }),
      ),
    listOlderSeries: () => Promise.resolve([]),
    orderPublishers: (concept) => Promise.resolve(listConceptIndicators(concept)),
  }
}

/** A file of figures. */
export function readFigures(path: string): FiguresFile {
  return JSON.parse(readFileSync(path, "utf8")) as FiguresFile
}

/** An indicator of such a file. */
export function indicatorOf(
  code: string,
  { name, unit, currency }: FiguresFile[string],
): Indicator {
  return {
    id: `world-bank:${code}`,
    publisherId: "world-bank",
    sourceId: SOURCE.id,
    code,
    name,
    category: "price",
    unit,
    currency,
    definition: "",
    notes: "",
    sourceNote: "",
    aggregation: "average",
    decimals: null,
    publishedTopics: [],
    topics: [],
    isHeadline: true,
  }
}
