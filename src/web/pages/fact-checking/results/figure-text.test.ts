import { expect, test } from "vitest"

import { figureText } from "./figure-text.ts"

test.each([
  [33.243, "%", "33.243%"],
  [-1.6, "annual %", "\u22121.6%"],
  [232_679_478, "people", "232.7m"],
  [40.9e9, "US$", "US$40.9bn"],
  [-2.5e9, "current US$", "\u2212US$2.5bn"],
  [1950, null, "1,950"],
  [12, "plain", "12"],
  [1.2633, "multiple", "1.2633 times"],
  [8, "rank", "8th"],
  [-62.7, "points", "\u221262.7 points"],
  [null, "%", "No data"],
])("%j in %j reads %j", (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text)
})

test("a headline has as many digits as it asks for", () => {
  expect(figureText(13.246, "annual %", 3)).toBe("13.2%")
  expect(figureText(55_339_003, "people", 3)).toBe("55.3m")
})
