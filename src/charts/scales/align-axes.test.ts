import * as fc from "fast-check"
import { expect, test } from "vitest"

import { alignAxes } from "./align-axes.ts"
import { findPosition } from "./value-axis.ts"

test("two axes have their zeros and gridlines on the same heights", () => {
  const axes = alignAxes([13.7, 33.2], [150, 1479])
  expect(axes?.map(({ ticks }) => ticks)).toEqual([
    [0, 10, 20, 30, 40],
    [0, 400, 800, 1200, 1600],
  ])
})

test("where one has figures below zero both have room there", () => {
  const axes = alignAxes([-5, 10], [1, 1000])
  const zeros = axes?.map((axis) => findPosition(axis, 0))
  expect(zeros?.[0]).toBeCloseTo(zeros?.[1] ?? Number.NaN)
  expect(axes?.[1].low).toBeLessThan(0)
})

test("without a figure there is no axis", () => {
  expect(alignAxes([null], [1])).toBeUndefined()
})

test("whatever the figures, they lie within their axis and zero is on it", () => {
  const value = fc.oneof(
    fc.double({ min: -1e12, max: 1e12, noNaN: true }),
    fc.double({ min: -1e-9, max: 1e-9, noNaN: true }),
  )
  const values = fc.array(
    value.filter((v) => v === 0 || Math.abs(v) > 1e-100),
    { minLength: 1, maxLength: 8 },
  )
  fc.assert(
    fc.property(values, values, (a, b) => {
      const axes = alignAxes(a, b)
      if (!axes) return false
      return [a, b].every((own, k) => {
        const axis = axes[k === 0 ? 0 : 1]
        const room = (axis.high - axis.low) * 1e-9
        return (
          axis.ticks.includes(0) &&
          axis.ticks.length === axes[0].ticks.length &&
          own.every((v) => v >= axis.low - room && v <= axis.high + room)
        )
      })
    }),
  )
})
