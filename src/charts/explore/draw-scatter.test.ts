import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { drawScatter, type ScatterPoint } from "./draw-scatter.ts"
import type { ScatterScene } from "./multi-scene.ts"

const PLAIN = unitFormat("", null)
const axis = (isLog = false) => ({ name: "Measure", format: PLAIN, isLog })
const point = (x: number, y: number, size: number | null = null): ScatterPoint => ({
  at: 0,
  name: "Place",
  period: "2020",
  x,
  y,
  size,
  isForecast: false,
  before: [],
})

function draw(points: ScatterPoint[], isLog = false, isSized = false): ScatterScene {
  const size = isSized ? { name: "people", format: PLAIN } : null
  return drawScatter({ title: "", points, x: axis(isLog), y: axis(), size })
}

test("larger values lie further right and further up", () => {
  const [a, b] = draw([point(1, 1), point(9, 9)]).dots
  expect(a && b && a.x < b.x && a.y > b.y).toBe(true)
})

test("on a log axis equal ratios have equal distances", () => {
  const xs = draw([point(1, 1), point(10, 2), point(100, 3)], true).dots.map(({ x }) => x)
  expect((xs[1] ?? 0) - (xs[0] ?? 0)).toBeCloseTo((xs[2] ?? 0) - (xs[1] ?? 0), 1)
})

test("the area of a dot shows its size, and large dots lie below small ones", () => {
  const [large, small] = draw([point(1, 1, 25), point(2, 2, 100)], false, true).dots
  expect(large?.radius).toBe(22)
  expect(small?.radius).toBe(11)
})

test("an axis leaves zero out where all points lie far from it", () => {
  expect(draw([point(60, 60), point(80, 80)]).yTicks.some(({ isZero }) => isZero)).toBe(false)
})

test("a path leads from the first year to the dot", () => {
  const before = [
    { period: "2018", x: 1, y: 1 },
    { period: "2019", x: 2, y: 2 },
  ]
  const { paths } = draw([{ ...point(3, 3), before }])
  expect(paths[0]?.path.match(/[ML]/g)).toEqual(["M", "L", "L"])
  expect(paths[0]?.years.map(({ text }) => text)).toEqual(["Place, 2018", "Place, 2019"])
})

test("without points there is nothing to draw", () => {
  expect(draw([]).isEmpty).toBe(true)
})
