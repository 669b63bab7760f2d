import fc from "fast-check"
import { expect, test } from "vitest"

import { readNumber } from "./read-number.ts"

test.each([
  ["1.5", 1.5],
  [" -3 ", -3],
  ["1e6", 1e6],
  ["2.5E-3", 0.0025],
  ["1,234,567.5", 1_234_567.5],
  ["12 345", 12_345],
  ["12\u00a0345", 12_345],
  ["−4.2", -4.2],
  ["0", 0],
])("%s is a number", (text, value) => {
  expect(readNumber(text)).toBe(value)
})

test.each(["", "  ", ".."])("%j is missing, not zero", (text) => {
  expect(readNumber(text)).toBeNull()
})

test.each([
  "2.30?",
  "n/a",
  "1,5",
  "1,23,456",
  "0x10",
  "Infinity",
  "NaN",
  "12-",
  "1.2.3",
  "--1",
  "1e999",
  "9".repeat(400),
])("%s is no number", (text) => {
  expect(readNumber(text)).toBeUndefined()
})

test("a decimal is the number that JavaScript reads, to the last bit", () => {
  const digits = fc.stringMatching(/^[0-9]{0,18}$/)
  fc.assert(
    fc.property(fc.constantFrom("", "-"), digits, fc.constantFrom("", "."), digits, (...parts) => {
      const text = parts.join("")
      if (!/[0-9]/.test(text)) return
      expect(readNumber(text)).toBe(Number(text))
    }),
    { numRuns: 2000 },
  )
})
