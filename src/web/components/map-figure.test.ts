import { expect, test } from "vitest"

import type { SeriesSummary } from "#catalog/series-summary.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { coverageOf, type CoverageFields } from "#tests/support/coverage.ts"

import { mapFigure } from "./map-figure.ts"

function buildSummary(fields: CoverageFields, part: Partial<SeriesSummary> = {}): SeriesSummary {
  const country = countryByCode("KEN")
  if (!country) throw new Error("KEN")
  return {
    id: "id",
    indicator: coverageOf(fields).indicator,
    country,
    frequency: "yearly",
    startYear: 2022,
    endYear: 2024,
    lastActualYear: 2024,
    latest: { period: "2024", value: 33.2, isForecast: false },
    lastModified: new Date(0),
    redistribute: "yes",
    recent: [20, 24.7, 33.2],
    previous: 24.7,
    pace: null,
    ...part,
  }
}

const figureOf = (fields: CoverageFields, part: Partial<SeriesSummary> = {}) =>
  mapFigure({ state: "series", summary: buildSummary(fields, part) }, "kenya")

test("a figure has its value, unit, period and change, and its name no unit", () => {
  const view = figureOf({ name: "Inflation (annual %)", unit: "annual %" })
  expect(view).toMatchObject({
    name: "Inflation",
    path: "/advanced/Inflation%20(annual%20%25)/kenya",
    value: "33.2%",
    unit: "annual %",
    period: "2024",
    change: "+8.5 points",
    course: "up",
  })
  expect(view.spark?.end).toEqual({ x: 97, y: 3 })
})

test("brackets that say something else than the unit stay", () => {
  expect(figureOf({ name: "Reserves (includes gold, US$)", unit: "US$" }).name).toBe(
    "Reserves (includes gold, US$)",
  )
  expect(figureOf({ name: "Gini index" }).name).toBe("Gini index")
  expect(
    figureOf({ name: "Unemployment (% of labour) (estimate)", unit: "% of labour" }).name,
  ).toBe("Unemployment (estimate)")
})

test("no change is told over a gap, and no line drawn of lone figures", () => {
  const view = figureOf({ name: "A" }, { previous: null, recent: [1, null, 33.2] })
  expect(view).toMatchObject({ change: "", course: null, spark: null })
})

test("a figure without a date says so", () => {
  const { indicator } = coverageOf({ name: "Area", unit: "km²" })
  const fact = { state: "fact", indicator, value: 580_367, redistribute: "yes" } as const
  expect(mapFigure(fact, "kenya")).toMatchObject({
    value: "580k",
    unit: "km²",
    period: "no date given",
    change: "",
    spark: null,
  })
})
