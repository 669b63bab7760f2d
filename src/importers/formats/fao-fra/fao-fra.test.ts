import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { faoFra } from "./fao-fra.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(faoFra, join(FIXTURES, "ok"))

test("the tables of a download are one file of the day in their names", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["fao-fra/bulk", { date: "2025-07-14", stated: true }],
  ])
})

test("each variable is a series; what both tables say counts once; answers are 1 and 0", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values.filter((value) => value !== null),
    ]),
  ).toEqual([
    ["FRA.tropical", "KEN", 1990, [100, 100, 100]],
    ["FRA.tropical", "NGA", 2000, [100]],
    ["FRA.5a_insect", "KEN", 2000, [0.5, 0.7]],
    ["FRA.1a_forestArea", "KEN", 1990, [3500.5, 3400]],
    ["FRA.1a_forestArea", "NGA", 2000, [0]],
    ["FRA.5c_y_n", "KEN", 1990, [1, 0]],
    ["FRA.2b_native_#1", "KEN", 2000, [12.5]],
    ["FRA.new_one", "KEN", 2000, [3]],
  ])
})

test("variables have FAO's names, their table's subject and unit", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])).toEqual([
    ["Forest in the tropical climate", "% of forest area"],
    ["Forest Disturbance by Insects", "thousand ha"],
    ["Forest Area", "thousand ha"],
    ["Degraded Forest (Yes/No)", "1 = yes, 0 = no"],
    ["Growing stock in forests: Native Species #1", "million m³"],
    ["new_one", ""],
  ])
  expect(pick("indicator")[2]).toMatchObject({
    definition: "A fixture's words.",
    category: "agriculture",
  })
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 4, "many"],
    ["unknown-country", 5, "Atlantis (ATL)"],
    ["bad-period", 6, "20x0"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-column": "FRA_Years_2025_07_14.csv lacks one of the columns iso3 and year.",
  nothing: "holds no FRA_Years_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(faoFra, join(FIXTURES, "not-ok"), NOT_OK))
