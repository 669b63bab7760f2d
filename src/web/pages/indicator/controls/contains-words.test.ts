import { expect, test } from "vitest"

import { containsWords } from "./contains-words.ts"

test("every word has to be there, in any order and case", () => {
  expect(containsWords("GDP growth (annual %)", "annual gdp")).toBe(true)
  expect(containsWords("GDP growth (annual %)", "gdp monthly")).toBe(false)
})

test("an empty filter fits everything", () => {
  expect(containsWords("GDP", "  ")).toBe(true)
})
