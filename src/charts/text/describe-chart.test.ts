import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import { describeChart, describeObservations, gapsSentence } from "./describe-chart.ts"

const PERCENT = unitFormat("%", null)

function describe(
  values: (number | null)[],
  start = 2020,
  frequency: Observations["frequency"] = "yearly",
) {
  return describeObservations({
    observations: { frequency, start, values },
    format: PERCENT,
    title: "Inflation rate, Nigeria",
  })
}

test("many figures are told by their ends, the highest and the lowest", () => {
  expect(describe([17.9, 5.4, 33.2])).toBe(
    "Inflation rate, Nigeria: 17.9% in 2020, rising to 33.2% in 2022. Highest 33.2% in 2022, lowest 5.4% in 2021.",
  )
})

test("a series of every fifth year misses only figures of those years", () => {
  const gap = [null, null, null, null]
  const say = (values: (number | null)[]) =>
    gapsSentence({ frequency: "yearly", start: 1955, values })
  expect(say([1, ...gap, 2, ...gap, 3, ...gap, 4])).toBe("A figure every 5 years.")
  expect(say([1, ...gap, 2, ...gap, 3, ...gap, null, ...gap, 4])).toBe(
    "A figure every 5 years. No data for 1970.",
  )
  expect(say([1, null, 2, 3])).toBe("No data for 1956.")
})

test.each([
  ["no gap where the first figure is beside the rhythm", [2003, 2005, 2010, 2015, 2020], ""],
  ["no gap behind a first figure of another distance", [1992, 2000, 2005, 2010], ""],
  ["only the gap", [2003, 2005, 2010, 2020, 2025, 2030], " No data for 2015."],
  ["a gap of no whole steps once", [2000, 2005, 2010, 2022, 2027], " No data for 2015."],
])("of a rhythm of five years, %s", (_name, years, gaps) => {
  const start = years[0] ?? 0
  const values = Array.from({ length: (years.at(-1) ?? 0) - start + 1 }, (_, k) =>
    years.includes(start + k) ? k : null,
  )
  expect(gapsSentence({ frequency: "yearly", start, values })).toBe(
    `A figure every 5 years.${gaps}`,
  )
})

test("the years of a rhythm that follow its last figure are missing", () => {
  const values = Array.from({ length: 24 }, (_, k) => ([2, 7, 12].includes(k) ? k : null))
  expect(gapsSentence({ frequency: "yearly", start: 2000, values })).toBe(
    "A figure every 5 years. No data for 2017 and 2022.",
  )
})

test("two figures need no extremes", () => {
  expect(describe([5, 4])).toBe("Inflation rate, Nigeria: 5% in 2020, falling to 4% in 2021.")
})

test("one figure is called the only one", () => {
  expect(describe([5])).toBe("Inflation rate, Nigeria: 5% in 2020, the only figure.")
})

test("a constant series is unchanged", () => {
  expect(describe([5, 5, 5])).toBe("Inflation rate, Nigeria: 5% in 2020 and unchanged up to 2022.")
})

test("a series that ends where it began says so", () => {
  expect(describe([5, 7, 5])).toContain("5% in 2020 and the same in 2022. Highest 7% in 2021")
})

test("negative figures carry a true minus", () => {
  expect(describe([2, -3.8])).toContain("falling to −3.8% in 2021")
})

test("ends that look alike in short form are written out", () => {
  expect(describe([45.02, 45.01])).toContain("45.02% in 2020, falling to 45.01% in 2021")
})

test("gaps are named, runs as ranges", () => {
  expect(describe([1, null, null, 2, null, 3])).toMatch(/No data for 2021 to 2022 and 2024\.$/)
  expect(describe([1, null, 2, 3, 4, 5, null, 3, null, 4])).toMatch(
    /No data for 2021, 2026 and 2028\.$/,
  )
})

test("many gaps are counted", () => {
  const values = Array.from({ length: 24 }, (_, k) => (k % 3 === 0 ? null : k))
  expect(describe(values)).toMatch(/No data in 8 of the 24 years\.$/)
})

test("a range without figures says so", () => {
  expect(describe([null, null])).toBe("Inflation rate, Nigeria: no data from 2020 to 2021.")
  expect(describe([null])).toBe("Inflation rate, Nigeria: no data in 2020.")
  expect(describe([])).toBe("Inflation rate, Nigeria: no data.")
})

test("quarters and months are named as people read them", () => {
  expect(describe([1, 2], 2020 * 4, "quarterly")).toContain(
    "1% in Q1 2020, rising to 2% in Q2 2020",
  )
  expect(describe([1, 2], 2020 * 12, "monthly")).toContain("1% in Jan 2020")
})

test("a chart's description starts with its kind", () => {
  const spec = {
    chartType: "line",
    colour: "#900F7B",
    frequency: "yearly",
    startYear: null,
    endYear: null,
  } as const
  const observations: Observations = { frequency: "yearly", start: 2020, values: [1] }
  expect(describeChart({ spec, observations, format: PERCENT, title: "GDP" })).toBe(
    "Line chart. GDP: 1% in 2020, the only figure.",
  )
})
