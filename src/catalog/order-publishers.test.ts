import { expect, test } from "vitest"

import { coverageOf } from "#tests/support/coverage.ts"

import type { IndicatorCoverage } from "./indicator-coverage.ts"
import { orderPublishers } from "./order-publishers.ts"

const PLACES = ["BEN", "GHA", "KEN", "NGA", "SEN", "TGO"]

type Held = { id: string; countries?: readonly string[]; lastActualYear?: number; count?: number }

function heldAs(list: readonly Held[]): Map<string, IndicatorCoverage> {
  return new Map(
    list.map(({ id, countries = PLACES, lastActualYear = 2020, count = 10 }) => {
      const [publisherId = "", code = ""] = id.split(/:(.*)/)
      const reach = {
        lastYears: Int16Array.from(countries, () => lastActualYear),
        valueCounts: Uint16Array.from(countries, () => count),
      }
      return [
        id,
        coverageOf({ name: id, code, publisherId, countries, regions: [], lastActualYear, reach }),
      ]
    }),
  )
}

const TAXES = ["world-bank:GC.TAX.TOTL.GD.ZS", "gapminder:tax_revenue_percent_of_gdp"] as const
const ENROLMENT = ["world-bank:SE.PRM.ENRR", "unesco-uis:GER.1"] as const

test("the newest last actual year comes first", () => {
  const [bank, unesco] = ENROLMENT
  const held = heldAs([
    { id: bank, lastActualYear: 2015 },
    { id: unesco, lastActualYear: 2023 },
  ])
  expect(orderPublishers("Enrolment in primary education", held)).toEqual([unesco, bank])
})

test("what few countries have comes behind, however new", () => {
  const [bank, unesco] = ENROLMENT
  const held = heldAs([
    { id: bank, lastActualYear: 2015 },
    { id: unesco, lastActualYear: 2023, countries: ["KEN", "NGA"] },
  ])
  expect(orderPublishers("Enrolment in primary education", held)).toEqual([bank, unesco])
})

test("a compilation of others' values comes behind an older publisher of its own", () => {
  const [bank, gapminder] = TAXES
  const held = heldAs([
    { id: gapminder, lastActualYear: 2023 },
    { id: bank, lastActualYear: 2021 },
  ])
  expect(orderPublishers("Tax revenue", held)[0]).toBe(bank)
})

test("at equal years and countries the longer one comes first", () => {
  const [bank, unesco] = ENROLMENT
  const held = heldAs([
    { id: bank, count: 10 },
    { id: unesco, count: 30 },
  ])
  expect(orderPublishers("Enrolment in primary education", held)[0]).toBe(unesco)
})

test("what was chosen by hand comes first", () => {
  const held = heldAs([
    { id: "imf:PCPIPCH", lastActualYear: 2024 },
    { id: "world-bank:FP.CPI.TOTL.ZG", lastActualYear: 2023 },
  ])
  expect(orderPublishers("Inflation", held)[0]).toBe("world-bank:FP.CPI.TOTL.ZG")
})

test("only what is held is named", () => {
  expect(orderPublishers("Inflation", new Map())).toEqual([])
  expect(orderPublishers("Nothing known", heldAs([{ id: "imf:PCPIPCH" }]))).toEqual([])
})
