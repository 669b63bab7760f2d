import { expect, test } from "vitest"

import type { DatasetRow } from "#db/catalogue/datasets.ts"
import type { Frequency } from "#domain/time/frequency.ts"
import { getFirstPeriod, periodLabel } from "#domain/time/period.ts"
import { makeSource } from "#tests/support/make-source.ts"

import { chooseObservations } from "./choose-observations.ts"

const { id: sourceId, ...source } = makeSource()

const row = (frequency: Frequency, values: (number | null)[]): DatasetRow => ({
  frequency,
  startIndex: getFirstPeriod(frequency, 2020),
  values,
  forecastFrom: null,
  vintage: "2026-01-01",
  changedAt: new Date(0),
  vintageStated: true,
  retrievedAt: new Date(0),
  sourceId,
  ...source,
})

const year = (value: number) => Array.from({ length: 12 }, () => value)

test("the stored frequency is taken before a derived one", () => {
  const rows = [row("monthly", year(2)), row("yearly", [99])]
  const chosen = chooseObservations(rows, "yearly", "sum")
  expect(chosen).toMatchObject({ derivedFrom: null, observations: { values: [99] } })
  expect(chosen?.frequencies).toEqual(["yearly", "quarterly", "monthly"])
})

test("a coarser frequency is derived from the nearest finer one", () => {
  const rows = [row("monthly", year(2)), row("quarterly", [1, 1, 1, 1])]
  expect(chooseObservations(rows, "yearly", "sum")).toMatchObject({
    derivedFrom: "quarterly",
    observations: { frequency: "yearly", start: 2020, values: [4] },
  })
})

test("a series too short for the nearest is passed over for a finer one", () => {
  const rows = [row("monthly", year(2)), row("quarterly", [1, 1])]
  expect(chooseObservations(rows, "yearly", "sum")).toMatchObject({
    derivedFrom: "monthly",
    observations: { values: [24] },
  })
})

test("without a frequency, or with one that cannot be met, the coarsest stored series is given", () => {
  const rows = [row("monthly", year(2)), row("quarterly", [1, 1, 1, 1])]
  expect(chooseObservations(rows, undefined, "sum")?.observations.frequency).toBe("quarterly")
  const yearly = [row("yearly", [1])]
  expect(chooseObservations(yearly, "monthly", "sum")).toMatchObject({
    derivedFrom: null,
    frequencies: ["yearly"],
    observations: { frequency: "yearly" },
  })
})

test("a frequency without one complete period cannot be read", () => {
  const rows = [row("monthly", [1, 2, 3, 4])]
  expect(chooseObservations(rows, "yearly", "sum")).toMatchObject({
    observations: { frequency: "monthly" },
    frequencies: ["quarterly", "monthly"],
  })
})

test("no series gives nothing", () => {
  expect(chooseObservations([], "yearly", "sum")).toBeUndefined()
})

test("a derived period with a forecast in it is a forecast, and one after the last figure is none", () => {
  const from = (month: number) => {
    const forecastFrom = getFirstPeriod("monthly", 2020) + month
    const rows = [{ ...row("monthly", [...year(2), ...year(3)]), forecastFrom }]
    return (["yearly", "quarterly", "monthly"] as const).map(
      (frequency) => chooseObservations(rows, frequency, "sum")?.forecastFrom,
    )
  }
  const [first, quarter, month] = (["yearly", "quarterly", "monthly"] as const).map((frequency) =>
    getFirstPeriod(frequency, 2021),
  )
  expect(from(12)).toEqual([first, quarter, month])
  expect(from(23)).toEqual([first, (quarter ?? 0) + 3, (month ?? 0) + 11])
  expect(from(24)).toEqual([null, null, null])
  expect(from(-3)).toEqual([2020, 8080, 24240])
})

test("a period that had not ended on the day of the data is a forecast, whatever the publisher says", () => {
  const from = (vintage: string, forecastFrom: number | null) => {
    const rows = [{ ...row("monthly", [...year(2), ...year(3)]), vintage, forecastFrom }]
    return (["yearly", "monthly"] as const).map((frequency) => {
      const chosen = chooseObservations(rows, frequency, "sum")
      return chosen && chosen.forecastFrom !== null
        ? periodLabel(frequency, chosen.forecastFrom)
        : chosen?.forecastFrom
    })
  }
  expect(from("2021-12-31", null)).toEqual([null, null])
  expect(from("2021-12-30", null)).toEqual(["2021", "Dec 2021"])
  expect(from("2021-11-30", null)).toEqual(["2021", "Dec 2021"])
  expect(from("2019-06-30", null)).toEqual(["2020", "Jan 2020"])
  const july = getFirstPeriod("monthly", 2021) + 6
  expect(from("2021-11-30", july)).toEqual(["2021", "Jul 2021"])
  expect(from("2020-03-15", july)).toEqual(["2020", "Mar 2020"])
})
