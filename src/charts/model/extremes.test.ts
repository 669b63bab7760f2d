import { expect, test } from "vitest"

import { findExtremes, figureBefore, listPoints } from "./extremes.ts"

const observations = { frequency: "yearly", start: 2000, values: [3, null, 7, 7, 1, 2] } as const

test("the latest of equal figures is the highest", () => {
  expect(findExtremes(observations)).toEqual({
    first: { index: 2000, value: 3 },
    last: { index: 2005, value: 2 },
    highest: { index: 2003, value: 7 },
    lowest: { index: 2004, value: 1 },
    average: 4,
    count: 5,
  })
})

test("gaps count neither as figures nor as zero", () => {
  expect(listPoints(observations)).toHaveLength(5)
  expect(findExtremes({ ...observations, values: [null, null] })).toBeUndefined()
  expect(findExtremes({ ...observations, values: [] })).toBeUndefined()
})

test("the average of the largest doubles does not overflow", () => {
  const values = [Number.MAX_VALUE, Number.MAX_VALUE]
  expect(findExtremes({ ...observations, values })?.average).toBe(Number.MAX_VALUE)
})

test("the figure before a period may lie several gaps back", () => {
  expect(figureBefore(observations, 2002)).toEqual({ index: 2000, value: 3 })
  expect(figureBefore(observations, 2000)).toBeUndefined()
  expect(figureBefore(observations, 2050)).toEqual({ index: 2005, value: 2 })
})
