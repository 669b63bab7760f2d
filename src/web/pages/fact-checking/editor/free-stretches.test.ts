import { expect, test } from "vitest"

import { freeStretches } from "./free-stretches.ts"

const WHOLE = { from: 0, to: 50 }
const INNER = { from: 0, to: 30 }

test("a statement inside another takes its words from it", () => {
  expect(freeStretches([WHOLE, INNER], 0)).toEqual([{ from: 30, to: 50 }])
  expect(freeStretches([WHOLE, INNER], 1)).toEqual([INNER])
  expect(freeStretches([WHOLE, { from: 10, to: 20 }], 0)).toEqual([
    { from: 0, to: 10 },
    { from: 20, to: 50 },
  ])
})

test("statements that overlap share no word, and neighbours lose none", () => {
  const late = { from: 25, to: 60 }
  expect(freeStretches([INNER, late], 0)).toEqual([INNER])
  expect(freeStretches([INNER, late], 1)).toEqual([{ from: 30, to: 60 }])
  expect(freeStretches([INNER, { from: 30, to: 40 }], 0)).toEqual([INNER])
})

test("of two statements with the same words the first has them", () => {
  expect(freeStretches([INNER, INNER], 0)).toEqual([INNER])
  expect(freeStretches([INNER, INNER], 1)).toEqual([])
})
