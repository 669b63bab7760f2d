import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { getLabelInk } from "../model/chart-spec.ts"
import { drawChart } from "../scene/draw-chart.ts"
import { imageTheme } from "./image-theme.ts"
import { renderScene } from "./render-scene.ts"

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

function draw(
  values: readonly (number | null)[],
  chartType: "bar" | "line" = "bar",
  forecastFrom: number | null = null,
) {
  const scene = drawChart({
    spec: { chartType, colour: "#900F7B", frequency: "yearly", startYear: null, endYear: null },
    observations: { frequency: "yearly", start: 2000, values },
    format: unitFormat("%", null),
    title: "Sample",
    forecastFrom,
  })
  return renderScene(scene, imageTheme(PLOT)).toString()
}

test("an image holds pixels and fixed colours alone", () => {
  for (const chartType of ["bar", "line"] as const) {
    const svg = draw([1, null, -3, 4.5], chartType)
    expect(svg).not.toMatch(/"-?[\d.]+%"|var\(|class=|style=|NaN|undefined|Infinity/)
    expect(svg).toContain("#900F7B")
  }
})

test("forecasts are dashed behind their boundary, in pixels as well", () => {
  expect(draw([1, 2, 3, 4])).not.toContain("stroke-dasharray")
  const svg = draw([1, 2, 3, 4], "line", 2002)
  expect(svg).toContain(">Forecast</text>")
  expect(svg.match(/stroke-dasharray/g)).toHaveLength(2)
  expect(svg).not.toMatch(/"-?[\d.]+%"|NaN|undefined/)
})

test("every mark lies inside the image", () => {
  const numbers = [
    ...draw([1, 50, -20]).matchAll(
      /<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"/g,
    ),
  ]
  expect(numbers).toHaveLength(3)
  for (const [, x, y, width, height] of numbers) {
    expect(Number(x) + Number(width)).toBeLessThanOrEqual(1000)
    expect(Number(y) + Number(height)).toBeLessThanOrEqual(500)
  }
})

test("a line is moved to its place, and so is an outline of many bars", () => {
  expect(draw([0, 100], "line")).toMatch(/d="M[\d.]+ 460L[\d.]+ 28"/)
  const many = Array.from({ length: 500 }, (_, k) => k % 40)
  expect(draw(many)).toMatch(/<path fill="#900F7B" d="M[\d.]+ [\d.]+V[\d.]+H[\d.]+/)
})

test("labels are escaped", () => {
  const scene = drawChart({
    spec: {
      chartType: "bar",
      colour: "#900F7B",
      frequency: "yearly",
      startYear: null,
      endYear: null,
    },
    observations: { frequency: "yearly", start: 2000, values: [1] },
    format: { prefix: "<b>", suffix: "", kind: "money" },
    title: "Sample",
  })
  expect(renderScene(scene, imageTheme(PLOT)).toString()).not.toContain("<b>")
})

test("text in a light colour is darkened, in a colour of the reader's own it is plain", () => {
  expect(getLabelInk("#900F7B")).toBe("#900F7B")
  expect(getLabelInk("#B68304")).toBe("#7B590F")
  expect(getLabelInk("#123456")).toBe("#1C1522")
})
