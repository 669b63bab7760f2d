import { expect, test } from "vitest"

import { countVerdicts, getVerdict } from "./claim.ts"

test("a verdict is kept back until somebody asks for it", () => {
  expect(getVerdict({ isShown: false, status: "incorrect" })).toBe("pending")
  expect(getVerdict({ isShown: true, status: "incorrect" })).toBe("incorrect")
})

test("claims are counted by what is seen of them", () => {
  const counts = countVerdicts([
    { isShown: true, status: "correct" },
    { isShown: true, status: "correct" },
    { isShown: false, status: "incorrect" },
  ])
  expect(counts.filter(({ count }) => count > 0)).toEqual([
    { verdict: "correct", count: 2 },
    { verdict: "pending", count: 1 },
  ])
})
