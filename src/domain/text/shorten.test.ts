import { expect, test } from "vitest"

import { shorten } from "./shorten.ts"

test.each([
  ["a text that fits", "twelve chars", "twelve chars"],
  ["a longer text", "twelve chars!", "twelve char…"],
  ["a cut behind a word", "twelve char and more", "twelve char…"],
  ["a cut at a space", "eleven word more", "eleven word…"],
])("%s", (_name, text, expected) => {
  expect(shorten(text, 12)).toBe(expected)
})
