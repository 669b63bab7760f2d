import { tickIncrement as reference } from "d3-array"
import fc from "fast-check"
import { expect, test } from "vitest"

import { tickIncrement } from "./tick-increment.ts"

test.each([
  [0, 33.2, 4, { step: 10 }],
  [0, 1, 5, { perUnit: 5 }],
  [0, 0.0007, 5, { perUnit: 10_000 }],
  [-4, 8, 3, { step: 5 }],
])("from %d to %d in about %d parts", (low, high, count, increment) => {
  expect(tickIncrement(low, high, count)).toEqual(increment)
})

test("a range that a double cannot divide has no step", () => {
  expect(tickIncrement(5, 5, 4)).toBeUndefined()
  expect(tickIncrement(-1.7e308, 1.7e308, 4)).toBeUndefined()
})

test("steps are those of the library that is known for them", () => {
  const bound = fc.double({ min: -1e12, max: 1e12, noNaN: true })
  fc.assert(
    fc.property(bound, bound, fc.integer({ min: 2, max: 6 }), (a, b, count) => {
      fc.pre(Math.abs(a - b) > 1e-6)
      const [low, high] = [Math.min(a, b), Math.max(a, b)]
      const expected = reference(low, high, count)
      const increment = tickIncrement(low, high, count)
      expect(increment).toEqual(expected < 0 ? { perUnit: -expected } : { step: expected })
    }),
  )
})
