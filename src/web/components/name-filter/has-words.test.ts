import { expect, test } from "vitest"

import { hasWords } from "./has-words.ts"

test.each([
  ["Mortality rate, infant", "infant MORT", true],
  ["Mortality rate, infant", "infant birth", false],
  ["Mortality rate, infant", "", true],
])("%s holds the words of '%s': %s", (name, words, expected) => {
  expect(hasWords(name, words)).toBe(expected)
})

test("every word has to be there, in any order and case", () => {
  expect(hasWords("GDP growth (annual %)", "annual gdp")).toBe(true)
  expect(hasWords("GDP growth (annual %)", "gdp monthly")).toBe(false)
})

test("an empty filter fits everything", () => {
  expect(hasWords("GDP", "  ")).toBe(true)
})
