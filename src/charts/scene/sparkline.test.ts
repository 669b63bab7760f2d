import { expect, test } from "vitest"

import { isLine, sparklinePath } from "./sparkline.ts"

test("the line runs from corner to corner and ends at the last figure", () => {
  expect(sparklinePath([1, 2], 72, 24)).toEqual({ path: "M3 21L69 3", end: { x: 69, y: 3 } })
})

test("a gap breaks the line and a lone figure becomes a dot", () => {
  const { path } = sparklinePath([1, 2, null, 3, null, 4, 5], 66, 26)
  expect(path.match(/M/g)).toHaveLength(3)
  expect(path).toContain("h0")
})

test("figures of every fifth year are joined, and are a line", () => {
  const gap = [null, null, null, null]
  const fifths = [1, ...gap, 2, ...gap, 3, ...gap, 5]
  const { path } = sparklinePath(fifths, 66, 26)
  expect(path.match(/M/g)).toHaveLength(1)
  expect(path.match(/L/g)).toHaveLength(3)
  expect(isLine(fifths)).toBe(true)
  expect(isLine([1, null, 2, null, null, 3])).toBe(false)
})

test("a trailing gap leaves the end where the last figure is", () => {
  expect(sparklinePath([1, 5, null], 66, 26).end).toEqual({ x: 33, y: 3 })
})

test("equal figures lie in the middle and one figure at the right", () => {
  expect(sparklinePath([4, 4], 72, 24).path).toBe("M3 12L69 12")
  expect(sparklinePath([4], 72, 24)).toEqual({ path: "M69 12h0", end: { x: 69, y: 12 } })
})

test("without figures there is no line", () => {
  expect(sparklinePath([], 72, 24)).toEqual({ path: "", end: null })
  expect(sparklinePath([null, null], 72, 24)).toEqual({ path: "", end: null })
})

test("figures at the limits of a double still fit the box", () => {
  const { path } = sparklinePath([-Number.MAX_VALUE, Number.MAX_VALUE], 72, 24)
  expect(path).toBe("M3 21L69 3")
  expect(sparklinePath([0, Number.MIN_VALUE], 72, 24).path).toBe("M3 21L69 3")
})
