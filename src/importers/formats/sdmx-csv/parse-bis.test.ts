import { expect, test } from "vitest"

import { averageByMonth } from "./parse-bis.ts"
import { findQuarter } from "./find-quarter.ts"

test("a month is the mean of its days with a figure", () => {
  expect(
    averageByMonth([
      ["2024-01-02", 1],
      ["2024-01-31", 2],
      ["2024-02-29", 5],
    ]),
  ).toEqual({ frequency: "monthly", start: 2024 * 12, values: [1.5, 5] })
})

test("a first or last month of which days are missing is left out", () => {
  expect(
    averageByMonth([
      ["2023-12-20", 9],
      ["2024-01-31", 2],
      ["2024-02-05", 9],
    ]),
  ).toEqual({ frequency: "monthly", start: 2024 * 12, values: [2] })
  expect(averageByMonth([["2024-02-15", 1]])).toBeUndefined()
  expect(averageByMonth([])).toBeUndefined()
})

test("only the last day of a quarter means the quarter", () => {
  expect(findQuarter("2023-09-30")).toBe(2023 * 4 + 2)
  expect(findQuarter("2023-09-29")).toBeUndefined()
})
