import { expect, test } from "vitest"

import { verdictWord } from "./verdict-word.ts"

test.each([
  [{ status: "correct", robustness: { isFirm: false } }, "correct but not firm"],
  [{ status: "correct", robustness: { isFirm: true } }, "correct"],
  [{ status: "correct", robustness: null }, "correct"],
  [{ status: "incorrect" }, "incorrect"],
])("%j is %s", (verdict, word) => {
  expect(verdictWord(verdict)).toBe(word)
})
