import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { drawChart } from "./draw-chart.ts"
import { drawingOf } from "./drawing.ts"
import { packDrawing, unpackDrawing } from "./packed-drawing.ts"

function drawn(values: readonly (number | null)[]) {
  const scene = drawChart({
    spec: {
      ...{ chartType: "bar", colour: "#900F7B", frequency: "yearly" },
      ...{ startYear: null, endYear: null },
    },
    figures: { frequency: "yearly", start: 2018, values },
    format: unitFormat("%", null),
    title: "Inflation",
  })
  return drawingOf(scene, "plot")
}

const asSent = <T>(packed: T): T => JSON.parse(JSON.stringify(packed)) as T

test.each([
  { what: "a gap", values: [12.1, 11.4, null, 17, 18.8] },
  { what: "a gap at the start", values: [null, null, 3, 0, -2.5] },
  { what: "one figure", values: [7] },
  { what: "no figure", values: [] },
])("a drawing with $what is the same after its way to the browser", ({ values }) => {
  const drawing = drawn(values)
  const whole = asSent(packDrawing(drawing, { isInDocument: false }))
  expect(unpackDrawing(whole, () => "")).toEqual(drawing)
  const light = asSent(packDrawing(drawing, { isInDocument: true }))
  expect(JSON.stringify(light)).not.toContain("<svg")
  expect(unpackDrawing(light, () => drawing.svg)).toEqual(drawing)
})

test("the document is looked through once", () => {
  const packed = asSent(packDrawing(drawn([1, 2]), { isInDocument: true }))
  const first = unpackDrawing(packed, () => "<svg/>")
  expect(unpackDrawing(packed, () => "")).toBe(first)
  expect(first.svg).toBe("<svg/>")
})

test("whoever packed it has it already", () => {
  const drawing = drawn([1, 2])
  expect(unpackDrawing(packDrawing(drawing, { isInDocument: true }), () => "")).toBe(drawing)
})
