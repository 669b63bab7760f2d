import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"
import { splitSpans } from "./split-spans.ts"

test.each([
  [
    "a figure of which the claim says nothing",
    "Chile's inflation was 7.6% in 2023, and the minister spoke for 40 minutes.",
    ["Chile's inflation was 7.6% in 2023"],
  ],
  [
    "a clause of which the claim says nothing",
    "Chile's inflation was 7.6% in 2023, which few had thought likely in 2021.",
    ["Chile's inflation was 7.6% in 2023"],
  ],
  [
    "a movement of which the claim says nothing",
    "Chile's inflation was 7.6% in 2023 before falling in each of the next years.",
    ["Chile's inflation was 7.6% in 2023"],
  ],
  [
    "words of its own clause",
    "Chile's inflation was 7.6% in 2023 by the count of the World Bank.",
    ["Chile's inflation was 7.6% in 2023 by the count of the World Bank"],
  ],
])("the last finding of a sentence is followed by %s", (_name, text, spans) => {
  const found = splitSpans(text, findClaims(text, null))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(spans)
})

test("a finding ends with its own words, its turn included, not with those that lead to the next", () => {
  const text =
    "Inflation in Ghana was 31.3 percent in 2022, down from 38.1 percent in 2021, compared with 18.8 percent in Nigeria in 2022."
  const found = splitSpans(text, findClaims(text, null))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    "Inflation in Ghana was 31.3 percent in 2022, down",
    "from 38.1 percent in 2021",
    "compared with 18.8 percent in Nigeria in 2022",
  ])
})

test("a finding begins behind a figure of which it says nothing", () => {
  const text = "The minister spoke for 40 minutes: inflation in Chile was 7.6% in 2023."
  const found = splitSpans(text, findClaims(text, null))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual([
    "inflation in Chile was 7.6% in 2023",
  ])
})
