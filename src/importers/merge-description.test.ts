import { expect, test } from "vitest"

import type { StoredIndicator } from "#db/indicator-writes.ts"

import { mergeDescription } from "./merge-description.ts"

function stored(words: Partial<StoredIndicator>): StoredIndicator {
  return {
    id: "world-bank:X",
    publisherId: "world-bank",
    sourceId: "world-bank-wdi",
    code: "X",
    name: "X",
    publishedName: "X",
    category: "economy",
    unit: "",
    currency: null,
    definition: "",
    notes: "",
    sourceNote: "",
    aggregation: "average",
    decimals: null,
    publishedTopics: [],
    topics: [],
    isHeadline: false,
    describedBy: "2024-01-01",
    ...words,
  }
}

test("the newer file's words stand, and what it leaves empty stays", () => {
  const known = stored({ definition: "old", notes: "remark", describedBy: "2023-01-01" })
  const merged = mergeDescription(known, stored({ publishedName: "New X", definition: "new" }))
  expect(merged).toMatchObject({
    name: "X",
    publishedName: "New X",
    definition: "new",
    notes: "remark",
    describedBy: "2024-01-01",
  })
})

test("an older file only fills what is empty", () => {
  const older = stored({ definition: "old", sourceNote: "office", describedBy: "2020-01-01" })
  const merged = mergeDescription(stored({ definition: "new" }), older)
  expect(merged).toMatchObject({
    definition: "new",
    sourceNote: "office",
    describedBy: "2024-01-01",
  })
})

test("the category comes from the file that names topics", () => {
  const known = stored({ publishedTopics: ["Health"], category: "health" })
  const merged = mergeDescription(known, stored({ describedBy: "2025-01-01", unit: "%" }))
  expect(merged).toMatchObject({ category: "health", publishedTopics: ["Health"], unit: "%" })
})

test("of two files of one day the fuller one counts, in either order", () => {
  const short = stored({ definition: "short", publishedTopics: ["A"], category: "tax" })
  const long = stored({ definition: "much longer", publishedTopics: ["B"], category: "trade" })
  for (const [known, candidate] of [
    [short, long],
    [long, short],
  ] as const)
    expect(mergeDescription(known, candidate)).toMatchObject({
      definition: "much longer",
      category: "trade",
    })
})

test("the same words read anew bring our newer reading of them", () => {
  const known = stored({ definition: "words", notes: "from elsewhere", category: "tax" })
  const again = stored({ definition: "words", category: "trade" })
  expect(mergeDescription(known, again)).toMatchObject({
    category: "trade",
    notes: "from elsewhere",
  })
})

test("the topics are read from the description that stands", () => {
  const known = stored({ publishedName: "Murders (per 100,000 people)", describedBy: "2020-01-01" })
  const merged = mergeDescription(known, stored({ publishedName: "Forest area (sq. km)" }))
  expect(merged.topics).toEqual(["environment"])
})
