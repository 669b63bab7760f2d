import fc from "fast-check"
import { expect, test } from "vitest"

import { classBreaks, findClass } from "./class-breaks.ts"

test("figures that differ by powers of ten fall into classes of like size with round borders", () => {
  const values = Array.from({ length: 180 }, (_, k) => 1000 * 1.08 ** k)
  const breaks = classBreaks(values)
  expect(breaks).toHaveLength(5)
  for (const value of breaks) expect(String(value)).toMatch(/^[1-9]0*$|^[125]{1,2}0*$|^[1-9]50*$/)
  const sizes = breaks.map(
    (_, k) => values.filter((value) => findClass(value, breaks) === k).length,
  )
  for (const size of sizes) expect(size).toBeGreaterThan(15)
})

test("zero parts gains from losses", () => {
  const values = [-9, -7, -4, -3, -1, 0.5, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
  expect(classBreaks(values)).toContain(0)
})

test("figures that are all the same are one class", () => {
  expect(classBreaks([4, 4, 4])).toEqual([])
  expect(classBreaks([])).toEqual([])
})

test("borders ascend and every class has a member, whatever the figures", () => {
  const figures = fc.array(fc.double({ min: -1e15, max: 1e15, noNaN: true }), { maxLength: 250 })
  fc.assert(
    fc.property(figures, (values) => {
      const breaks = classBreaks(values)
      expect(breaks.length).toBeLessThan(6)
      expect(breaks).toEqual(breaks.toSorted((a, b) => a - b))
      const classes = new Set(values.map((value) => findClass(value, breaks)))
      if (values.length > 0) expect(classes.size).toBeGreaterThanOrEqual(Math.min(breaks.length, 1))
    }),
  )
})
