import fc from "fast-check"
import { expect, test } from "vitest"

import { aggregateFigures } from "./aggregate.ts"
import { getFirstPeriod } from "../time/period.ts"
import { lastIndex, type Figures } from "./series.ts"

const months = (year: number, values: readonly (number | null)[]): Figures => ({
  frequency: "monthly",
  start: getFirstPeriod("monthly", year),
  values,
})

const oneToTwelve = Array.from({ length: 12 }, (_, k) => k + 1)

test("twelve months make four quarters and one year", () => {
  const figures = months(2020, oneToTwelve)
  expect(aggregateFigures(figures, "quarterly", "sum")).toEqual({
    frequency: "quarterly",
    start: getFirstPeriod("quarterly", 2020),
    values: [6, 15, 24, 33],
  })
  expect(aggregateFigures(figures, "yearly", "sum")).toEqual({
    frequency: "yearly",
    start: 2020,
    values: [78],
  })
})

test("the average and the last part are the other two methods", () => {
  const figures = months(2020, oneToTwelve)
  expect(aggregateFigures(figures, "yearly", "average").values).toEqual([6.5])
  expect(aggregateFigures(figures, "quarterly", "last").values).toEqual([3, 6, 9, 12])
})

test("quarters make years", () => {
  const figures: Figures = {
    frequency: "quarterly",
    start: getFirstPeriod("quarterly", 1999),
    values: [1, 2, 3, 4, 5, 6, 7, 8],
  }
  expect(aggregateFigures(figures, "yearly", "average")).toEqual({
    frequency: "yearly",
    start: 1999,
    values: [2.5, 6.5],
  })
})

test("a period with a missing part is missing, also when only its last part counts", () => {
  const gap = [...oneToTwelve, ...oneToTwelve, ...oneToTwelve].map((value, k) =>
    k === 14 ? null : value,
  )
  for (const method of ["sum", "average", "last"] as const) {
    const { values } = aggregateFigures(months(2020, gap), "yearly", method)
    expect(values).toHaveLength(3)
    expect(values[1]).toBeNull()
    expect(values[0]).not.toBeNull()
  }
})

test("changes on the previous period make no coarser figures", () => {
  expect(aggregateFigures(months(2020, oneToTwelve), "yearly", "none").values).toEqual([])
  expect(aggregateFigures(months(2020, oneToTwelve), "monthly", "none").values).toEqual(oneToTwelve)
})

test("a year that began before the first month or is not over is left off at the ends", () => {
  const figures: Figures = {
    frequency: "monthly",
    start: getFirstPeriod("monthly", 2019) + 5,
    values: Array.from({ length: 7 + 12 + 3 }, () => 1),
  }
  expect(aggregateFigures(figures, "yearly", "sum")).toEqual({
    frequency: "yearly",
    start: 2020,
    values: [12],
  })
})

test("no complete period gives no figures", () => {
  expect(aggregateFigures(months(2020, [1, 2, 3]), "yearly", "sum").values).toEqual([])
  expect(aggregateFigures(months(2020, []), "yearly", "sum").values).toEqual([])
})

test("the same or a finer frequency gives the figures as they are", () => {
  const figures = months(2020, oneToTwelve)
  expect(aggregateFigures(figures, "monthly", "sum")).toBe(figures)
  const yearly: Figures = { frequency: "yearly", start: 2020, values: [1] }
  expect(aggregateFigures(yearly, "monthly", "sum")).toBe(yearly)
})

test("adding leaves no digits that nobody published", () => {
  const figures = months(2020, [0.1, 0.2, 0])
  expect(aggregateFigures(figures, "quarterly", "sum").values).toEqual([0.3])
})

const monthlyFigures = fc
  .record({
    start: fc.integer({ min: 12 * 1990, max: 12 * 1992 }),
    values: fc.array(fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: null, freq: 30 }), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ start, values }): Figures => ({ frequency: "monthly", start, values }))

test("months to quarters to years sums the same as months to years", () => {
  fc.assert(
    fc.property(monthlyFigures, (figures) => {
      const direct = aggregateFigures(figures, "yearly", "sum")
      const quarters = aggregateFigures(figures, "quarterly", "sum")
      const twice = aggregateFigures(quarters, "yearly", "sum")
      expect(twice.values).toEqual(direct.values)
      if (direct.values.length > 0) expect(twice).toEqual(direct)
    }),
  )
})

test("a coarse figure stands exactly where all of its parts stand", () => {
  fc.assert(
    fc.property(monthlyFigures, (figures) => {
      const years = aggregateFigures(figures, "yearly", "last")
      for (let year = 1989; year <= 1999; year += 1) {
        const parts = Array.from(
          { length: 12 },
          (_, k) => figures.values[year * 12 + k - figures.start] ?? null,
        )
        const complete = parts.every((value) => value !== null)
        const isInside = year >= years.start && year <= lastIndex(years)
        expect(isInside ? (years.values[year - years.start] ?? null) : null).toBe(
          complete ? parts[11] : null,
        )
      }
    }),
  )
})
