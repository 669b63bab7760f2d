import { expect, test } from "vitest"

import { coverageText } from "./coverage-text.ts"

test("counts are written with commas and the right number of the noun", () => {
  expect(coverageText({ indicators: 1486, countries: 217 })).toBe(
    "1,486 indicators for 217 countries",
  )
  expect(coverageText({ indicators: 1, countries: 1 })).toBe("1 indicator for 1 country")
})

test("nothing is claimed while nothing is loaded", () => {
  expect(coverageText({ indicators: 0, countries: 0 })).toBeUndefined()
  expect(coverageText({ indicators: 12, countries: 0 })).toBeUndefined()
})
