import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"
import { findPart } from "./find-part.ts"

test.each([
  ["Chile's copper exports were $50 billion in 2021.", "copper"],
  ["Chile's exports of copper were $50 billion in 2021.", "copper"],
  ["Uganda's imports of crude oil were $1 billion in 2019.", "crude"],
  ["Chile's exports of goods and services were $50 billion in 2021.", undefined],
  ["Chile's total exports were $50 billion in 2021.", undefined],
])("%s speaks of the part %s", (text, part) => {
  const [claim] = findClaims(text, null)
  expect(claim && findPart(text, claim)).toBe(part)
})
