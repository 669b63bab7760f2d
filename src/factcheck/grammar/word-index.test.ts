import { expect, test } from "vitest"

import { indexWords } from "./word-index.ts"

test("an entry is found by any of its words, wherever they stand", () => {
  const find = indexWords([[[["debts", "owed"]]], [[["deb"]]], [[["tax"]]]])
  expect([...find("what the state owed")]).toEqual([0])
  expect([...find("indebted")].sort()).toEqual([1])
  expect([...find("debts and taxes")].sort()).toEqual([0, 1, 2])
})

test("an entry is found only where all that one of its alternatives needs stands, in any order", () => {
  const find = indexWords([[[["unemployment"], ["young", "youth"]], [["jobless"]]]])
  expect([...find("unemployment fell")]).toEqual([])
  expect([...find("of the young, unemployment fell")]).toEqual([0])
  expect([...find("the jobless")]).toEqual([0])
})

test("an entry that needs nothing may fit any text", () => {
  expect([...indexWords([[[["gold"]], []], [[["tax"]]]])("")]).toEqual([0])
})
