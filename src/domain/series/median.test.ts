import { expect, test } from "vitest"

import { lowerMedian, median, upperMedian } from "./median.ts"

const medians = (values: readonly number[]) => [
  lowerMedian(values),
  median(values),
  upperMedian(values),
]

test("of an odd number of values all medians are the one in the middle", () => {
  expect(medians([10, 9, 2])).toEqual([9, 9, 9])
})

test("of an even number the medians differ", () => {
  expect(medians([10, 4, 2, 9])).toEqual([4, 6.5, 9])
})

test("there is no median without values", () => {
  expect(medians([])).toEqual([undefined, undefined, undefined])
})

test("the mean of two large values does not overflow", () => {
  expect(median([Number.MAX_VALUE, Number.MAX_VALUE])).toBe(Number.MAX_VALUE)
})
