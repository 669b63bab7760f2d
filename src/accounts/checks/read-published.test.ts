import { expect, test } from "vitest"

import { readPublishedClaims, readVerdictChanges } from "./read-published.ts"

const CLAIM = {
  originalText: "Inflation was 5 %",
  status: "correct",
  message: "It was.",
  claim: { statedValue: 5, country: "KEN" },
  evidence: { seriesId: null, period: "2022", actualValue: 5, rule: "within" },
  before: null,
}
const CHANGE = {
  words: "Inflation was 5 %",
  from: "correct",
  to: "incorrect",
  message: "It was 7 %.",
  at: "2026-01-05T00:00:00.000Z",
}

test("a claim stays as it was stored, with fields that only some versions have", () => {
  expect(readPublishedClaims([CLAIM])).toEqual([CLAIM])
})

test.each([
  ["a text", "Inflation was 5 %"],
  ["a claim without evidence", { ...CLAIM, evidence: undefined }],
  ["an unknown status", { ...CLAIM, status: "maybe" }],
])("%s is left out, and the others stay", (_name, value) => {
  expect(readPublishedClaims([value, CLAIM])).toEqual([CLAIM])
})

test("a change without its day is left out, and the others stay", () => {
  expect(readVerdictChanges([{ ...CHANGE, at: undefined }, CHANGE])).toEqual([CHANGE])
})
