import { expect, test } from "vitest"

import { nameFromCode } from "#domain/indicators/named-by-code.ts"

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

test("what is named by its code only stands in a group of its own behind all letters", () => {
  const byCode = nameFromCode("A_1")
  expect(groupsOf([byCode, "Births", "100 m run"])).toEqual([
    ["B", ["Births"]],
    ["#", ["100 m run"]],
    ["codes", [byCode]],
  ])
})

test("a letter is read from its address as it was written", () => {
  for (const letter of ["A", "Z", "#", "codes"]) expect(parseLetter(letterKey(letter))).toBe(letter)
  for (const text of ["", "aa", "1", "é", "%"]) expect(parseLetter(text)).toBeUndefined()
})
