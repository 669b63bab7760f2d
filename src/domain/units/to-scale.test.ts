import { expect, test } from "vitest"

import { toPublishedScale, toScale } from "./to-scale.ts"

test("a figure is told in the size of the other unit", () => {
  expect(toScale(55e6, "people", "million people")).toBe(55)
  expect(toScale(5, "million people", "people")).toBe(5e6)
  expect(toScale(5.1e9, "US$", "US$ million")).toBe(5100)
  expect(toScale(3000, "plain", "1000 ha")).toBe(3)
  expect(toScale(9, "deaths", "deaths per million people")).toBe(9)
  expect(toScale(9, "%", "annual %")).toBe(9)
  expect(toScale(9, null, null)).toBe(9)
})

test.each([
  ["tonnes beside megatonnes", 20e6, "plain", 19.4, "Mt CO2e", null],
  ["kilotonnes beside megatonnes", 19_000, "plain", 19.4, "Mt CO2e", null],
  ["gigatonnes beside megatonnes", 0.02, "plain", 19.4, "Mt CO2e", null],
  ["one unit", 20, "plain", 19.4, "Mt CO2e", 20],
  ["money", 5.1e9, "US$", 5000, "US$ million", 5100],
  ["a wrong figure of one unit", 25, "%", 1.2, "annual %", 25],
  ["nothing published", 25, "%", 0, "annual %", 25],
  ["nothing stated", 0, "%", 25, "annual %", 0],
  ["a fall", -3, "%", 2, "annual %", -3],
])("%s: a stated value is drawn only in the unit of the published", (...given) => {
  const [, value, unit, published, publishedUnit, drawn] = given
  expect(toPublishedScale({ value, unit }, { value: published, unit: publishedUnit })).toBe(drawn)
})
