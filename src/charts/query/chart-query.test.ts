import { expect, test } from "vitest"

import { indicatorPath } from "#domain/addresses/page-paths.ts"

import { chartQuery, yearsBetween } from "./chart-query.ts"
import type { ChartSpec } from "../model/chart-spec.ts"

const PLAIN: ChartSpec = {
  chartType: "bar",
  colour: "#900F7B",
  frequency: "yearly",
  startYear: null,
  endYear: null,
}
const BOUNDS = { frequencies: ["yearly"], firstYear: 1960, lastYear: 2024 } as const

test("what is shown anyway does not stand in the address", () => {
  const spec = { ...PLAIN, startYear: 1960, endYear: 2024 }
  const query = chartQuery(spec, BOUNDS)
  expect(indicatorPath({ name: "GDP", countrySlug: "ghana", query })).toBe("/indicators/GDP/ghana")
})

test("every choice stands in the address", () => {
  const query = chartQuery(
    { chartType: "line", colour: "#A60B1B", frequency: "monthly", startYear: 2000, endYear: 2010 },
    { ...BOUNDS, frequencies: ["yearly", "monthly"] },
  )
  expect(query).toEqual({
    frequency: "monthly",
    chartType: "line",
    colour: "#A60B1B",
    startYear: 2000,
    endYear: 2010,
    transform: null,
  })
})

test("years include both ends", () => {
  expect(yearsBetween(2019, 2021)).toEqual([2019, 2020, 2021])
  expect(yearsBetween(2021, 2019)).toEqual([])
})
