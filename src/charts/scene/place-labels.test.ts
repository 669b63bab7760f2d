import fc from "fast-check"
import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { drawChart } from "./draw-chart.ts"
import type { PlotLabel, Scene } from "./scene.ts"

type Box = { left: number; right: number; top: number; bottom: number }

const NARROW = { width: 330, height: 260, char: 6.2, isWide: false }
const WIDE = { width: 820, height: 360, char: 6.8, isWide: true }

function draw(values: readonly (number | null)[], chartType: "bar" | "line" = "bar"): Scene {
  return drawChart({
    spec: { chartType, colour: "#900F7B", frequency: "yearly", startYear: null, endYear: null },
    observations: { frequency: "yearly", start: 2000, values },
    format: unitFormat("%", null),
    title: "Sample",
  })
}

function textBox(label: PlotLabel, plot: typeof NARROW): Box {
  const width = label.text.length * plot.char
  const x = (label.x / 100) * plot.width + label.dx
  const left = x - { start: 0, middle: width / 2, end: width }[label.anchor]
  const baseline = (label.y / 100) * plot.height + label.dy
  return { left, right: left + width, top: baseline - 8, bottom: baseline }
}

function barBoxes({ bars }: Scene, { width, height }: typeof NARROW): Box[] {
  return bars.map((bar) => ({
    left: (bar.x / 100) * width,
    right: ((bar.x + bar.width) / 100) * width,
    top: (bar.y / 100) * height,
    bottom: ((bar.y + bar.height) / 100) * height,
  }))
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5
  )
}

test("the last figure below its taller neighbour stands beside its bar, in room of its own", () => {
  const scene = draw([9, 8, 9, 11, 12, 13, 14, 15, 17, 18.8, 24.7, 33.2, 23.01])
  const last = scene.labels.find(({ kind }) => kind === "series")
  expect(last).toMatchObject({ text: "23.0%", anchor: "start", dx: 6, dy: 5 })
  expect(scene.endChars).toBe(5)
})

test("the last figure above its neighbours stands on its bar, and no room is taken for it", () => {
  const scene = draw([18.8, 24.7, 33.2])
  expect(scene.labels.find(({ kind }) => kind === "series")?.dy).toBe(-8)
  expect(scene.endChars).toBe(0)
})

test("the lowest figure between tall bars is left out on plots where it would lie over them", () => {
  const values = [20, 21, 22, 3, 24, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34, 35, 36, 37, 38, 39]
  expect(draw(values).labels.find(({ text }) => text === "3%")?.isWide ?? true).toBe(true)
})

const value = fc.option(fc.integer({ min: -400, max: 999 }).map((n) => n / 10))
// A figure every so many periods: the bars of such a rhythm are wider.
const series = fc
  .tuple(fc.array(value, { minLength: 1, maxLength: 80 }), fc.integer({ min: 1, max: 5 }))
  .map(([values, step]) => values.flatMap((n) => [n, ...Array<null>(step - 1).fill(null)]))

test.each([
  ["a wide", WIDE],
  ["a narrow", NARROW],
])("no label lies over a bar on %s plot", (_, plot) => {
  const hasFreeLabels = (values: readonly (number | null)[]) => {
    const scene = draw(values)
    const bars = barBoxes(scene, plot)
    for (const label of scene.labels.filter(({ isWide }) => plot.isWide || !isWide)) {
      const box = textBox(label, plot)
      expect(bars.filter((bar) => overlap(box, bar))).toEqual([])
    }
  }
  fc.assert(fc.property(series, hasFreeLabels), {
    numRuns: 300,
    examples: [[[0, 0, null, 0, null, -13.8]]],
  })
})
