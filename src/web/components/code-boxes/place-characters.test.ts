import { expect, test } from "vitest"

import { placeCharacters } from "./place-characters.ts"

const EMPTY = ["", "", "", ""]

test("a typed character fills its box in capitals and the next box is due", () => {
  expect(placeCharacters(EMPTY, 1, "k")).toEqual({ code: ["", "K", "", ""], next: 2 })
})

test("a whole code filled into the first box fills all", () => {
  expect(placeCharacters(EMPTY, 0, "7k2p")).toEqual({ code: ["7", "K", "2", "P"], next: 4 })
})

test("a character typed into a full box replaces it", () => {
  expect(placeCharacters(["A", "B", "", ""], 0, "Ax").code).toEqual(["X", "B", "", ""])
  expect(placeCharacters(["A", "B", "", ""], 0, "xA").code).toEqual(["X", "B", "", ""])
  expect(placeCharacters(["A", "B", "", ""], 0, "AA").code).toEqual(["A", "B", "", ""])
})

test("what is no letter or digit is left out, and what does not fit too", () => {
  expect(placeCharacters(EMPTY, 2, " 9-Q7 ")).toEqual({ code: ["", "", "9", "Q"], next: 4 })
  expect(placeCharacters(EMPTY, 0, " ")).toEqual({ code: EMPTY, next: 0 })
})
