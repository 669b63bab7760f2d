import { expect, test } from "vitest"

import { findActualPart } from "./find-actual-part.ts"

const YEARS = { frequency: "yearly", start: 2022, values: [1, 2, null, 4] } as const

test("a series that ends before the first unended period is actual to its end", () => {
  expect(findActualPart(YEARS, undefined, 2026)).toEqual({
    forecastStart: null,
    lastActualIndex: 2025,
    latestActualValue: 4,
  })
})

test("a year within which the data were published is a forecast, and a gap is no latest figure", () => {
  expect(findActualPart(YEARS, undefined, 2025)).toEqual({
    forecastStart: 2025,
    lastActualIndex: 2023,
    latestActualValue: 2,
  })
})

test("the publisher's own mark counts where it is earlier", () => {
  expect(findActualPart(YEARS, 2023, 2025)).toMatchObject({
    forecastStart: 2023,
    lastActualIndex: 2022,
  })
  expect(findActualPart(YEARS, 2030, 2025)).toMatchObject({ forecastStart: 2025 })
})

test("a series of forecasts alone has no actual figure", () => {
  expect(findActualPart(YEARS, 2010, 2026)).toEqual({
    forecastStart: 2022,
    lastActualIndex: null,
    latestActualValue: null,
  })
})
