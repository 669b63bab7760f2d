import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"

import { iloPivot } from "./ilo-pivot.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const FILE = "UNE_DEAP_SEX_AGE_RT_Q_pivot.csv"

test("each column is a country, each breakdown an indicator, in any order of periods", async () => {
  const { files, pick } = await readImporter(iloPivot, join(FIXTURES, "ok", FILE))
  expect(files).toMatchObject([
    { lineage: "ilo-stat/UNE_DEAP_SEX_AGE_RT_Q", source: { publisherId: "ilo" } },
  ])
  expect(
    pick("indicator").map(({ code, publishedName, unit, category, aggregation }) => [
      code,
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    ["UNE_DEAP_SEX_AGE_RT", "Unemployment rate", "% of labour force", "labour", "average"],
    [
      "UNE_DEAP_SEX_AGE_RT.Female.15-24",
      "Unemployment rate, female, 15-24",
      "% of labour force",
      "labour",
      "average",
    ],
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["UNE_DEAP_SEX_AGE_RT", "KEN", 8078, [5.4, 5.5]],
    ["UNE_DEAP_SEX_AGE_RT", "MAC", 8078, [1.8]],
    ["UNE_DEAP_SEX_AGE_RT.Female.15-24", "KEN", 8079, [8.25]],
  ])
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 1, "Atlantis"],
    ["bad-number", 4, "soon"],
    ["bad-period", 5, "late"],
  ])
})

test("a table without periods is reported", async () => {
  const { pick } = await readImporter(iloPivot, join(FIXTURES, "not-ok", FILE))
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout" }])
})

test("every fixture is read by a test", async () => {
  for (const folder of ["ok", "not-ok"])
    expect(await readdir(join(FIXTURES, folder))).toEqual([FILE])
})
