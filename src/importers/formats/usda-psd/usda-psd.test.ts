import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"
import { toArray } from "#tests/support/to-array.ts"

import { createPlaceFinder } from "../../tables/place-finder.ts"
import { parseSupply } from "./parse.ts"
import { usdaPsd } from "./usda-psd.ts"

const COLUMNS = [
  "Commodity_Code",
  "Commodity_Description",
  "Country_Code",
  "Country_Name",
  "Market_Year",
  "Calendar_Year",
  "Month",
  "Attribute_ID",
  "Attribute_Description",
  "Unit_ID",
  "Unit_Description",
  "Value",
]

async function* toBatches<T>(rows: readonly T[]): AsyncGenerator<readonly T[]> {
  yield await Promise.resolve(rows)
}

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(usdaPsd, join(FIXTURES, "ok"))

test("figures are found by the country's name in marketing years; zero stays zero", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["0440000.028", "NGA", 2023, [100, 0]],
    ["0440000.004", "NGA", 2024, [50.5]],
    ["0422110.182", "YMD", 1985, [6500]],
    ["0440000.084", "SUN", 1980, [7]],
  ])
})

test("commodity and attribute make a readable name with the unit spelled out", async () => {
  const { pick } = await readOk()
  const words = pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])
  expect(words).toEqual([
    ["Corn (maize), production", "thousand tonnes"],
    ["Corn (maize), area harvested", "thousand hectares"],
    ["Rice (milled), milling rate", "ten-thousandths"],
    ["Corn (maize), imports from the United States in the trade year", "thousand tonnes"],
  ])
  const traded = pick("indicator").filter(({ category }) => category === "trade")
  expect(traded.map(({ publishedName }) => publishedName)).toEqual(
    pick("indicator")
      .map(({ publishedName }) => publishedName)
      .filter((name) => /imports|exports/.test(name)),
  )
})

test("a marketing year that had not ended on the day of the file is a forecast", async () => {
  const rows = [2023, 2024, 2025].map((year) => [
    "0440000",
    "Corn",
    "NI",
    "Nigeria",
    String(year),
    "2025",
    "11",
    "028",
    "Production",
    "08",
    "(1000 MT)",
    "5",
  ])
  const cells = [COLUMNS, ...rows].map((row, k) => ({ line: k + 1, cells: row }))
  const read = { file: "psd.csv", day: "2025-11-14", findPlace: createPlaceFinder() }
  const records = await toArray(parseSupply(toBatches(cells), read))
  const series = records.filter(({ kind }) => kind === "series")
  expect(series).toMatchObject([{ observations: { start: 2023 }, forecastFrom: 2025 }])
})

test("what cannot be read is reported with its line, a blank is a gap", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 7, "Atlantis (XX)"],
    ["bad-period", 8, "24"],
    ["bad-number", 9, "much"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-column": "psd_fixture.csv lacks one of the columns Commodity_Code",
  nothing: "holds no psd_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(usdaPsd, join(FIXTURES, "not-ok"), NOT_OK))
