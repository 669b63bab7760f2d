import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { drawChart } from "../scene/draw-chart.ts"
import { renderScene } from "./render-scene.ts"
import type { Scene } from "../scene/scene.ts"
import { webTheme } from "./web-theme.ts"

function sceneSvg(scene: Scene, id: string): string {
  return renderScene(scene, webTheme(id)).toString()
}

const scene = drawChart({
  spec: {
    chartType: "bar",
    colour: "#900F7B",
    frequency: "yearly",
    startYear: null,
    endYear: null,
  },
  observations: { frequency: "yearly", start: 2020, values: [1, null, 3] },
  format: unitFormat("%", null),
  title: "A",
})

test("a label cannot leave its text", () => {
  const labels = [{ ...(scene.labels[0] ?? never()), text: "<script>alert(1)</script>" }]
  expect(sceneSvg({ ...scene, labels }, "a")).not.toContain("<script")
})

test("a colour or an id cannot leave its attribute", () => {
  const svg = sceneSvg({ ...scene, paint: '"><script>' }, '"><img>')
  expect(svg).not.toContain("<script")
  expect(svg).not.toContain("<img")
})

test("two charts on a page have patterns of their own", () => {
  expect(sceneSvg(scene, "a")).toContain("url(#a-gap)")
  expect(sceneSvg(scene, "b")).toContain('id="b-gap"')
})

test("the drawing is hidden from assistive technology, which gets text and table", () => {
  expect(sceneSvg(scene, "a")).toMatch(/^<svg [^>]*aria-hidden="true"/)
})

test("no coordinate is missing", () => {
  expect(sceneSvg(scene, "a")).not.toMatch(/NaN|undefined|Infinity|null/)
})

function never(): never {
  throw new Error("the scene has a mark")
}
