import { expect, test } from "vitest"

import { COUNTRIES, countryByCode } from "#domain/places/find-country.ts"
import { getFirstPeriod } from "#domain/time/period.ts"

import type { ObservationsByPlace } from "../observations-by-place.ts"
import type { SeriesSummary } from "../series-summary.ts"
import { rankPastFigure } from "./rank-past-figure.ts"

const YEAR = getFirstPeriod("yearly", 2020)
const OTHERS = COUNTRIES.filter(({ code }) => code !== "NGA").slice(0, 20)

/** Values of 2020: 20 for the first of the others, 19 for the second and so on. */
function world(forecastFrom: number | null = null): ObservationsByPlace {
  const places = OTHERS.map((country, k) => ({
    country,
    observations: { frequency: "yearly" as const, start: YEAR, values: [20 - k] },
    derivedFrom: null,
    forecastFrom,
  }))
  return { places } as unknown as ObservationsByPlace
}

function figure(value: number, part: Partial<SeriesSummary> = {}): SeriesSummary {
  return {
    indicator: { unit: "%", currency: null },
    country: countryByCode("NGA"),
    frequency: "yearly",
    latest: { period: "2020", value, isForecast: false },
    ...part,
  } as SeriesSummary
}

test("a figure stands behind those of the same year that are higher", () => {
  expect(rankPastFigure(figure(17.5), world())).toMatchObject({ position: 4, of: 20 })
  expect(rankPastFigure(figure(99), world())).toMatchObject({ position: 1, of: 20 })
})

test("forecasts of others do not count, and among few a place means nothing", () => {
  expect(rankPastFigure(figure(17.5), world(YEAR))).toBeUndefined()
})

test("doubtful figures and those finer than a year have no place", () => {
  expect(rankPastFigure(figure(17.5, { isDoubtful: true }), world())).toBeUndefined()
  expect(rankPastFigure(figure(17.5, { frequency: "monthly" }), world())).toBeUndefined()
})
