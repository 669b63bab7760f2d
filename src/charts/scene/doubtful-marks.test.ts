import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import type { ChartSpec } from "../model/chart-spec.ts"
import { aCompared } from "../model/compared-series.fixture.ts"
import { doubtfulDrawn } from "./doubtful-marks.ts"
import { drawChart } from "./draw-chart.ts"
import { readComparison } from "../views/read-comparison.ts"
import { imageTheme } from "../svg/image-theme.ts"
import { renderScene } from "../svg/render-scene.ts"
import type { Scene } from "./scene.ts"
import { webTheme } from "../svg/web-theme.ts"

const REASON = "a thousand times the figures beside it"
const PLOT = {
  x: 0,
  y: 0,
  width: 1000,
  height: 500,
  fontSize: 20,
  colour: "#900F7B",
  labelColour: "#900F7B",
  id: "gap",
}

function draw(values: (number | null)[], doubtful: number[], spec: Partial<ChartSpec> = {}) {
  return drawChart({
    spec: {
      chartType: "line",
      colour: "#900F7B",
      frequency: "yearly",
      startYear: null,
      endYear: null,
      ...spec,
    },
    observations: { frequency: "yearly", start: 2010, values },
    format: unitFormat("", null),
    title: "Sample",
    doubtful: doubtful.map((index) => ({ index, reason: REASON })),
  })
}

function sceneSvg(scene: Scene, id: string): string {
  return renderScene(scene, webTheme(id)).toString()
}

function sceneImage(scene: Scene, plot: typeof PLOT): string {
  return renderScene(scene, imageTheme(plot)).toString()
}

const NOTE = "○ as published, doubtful."

test("a doubtful figure is a hollow ring that no line joins, and a note says what rings are", () => {
  const scene = draw([10, 20, 18, 20, 10], [2012])
  expect(scene.doubts).toEqual([{ x: 50, y: scene.dataPoints[2]?.y }])
  expect(scene.line.match(/M/g)).toHaveLength(2)
  expect(scene.dots.map(({ x }) => x)).toEqual([25, 75, 100])
  expect(scene.gaps).toEqual([])
  expect(scene.notes).toEqual([NOTE])
})

test("a chart without doubtful figures has neither rings nor a note of them", () => {
  for (const scene of [draw([1, 2, 3], []), draw([1, 2, 3], [2030]), draw([1, null, 3], [2011])]) {
    expect(scene.doubts).toEqual([])
    expect(scene.notes.join(" ")).not.toContain("doubtful")
    expect(sceneSvg(scene, "a") + sceneImage(scene, PLOT)).not.toContain("rings")
  }
})

test("a doubtful figure does not stretch the scale; beyond it the ring lies at the edge", () => {
  for (const chartType of ["line", "bar"] as const) {
    const scene = draw([10, 12, 12_000, 11, -9_000], [2012, 2014], { chartType })
    expect(Number(scene.valueTicks.at(-1)?.label)).toBeLessThanOrEqual(15)
    expect(scene.doubts.map(({ y }) => y)).toEqual([0, 100])
    expect(scene.dataPoints[2]).toMatchObject({ y: 0, value: "12,000 (doubtful)" })
    expect(scene.notes.at(-1)).toBe(
      "○ as published, doubtful; at the edge where it lies beyond the scale.",
    )
  }
})

test("doubtful figures alone have a scale of their own", () => {
  const scene = draw([100, 200], [2010, 2011])
  expect(scene.valueTicks.at(-1)?.label).toBe("200")
  expect(scene.line).toBe("")
  expect(scene.doubts).toHaveLength(2)
})

test("a doubtful figure is never written as the last, the highest or the lowest", () => {
  const texts = draw([10, 60, 20, 900], [2013]).labels.map(({ text }) => text)
  expect(texts).toContain("20")
  expect(texts).not.toContain("900")
})

test("a doubtful bar is hollow with a ring at its end", () => {
  const scene = draw([10, 20], [2011], { chartType: "bar" })
  expect(scene.bars.map(({ isDoubtful }) => isDoubtful)).toEqual([undefined, true])
  expect(scene.doubts).toEqual([{ x: 75, y: 0 }])
  expect(sceneSvg(scene, "a")).toMatch(/<rect class="doubted" data-at="1"/)
  expect(sceneImage(scene, PLOT)).toMatch(/<rect [^>]*fill="none" stroke="#900F7B"/)
})

test("one outline of many bars has rings as well", () => {
  const values = Array.from({ length: 500 }, (_, k) => k % 40)
  const scene = draw(values, [2110], { chartType: "bar" })
  expect(scene.bars).toEqual([])
  expect(scene.doubts).toHaveLength(1)
})

test("rings are drawn on pages and in images", () => {
  const scene = draw([10, 20, 18], [2011])
  expect(sceneSvg(scene, "a")).toContain('<g class="rings"><circle cx="50%"')
  expect(sceneImage(scene, PLOT)).toMatch(
    /<g fill="#FFFFFF" stroke="#900F7B" stroke-width="[\d.]+"><circle cx="[\d.]+" cy="[\d.]+" r="[\d.]+"\/><\/g>/,
  )
})

test("the change to a doubtful figure and the one from it are both doubtful", () => {
  const doubtful = [{ index: 40, reason: REASON }]
  const indexes = (transform: ChartSpec["transform"]) =>
    doubtfulDrawn(doubtful, {
      frequency: "quarterly",
      ...(transform && { transform }),
    }).map(({ index }) => index)
  expect(indexes("change")).toEqual([40, 41])
  expect(indexes("year-change")).toEqual([40, 44])
  expect(indexes("log")).toEqual([40])
  expect(indexes(undefined)).toEqual([40])
})

test("a comparison rings the doubtful figures of both datasets, together and in panels", () => {
  const doubted = (index: number) => aCompared({ doubtful: [{ index, reason: REASON }] })
  const read = (query: string) =>
    readComparison(doubted(2022), doubted(2019), new URLSearchParams(query), 2026)
  const together = read("chartType=line")
  const [scene] = together.scenes
  expect(scene?.doubts.map(({ x }) => x)).toEqual([100])
  expect(scene?.second?.doubts.map(({ x }) => x)).toEqual([25])
  expect(scene?.dataPoints[4]?.value).toContain("(doubtful)")
  expect(together.notes).toContain(NOTE)
  expect(together.first.legend).toMatch(/^17% in 2021/)
  expect(scene && sceneSvg(scene, "a")).toContain('<g class="rings second">')
  const panels = read("layout=panels")
  expect(panels.scenes.map(({ doubts }) => doubts.length)).toEqual([1, 1])
  expect(panels.notes).toContain(NOTE)
})

test("bars of a comparison carry their rings in their own half of the slot", () => {
  const doubtful = [{ index: 2018, reason: REASON }]
  const both = aCompared({ doubtful })
  const [scene] = readComparison(both, both, new URLSearchParams("chartType=bar"), 2026).scenes
  const [first, second] = [scene?.doubts[0]?.x ?? 0, scene?.second?.doubts[0]?.x ?? 0]
  expect(first).toBeLessThan(10)
  expect(second).toBeGreaterThan(10)
})
