import { expect, test } from "vitest"

import { indexWords } from "./word-index.ts"

test("an entry is found by any of its words, wherever they stand", () => {
  const find = indexWords([["debts", "owed"], ["deb"], ["tax"]])
  expect([...find("what the state owed")]).toEqual([0])
  expect([...find("indebted")].sort()).toEqual([1])
  expect([...find("debts and taxes")].sort()).toEqual([0, 1, 2])
})

test("an entry without words may fit any text", () => {
  expect([...indexWords([undefined, ["tax"]])("")]).toEqual([0])
})
