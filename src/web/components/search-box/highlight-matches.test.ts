import { expect, test } from "vitest"

import { highlightMatches } from "./highlight-matches.ts"

const bold = (text: string, typed: string) =>
  highlightMatches(text, typed)
    .map(({ text: part, isMatch }) => (isMatch ? `[${part}]` : part))
    .join("")

test("the typed part of a word is marked at its beginning", () => {
  expect(bold("Inflation, consumer prices (annual %)", "infl")).toBe(
    "[Infl]ation, consumer prices (annual %)",
  )
})

test("letters inside a word are not marked", () => {
  expect(bold("Population, total", "lation")).toBe("Population, total")
})

test("case and diacritics make no difference", () => {
  expect(bold("Côte d'Ivoire: Éducation", "cote EDUC")).toBe("[Côte] d'Ivoire: [Éduc]ation")
})

test("neighbouring matches read as one", () => {
  expect(bold("Inflation rate, food", "inflation rate")).toBe("[Inflation rate], food")
})

test("signs in what was typed are taken as they are, not as a pattern", () => {
  expect(bold("Exports (% of GDP)", "exports (% .*")).toBe("[Exports] (% of GDP)")
})

test("a letter that folds to two is marked whole", () => {
  expect(bold("ﬁshing boats", "fi")).toBe("[ﬁ]shing boats")
})

test("the parts joined are the text, also without a match", () => {
  for (const typed of ["", "zzz", "a", "total of"]) {
    const parts = highlightMatches("Total area of land", typed)
    expect(parts.map(({ text }) => text).join("")).toBe("Total area of land")
  }
  expect(highlightMatches("", "abc")).toEqual([])
})
