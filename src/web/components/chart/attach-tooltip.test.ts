import { expect, test } from "vitest"

import { keyTarget, findNearestPoint, writeSpoken, type PlotDataPoint } from "./attach-tooltip.ts"

function dataPointAt(x: number, part: Partial<PlotDataPoint> = {}): PlotDataPoint {
  return { period: "2016", x, y: 10, value: "15.7%", change: "", since: "", ...part }
}

test("the nearest period is read, from beyond both edges too", () => {
  const dataPoints = [dataPointAt(10), dataPointAt(50), dataPointAt(90)]
  expect([-20, 29, 31, 69, 71, 140].map((x) => findNearestPoint(dataPoints, x))).toEqual([
    0, 0, 1, 1, 2, 2,
  ])
})

test("arrows move by one and stop at the ends", () => {
  expect(keyTarget("ArrowRight", 1, 4)).toBe(2)
  expect(keyTarget("ArrowRight", 4, 4)).toBe(4)
  expect(keyTarget("ArrowLeft", 0, 4)).toBe(0)
})

test("before anything is read right starts at the first and left at the last period", () => {
  expect(keyTarget("ArrowRight", -1, 4)).toBe(0)
  expect(keyTarget("ArrowLeft", -1, 4)).toBe(4)
})

test("Home and End jump, Escape clears, other keys are left to the page", () => {
  expect(keyTarget("Home", 3, 4)).toBe(0)
  expect(keyTarget("End", 0, 4)).toBe(4)
  expect(keyTarget("Escape", 2, 4)).toBe(-1)
  expect(keyTarget("Escape", -1, 4)).toBeUndefined()
  expect(keyTarget("Tab", 2, 4)).toBeUndefined()
})

test("a reading is spoken with its change and the period it is measured from", () => {
  expect(writeSpoken(dataPointAt(0, { change: "+6.7 points", since: "2015" }))).toBe(
    "2016: 15.7%. +6.7 points on 2015",
  )
  expect(writeSpoken(dataPointAt(0, { value: "No data", y: null }))).toBe("2016: No data")
  expect(writeSpoken(undefined)).toBe("")
})
