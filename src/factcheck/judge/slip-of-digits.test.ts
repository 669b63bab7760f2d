import { expect, test } from "vitest"

import { EMPTY_SLOTS } from "../claims/empty-slots.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import { isSlipOfDigits } from "./slip-of-digits.ts"

const LEVEL: ClaimSlots = { ...EMPTY_SLOTS, kind: "level", upper: null, base: null }

test.each([
  ["one digit", 63.6, 0.1, 83.6347],
  ["the first of four", 2603, 1, 1603],
  ["one in the middle", 104.8, 0.1, 154.8],
  ["a figure below zero", -3.24, 0.01, -9.24],
  ["the place of the point", 176_000, 1000, 1_760_200],
  ["billions for millions", 579e9, 1e9, 579.4e6],
])("%s is a slip", (_, value, step, actual) => {
  expect(isSlipOfDigits(LEVEL, { actual, stated: { value, step } })).toBe(true)
})

test.each([
  ["two digits", 7, 1, 2],
  ["two digits with one alike", 4.7, 0.1, 4.2],
  ["two of three digits", 63.6, 0.1, 81.6],
  ["the last digit, which may be another edition's", 63.6, 0.1, 63.2],
  ["the other sign", 63.6, 0.1, -83.6],
  ["the place of the point of a round figure", 200, 100, 20],
  ["one digit of a round figure", 170e6, 1e6, 140.5e6],
  ["the figure itself", 83.6, 0.1, 83.6347],
  ["nothing published", 83.6, 0.1, null],
])("%s is none", (_, value, step, actual) => {
  expect(isSlipOfDigits(LEVEL, { actual, stated: { value, step } })).toBe(false)
})

test("only levels have slips", () => {
  const average: ClaimSlots = { ...EMPTY_SLOTS, kind: "average", upper: null, base: null }
  expect(isSlipOfDigits(average, { actual: 83.6, stated: { value: 63.6, step: 0.1 } })).toBe(false)
})
