import { expect, test } from "vitest"

import type { SeriesSummary } from "#catalog/series-summary.ts"

import { formatSummary } from "./format-summary.server.ts"

function summary(given: {
  unit?: string
  value?: number
  period?: string
  recent?: readonly (number | null)[]
}): SeriesSummary {
  const { unit = "annual %", value = 33.24, period = "2024", recent = [1, 2, 3] } = given
  return {
    indicator: { unit, currency: null },
    latest: { period, value },
    recent,
  } as unknown as SeriesSummary
}

test("the figure carries its unit and its period", () => {
  expect(formatSummary(summary({}))).toMatchObject({ value: "33.2%", period: "2024" })
  expect(formatSummary(summary({ unit: "", value: 232_679_478 })).value).toBe("233m")
})

test("quarters and months read as people write them", () => {
  expect(formatSummary(summary({ period: "2024-Q3" })).period).toBe("Q3 2024")
  expect(formatSummary(summary({ period: "2024-10" })).period).toBe("Oct 2024")
})

test("figures that do not follow each other make no line", () => {
  expect(formatSummary(summary({ recent: [null, 4] })).spark).toBeNull()
  expect(formatSummary(summary({ recent: [3, null, 4] })).spark).toBeNull()
  expect(formatSummary(summary({ recent: [3, null, 4, 5] })).spark?.path).toMatch(/^M/)
})
