import fc from "fast-check"
import { expect, test } from "vitest"

import { prefixDistance } from "#domain/format/edit-distance.ts"
import { allowedEdits, buildTypoIndex } from "./typo-index.ts"

const WORDS = ["inflation", "inflow", "population", "unemployment", "nigeria", "niger", "gdp"]
const index = await buildTypoIndex(WORDS)
const near = (text: string, asPrefix = false): string[] =>
  index.near(text, asPrefix).map(({ word }) => WORDS[word] ?? "")

test("a letter left out, added, replaced or swapped is found", () => {
  expect(near("inflaton")).toEqual(["inflation"])
  expect(near("inflattion")).toEqual(["inflation"])
  expect(near("inflatiom")).toEqual(["inflation"])
  expect(near("inlfation")).toEqual(["inflation"])
})

test("two slips are allowed from six letters on, one from four, none below", () => {
  expect(near("unemplymnt")).toEqual(["unemployment"])
  expect(near("nigria")).toEqual(["nigeria"])
  expect(near("ngria")).toEqual([])
  expect(near("gdb")).toEqual([])
  expect([3, 4, 5, 6].map((length) => allowedEdits("x".repeat(length)))).toEqual([0, 1, 1, 2])
})

test("all words at the least distance are found, with it", () => {
  const found = index.near("inflown", true)
  expect(found.map(({ distance }) => distance)).toEqual([1])
  expect(near("nigera").toSorted()).toEqual(["niger", "nigeria"])
  expect(index.near("populatin", false)).toEqual([{ word: 2, distance: 1 }])
})

test("a short word keeps its first letter, or swaps it with the second", async () => {
  const short = await buildTypoIndex(["price", "niger"])
  expect(short.near("rice", false)).toEqual([])
  expect(short.near("inger", false)).toEqual([{ word: 1, distance: 1 }])
})

test("an unfinished word is found by its misspelt beginning", () => {
  expect(near("unemplom", true)).toEqual(["unemployment"])
  expect(near("unemplom")).toEqual([])
})

test("whatever is one edit away from a word is found", () => {
  const edit = fc.record({
    word: fc.constantFrom("inflation", "population", "unemployment"),
    at: fc.nat({ max: 8 }),
    letter: fc.constantFrom("a", "e", "i", "k", "n", "p", "t", "x", "z"),
    kind: fc.constantFrom("drop", "add", "replace"),
  })
  fc.assert(
    fc.property(edit, ({ word, at, letter, kind }) => {
      const added = kind === "drop" ? "" : letter
      const typo = word.slice(0, at) + added + word.slice(kind === "add" ? at : at + 1)
      expect(near(typo)).toContain(word)
    }),
    { seed: 7 },
  )
})

test("a distance is measured to the whole word and to its best beginning", () => {
  expect(prefixDistance("nigera", "nigeria")).toEqual({ whole: 1, prefix: 1 })
  expect(prefixDistance("pop", "population")).toEqual({ whole: 7, prefix: 0 })
  expect(prefixDistance("x".repeat(65), "x").whole).toBe(Infinity)
})
