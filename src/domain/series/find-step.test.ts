import { expect, test } from "vitest"

import { findStep } from "./find-step.ts"

/** Figures at these places of a row. */
const at = (...places: number[]) => ({
  values: Array.from({ length: Math.max(...places) + 1 }, (_, k) =>
    places.includes(k) ? k : null,
  ),
})

test.each([
  ["every year", at(0, 1, 2, 3), 1],
  ["every five years", at(0, 5, 10, 15), 5],
  ["every five years, one of them missing", at(0, 5, 15, 20), 5],
  ["every five years, after a gap at the start", at(3, 8, 13), 5],
  ["every five years, and once more after four", at(0, 5, 10, 15, 19), 5],
  ["a year missing", at(0, 1, 3, 4), 1],
  ["a few scattered years", at(0, 2, 14, 30), 1],
  ["every five years, three figures", at(0, 5, 10), 5],
  ["every two years", at(0, 2, 4, 6), 2],
  ["two years missing", at(0, 2, 4), 1],
  ["two figures", at(0, 5), 1],
])("%s", (_, series, step) => {
  expect(findStep(series)).toBe(step)
})
