import fc from "fast-check"
import { expect, test } from "vitest"

import { aggregateObservations } from "./aggregate.ts"
import { getFirstPeriod } from "../time/period.ts"
import { lastIndex, type Observations } from "./series.ts"

const months = (year: number, values: readonly (number | null)[]): Observations => ({
  frequency: "monthly",
  start: getFirstPeriod("monthly", year),
  values,
})

const oneToTwelve = Array.from({ length: 12 }, (_, k) => k + 1)

test("twelve months make four quarters and one year", () => {
  const observations = months(2020, oneToTwelve)
  expect(aggregateObservations(observations, "quarterly", "sum")).toEqual({
    frequency: "quarterly",
    start: getFirstPeriod("quarterly", 2020),
    values: [6, 15, 24, 33],
  })
  expect(aggregateObservations(observations, "yearly", "sum")).toEqual({
    frequency: "yearly",
    start: 2020,
    values: [78],
  })
})

test("the average and the last part are the other two methods", () => {
  const observations = months(2020, oneToTwelve)
  expect(aggregateObservations(observations, "yearly", "average").values).toEqual([6.5])
  expect(aggregateObservations(observations, "quarterly", "last").values).toEqual([3, 6, 9, 12])
})

test("quarters make years", () => {
  const observations: Observations = {
    frequency: "quarterly",
    start: getFirstPeriod("quarterly", 1999),
    values: [1, 2, 3, 4, 5, 6, 7, 8],
  }
  expect(aggregateObservations(observations, "yearly", "average")).toEqual({
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
    const { values } = aggregateObservations(months(2020, gap), "yearly", method)
    expect(values).toHaveLength(3)
    expect(values[1]).toBeNull()
    expect(values[0]).not.toBeNull()
  }
})

test("changes on the previous period make no coarser figures", () => {
  expect(aggregateObservations(months(2020, oneToTwelve), "yearly", "none").values).toEqual([])
  expect(aggregateObservations(months(2020, oneToTwelve), "monthly", "none").values).toEqual(
    oneToTwelve,
  )
})

test("a year that began before the first month or is not over is left off at the ends", () => {
  const observations: Observations = {
    frequency: "monthly",
    start: getFirstPeriod("monthly", 2019) + 5,
    values: Array.from({ length: 7 + 12 + 3 }, () => 1),
  }
  expect(aggregateObservations(observations, "yearly", "sum")).toEqual({
    frequency: "yearly",
    start: 2020,
    values: [12],
  })
})

test("no complete period gives no figures", () => {
  expect(aggregateObservations(months(2020, [1, 2, 3]), "yearly", "sum").values).toEqual([])
  expect(aggregateObservations(months(2020, []), "yearly", "sum").values).toEqual([])
})

test("the same or a finer frequency gives the figures as they are", () => {
  const observations = months(2020, oneToTwelve)
  expect(aggregateObservations(observations, "monthly", "sum")).toBe(observations)
  const yearly: Observations = { frequency: "yearly", start: 2020, values: [1] }
  expect(aggregateObservations(yearly, "monthly", "sum")).toBe(yearly)
})

test("adding leaves no digits that nobody published", () => {
  const observations = months(2020, [0.1, 0.2, 0])
  expect(aggregateObservations(observations, "quarterly", "sum").values).toEqual([0.3])
})

const monthlyFigures = fc
  .record({
    start: fc.integer({ min: 12 * 1990, max: 12 * 1992 }),
    values: fc.array(fc.option(fc.integer({ min: -1000, max: 1000 }), { nil: null, freq: 30 }), {
      minLength: 1,
      maxLength: 60,
    }),
  })
  .map(({ start, values }): Observations => ({ frequency: "monthly", start, values }))

test("months to quarters to years sums the same as months to years", () => {
  fc.assert(
    fc.property(monthlyFigures, (observations) => {
      const direct = aggregateObservations(observations, "yearly", "sum")
      const quarters = aggregateObservations(observations, "quarterly", "sum")
      const twice = aggregateObservations(quarters, "yearly", "sum")
      expect(twice.values).toEqual(direct.values)
      if (direct.values.length > 0) expect(twice).toEqual(direct)
    }),
  )
})

test("a coarse figure stands exactly where all of its parts stand", () => {
  fc.assert(
    fc.property(monthlyFigures, (observations) => {
      const years = aggregateObservations(observations, "yearly", "last")
      for (let year = 1989; year <= 1999; year += 1) {
        const parts = Array.from(
          { length: 12 },
          (_, k) => observations.values[year * 12 + k - observations.start] ?? null,
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
