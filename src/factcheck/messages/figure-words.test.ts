import { expect, test } from "vitest"

import { makeIndicator } from "#tests/support/make-indicator.ts"

import { figureWords } from "./figure-words.ts"

test.each([
  [3, "3rd"],
  [1_204, "1,204th"],
])("a rank of %i is written as all pages write it", (rank, text) => {
  expect(figureWords(rank, "rank", makeIndicator({ code: "exports" }))).toBe(text)
})
