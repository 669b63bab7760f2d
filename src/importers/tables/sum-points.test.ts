import { expect, test } from "vitest"

import { createSummer } from "./sum-points.ts"

test("the parts of a place's year are added up, in any order", () => {
  const summer = createSummer("fao")
  summer.add({ code: "A", country: "KEN", year: 2001, value: 0.1 })
  summer.add({ code: "A", country: "UGA", year: 2000, value: 5 })
  summer.add({ code: "A", country: "KEN", year: 2001, value: 0.2 })
  summer.add({ code: "B", country: "KEN", year: 2000, value: 1 })
  summer.add({ code: "A", country: "KEN", year: 2003, value: 0 })
  expect(
    summer
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
  expect(summer.take()).toEqual([])
})

test("a sum of which a part is not published is none", () => {
  const summer = createSummer("fao")
  summer.add({ code: "A", country: "KEN", year: 2000, value: 4 })
  summer.add({ code: "A", country: "KEN", year: 2000, value: null })
  summer.add({ code: "A", country: "KEN", year: 2001, value: 5 })
  expect(
    summer.take().map(({ observations }) => [observations.start, observations.values]),
  ).toEqual([[2001, [5]]])
})
