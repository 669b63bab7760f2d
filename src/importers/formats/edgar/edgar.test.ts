import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { edgarEmissions } from "./edgar.ts"
import { calculationDate } from "./parse.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(edgarEmissions, join(FIXTURES, "ok"))

test("a table is of the day it was calculated, one without a date of the release's day", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["jrc-edgar/CH4", { date: "2011-12-15", stated: true }],
    ["jrc-edgar/HFC125", { date: "2011-12-15", stated: true }],
  ])
})

test("figures in scientific notation are read, however small", async () => {
  const { pick } = await readOk()
  expect(pick("series").map((each) => [each.code, each.country, each.observations.values])).toEqual(
    [
      ["CH4.4A", "KEN", [384, null, 0.000004]],
      ["CH4.4A", "NGA", [510, 520]],
      ["CH4.4A", "SCG", [1, 2, 3]],
      ["HFC125.2F9", "DEU", [0.002]],
    ],
  )
})

test("gas and source category make the name", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ code, publishedName, unit, category }) => [
      code,
      publishedName,
      unit,
      category,
    ]),
  ).toEqual([
    ["CH4.4A", "Methane (CH4) emissions, enteric fermentation", "Gg", "infrastructure"],
    ["CH4.1C2", "Methane (CH4) emissions, international navigation", "Gg", "infrastructure"],
    ["HFC125.2F9", "HFC125 emissions, other F-gas use", "kt", "infrastructure"],
  ])
})

test("ships, unreadable cells and rows without a category are reported, empty rows are not", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 9, "n/a"],
    ["unknown-country", 10, "Int. Shipping (SEA)"],
    ["missing-text", 12, "No source category"],
  ])
})

test("a calculation date is found in any of the lines", () => {
  expect(calculationDate(["Units: Gg", "Comments: calculated May 3 2012"])).toBe("2012-05-03")
  expect(calculationDate(["Comments: calculated Smarch 3 2012"])).toBeUndefined()
})

const NOT_OK: Record<string, string> = {
  "no-years": "EDGAR_CO.csv has no line with years.",
  nothing: "holds no EDGAR_<gas>.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(edgarEmissions, join(FIXTURES, "not-ok"), NOT_OK))
