import { expect, test } from "vitest"

import { firstUnendedPeriod, forecastStart } from "./forecast-start.ts"
import type { Frequency } from "./frequency.ts"
import { periodAt } from "./period.ts"

test.each([
  ["yearly", "2025-10-31", "2025"],
  ["yearly", "2025-12-30", "2025"],
  ["yearly", "2025-12-31", "2026"],
  ["yearly", "2026-01-01", "2026"],
  ["quarterly", "2025-09-29", "2025-Q3"],
  ["quarterly", "2025-09-30", "2025-Q4"],
  ["monthly", "2024-02-28", "2024-02"],
  ["monthly", "2024-02-29", "2024-03"],
  ["monthly", "2025-12-31", "2026-01"],
] satisfies [Frequency, string, string][])(
  "the first %s period that had not ended on %s is %s",
  (frequency, day, period) => {
    expect(periodAt(frequency, firstUnendedPeriod(frequency, day))).toBe(period)
  },
)

test("the year in which an outlook was published is a forecast, and earlier ones are where it says so", () => {
  const outlook = {
    frequency: "yearly",
    startIndex: 2020,
    values: { length: 11 },
    vintage: "2025-10-31",
  } as const
  expect(forecastStart({ ...outlook, forecastFrom: null })).toBe(2025)
  expect(forecastStart({ ...outlook, forecastFrom: 2026 })).toBe(2025)
  expect(forecastStart({ ...outlook, forecastFrom: 2024 })).toBe(2024)
  expect(forecastStart({ ...outlook, values: { length: 5 }, forecastFrom: null })).toBeNull()
})
