import { expect, test } from "vitest"

import { createSeriesAssessor, listMarkedValues } from "./decide-doubtful.ts"
import type { Observations } from "./series.ts"

function yearly(start: number, ...values: (number | null)[]): Observations {
  return { frequency: "yearly", start, values }
}

test("a finding is marked with what is wrong, whether or not it was decided", () => {
  const assess = createSeriesAssessor({
    indicatorId: "nobody:X",
    name: "Share of the population (%)",
    unit: "%",
  })
  const findings = assess("KEN", yearly(2010, 50, 240, null))
  expect(findings).toEqual([
    { index: 2011, rule: "over-100", reason: "share over 100 %", decision: undefined },
  ])
  expect(listMarkedValues(findings)).toEqual([{ index: 2011, reason: "share over 100 %" }])
})

test("what is explained is found and not marked", () => {
  const assess = createSeriesAssessor({
    indicatorId: "who:TB.c_cdr",
    name: "Case detection rate [TB treatment coverage], percent",
    unit: "%",
  })
  const findings = assess("MDA", yearly(2003, 190, 99))
  expect(findings.map(({ decision }) => decision?.verdict)).toEqual(["explained"])
  expect(listMarkedValues(findings)).toEqual([])
})

test("figures that a person found to be wrong are marked in their places and periods alone", () => {
  const id = "world-bank:GC.DOD.TOTL.GD.ZS"
  const assess = createSeriesAssessor({
    indicatorId: id,
    name: "Central government debt, total (% of GDP)",
    unit: "% of GDP",
  })
  expect(assess("SDN", yearly(1998, 787, 866, 90)).map(({ index }) => index)).toEqual([1998, 1999])
  expect(assess("KEN", yearly(1998, 60, 61))).toEqual([])
  const whole = createSeriesAssessor({
    indicatorId: "gapminder:tax_revenue_percent_of_gdp",
    unit: "% of GDP",
    name: "Tax revenue (% of GDP)",
  })
  expect(listMarkedValues(whole("GBR", yearly(2023, 0, 0)))).toHaveLength(2)
})

test("only places that were emptied with the others are marked", () => {
  const indicator = { indicatorId: "usda:1.084", name: "Wheat, imports", unit: "1000 tonnes" }
  const assess = createSeriesAssessor(indicator, 2025)
  expect(assess("KEN", yearly(2023, 5, 4, 0)).map(({ rule }) => rule)).toEqual(["emptied"])
  expect(assess("GHA", yearly(2022, 5, 0, 0, 0))).toEqual([])
  expect(assess("NGA", yearly(2023, 0, 0, 0))).toEqual([])
})
