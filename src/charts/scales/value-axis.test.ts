import fc from "fast-check"
import { expect, test } from "vitest"

import { findPosition, valueAxis } from "./value-axis.ts"

const ticksOf = (values: (number | null)[], type: "bar" | "line" = "bar") =>
  valueAxis(values, type)?.ticks

test("ticks are round numbers from zero past the highest bar", () => {
  expect(ticksOf([17.9, 5.4, 33.2])).toEqual([0, 10, 20, 30, 40])
})

test("negative bars get ticks below zero", () => {
  expect(ticksOf([-3.8, 6.8])).toEqual([-5, 0, 5, 10])
  expect(ticksOf([-12, -3])).toEqual([-15, -10, -5, 0])
})

test("small steps stay exact", () => {
  expect(ticksOf([0.1, 0.3])).toEqual([0, 0.1, 0.2, 0.3])
})

test("a line leaves zero out only when its figures lie close together", () => {
  expect(ticksOf([70, 82], "line")?.[0]).toBe(70)
  expect(ticksOf([70, 82], "bar")?.[0]).toBe(0)
  expect(ticksOf([40, 82], "line")?.[0]).toBe(0)
  expect(ticksOf([-82, -80], "line")?.at(-1)).toBeLessThan(0)
})

test("a constant series stands on zero, and one of zeros gets room above", () => {
  expect(ticksOf([5, 5], "line")?.[0]).toBe(0)
  expect(ticksOf([-5])?.at(-1)).toBe(0)
  expect(ticksOf([0, 0])?.[0]).toBe(0)
  expect(ticksOf([0, 0])?.at(-1)).toBeGreaterThan(0)
})

test("no figures give no axis", () => {
  expect(valueAxis([], "bar")).toBeUndefined()
  expect(valueAxis([null, null], "line")).toBeUndefined()
})

test.each([
  [[5e-324]],
  [[-5e-324, 5e-324]],
  [[-Number.MAX_VALUE, Number.MAX_VALUE]],
  [[Number.MAX_VALUE]],
])("figures at the limits of a double (%j) have a place", (values) => {
  const axis = valueAxis(values, "bar")
  const places = values.map((value) => (axis ? findPosition(axis, value) : Number.NaN))
  expect(places.every((place) => place >= 0 && place <= 100)).toBe(true)
})

test("there are always three to six ticks around all figures, whatever their size", () => {
  const figure = fc.double({ noNaN: true, noDefaultInfinity: true })
  fc.assert(
    fc.property(
      fc.array(figure, { minLength: 1, maxLength: 8 }),
      fc.constantFrom("bar" as const, "line" as const),
      (values, type) => {
        const axis = valueAxis(values, type)
        expect(axis).toBeDefined()
        if (!axis) return
        expect(axis.ticks.length).toBeGreaterThanOrEqual(3)
        expect(axis.ticks.length).toBeLessThanOrEqual(6)
        for (const value of values) {
          const place = findPosition(axis, value)
          expect(place).toBeGreaterThanOrEqual(-0.001)
          expect(place).toBeLessThanOrEqual(100.001)
        }
      },
    ),
  )
})

test("the top of the axis is at 0 percent and its foot at 100", () => {
  const axis = valueAxis([-5, 5], "bar")
  expect(axis && findPosition(axis, axis.high)).toBe(0)
  expect(axis && findPosition(axis, axis.low)).toBe(100)
})
