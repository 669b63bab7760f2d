import { expect, test } from "vitest"

import { typedCharacter } from "./typed-character.ts"

const PLAIN = { ctrlKey: false, metaKey: false, altKey: false }

test("letters and digits of any script are typed", () => {
  for (const key of ["g", "É", "5", "ن"]) expect(typedCharacter({ ...PLAIN, key })).toBe(key)
})

test("a space, a named key and a shortcut type nothing", () => {
  for (const key of [" ", "Tab", "Enter", "F5"])
    expect(typedCharacter({ ...PLAIN, key })).toBeUndefined()
  expect(typedCharacter({ ...PLAIN, key: "f", ctrlKey: true })).toBeUndefined()
  expect(typedCharacter({ ...PLAIN, key: "d", altKey: true })).toBeUndefined()
})
