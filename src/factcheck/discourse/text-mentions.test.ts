import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"

import { listNearest } from "./text-mentions.ts"

test("what is named nearest before comes first, what comes later last", () => {
  const mentions = [
    { value: "a", at: 1 },
    { value: "b", at: 5 },
    { value: "c", at: 20 },
    { value: "a", at: 9 },
  ]
  expect(listNearest(mentions, 10)).toEqual(["a", "b", "c"])
})

test("every claim knows the countries, measures and years of the whole text", () => {
  const [first] = findClaims(
    "Kenya grew by 5.1% in 2019.\n\nGhana's inflation was 38% in 2023.",
    null,
  )
  const { places, measures, years } = first?.mentions ?? { places: [], measures: [], years: [] }
  expect(places.map(({ value }) => value.code)).toEqual(["KEN", "GHA"])
  expect(new Set(measures.map(({ value }) => value))).toEqual(new Set(["growth", "inflation"]))
  expect(years.map(({ value }) => value)).toEqual([2019, 2023])
})
