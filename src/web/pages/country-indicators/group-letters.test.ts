import { expect, test } from "vitest"

import { groupLetters, letterKey, parseLetter } from "./group-letters.ts"

const groupsOf = (names: readonly string[]) =>
  groupLetters(names, (name) => name).map(({ letter, things }) => [letter, things])

test("names stand under their first letter, in order, without regard to signs and accents before it", () => {
  expect(
    groupsOf(["(Net) trade", "Births", "Área", "100 m run", "births, live", "Ελλάδα"]),
  ).toEqual([
    ["A", ["Área"]],
    ["B", ["Births", "births, live"]],
    ["N", ["(Net) trade"]],
    ["#", ["100 m run", "Ελλάδα"]],
  ])
  expect(groupsOf([])).toEqual([])
})

test("a letter is read from its address as it was written", () => {
  for (const letter of ["A", "Z", "#"]) expect(parseLetter(letterKey(letter))).toBe(letter)
  for (const text of ["", "aa", "1", "é", "%"]) expect(parseLetter(text)).toBeUndefined()
})
