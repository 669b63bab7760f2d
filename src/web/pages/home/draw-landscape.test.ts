import { expect, test } from "vitest"

import type { Dataset } from "#catalog/dataset.ts"

import { drawLandscape } from "./draw-landscape.server.ts"

function population(
  values: readonly (number | null)[],
  start = 1960,
  forecastFrom: number | null = null,
): Dataset {
  return {
    indicator: { name: "Population, total", unit: "", currency: null },
    country: { name: "Nigeria", slug: "nigeria" },
    observations: { frequency: "yearly", start, values },
    forecastFrom,
    source: { publisher: "World Bank" },
  } as unknown as Dataset
}

const GROWING = Array.from({ length: 65 }, (_, k) => 45_000_000 + k * 3_000_000)

test("the highest bar is full, the others are in proportion from zero", () => {
  const drawn = drawLandscape(population(GROWING))
  expect(drawn?.bars).toHaveLength(65)
  expect(drawn?.bars.at(-1)?.height).toBe(100)
  expect(drawn?.bars[0]?.height).toBeCloseTo((45 / 237) * 100, 2)
})

test("bars stay inside the picture and round years stand out", () => {
  const drawn = drawLandscape(population(GROWING))
  const last = drawn?.bars.at(-1)
  expect((last?.x ?? 0) + (drawn?.barWidth ?? 0)).toBeLessThan(100)
  expect(drawn?.bars.filter(({ isDecade }) => isDecade)).toHaveLength(7)
})

test("the words say what the bars show", () => {
  const drawn = drawLandscape(population(GROWING))
  expect(drawn?.value).toBe("237m")
  expect(drawn?.title).toBe("Population of Nigeria, 1960–2024")
  expect(drawn?.summary).toBe("Bar chart. Population of Nigeria: 45m in 1960, 237m in 2024.")
  expect(drawn?.source).toBe("World Bank")
})

test("labels between the ends are round years", () => {
  expect(drawLandscape(population(GROWING))?.axis).toEqual([
    { label: "1980", x: 30.77 },
    { label: "2000", x: 61.54 },
  ])
})

test("figures at even distances are drawn and say so", () => {
  const everyFive = Array.from({ length: 51 }, (_, k) => (k % 5 === 0 ? 1_000_000 + k : null))
  const drawn = drawLandscape(population(everyFive, 1955))
  expect(drawn?.bars).toHaveLength(11)
  expect(drawn?.title).toBe("Population of Nigeria, 1955–2005, every 5 years")
})

test.each([
  ["a gap", [...GROWING.slice(0, 20), null, ...GROWING.slice(21)]],
  ["too few years", GROWING.slice(0, 5)],
  ["a figure below zero", [-1, ...GROWING]],
])("nothing is drawn with %s", (_what, values) => {
  expect(drawLandscape(population(values))).toBeUndefined()
})

test("forecasts are not drawn", () => {
  const drawn = drawLandscape(population(GROWING, 1960, 2020))
  expect(drawn?.title).toBe("Population of Nigeria, 1960–2019")
})
