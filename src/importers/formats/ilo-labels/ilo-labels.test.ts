import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { iloLabels } from "./ilo-labels.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(iloLabels, join(FIXTURES, "ok"))

test("sex, area and currency make the code; the day of download is in the name", async () => {
  const { files, pick } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["ilo-ilostat/EAR_4MTH_SEX_GEO_CUR_NB", { date: "2025-06-01", stated: true }],
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["EAR_4MTH_SEX_GEO_CUR_NB.2021-PPP", "KEN", [536.5]],
    ["EAR_4MTH_SEX_GEO_CUR_NB.FEMALE.URBAN.LOCAL-CURRENCY", "KEN", [21_000.25]],
  ])
})

test("names are in words and units from the currency", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, category, aggregation }) => [
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    ["Average monthly earnings of employees", "constant 2021 PPP $ per month", "labour", "average"],
    [
      "Average monthly earnings of employees, women, urban areas",
      "LCU per month",
      "labour",
      "average",
    ],
  ])
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 4, "Atlantis"],
    ["bad-period", 6, "soon"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "lacks one of the columns ref_area.label",
  nothing: "holds no table of ILOSTAT with labels",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(iloLabels, join(FIXTURES, "not-ok"), NOT_OK))
