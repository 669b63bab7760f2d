import { expect, test } from "vitest"

import type { Bar, Layer, Scene } from "./scene.ts"
import { measurePairs } from "./pair-density.ts"

const bars = (count: number, width: number): Bar[] =>
  Array.from({ length: count }, (_, at) => ({ at, x: (at * 100) / count, y: 0, width, height: 9 }))

const scene = (first: readonly Bar[], second?: readonly Bar[]) =>
  ({ bars: first, ...(second && { second: { bars: second } as Layer }) }) as Scene

test("bars that fill a part of their slots may grow until pairs touch", () => {
  expect(measurePairs(scene(bars(50, 0.72), bars(50, 0.72)))).toEqual({ width: 0.72, growth: 1.39 })
})

test("a dataset with single figures does not hide how close the other's bars stand", () => {
  expect(measurePairs(scene(bars(1, 0.72), bars(50, 0.72)))?.growth).toBe(1.39)
})

test("bars that touch already do not grow", () => {
  expect(measurePairs(scene(bars(50, 1.2), bars(50, 1.2)))?.growth).toBe(1)
})

test("one dataset alone, and lines, have no pairs", () => {
  expect(measurePairs(scene(bars(50, 0.72)))).toBeNull()
  expect(measurePairs(scene([], []))).toBeNull()
})
