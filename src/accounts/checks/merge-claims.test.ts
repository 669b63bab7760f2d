import { expect, test } from "vitest"

import type { CheckedClaim } from "#factcheck/checked-claim.ts"

import { foundByModel, mergeClaims } from "./merge-claims.ts"

const fresh = (originalText: string, status: string, message = "") =>
  ({ originalText, status, message, evidence: { actualValue: 1 } }) as CheckedClaim
const stored = (originalText: string, status: string, more: object = {}) => ({
  originalText,
  status,
  isShown: true,
  evidence: { actualValue: 2 },
  ...more,
})
const WAS_WRONG = { status: "incorrect", actualValue: 2, day: "2026-01-01" }

test("a verdict that became another says what it was, with figure and day", () => {
  const [claim] = mergeClaims([stored("a", "incorrect")], [fresh("a", "correct")], "2026-01-01")
  expect(claim).toMatchObject({ status: "correct", isShown: true, before: WAS_WRONG })
})

test("the same verdict is no news, but its message is the new one", () => {
  const merged = mergeClaims(
    [stored("a", "correct")],
    [fresh("a", "correct", "New.")],
    "2026-01-01",
  )
  expect(merged).toMatchObject([{ message: "New.", before: null }])
})

test("what it was first stays, until the verdict is that again", () => {
  const before = [stored("a", "correct", { before: WAS_WRONG })]
  const further = mergeClaims(before, [fresh("a", "unverified")], "2026-02-02")
  expect(further).toMatchObject([{ status: "unverified", before: WAS_WRONG }])
  const back = mergeClaims(before, [fresh("a", "incorrect")], "2026-02-02")
  expect(back).toMatchObject([{ status: "incorrect", before: null }])
})

test("statements that read the same are told apart by their order", () => {
  const both = [stored("a", "correct"), stored("a", "incorrect")]
  const merged = mergeClaims(both, [fresh("a", "correct"), fresh("a", "correct")], "2026-01-01")
  expect(merged.map(({ before }) => before)).toEqual([null, WAS_WRONG])
})

test("a statement that the text no longer holds stays, and what is no claim goes", () => {
  const merged = mergeClaims([stored("gone", "correct"), null, 7, {}], [], "2026-01-01")
  expect(merged).toEqual([stored("gone", "correct")])
})

test("of stored claims only what a model found, in its own figure, is judged by its restatement", () => {
  const found = { foundBy: "language-model", statement: "S.", claim: {}, accepted: null }
  const claims = [
    stored("a", "correct", found),
    stored("b", "correct"),
    stored("c", "correct", { ...found, accepted: "5%" }),
    stored("d", "correct", { ...found, statement: "S".repeat(5000) }),
    null,
    "e",
    { foundBy: "language-model" },
  ]
  expect(foundByModel(claims).map(({ originalText }) => originalText)).toEqual(["a"])
})
