import { expect, test } from "vitest"

import { plannedSentence } from "./planned.data.ts"

test.each([
  ["/login", undefined],
  ["/fact-checking", "Fact checking is not open yet"],
  ["/fact-checking/x", "Fact checking is not open yet"],
  ["/fact-checkingpage", undefined],
  ["/nope", undefined],
])("%s says: %s", (path, sentence) => {
  expect(plannedSentence(path)).toBe(sentence)
})
