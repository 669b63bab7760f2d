import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { unSyb } from "./un-syb.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const GDP = "gdp-in-current-prices-millions-of-us-dollars"

const readOk = () => readImporter(unSyb, join(FIXTURES, "ok"))

test("each table is a file of its edition's month; other files are left alone", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => ({ lineage, vintage }))).toEqual([
    {
      lineage: "unsd-yearbook/Tourist-Visitors Arrival and Expenditure",
      vintage: { date: "2023-10-31", stated: true },
    },
    {
      lineage: "unsd-yearbook/GDP and GDP Per Capita",
      vintage: { date: "2024-11-30", stated: true },
    },
  ])
  expect(files.map(({ source }) => source.publisherId)).toEqual(["un", "un"])
})

test("values have their thousands commas taken out, and two dots are a gap", async () => {
  const { pick } = await readOk()
  const gdp = pick("series").filter(({ code }) => code === GDP)
  expect(
    gdp.map(({ country, observations }) => [country, observations.start, observations.values]),
  ).toEqual([
    ["WLD", 2020, [1_000_000]],
    ["CIV", 2020, [70_500, 72_500]],
    ["KEN", 2021, [110_000]],
    ["NGA", 2021, [440_000]],
    ["QMC", 2021, [1500]],
  ])
})

test("tables with further columns and in the old Western encoding are read", async () => {
  const { pick } = await readOk()
  const [arrivals] = pick("series").filter(({ code }) => code.startsWith("tourist"))
  expect(arrivals).toMatchObject({ country: "CIV", observations: { start: 2019, values: [2000] } })
})

test("the series' name, source and frequent footnotes describe the indicator", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").find(({ code }) => code === GDP)).toMatchObject({
    publisherId: "un",
    publishedName: "GDP in current prices (millions of US dollars)",
    unit: "million US$",
    currency: "USD",
    category: "economy",
    sourceNote: "Fixture, not published.",
    notes: "Remarks of the publisher on single figures: Estimate.",
    topics: ["Gross domestic product and gross domestic product per capita"],
  })
})

test("rows that cannot be read are reported with their line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 9, "Zanzibar (836)"],
    ["bad-period", 10, "20x1"],
    ["bad-number", 11, "n.a."],
    ["missing-text", 12, "The row names no series"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-header": 'has no line "Region/Country/Area,,Year,Series,Value,Footnotes,Source"',
  nothing: "holds no SYB*.csv of the yearbook",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(unSyb, join(FIXTURES, "not-ok"), NOT_OK))
