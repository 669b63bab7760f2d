import { expect, test } from "vitest"

import type { ImportedSeries } from "../importer.ts"
import { dropUnfilledYears } from "./unfilled-years.ts"

const PLACES = ["KEN", "GHA", "NGA", "TZA", "UGA"]

function series(code: string, country: string, values: (number | null)[]): ImportedSeries {
  return {
    kind: "series",
    publisherId: "usda",
    code,
    country,
    frequency: "yearly",
    observations: { frequency: "yearly", start: 2023, values },
  }
}

function listValues(records: readonly ImportedSeries[]) {
  return Array.from(dropUnfilledYears(records)).flatMap((record) =>
    record.kind === "series" ? [record.observations.values] : [],
  )
}

test("a last year that is zero for every place after other figures is left out and reported", () => {
  const records = PLACES.map((country, k) => series("0410000.084", country, [5, k, 0]))
  expect(listValues(records)).toEqual(PLACES.map((_, k) => [5, k]))
  const problems = Array.from(dropUnfilledYears(records)).filter(({ kind }) => kind === "problem")
  expect(problems).toHaveLength(5)
  expect(problems[0]).toMatchObject({
    problem: "placeholder-zero",
    text: "0410000.084 of KEN in 2025",
  })
})

test("two last years that are zero for every place are left out", () => {
  const records = PLACES.map((country, k) => series("0440000.084", country, [k, 3, 0, 0]))
  expect(listValues(records)).toEqual(PLACES.map((_, k) => [k, 3]))
})

test("a last year with one figure is filled, and so are zeros after zeros and those of few places", () => {
  const filled = PLACES.map((country, k) => series("a", country, [5, 3, k === 2 ? 1 : 0]))
  const none = PLACES.map((country) => series("b", country, [5, 0, 0, 0]))
  const few = PLACES.slice(1).map((country) => series("c", country, [5, 3, 0]))
  const all = [...filled, ...none, ...few]
  expect(listValues(all)).toEqual(all.map(({ observations }) => observations.values))
})

test("a place that ends earlier keeps its last year", () => {
  const records = [
    series("a", "RWA", [5, 0]),
    ...PLACES.map((country) => series("a", country, [5, 3, 0])),
  ]
  expect(listValues(records)[0]).toEqual([5, 0])
})
