import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { createBaseYears } from "./base-years.ts"
import { faoFaostat } from "./fao-faostat.ts"
import { mapMeasure } from "./map.ts"
import { parseComments } from "./parse-comments.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(faoFaostat, join(FIXTURES, "ok"))

test("an extract is as old as FAOSTAT's update, the query, or its folder's year", async () => {
  const { files } = await readOk()
  expect(files.map(({ name, vintage }) => [name, vintage.date, vintage.stated])).toEqual([
    ["FAO_GDP_Deflators.csv", "2019-08-27", true],
    ["FAO_ag_Prod.csv", "2020-12-22", true],
    ["FAO_an_Stocks.csv", "2020-12-31", true],
  ])
})

test("areas are found by name, all of China by its code", async () => {
  const { pick } = await readOk()
  const maize = pick("series").filter(({ code }) => code === "56.5510")
  expect(
    maize.map(({ country, observations }) => [country, observations.start, observations.values]),
  ).toEqual([
    ["CIV", 2000, [600_000, null, 620_000]],
    ["KEN", 2000, [2_100_000, 2_800_000, 2_400_000]],
    ["QCH", 2000, [106, 114, 121]],
    ["CHN", 2000, [105, 113, 120]],
    ["NGA", 2000, [4_100_000]],
  ])
})

test("one element has one code, the first that its rows give", async () => {
  const { pick } = await readOk()
  const stocks = pick("series").filter(({ code }) => code.startsWith("1057"))
  expect(stocks.map(({ code, country }) => [code, country])).toEqual([
    ["1057.5112", "KEN"],
    ["1057.5112", "USA"],
  ])
})

test("item and element make the name; the unit stands in the row or above the table", async () => {
  const { pick } = await readOk()
  const indicators = pick("indicator").map((each) => ({
    code: each.code,
    name: each.publishedName,
    unit: each.unit,
    category: each.category,
  }))
  expect(indicators).toEqual([
    {
      code: "22024.6118",
      name: "GDP Deflator, in US$",
      unit: "index, 2015 = 100",
      category: "price",
    },
    {
      code: "56.5510",
      name: "Maize, production",
      unit: "tonnes",
      category: "agriculture",
    },
    { code: "1057.5112", name: "Chickens, stocks", unit: "thousand head", category: "agriculture" },
    { code: "866.5112", name: "Cattle, stocks", unit: "head", category: "agriculture" },
  ])
  expect(pick("indicator")[1]).toMatchObject({ definition: "A fixture's words on maize." })
  expect(pick("indicator")[2]?.notes).toContain("thousands")
})

test("the year in which every series is 100 is the base of an index, whatever the words say", () => {
  const years = createBaseYears()
  years.add({
    code: "d",
    observations: { frequency: "yearly", start: 2009, values: [97, 100, 104] },
  })
  years.add({
    code: "d",
    observations: { frequency: "yearly", start: 2009, values: [100, 100, 90] },
  })
  years.add({ code: "d", observations: { frequency: "yearly", start: 2011, values: [3] } })
  expect(years.of("d")).toBe(2010)
  expect(years.of("e")).toBeUndefined()
  const deflator = mapMeasure(
    {
      item: "GDP Deflator",
      itemCode: "22024",
      element: "Value US$, 2005 prices",
      elementCode: "6118",
      unit: "",
    },
    {
      code: "22024.6118",
      comments: { title: "", unit: "", source: "", updated: undefined },
      definition: "",
      baseYear: years.of("d"),
    },
  )
  expect(deflator).toMatchObject({
    publishedName: "GDP Deflator, in US$",
    unit: "index, 2010 = 100",
  })
})

test("what cannot be read or is given twice with another value is reported", async () => {
  const { pick } = await readOk()
  expect(
    pick("problem").map(({ file, problem, line, text }) => [file, problem, line, text]),
  ).toEqual([
    ["FAO_GDP_Deflators.csv", "bad-period", 7, "20l7"],
    ["FAO_GDP_Deflators.csv", "bad-number", 8, "high"],
    ["FAO_ag_Prod.csv", "unknown-country", 11, "Atlantis (999)"],
    ["FAO_ag_Prod.csv", "missing-text", 12, "A row of Kenya names no item"],
    ["FAO_ag_Prod.csv", "bad-number", 13, "few"],
    ["FAO_an_Stocks.csv", "duplicate", 7, "1057 Stocks of USA"],
  ])
})

test("comments that are not there are empty", () => {
  expect(parseComments(["File: x"])).toEqual({
    title: "",
    unit: "",
    source: "",
    updated: undefined,
  })
})

const NOT_OK: Record<string, string> = {
  "no-years": "FAO_x.csv has no line with years.",
  nothing: "holds no FAO_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(faoFaostat, join(FIXTURES, "not-ok"), NOT_OK))
