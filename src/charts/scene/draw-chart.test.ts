import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { ChartSpec } from "../model/chart-spec.ts"
import { drawChart, selectShown } from "./draw-chart.ts"

const SPEC: ChartSpec = {
  chartType: "bar",
  colour: "#900F7B",
  frequency: "yearly",
  startYear: null,
  endYear: null,
}
const PERCENT = unitFormat("%", null)

function draw(
  values: (number | null)[],
  wish: Partial<ChartSpec> = {},
  observations: Partial<Observations> = {},
) {
  return drawChart({
    spec: { ...SPEC, ...wish },
    observations: { frequency: "yearly", start: 2005, values, ...observations },
    format: PERCENT,
    title: "Inflation rate, Nigeria",
  })
}

test("bars stand on zero and fill 72 percent of their slots", () => {
  const { bars } = draw([10, 20])
  expect(bars).toEqual([
    { at: 0, x: 7, y: 50, width: 36, height: 50 },
    { at: 1, x: 57, y: 0, width: 36, height: 100 },
  ])
})

test.each([
  ["bar", 2007, 50],
  ["line", 2007, 50],
  ["bar", 2005, 0],
  ["line", 2001, 0],
] as const)("forecasts of a %s from %i on begin at %i percent", (chartType, forecastFrom, x) => {
  const observations: Observations = { frequency: "yearly", start: 2005, values: [1, 2, 3, 4] }
  const input = { spec: { ...SPEC, chartType }, observations, format: PERCENT, title: "x" }
  expect(drawChart({ ...input, forecastFrom }).forecastX).toBe(x)
})

test("no forecast is drawn where none is shown or the publisher does not say", () => {
  expect(draw([1, 2, 3]).forecastX).toBeNull()
  const observations: Observations = { frequency: "yearly", start: 2005, values: [1, 2, 3] }
  const input = { spec: { ...SPEC, endYear: 2006 }, observations, format: PERCENT, title: "x" }
  expect(drawChart({ ...input, forecastFrom: 2007 }).forecastX).toBeNull()
})

test("negative bars hang from zero", () => {
  const { bars, valueTicks } = draw([-5, 10])
  const zero = valueTicks.find(({ isZero }) => isZero)
  expect(zero?.label).toBe("0%")
  expect(bars[0]?.y).toBe(zero?.y)
  expect(valueTicks[0]?.label).toBe("−5%")
})

test("a gap has no bar, a hatched slot, a reading that says so and a note", () => {
  const scene = draw([1, null, null, 4])
  expect(scene.bars.map(({ at }) => at)).toEqual([0, 3])
  expect(scene.gaps).toEqual([{ x: 25, width: 50 }])
  expect(scene.dataPoints[1]).toMatchObject({
    period: "2006",
    y: null,
    value: "No data",
    change: "",
  })
  expect(scene.notes).toEqual(["Hatched years: no data."])
})

test("a change over a gap is measured from the last figure before it", () => {
  const { dataPoints } = draw([51.1, null, 54.8])
  expect(dataPoints[2]).toMatchObject({ change: "+3.7 points", since: "2005" })
})

test("a line breaks at a gap with a dot on each side and at its end", () => {
  const scene = draw([1, 2, null, 3, 4], { chartType: "line" })
  expect(scene.line.match(/M/g)).toHaveLength(2)
  expect(scene.line.match(/L/g)).toHaveLength(2)
  expect(scene.dots.map(({ x }) => x)).toEqual([25, 75, 100])
  expect(scene.gaps).toEqual([{ x: 37.5, width: 25 }])
})

test("a lone figure in a line is a dot in the middle", () => {
  const scene = draw([5], { chartType: "line" })
  expect(scene.dots).toEqual([{ x: 50, y: scene.dataPoints[0]?.y }])
  expect(scene.dataPoints).toHaveLength(1)
})

test("the last figure is written in the series' colour, the others in grey", () => {
  const { labels } = draw([17.9, 5.4, 11.6, 12.5, 13.7, 10.8, 12.2, 8.5, 8.1, 33.2])
  expect(labels.map(({ text, kind }) => [text, kind])).toEqual([
    ["33.2%", "series"],
    ["5.4%", "soft"],
  ])
})

test("a line's last figure stands in a gutter as wide as its text", () => {
  expect(draw([1, 33.2], { chartType: "line" }).endChars).toBe(5)
  expect(draw([1, 33.2]).endChars).toBe(0)
})

test("labels that would run into each other are left out", () => {
  const { labels } = draw([9, 10, 10.5, 10.2], { chartType: "line" })
  expect(labels.filter(({ kind }) => kind === "soft").length).toBeLessThan(2)
})

test("years of the wish cut the figures, and what was cut is not drawn", () => {
  const scene = draw([1, 2, 3, 4, 5], { startYear: 2006, endYear: 2008 })
  expect(scene.dataPoints.map(({ period }) => period)).toEqual(["2006", "2007", "2008"])
  expect(scene.description).toContain("2% in 2006, rising to 4% in 2008")
})

test("years select all quarters of a year", () => {
  const observations: Observations = {
    frequency: "quarterly",
    start: 2020 * 4,
    values: Array(12).fill(1),
  }
  const shown = selectShown(observations, { ...SPEC, startYear: 2021, endYear: 2021 })
  expect([shown.start, shown.values.length]).toEqual([2021 * 4, 4])
})

test("a range of gaps alone is empty and says so", () => {
  const scene = draw([1, null, null, 4], { startYear: 2006, endYear: 2007 })
  expect(scene.isEmpty).toBe(true)
  expect(scene.description).toBe("Bar chart. Inflation rate, Nigeria: no data from 2006 to 2007.")
})

test("more bars than can be told apart become one outline of the same figures", () => {
  const values = Array.from({ length: 500 }, (_, k) => (k === 250 ? null : k))
  const scene = draw(values, {}, { start: 1500 })
  expect(scene.bars).toEqual([])
  expect(scene.skyline.match(/H/g)).toHaveLength(499)
  expect(scene.skyline.match(/M/g)).toHaveLength(2)
  expect(scene.dataPoints).toHaveLength(500)
})

test("a line whose axis does not start at zero says where it starts", () => {
  expect(draw([70, 71], { chartType: "line" }).notes).toEqual(["The value axis starts at 70%."])
  expect(draw([70, 71]).notes).toEqual([])
})

test("ticks that would look alike in short form are written in full", () => {
  const format = unitFormat("", null)
  const spec = { ...SPEC, chartType: "line" as const }
  const observations: Observations = {
    frequency: "yearly",
    start: 2000,
    values: [1_000_000_100, 1_000_000_400],
  }
  const labels = drawChart({ spec, observations, format, title: "x" }).valueTicks.map(
    ({ label }) => label,
  )
  expect(new Set(labels).size).toBe(labels.length)
})

test("the chosen colour follows the theme where the picker knows it", () => {
  expect(draw([1], { colour: "#A60B1B" }).paint).toBe("var(--chart-red)")
  expect(draw([1], { colour: "#0F2B90" }).labelPaint).toBe("var(--chart-2-text)")
  expect(draw([1], { colour: "#123456" })).toMatchObject({
    paint: "#123456",
    labelPaint: "var(--chart-title)",
  })
})

const FIVE_YEARLY = [10, null, null, null, null, 20, null, null, null, null, 15]

test("bars of figures that come every five years are five years wide, and nothing between them is missing", () => {
  const { bars, gaps, notes, dataPoints, periodTicks } = draw(FIVE_YEARLY)
  expect(bars.map(({ x, width }) => [x, width])).toEqual([
    [4.67, 24],
    [38, 24],
    [71.33, 24],
  ])
  expect(gaps).toEqual([])
  expect(notes).toEqual(["A figure every 5 years."])
  expect(dataPoints.map(({ period, at }) => [period, at])).toEqual([
    ["2005", 0],
    ["2010", 5],
    ["2015", 10],
  ])
  expect(periodTicks.map(({ label }) => label)).toEqual(["2005", "2010", "2015"])
  expect(periodTicks.map(({ x }) => x)).toEqual([16.67, 50, 83.33])
})

test("a line joins figures that come every five years, with a dot at each", () => {
  const { line, dots, gaps } = draw(FIVE_YEARLY, { chartType: "line" })
  expect(line).toMatch(/^M[^M]*L[^M]*L[^M]*$/)
  expect(dots).toHaveLength(3)
  expect(gaps).toEqual([])
})

test("a figure that is missing in the rhythm is a gap as wide as its bar", () => {
  const values = [...FIVE_YEARLY, null, null, null, null, null, null, null, null, null, 12]
  const { gaps, notes } = draw(values)
  expect(gaps).toEqual([{ x: 60, width: 20 }])
  expect(notes).toEqual(["A figure every 5 years.", "Hatched years: no data."])
  expect(draw(values, { chartType: "line" }).line.match(/M/g)).toHaveLength(2)
})
