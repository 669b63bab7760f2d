import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { wcdeEducation } from "./wcde.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(wcdeEducation, join(FIXTURES, "ok"))

test("every age, sex and level of education is a series of each place", async () => {
  const { files, pick } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage.stated])).toEqual([
    ["wcde-education/past", false],
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["EPOP.under-15.male.0-4", "KEN", 1950, [600.5, null, null, null, null, 700]],
    ["EPOP.lower-secondary.female.25-29", "KEN", 2020, [300]],
    ["EPOP.no-education.female.100+", "CIV", 2020, [0.1]],
    ["EPOP.bachelor.male.30-34", "KEN", 2020, [25]],
  ])
})

test("names say who is counted", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").map(({ publishedName, category }) => [publishedName, category])).toEqual(
    [
      ["Male population aged 0 to 4", "population"],
      ["Female population aged 25 to 29 with lower secondary education", "education"],
      ["Female population aged 100 and over without education", "education"],
      ["Male population aged 30 to 34 with a bachelor's degree", "education"],
    ],
  )
})

test("what cannot be read or is given twice is reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 7, "Atlantis (999)"],
    ["bad-period", 8, "20x0"],
    ["bad-number", 9, "many"],
    ["duplicate", 10, "EPOP.lower-secondary.female.25-29 of KEN"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "past_epop.csv lacks one of the columns",
  nothing: "holds no past_epop.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(wcdeEducation, join(FIXTURES, "not-ok"), NOT_OK))
