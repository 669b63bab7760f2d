import type { Dataset } from "#catalog/dataset.ts"
import type { ObservationsByPlace } from "#catalog/observations-by-place.ts"
import { countryByCode, findCountry } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { Source } from "#domain/indicators/source.ts"
import { makeIndicator } from "#tests/support/make-indicator.ts"

import type { FindIndicators } from "./compute/find-named.ts"
import { createAnswerer } from "./create-answerer.ts"

/** The first year of the figures. */
export const START = 2020

/** The day from which "latest" counts: the years after the figures are none of the future. */
export const AS_OF = "2024-06-01"

/** Unemployment of the Nordic countries; Sweden lacks the last year. */
export const UNEMPLOYMENT = {
  "SL.UEM.TOTL.ZS": {
    unit: "%",
    name: "Unemployment (%)",
    given: {
      DNK: { values: [5.6, 5.1, 4.4, 5.1] },
      FIN: { values: [7.8, 7.6, 6.7, 7.2] },
      ISL: { values: [5.5, 6, 3.8, 3.5] },
      NOR: { values: [4.4, 4.4, 3.2, 3.6] },
      SWE: { values: [8.3, 8.7, 7.4, null] },
    },
  },
}

/** The same, and that of young people. */
export const WITH_YOUTH = {
  ...UNEMPLOYMENT,
  "SL.UEM.1524.ZS": { ...UNEMPLOYMENT["SL.UEM.TOTL.ZS"], name: "Youth unemployment (%)" },
}

const SOURCE: Source = {
  id: "world-bank/wdi",
  publisherId: "world-bank",
  publisher: "World Bank",
  title: "World Development Indicators",
  licence: "CC BY 4.0",
  licenceUrl: null,
  attribution: "World Bank",
  redistribute: "yes",
  url: "https://data.worldbank.org",
}

/** Yearly figures from 2020 on; a year from which they are forecasts. */
type Given = Record<string, { values: (number | null)[]; forecastFrom?: number }>

/** Months from January of the first year on, by country. */
type GivenMonths = Record<string, number[]>

type GivenIndicator = {
  unit: string
  name: string
  given: Given
  months?: GivenMonths
  isComparable?: boolean
}

/** An answerer over a catalogue of the given indicators by their codes, which may also be found by name. */
export function makeAnswerer(byCode: Record<string, GivenIndicator>, findByName?: FindIndicators) {
  const worlds = new Map(
    Object.entries(byCode).map(([code, { unit, name, given, isComparable = true }]) => {
      const indicator = makeIndicator({
        code,
        name,
        unit,
        currency: unit.includes("US$") ? "USD" : null,
        sourceId: SOURCE.id,
        aggregation: "none",
      })
      return [code, { ...worldOf(indicator, given), isComparable }] as const
    }),
  )
  return createAnswerer({
    findByName,
    catalog: {
      version: () => Promise.resolve(1),
      findIndicator: (text) => {
        const world = worlds.get(text.replace("world-bank:", ""))
        return Promise.resolve(world && { indicator: world.indicator, renamed: false })
      },
      getObservationsByPlace: ({ code }) => Promise.resolve(worlds.get(code)),
      orderPublishers: () => Promise.resolve([]),
      getDataset: ({ indicator, country, frequency }) => {
        const world = worlds.get(indicator)
        const values = byCode[indicator]?.months?.[findCountry(country)?.code ?? ""]
        return Promise.resolve(
          world && values && frequency === "monthly"
            ? { state: "found", dataset: monthsOf(world.indicator, country, values) }
            : { state: "no-indicator" },
        )
      },
    },
  })
}

function worldOf(indicator: ObservationsByPlace["indicator"], given: Given): ObservationsByPlace {
  return {
    indicator,
    places: Object.entries(given).flatMap(([code, { values, forecastFrom }]) => {
      const country = countryByCode(code)
      return country
        ? [
            {
              country,
              observations: { frequency: "yearly" as const, start: START, values },
              derivedFrom: null,
              forecastFrom: forecastFrom ?? null,
            },
          ]
        : []
    }),
    sources: [SOURCE],
    vintage: "2024-05-01",
    vintageStated: true,
    derivedFrom: null,
    leftOut: [],
    isComparable: true,
  }
}

function monthsOf(indicator: Indicator, slug: string, values: number[]): Dataset {
  const country = findCountry(slug)
  if (country === undefined) throw new Error(`No country is called ${slug}.`)
  return {
    id: `${indicator.id}:${country.code}`,
    indicator,
    country,
    observations: { frequency: "monthly", start: START * 12, values },
    derivedFrom: null,
    forecastFrom: null,
    pace: null,
    frequencies: ["monthly"],
    source: SOURCE,
    vintage: "2024-05-01",
    vintageStated: true,
    retrievedAt: new Date("2024-05-01"),
    changedAt: new Date("2024-05-01"),
  }
}
