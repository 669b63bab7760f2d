import { expect, test } from "vitest"

import { plannedSentence } from "./planned.data.ts"

test.each([
  ["/login", "Accounts are not open yet"],
  ["/login/x", "Accounts are not open yet"],
  ["/fact-checking", "Fact checking is not open yet"],
  ["/loginpage", undefined],
  ["/nope", undefined],
])("%s says: %s", (path, sentence) => {
  expect(plannedSentence(path)).toBe(sentence)
})
