import { expect, test } from "vitest"

import { describeSeries } from "./data-changes.ts"

const SERIES = {
  latest: { period: "2025", value: 23.01 },
  frequency: "yearly",
  metric: "annual %",
  currency: null,
  lastModified: "2026-11-20T00:00:00.000Z",
} as const

test("the latest figure is written as in headlines", () => {
  expect(describeSeries(SERIES, "2026-11-21T00:00:00.000Z")).toEqual({
    value: "23.0%",
    period: "2025",
    isNew: false,
  })
})

test("a quarter is named in words", () => {
  const latest = { period: "2025-Q3", value: 1234567 }
  const quarterly = { ...SERIES, latest, frequency: "quarterly", metric: "US$" } as const
  expect(describeSeries(quarterly, "2026")).toMatchObject({ value: "US$1.23m", period: "Q3 2025" })
})

test("what an import brought after the last look is new", () => {
  expect(describeSeries(SERIES, "2026-11-19T23:59:59.000Z").isNew).toBe(true)
})

test("a series without a figure says so", () => {
  expect(describeSeries({ ...SERIES, latest: null }, "2026").value).toBe("No figure")
})
