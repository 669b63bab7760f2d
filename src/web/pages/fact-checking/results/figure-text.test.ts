import { expect, test } from "vitest"

import { chartTitle, figureText, headlineText } from "./figure-text.ts"

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

test("a published figure is rounded as the message rounds it", () => {
  expect(headlineText(13.246, "annual %")).toBe("13.2%")
  expect(headlineText(5.84746, "annual %")).toBe("5.8%")
  expect(headlineText(5.75, "%")).toBe("5.75%")
  expect(headlineText(55_339_003, "people")).toBe("55.3m")
  expect(headlineText(123, "rank")).toBe("123rd")
})

test("the title of a chart begins with a capital and has no article", () => {
  expect(chartTitle("the population", "Kenya")).toBe("Population: Kenya")
  expect(chartTitle("GDP growth (annual %)", undefined)).toBe("GDP growth (annual %)")
  expect(chartTitle(null, "Kenya")).toBe("Kenya")
})
