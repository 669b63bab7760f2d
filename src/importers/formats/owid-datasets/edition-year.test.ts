import { expect, test } from "vitest"

import { findForecastStart } from "./edition-year.ts"

const start = (title: string, description = "") =>
  findForecastStart({ title, description: "", sources: [] }, { name: "x", description })

test.each([
  ["UN Population Division (2015)", 2015],
  ["Maternal mortality projection to 2030 (based on World Bank, 2018)", 2018],
  ["Change in population by country 2015, 2050, 2100 - OWID based on UN Population (2017)", 2017],
  ["Life expectancy to 2100", undefined],
])("the edition of %j makes %s the first forecast", (title, year) => {
  expect(start(title)).toBe(year)
})

test("what comes after the years that are called estimates is projected", () => {
  const words =
    "Total population based on historic estimates from 1950-2015, and projections to 2100."
  expect(start("Population (based on UNWPP, 2017 medium scenario)", words)).toBe(2016)
})
