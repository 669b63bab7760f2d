import { expect, test } from "vitest"

import { listNeighbours, type ReadClaim } from "./neighbours.ts"
import { readClaim, type StatedRate } from "./read-claims.fixture.ts"

function look(...read: StatedRate[]) {
  return listNeighbours(read.map(readClaim) as unknown as ReadClaim[])
}

const RIGHT = { place: "KEN", year: 2022, stated: 7.7, actual: 7.7 }
const WRONG = { place: "KEN", year: 2023, stated: 17.4, actual: 7.7 }

test("a figure that is right in the same sentence speaks for country and measure at another time", () => {
  expect(look(WRONG, RIGHT)[0]?.areInLine).toBe(true)
  expect(look(WRONG, { ...RIGHT, sentence: 60 })[0]?.areInLine).toBe(false)
  expect(look(WRONG, { ...RIGHT, measure: "growth" })[0]?.areInLine).toBe(false)
  expect(look(WRONG, { ...RIGHT, stated: 9.9 })[0]?.areInLine).toBe(false)
})

test("a figure that is right in another country speaks for measure and time in the paragraph", () => {
  const other = { place: "GHA", year: 2023, stated: 38.1, actual: 38.1, sentence: 60 }
  expect(look(WRONG, other)[0]?.areInLine).toBe(true)
  expect(look({ ...WRONG, ground: "carried" }, other)[0]?.areInLine).toBe(false)
  expect(look({ ...WRONG, ground: "carried" }, { ...other, sentence: 0 })[0]?.areInLine).toBe(true)
  expect(look(WRONG, { ...other, year: 2022 })[0]?.areInLine).toBe(false)
})

test("the right figures of the sentence before speak for the country where the text goes on", () => {
  const before = { ...RIGHT, sentence: -60 }
  expect(look(before, { ...WRONG, saysTime: true })[1]?.leadToIt).toBe(true)
  expect(look(before, { ...WRONG, saysTime: false })[1]?.leadToIt).toBe(false)
  expect(look({ ...before, place: "GHA" }, WRONG)[1]?.leadToIt).toBe(false)
  const other = { ...before, measure: "growth", year: 2023 }
  expect(look(other, WRONG)[1]?.leadToIt).toBe(true)
  expect(look({ ...other, year: 2022 }, WRONG)[1]?.leadToIt).toBe(false)
  expect(look(other, { ...WRONG, ground: "carried" })[1]?.leadToIt).toBe(false)
  // A sentence between them was right about another country.
  const between = { ...RIGHT, place: "GHA", sentence: -30 }
  expect(look(before, between, WRONG)[2]?.leadToIt).toBe(false)
})

test("a figure near to the published one may be of another edition whatever its neighbours say", () => {
  expect(look({ ...WRONG, stated: 7.9 }, RIGHT)[0]?.areInLine).toBe(false)
})

test("where another figure is the one for the same country, measure and time, this is of something else", () => {
  const same = { ...RIGHT, year: 2023 }
  expect(look(WRONG, same)[0]?.haveItsFigure).toBe(true)
  expect(look(WRONG, same)[1]?.haveItsFigure).toBe(false)
  expect(look({ ...WRONG, ground: "carried" }, { ...same, sentence: 60 })[0]?.haveItsFigure).toBe(
    true,
  )
  // All is said in each sentence: one of them is wrong.
  expect(look(WRONG, { ...same, sentence: 60 })[0]?.haveItsFigure).toBe(false)
})
