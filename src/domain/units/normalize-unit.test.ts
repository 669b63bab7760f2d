import { expect, test } from "vitest"

import { normalizeUnit } from "./normalize-unit.ts"

test.each([
  ["constant 2018 US$, millions", "million constant 2018 US$"],
  ["millions of US dollars", "million US$"],
  ["USD million", "million US$"],
  ["1000 ha", "thousand ha"],
  ["1000s hectolitres", "thousand hectolitres"],
  ["thousands", "thousands"],
  ["per million people", "per million people"],
])("the scale of %j stands first: %j", (published, unit) => {
  expect(normalizeUnit(published)).toBe(unit)
})

test.each([
  ["persons", "people"],
  ["thousand persons", "thousand people"],
  ["percent", "%"],
  ["Percent of GDP", "% of GDP"],
  ["percentage points", "percentage points"],
  ["per 100 000 population", "per 100,000 population"],
  ["per 1000 live births", "per 1,000 live births"],
  ["2010 = 100", "index, 2010 = 100"],
  ["index (2010=100)", "index, 2010 = 100"],
  ["USA = 1", "USA = 1"],
  ["% with 95%CI", "%"],
  ["(score)", "score"],
  ["metric tons", "metric tons"],
])("one thing has one unit: %j is %j", (published, unit) => {
  expect(normalizeUnit(published)).toBe(unit)
})
