import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { DEFAULT_COLOUR } from "../model/chart-spec.ts"
import { drawChart } from "./draw-chart.ts"

const SPEC = {
  chartType: "line",
  colour: DEFAULT_COLOUR,
  frequency: "yearly",
  startYear: null,
  endYear: null,
} as const

function draw(period: string, value: number, values = [3, 4, 5, 6]) {
  const claimed = { period, value, text: `${String(value)}%` }
  const observations = { frequency: "yearly" as const, start: 2018, values }
  return drawChart({
    ...{ spec: SPEC, observations, format: unitFormat("%", null), title: "Growth" },
    claimed,
  })
}

test("a stated figure is a ring of its own with a label, and the scale reaches to it", () => {
  const { doubts, labels, valueTicks, description } = draw("2020", 40)
  expect(description).toMatch(/ Claimed for 2020: 40%\.$/)
  expect(doubts).toHaveLength(1)
  expect(doubts[0]?.y).toBeLessThan(50)
  expect(labels).toContainEqual(expect.objectContaining({ text: "Claimed 40%", kind: "second" }))
  expect(valueTicks.map(({ label }) => label)).toContain("40%")
})

test("the label stands on the side of its ring where the line is not, and never among the periods", () => {
  const label = (value: number) =>
    draw("2020", value).labels.find(({ text }) => text.startsWith("Claimed"))
  expect(label(40)?.dy).toBeLessThan(0)
  expect(label(4.5)?.dy).toBeGreaterThan(0)
  expect(label(0.5)?.dy).toBeLessThan(0)
})

test("the label of a figure on the line stands where the line does not run on its side", () => {
  const label = (values: number[], period: string, value: number) =>
    draw(period, value, values).labels.find(({ text }) => text.startsWith("Claimed"))
  const peak = [17, 12, 10, 10, 31, 38.107, 23, 14]
  expect(label(peak, "2023", 38.1)?.dy).toBeLessThan(0)
  const valley = [38, 30, 31, 25, 30, 20, 23, 24]
  expect(label(valley, "2023", 19.9)?.dy).toBeGreaterThan(0)
})

test("a value of a period that is not shown is neither drawn nor does it stretch the scale", () => {
  const { doubts, labels, valueTicks, description } = draw("2030", 500)
  expect(doubts).toEqual([])
  expect(valueTicks.map(({ label }) => label)).not.toContain("500%")
  expect(valueTicks).toEqual(draw("2030", 5).valueTicks)
  expect(description).not.toContain("500%")
  expect(labels.filter(({ text }) => text.startsWith("Claimed"))).toEqual([])
})
