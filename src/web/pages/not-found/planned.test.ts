import { expect, test } from "vitest"

import { plannedSentence } from "./planned.data.ts"

test.each([
  ["/login", "Accounts are not open yet"],
  ["/login/x", "Accounts are not open yet"],
  ["/blog/first-post", "The blog is not open yet"],
  ["/blogroll", undefined],
  ["/nope", undefined],
])("%s says: %s", (path, sentence) => {
  expect(plannedSentence(path)).toBe(sentence)
})
