import { expect, test } from "vitest"

import type { ActualEnds } from "#db/catalogue/standstills.ts"

import { countStandstills, createUsualLast } from "./standstills.ts"

const TODAY = new Date("2026-11-22T12:00:00Z")

function ends(fields: Partial<ActualEnds>): ActualEnds {
  return {
    indicatorId: "fund:A",
    frequency: "yearly",
    sourceId: "fund",
    startIndex: 2000,
    lastActualIndexes: "2024",
    lastIndexes: "2024",
    valueCounts: "25",
    ...fields,
  }
}

function count(rows: readonly ActualEnds[]) {
  return countStandstills(rows, createUsualLast([]), TODAY).get("fund")
}

test("the series of a source that have fallen behind are counted, by indicator as well", () => {
  const counted = count([
    ends({ lastActualIndexes: "2024,2019", lastIndexes: "2024,2019", valueCounts: "25,20" }),
    ends({ indicatorId: "fund:B", lastActualIndexes: "2010", lastIndexes: "2010" }),
  ])
  expect(counted).toMatchObject({ series: 3, behind: 2, lastYear: 2024 })
  expect(counted?.indicators.get("fund:A")).toEqual({ series: 2, behind: 1, lastYear: 2024 })
  expect(counted?.indicators.get("fund:B")).toEqual({ series: 1, behind: 1, lastYear: 2010 })
})

test("what comes every five years is not behind after four", () => {
  const fiveYearly = { lastActualIndexes: "2020", lastIndexes: "2020" }
  expect(count([ends({ ...fiveYearly, valueCounts: "5" })])).toMatchObject({ behind: 0 })
  expect(count([ends({ ...fiveYearly, valueCounts: "21" })])).toMatchObject({ behind: 1 })
})

test("a series of nothing but forecasts is neither fresh nor behind", () => {
  const counted = count([ends({ lastActualIndexes: ",2024", lastIndexes: "2030,2030", valueCounts: "31,31" })]) // prettier-ignore
  expect(counted).toMatchObject({ series: 1, behind: 0 })
  expect(count([ends({ lastActualIndexes: "" })])).toMatchObject({ series: 0, lastYear: null })
})

test("months that most of the source have gone on without are behind", () => {
  const month = (year: number, part: number) => year * 12 + part - 1
  const row = ends({
    frequency: "monthly",
    startIndex: month(2026, 1),
    lastActualIndexes: String(month(2026, 5)),
    lastIndexes: String(month(2026, 5)),
    valueCounts: "5",
  })
  const usual = { sourceId: "fund", frequency: "monthly", lastIndex: month(2026, 10) } as const
  expect(count([row])).toMatchObject({ behind: 0 })
  expect(countStandstills([row], createUsualLast([usual]), TODAY).get("fund")).toMatchObject({ behind: 1 }) // prettier-ignore
})
