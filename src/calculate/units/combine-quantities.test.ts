import { expect, test } from "vitest"

import { combineQuantities } from "./combine-quantities.ts"
import { readQuantity } from "./read-quantity.ts"
import { UNIT_CASES } from "./unit-cases.fixture.ts"

test("the table holds at least 200 cases, each once", () => {
  expect(new Set(UNIT_CASES.map((one) => one.join("|"))).size).toBe(UNIT_CASES.length)
  expect(UNIT_CASES.length).toBeGreaterThanOrEqual(200)
})

test.each(UNIT_CASES)("%s %s %s is %s", (left, sign, right, expected) => {
  const combined = combineQuantities(readQuantity(left, null), sign, readQuantity(right, null))
  const found = "problem" in combined ? "refused" : combined.quantity.text
  expect(found, "problem" in combined ? combined.problem : "").toBe(expected)
})

test("what is refused has a reason in words", () => {
  for (const [left, sign, right, expected] of UNIT_CASES) {
    if (expected !== "refused") continue
    const combined = combineQuantities(readQuantity(left, null), sign, readQuantity(right, null))
    expect("problem" in combined && combined.problem).toMatch(/^.{20,}\.$/)
  }
})
