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
    "no figure but a year",
    "Chile's inflation was 7.6% in 2023, which few had thought likely in 2021.",
    ["Chile's inflation was 7.6% in 2023, which few had thought likely in 2021"],
  ],
])("the last finding of a sentence is followed by %s", (_name, text, spans) => {
  const found = splitSpans(text, findClaims(text, null))
  expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(spans)
})
