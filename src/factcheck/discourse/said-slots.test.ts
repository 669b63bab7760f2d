import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"

test.each([
  ["Kenya's inflation was 7.7% in 2023.", "place measure period"],
  ["Kenya is large. Inflation was 7.7% in 2023.", "measure period"],
  ["Kenya's inflation was 7.7% in 2023. It was 5.2% in 2019.", "period"],
  ["Kenya is large. Prices rose 7.7% in 2023, faster than in Ghana.", "measure period"],
])("in %j the last figure's clause says %s", (text, slots) => {
  const { said } = findClaims(text, null).findLast(({ kind }) => kind === "level") ?? {}
  const named = (["place", "measure", "period"] as const).filter((slot) => said?.[slot] === true)
  expect(named.join(" ")).toBe(slots)
})

test("a noun that no measure has is a word of its own", () => {
  const [claim] = findClaims("In Kenya the diaspora's inflation was 7.7% in 2023.", null)
  const [plain] = findClaims("In Kenya inflation was 7.7% in 2023.", null)
  expect([claim?.said.hasOtherWords, plain?.said.hasOtherWords]).toEqual([true, false])
})
