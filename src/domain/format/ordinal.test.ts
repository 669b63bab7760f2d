import { expect, test } from "vitest"

import { ordinal } from "./ordinal.ts"

test.each([
  [1, "1st"],
  [2, "2nd"],
  [3, "3rd"],
  [4, "4th"],
  [11, "11th"],
  [12, "12th"],
  [13, "13th"],
  [21, "21st"],
  [112, "112th"],
  [122, "122nd"],
  [1_001, "1,001st"],
  [1_112, "1,112th"],
])("%i is the %s", (position, text) => {
  expect(ordinal(position)).toBe(text)
})
