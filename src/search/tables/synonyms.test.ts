import { expect, test } from "vitest"

import { MORE_PHRASES } from "./more-phrases.data.ts"
import { MORE_SUBJECTS } from "./more-subjects.data.ts"
import { PRODUCT_SUBJECTS } from "./product-subjects.data.ts"
import { QUESTION_PHRASES } from "./question-phrases.data.ts"
import { STOP_WORDS } from "./stop-words.data.ts"
import { findSynonymLookup } from "../index/synonym-lookup.ts"
import { splitWords, stemWord } from "../index/tokenize.ts"
import { SYNONYMS } from "./synonyms.data.ts"

const stemsOf = (text: string): string[] =>
  splitWords(text)
    .filter((word) => !STOP_WORDS.has(word))
    .map(stemWord)

test("the table has at least eighty subjects, each with a phrase and something meant", () => {
  expect(SYNONYMS.length).toBeGreaterThanOrEqual(80)
  for (const { label, says, means, codes } of SYNONYMS) {
    expect(
      says.map((phrase) => stemsOf(phrase).length === 0),
      label,
    ).not.toContain(true)
    expect(means.join("").length + codes.length, label).toBeGreaterThan(0)
  }
})

test("no phrase means two subjects", () => {
  const owners = new Map<string, string>()
  for (const { label, says } of SYNONYMS) {
    for (const phrase of says) {
      const key = stemsOf(phrase).join(" ")
      expect(owners.get(key) ?? label, phrase).toBe(label)
      owners.set(key, label)
    }
  }
})

test("words of other languages stand in their own table alone", () => {
  const english = [MORE_PHRASES, QUESTION_PHRASES, MORE_SUBJECTS, PRODUCT_SUBJECTS].flat()
  const foreign = english.filter(([, says]) => /[^ -~]/.test(says))
  expect(foreign).toEqual([])
})

test("German words are known", () => {
  const unemployment = SYNONYMS.find(({ label }) => label === "Unemployment")
  expect(unemployment?.says).toContain("Arbeitslosenquote")
})

test("the longest phrase is found, and one that is being typed", () => {
  const lookup = findSynonymLookup(SYNONYMS)
  const words = (text: string, isBeginning = false) =>
    stemsOf(text).map((stem) => ({ stem, folded: stem, isBeginning }))
  expect(lookup.find(words("gdp per capita")).map(({ synonym }) => synonym.label)).toEqual([
    "GDP per capita",
  ])
  expect(lookup.find(words("cost of liv")).map(({ phrase }) => phrase)).toEqual(["cost of living"])
  expect(lookup.find(words("jobl"))).toEqual([])
  expect(lookup.find(words("jobl", true)).map(({ phrase }) => phrase)).toEqual(["jobless"])
})

test("the look-up of a table is made once", () => {
  expect(findSynonymLookup(SYNONYMS)).toBe(findSynonymLookup(SYNONYMS))
  expect(findSynonymLookup(SYNONYMS.slice(0, 1))).not.toBe(findSynonymLookup(SYNONYMS))
})
