import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"

import { labelTicks } from "./label-ticks.ts"

const labelsOf = (ticks: number[], unit: string) =>
  labelTicks({ ticks, low: 0, high: ticks.at(-1) ?? 0 }, unitFormat(unit, null)).map(
    ({ label }) => label,
  )

test("ticks of figures in thousands are told in ones, as the headline is", () => {
  expect(labelsOf([0, 500, 1000, 1500], "thousands")).toEqual(["0", "500k", "1m", "1.5m"])
})

test("ticks on both sides of 100,000 are written in full, so that none looks shorter than it is", () => {
  expect(labelsOf([0, 50_000, 100_000], "people")).toEqual(["0", "50,000", "100,000"])
  expect(labelsOf([0, 50, 100], "thousands")).toEqual([
    "0\u00a0thousand",
    "50\u00a0thousand",
    "100\u00a0thousand",
  ])
})
