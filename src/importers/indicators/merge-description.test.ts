import { expect, test } from "vitest"

import type { Description } from "#db/catalogue/descriptions.ts"
import { permutations } from "#tests/support/permutations.ts"

import { mergeDescriptions } from "./merge-description.ts"

function stored(words: Partial<Description>): Description {
  return {
    id: "world-bank:X",
    publisherId: "world-bank",
    sourceId: "world-bank-wdi",
    code: "X",
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
    lineage: "a",
    isHeadline: false,
    describedBy: "2024-01-01",
    ...words,
  }
}

test("the newer file's words stand, and what it leaves empty stays", () => {
  const known = stored({ definition: "old", notes: "remark", describedBy: "2023-01-01" })
  const merged = mergeDescriptions([known, stored({ publishedName: "New X", definition: "new" })])
  expect(merged).toMatchObject({
    publishedName: "New X",
    definition: "new",
    notes: "remark",
    describedBy: "2024-01-01",
  })
})

test("an older file only fills what is empty", () => {
  const older = stored({ definition: "old", sourceNote: "office", describedBy: "2020-01-01" })
  const merged = mergeDescriptions([stored({ definition: "new" }), older])
  expect(merged).toMatchObject({
    definition: "new",
    sourceNote: "office",
    describedBy: "2024-01-01",
  })
})

test("the category comes from the file that names topics", () => {
  const known = stored({ publishedTopics: ["Health"], category: "health" })
  const merged = mergeDescriptions([known, stored({ describedBy: "2025-01-01", unit: "%" })])
  expect(merged).toMatchObject({ category: "health", publishedTopics: ["Health"], unit: "%" })
})

test("of two files of one day the fuller one counts, in either order", () => {
  const short = stored({ definition: "short", publishedTopics: ["A"], category: "tax" })
  const long = stored({ definition: "much longer", publishedTopics: ["B"], category: "trade" })
  for (const [known, candidate] of [
    [short, long],
    [long, short],
  ] as const)
    expect(mergeDescriptions([known, candidate])).toMatchObject({
      definition: "much longer",
      category: "trade",
    })
})

test("words of another base year or poverty line fill nothing", () => {
  const name = "GDP (constant 2015 US$)"
  const older = stored({ definition: "In constant 2010 dollars.", unit: "constant 2010 US$" })
  const newest = stored({ publishedName: name, describedBy: "2025-01-01" })
  expect(mergeDescriptions([older, newest])).toMatchObject({ definition: "", unit: "" })
})

test("three files give the same words in any order", () => {
  const files = [
    stored({ describedBy: "2025-01-01", publishedName: "Newest" }),
    stored({ describedBy: "2020-01-01", definition: "middle", lineage: "b" }),
    stored({ describedBy: "2010-01-01", definition: "oldest", notes: "note", lineage: "c" }),
  ]
  for (const order of permutations(files))
    expect(mergeDescriptions(order)).toMatchObject({
      publishedName: "Newest",
      definition: "middle",
      notes: "note",
    })
})

test("the topics are read from the description that stands", () => {
  const known = stored({ publishedName: "Murders (per 100,000 people)", describedBy: "2020-01-01" })
  const merged = mergeDescriptions([known, stored({ publishedName: "Forest area (sq. km)" })])
  expect(merged?.topics).toEqual(["environment"])
})
