import { expect, test } from "vitest"

import { coverageById, type IndicatorCoverage } from "./indicator-coverage.ts"

test("what is covered is found by id, and a list is looked through once", () => {
  const one = { indicator: { id: "world-bank:X" } } as IndicatorCoverage
  const list = [one]
  const found = coverageById(list)
  expect(found.get(one.indicator.id)).toBe(one)
  expect(coverageById(list)).toBe(found)
  expect(coverageById([]).size).toBe(0)
})
