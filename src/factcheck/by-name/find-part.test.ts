import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"
import { findPart } from "./find-part.ts"

test.each([
  ["Chile's copper exports were $50 billion in 2021.", "copper"],
  ["Chile's exports of copper were $50 billion in 2021.", "copper"],
  ["Uganda's imports of crude oil were $1 billion in 2019.", "crude"],
  ["Ghana's domestic debt was 40% of GDP in 2022.", "domestic"],
  ["Ghana's external public debt was 42% of GDP in 2022.", "external"],
  ["Kenya's foreign debt service was $2 billion in 2022.", "service"],
  ["Ghana's government debt was 92% of GDP in 2022.", undefined],
  ["Ghana's inflation excluding food was 25% in 2022.", "excluding food"],
  ["Ghana's population of working age was 19 million in 2022.", "of working age"],
  ["Remittances from Ghana were $200 million in 2022.", "from Ghana"],
  ["Remittances to Ghana were $2 billion in 2022.", undefined],
  ["The stock of foreign direct investment in Ghana was $45 billion in 2022.", "stock of"],
  ["The cedi traded at 13 to the dollar on the black market in 2022.", "black market"],
  ["Maternal mortality in Ghana's hospitals was 120 per 100,000 in 2022.", "hospitals"],
  ["Chile's exports of goods and services were $50 billion in 2021.", undefined],
  ["Chile's total exports were $50 billion in 2021.", undefined],
])("%s speaks of the part %s", (text, part) => {
  const [claim] = findClaims(text, null)
  expect(claim && findPart(text, claim)).toBe(part)
})
