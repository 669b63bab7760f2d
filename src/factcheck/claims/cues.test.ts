import { expect, test } from "vitest"

import { findMoves } from "./cues.ts"

const movesIn = (text: string) => findMoves(text).map(({ direction }) => direction)

test("a verb of moving is one behind is, was and were", () => {
  expect(movesIn("Output was down 3%")).toEqual(["down"])
  expect(movesIn("Prices were up 5%")).toEqual(["up"])
})

test.each([
  "There was talk of the cut",
  "Botswana saw a rise in rates",
  "This is the rise",
  "The issue is a fall",
  "Discontent over an increase",
])("a noun behind its article is no movement, whatever stands before: %s", (text) => {
  expect(movesIn(text)).toEqual([])
})
