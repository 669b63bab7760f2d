import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { drawMulti } from "./draw-multi.ts"
import type { PlotSeries } from "./multi-scene.ts"

function series(
  at: number | null,
  values: (number | null)[],
  more: Partial<PlotSeries> = {},
): PlotSeries {
  return {
    at,
    name: `Series ${String(at)}`,
    observations: { frequency: "yearly", start: 2020, values },
    forecastFrom: null,
    doubtful: [],
    format: unitFormat("people", null),
    side: "left",
    ...more,
  }
}

const draw = (all: PlotSeries[], chartType: "line" | "bar" = "line") =>
  drawMulti({ title: "", series: all, isLog: false, chartType, isLabelled: true })

test("series of one unit stand on one scale over all their years", () => {
  const scene = draw([
    series(0, [10, 20]),
    series(1, [40, 80], { observations: { frequency: "yearly", start: 2021, values: [40, 80] } }),
  ])
  expect(scene.periodTicks.map(({ label }) => label)).toEqual(["2020", "2021", "2022"])
  expect(scene.valueTicks.map(({ label }) => label)).toEqual(["0", "20", "40", "60", "80"])
  expect(scene.rightTicks).toEqual([])
})

test("two scales have their zeros on one height", () => {
  const scene = draw([series(0, [-5, 20]), series(1, [1, 8000], { side: "right" })])
  const zero = (ticks: typeof scene.valueTicks) => ticks.find(({ isZero }) => isZero)?.y
  expect(zero(scene.valueTicks)).toBe(zero(scene.rightTicks))
})

test("names at the ends of lines keep apart and stay within the plot", () => {
  const scene = draw([0, 1, 2, 3].map((at) => series(at, [1, 100 + at / 10])))
  const ys = scene.labels.map(({ y }) => y)
  for (const [k, y] of ys.entries()) if (k > 0) expect(y - (ys[k - 1] ?? 0)).toBeGreaterThan(5)
  expect(Math.min(...ys)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...ys)).toBeLessThanOrEqual(100)
})

test("one of many has no name in the plot", () => {
  expect(draw([series(null, [1, 2]), series(0, [2, 3])]).labels).toHaveLength(1)
})

test("a boundary is drawn only where forecasts of all series begin with the same period", () => {
  const ahead = { forecastFrom: 2022 }
  const values = [1, 2, 3]
  expect(draw([series(0, values, ahead), series(1, values, ahead)]).forecastX).not.toBeNull()
  expect(draw([series(0, values, ahead), series(1, values)]).forecastX).toBeNull()
  expect(draw([series(0, values, ahead)]).layers[0]?.forecastLine).not.toBe("")
})

test("bars stand on zero", () => {
  const scene = draw([series(0, [95, 100])], "bar")
  expect(scene.valueTicks.some(({ isZero }) => isZero)).toBe(true)
})

test("each line joins the figures of its own rhythm, and two series of bars stand side by side in it", () => {
  const every = { at: 0, name: "each year", values: Array.from({ length: 11 }, (_, k) => k + 1) }
  const fifth = {
    at: 1,
    name: "each fifth",
    values: every.values.map((v, k) => (k % 5 === 0 ? v : null)),
  }
  const draw = (list: (typeof every | typeof fifth)[], chartType: "bar" | "line") =>
    drawMulti({
      title: "",
      series: list.map(({ values, ...one }) => ({
        ...one,
        observations: { frequency: "yearly", start: 2005, values },
        forecastFrom: null,
        doubtful: [],
        format: unitFormat("%", null),
        side: "left",
      })),
      isLog: false,
      chartType,
      isLabelled: false,
    })
  expect(draw([every, fifth], "line").layers.map(({ line }) => line.match(/M/g)?.length)).toEqual([
    1, 1,
  ])
  const [first, second] = draw([fifth, { ...fifth, at: 0 }], "bar").layers
  expect(first?.bars[1]?.width).toBeCloseTo(12)
  expect(second?.bars[1]?.x).toBeCloseTo((first?.bars[1]?.x ?? 0) + 12)
})
