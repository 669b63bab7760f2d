import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter, type ReadImport } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { wbInflation } from "./wb-inflation.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(wbInflation, join(FIXTURES, "ok", "sheets"))

function seriesIn({ pick }: ReadImport, code: string) {
  return pick("series")
    .filter((series) => series.code === code)
    .map(({ country, frequency, observations }) => [country, frequency, observations.values])
}

test("a sheet gives the index of each country, decimal commas included, scrap columns left out", async () => {
  const read = await readOk()
  expect(seriesIn(read, "INFLATION.HCPI.INDEX")).toEqual([
    ["KEN", "monthly", [130.5, 131.25]],
    ["NPL", "monthly", [166.9, 167.8, 168]],
    ["GHA", "monthly", [200]],
  ])
  expect(read.pick("indicator").find(({ code }) => code === "INFLATION.HCPI.INDEX")).toMatchObject({
    publishedName: "Headline consumer price index",
    unit: "index",
    category: "price",
    aggregation: "average",
    notes:
      'The base year differs from country to country, and may differ between months and quarters. "IFS" is a fixture.',
  })
})

test("a row of rates in a sheet of indices goes to the rates", async () => {
  const read = await readOk()
  expect(seriesIn(read, "INFLATION.HCPI.RATE")).toEqual([["VGB", "monthly", [4.2, -3.6]]])
  expect(seriesIn(read, "INFLATION.DEF.RATE")).toEqual([["ABW", "yearly", [6.5, -5.1]]])
})

test("of two rows of a country the one that reaches further counts and the other is reported", async () => {
  const read = await readOk()
  expect(seriesIn(read, "INFLATION.PPI.INDEX")).toEqual([["MYS", "quarterly", [50, 51, 52]]])
})

test("groups of countries have indicators that say how their figure is made", async () => {
  const read = await readOk()
  expect(seriesIn(read, "INFLATION.HCPI.RATE.MED")).toEqual([["WLD", "yearly", [8.1, 6.2]]])
  expect(seriesIn(read, "INFLATION.HCPI.RATE.MED_BAL")).toEqual([["XEX", "yearly", [8, 7]]])
})

test("what cannot be read is reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-row", 4, "HCPI_MOON_AVE_GDP"],
    ["bad-number", 6, "many"],
    ["unknown-country", 5, "Atlantis (ATL)"],
    ["duplicate", 2, "another row of Malaysia with 2 figures"],
  ])
})

test("the workbook itself is read by the names of its sheets", async () => {
  const path = join(await temporaryFolder(), "Inflation-data.xlsx")
  await writeWorkbook(path, {
    Intro: [["Words"]],
    hcpi_a: [
      ["Country Code", "IMF Country Code", "Country", "Indicator Type", "Series Name", 2022, 2023],
      ["KEN", 664, "Kenya", "Inflation", "Headline Consumer Price Inflation", 7.6, 7.7],
    ],
  })
  const read = await readImporter(wbInflation, path)
  expect(seriesIn(read, "INFLATION.HCPI.RATE")).toEqual([["KEN", "yearly", [7.6, 7.7]]])
})

test("sheets in another layout are reported", async () => {
  const { pick } = await readImporter(wbInflation, join(FIXTURES, "not-ok", "sheets"))
  expect(pick("problem").map(({ problem }) => problem)).toEqual([
    "unknown-layout",
    "unknown-layout",
  ])
})

test("every fixture is read by a test", async () => {
  expect(await readdir(join(FIXTURES, "ok"))).toEqual(["sheets"])
  expect(await readdir(join(FIXTURES, "not-ok"))).toEqual(["sheets"])
})
