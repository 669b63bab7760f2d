import { expect, test } from "vitest"

import { estimateMedian, seeded, verdictOf } from "./numbers.ts"

const next = seeded(3)
const noisy = (middle: number, width: number) =>
  Array.from({ length: 24 }, () => middle + (next() - 0.5) * width)

test("the median lies between its bounds, which are wider for noisier values", () => {
  const calm = estimateMedian(noisy(1, 0.1))
  const wild = estimateMedian(noisy(1, 2))
  for (const { low, median, high } of [calm, wild]) {
    expect(low).toBeLessThanOrEqual(median)
    expect(median).toBeLessThanOrEqual(high)
  }
  expect(wild.high - wild.low).toBeGreaterThan(3 * (calm.high - calm.low))
})

test("a limit is held or not only where the bounds lie on one side of it", () => {
  expect(verdictOf(estimateMedian(noisy(1, 0.1)), 1.2)).toBe("held")
  expect(verdictOf(estimateMedian(noisy(1.5, 0.1)), 1.2)).toBe("not held")
  expect(verdictOf(estimateMedian(noisy(1.2, 2)), 1.2)).toBe("not shown")
})
