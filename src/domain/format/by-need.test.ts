import { expect, test } from "vitest"

import { byNeed } from "./by-need.ts"

test("what is incorrect comes first, then what is right by choice, then all others as they stand", () => {
  const claims = [
    { status: "correct" },
    { status: "unverified" },
    { status: "correct", robustness: { isFirm: false } },
    { status: "incorrect" },
    { status: "correct", robustness: null },
  ]
  expect(byNeed(claims)).toEqual([claims[3], claims[2], claims[0], claims[1], claims[4]])
})
