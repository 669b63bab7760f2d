import { expect, test } from "vitest"

import { coverageOf } from "#tests/support/coverage.ts"

import { createReachColumn, readReachLevel, readLevel } from "./values-reach.ts"

const THIS_YEAR = 2026

function reachFor(code: string) {
  const column = createReachColumn([ENTRY], THIS_YEAR)
  column.add(0, ENTRY)
  const place = column.places.indexOf(code)
  return readLevel(readReachLevel(column.columns().reaches, 1, place, 0), THIS_YEAR)
}

const ENTRY = coverageOf({
  name: "Exports",
  countries: ["GHA", "KEN", "NGA"],
  regions: ["WLD"],
  factCountries: ["FRA"],
  reach: {
    lastYears: Int16Array.from([2025, 2016, 1960, 2030]),
    valueCounts: Uint16Array.from([60, 2, 10, 40]),
  },
})

test("the last year of each place is known to a few years, and whether there are few figures", () => {
  expect(reachFor("GHA")).toEqual({ lastYear: 2026, isShort: false })
  expect(reachFor("KEN")).toEqual({ lastYear: 2018, isShort: true })
  expect(reachFor("NGA")).toEqual({ lastYear: 2001, isShort: false })
})

test("forecasts are no fresher than this year, and a figure without a date is old", () => {
  expect(reachFor("WLD")).toEqual({ lastYear: 2026, isShort: false })
  expect(reachFor("FRA")).toEqual({ lastYear: 0, isShort: true })
})

test("half a byte of each place is its own", () => {
  const column = createReachColumn([ENTRY], THIS_YEAR)
  column.add(0, ENTRY)
  const { reaches } = column.columns()
  const levels = column.places.map((_, place) => readReachLevel(reaches, 1, place, 0))
  expect(new Set(levels).size).toBe(4)
  expect(readLevel(0, THIS_YEAR)).toBeUndefined()
})
