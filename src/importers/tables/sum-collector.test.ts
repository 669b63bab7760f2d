import { expect, test } from "vitest"

import { createSumCollector } from "./sum-collector.ts"

test("the parts of a place's year are added up, in any order", () => {
  const sums = createSumCollector("fao")
  sums.add({ code: "A", country: "KEN", year: 2001, value: 0.1 })
  sums.add({ code: "A", country: "UGA", year: 2000, value: 5 })
  sums.add({ code: "A", country: "KEN", year: 2001, value: 0.2 })
  sums.add({ code: "B", country: "KEN", year: 2000, value: 1 })
  sums.add({ code: "A", country: "KEN", year: 2003, value: 0 })
  expect(
    sums
      .take()
      .map(({ code, country, observations }) => [
        code,
        country,
        observations.start,
        observations.values,
      ]),
  ).toEqual([
    ["A", "KEN", 2001, [0.3, null, 0]],
    ["A", "UGA", 2000, [5]],
    ["B", "KEN", 2000, [1]],
  ])
  expect(sums.take()).toEqual([])
})

test("a sum of which a part is not published is none", () => {
  const sums = createSumCollector("fao")
  sums.add({ code: "A", country: "KEN", year: 2000, value: 4 })
  sums.add({ code: "A", country: "KEN", year: 2000, value: null })
  sums.add({ code: "A", country: "KEN", year: 2001, value: 5 })
  expect(sums.take().map(({ observations }) => [observations.start, observations.values])).toEqual([
    [2001, [5]],
  ])
})
