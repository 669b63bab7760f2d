import { expect, test } from "vitest"

import { periodTicks } from "./period-axis.ts"

const labels = (ticks: ReturnType<typeof periodTicks>) => ticks.map(({ label }) => label)

test("few years are all labelled", () => {
  expect(labels(periodTicks("yearly", 2015, 6))).toEqual([
    "2015",
    "2016",
    "2017",
    "2018",
    "2019",
    "2020",
  ])
  expect(periodTicks("yearly", 2015, 6).some(({ isMinor }) => isMinor)).toBe(false)
})

test("the last year is always labelled, then every other one backwards", () => {
  const ticks = periodTicks("yearly", 2005, 20)
  expect(labels(ticks)[0]).toBe("2006")
  expect(labels(ticks).at(-1)).toBe("2024")
  expect(ticks).toHaveLength(10)
})

test("every other label is minor, never the last", () => {
  const minor = periodTicks("yearly", 2005, 20).map(({ isMinor }) => isMinor)
  expect(minor.at(-1)).toBe(false)
  expect(minor.filter(Boolean)).toHaveLength(5)
})

test("long ranges take steps of five, ten and more", () => {
  expect(labels(periodTicks("yearly", 1960, 66)).at(-2)).toBe("2020")
  expect(labels(periodTicks("yearly", 1900, 125)).at(-2)).toBe("2014")
  expect(periodTicks("yearly", 1000, 2000).length).toBeLessThanOrEqual(14)
})

test("quarters carry the year below the first label of each year", () => {
  const ticks = periodTicks("quarterly", 2023 * 4 + 2, 6)
  expect(labels(ticks)).toEqual(["Q3", "Q4", "Q1", "Q2", "Q3", "Q4"])
  expect(ticks.map(({ year }) => year?.text ?? "")).toEqual(["2023", "", "2024", "", "", ""])
})

test("months are short names", () => {
  expect(labels(periodTicks("monthly", 2024 * 12, 3))).toEqual(["Jan", "Feb", "Mar"])
})

test("a year whose label is minor is named again on narrow plots", () => {
  const ticks = periodTicks("quarterly", 2022 * 4 + 1, 11)
  const shownNarrow = ticks.filter(({ isMinor }) => !isMinor)
  const years = shownNarrow.map(({ year }) => year?.text).filter(Boolean)
  expect(years).toEqual(["2022", "2023", "2024"])
  expect(ticks.some(({ year }) => year?.narrowOnly)).toBe(true)
})

test.each(["yearly", "quarterly", "monthly"] as const)(
  "there are at most fourteen labels for any number of %s periods",
  (frequency) => {
    for (const count of [1, 2, 13, 14, 15, 60, 399, 1000, 2000]) {
      const ticks = periodTicks(frequency, 20_000, count)
      expect(ticks.length).toBeGreaterThan(0)
      expect(ticks.length).toBeLessThanOrEqual(14)
      expect(ticks.at(-1)?.at).toBe(count - 1)
    }
  },
)
