import { expect, test } from "vitest"

import { correctSpelling } from "./correct-spelling.ts"

test.each(["cholera cases", "chicken meat", "routine immunization", "orange and lemon trees"])(
  "what is counted is no misspelt country: %s",
  (text) => {
    expect(correctSpelling(text)).toBe(text)
  },
)

test.each([
  ["inflaton in nigera", "inflation in nigeria"],
  ["gdp of chilie", "gdp of chile"],
])("a misspelt word is put right: %s", (typed, text) => {
  expect(correctSpelling(typed)).toBe(text)
})
