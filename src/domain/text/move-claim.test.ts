import { expect, test } from "vitest"

import { moveClaim } from "./move-claim.ts"

test("a claim is moved with its correction, and the rest of both stays", () => {
  const claim = {
    start: 2,
    end: 9,
    status: "incorrect",
    correction: { start: 4, end: 6, text: "5%" },
  }
  expect(moveClaim(claim, 100)).toEqual({
    start: 102,
    end: 109,
    status: "incorrect",
    correction: { start: 104, end: 106, text: "5%" },
  })
})

test("a claim without a correction has none afterwards", () => {
  expect(moveClaim({ start: 0, end: 3 }, 7)).toEqual({ start: 7, end: 10 })
  expect(moveClaim({ start: 0, end: 3, correction: null }, 7).correction).toBeNull()
})
