import { expect, test } from "vitest"

import { figureText } from "./figure-text.ts"

test.each([
  [33.243, "%", "33.243%"],
  [-1.6, "annual %", "\u22121.6%"],
  [232_679_478, "people", "232.7m people"],
  [40.9e9, "US$", "40.9bn US$"],
  [1950, null, "1,950"],
  [null, "%", "No data"],
])("%j in %j reads %j", (value, unit, text) => {
  expect(figureText(value, unit)).toBe(text)
})
