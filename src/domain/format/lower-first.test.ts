import { expect, test } from "vitest"

import { lowerFirst, lowerFirstWord } from "./lower-first.ts"

test.each([
  ["Exchange rate", "exchange rate"],
  ["École", "école"],
  ["", ""],
])("%j begins with a small letter in a sentence", (text, lower) => {
  expect(lowerFirst(text)).toBe(lower)
  expect(lowerFirstWord(text)).toBe(lower)
})

test.each(["GDP per head", "R&D Education", "2030 target", "I"])(
  "the first word of %j stays",
  (text) => {
    expect(lowerFirstWord(text)).toBe(text)
  },
)
