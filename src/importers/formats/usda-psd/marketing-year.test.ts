import { expect, test } from "vitest"

import { firstUnendedMarketingYear } from "./marketing-year.ts"

test.each([
  ["2025-11-14", 2025],
  ["2025-09-30", 2025],
  ["2025-09-29", 2024],
  ["2026-02-10", 2025],
])("of a file of %s the marketing year %i is the first forecast", (day, year) => {
  expect(firstUnendedMarketingYear(day)).toBe(year)
})
