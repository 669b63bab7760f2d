import { readFileSync } from "node:fs"

import type { Catalog } from "#catalog/create-catalog.ts"
import type { StoredSeries } from "#catalog/dataset.ts"
import { listConceptIndicators } from "#domain/indicators/concepts.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"

import { makeIndicator } from "./make-indicator.ts"
import { makeSource } from "./make-source.ts"

/** By country the first period and the values from there on: years, or the index of a month or quarter. */
type Rows = Readonly<Record<string, readonly [start: number, ...values: (number | null)[]]>>

/** By code the name, unit, currency and figures of a World Bank indicator; other publishers' codes begin with their id. */
export type FiguresFile = Readonly<
  Record<
    string,
    {
      name: string
      unit: string
      currency: string | null
      /** Yearly figures. */
      series: Rows
      monthly?: Rows
      quarterly?: Rows
    }
  >
>

const SOURCE = makeSource()

/** The figures of some files as the fact-checker reads them, without a database. */
export function figuresCatalog(
  ...paths: readonly string[]
): Pick<
  Catalog,
  "version" | "findIndicator" | "listSeries" | "listOlderSeries" | "orderPublishers"
> {
  const figures = mergeFigures(paths.map(readFigures))
  // The catalogue knows other publishers' indicators by their bare code too.
  const indicators = new Map(
    Object.entries(figures).flatMap(([id, about]) => {
      const indicator = indicatorOf(id, about)
      return id === indicator.code
        ? [[id, indicator] as const]
        : [[indicator.code, indicator] as const, [id, indicator] as const]
    }),
  )
  return {
    version: () => Promise.resolve(1),
    findIndicator: (code) => {
      const indicator = indicators.get(code.replace(/^world-bank:/, ""))
      return Promise.resolve(indicator && { indicator, renamed: false })
    },
    listSeries: (indicator) => {
      const about = figures[indicator.id.replace(/^world-bank:/, "")]
      return Promise.resolve(
        about === undefined
          ? []
          : [
              ...seriesOf(indicator, "yearly", about.series),
              ...seriesOf(indicator, "monthly", about.monthly ?? {}),
              ...seriesOf(indicator, "quarterly", about.quarterly ?? {}),
            ],
      )
    },
    listOlderSeries: () => Promise.resolve([]),
    orderPublishers: (concept) => Promise.resolve(listConceptIndicators(concept)),
  }
}

function seriesOf(indicator: Indicator, frequency: Frequency, rows: Rows): StoredSeries[] {
  return Object.entries(rows).flatMap(([code, [start, ...values]]) => {
    const country = countryByCode(code)
    if (!country) return []
    return [
      {
        id: `${indicator.id}:${code}:${frequency}`,
        indicator,
        country,
        observations: { frequency, start, values },
        forecastFrom: null,
        source: SOURCE,
        vintage: "2026-11-21",
        vintageStated: true,
      },
    ]
  })
}

/** A file of figures. */
export function readFigures(path: string): FiguresFile {
  return JSON.parse(readFileSync(path, "utf8")) as FiguresFile
}

/** A later file adds countries and codes to an earlier one, and stands over it. */
function mergeFigures(files: readonly FiguresFile[]): FiguresFile {
  const merged: Record<string, FiguresFile[string]> = {}
  for (const [code, about] of files.flatMap((file) => Object.entries(file))) {
    const before = merged[code]
    merged[code] = {
      ...about,
      series: { ...before?.series, ...about.series },
      monthly: { ...before?.monthly, ...about.monthly },
      quarterly: { ...before?.quarterly, ...about.quarterly },
    }
  }
  return merged
}

/** An indicator of such a file. */
export function indicatorOf(
  code: string,
  { name, unit, currency }: FiguresFile[string],
): Indicator {
  const [publisherId = "", ownCode] = code.includes(":") ? code.split(":") : ["world-bank", code]
  return makeIndicator({
    publisherId,
    sourceId: SOURCE.id,
    code: ownCode ?? code,
    name,
    category: "price",
    unit,
    currency,
    isHeadline: true,
  })
}
