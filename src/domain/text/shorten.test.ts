import { expect, test } from "vitest"

import { shorten, shortenAtWord } from "./shorten.ts"

test.each([
  ["a text that fits", "twelve chars", "twelve chars"],
  ["a longer text", "twelve chars!", "twelve char…"],
  ["a cut behind a word", "twelve char and more", "twelve char…"],
  ["a cut at a space", "eleven word more", "eleven word…"],
])("%s", (_name, text, expected) => {
  expect(shorten(text, 12)).toBe(expected)
})

test.each([
  ["a text that fits stays whole", "twelve chars", "twelve chars"],
  ["a longer text ends behind a word", "seven words here", "seven …"],
  ["a word that just fits stays", "ten chars! here", "ten chars! …"],
  ["one long word is cut all the same", "internationally", "internation…"],
])("%s", (_name, text, expected) => {
  expect(shortenAtWord(text, 12)).toBe(expected)
})
