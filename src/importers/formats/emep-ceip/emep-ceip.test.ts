import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { emepCeip } from "./emep-ceip.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(emepCeip, join(FIXTURES, "ok"))

test("the day is that of WebDab's output", async () => {
  const { files } = await readOk()
  expect(files.map(({ vintage }) => vintage)).toEqual([{ date: "2025-01-20", stated: true }])
})

test("each pollutant and sector is a series of a country or union", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["NOx.1A3aii-i-", "NOR", [1.5, null, 0.25]],
    ["NOx.1A3aii-i-", "QEV", [30]],
    ["PM2.5.F_RoadTransport", "NOR", [1.5]],
  ])
})

test("sectors are named in English", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])).toEqual([
    [
      "Nitrogen oxides (NOx) emissions reported to EMEP, domestic aviation (landing and take-off)",
      "kt",
    ],
    ["Fine particulate matter (PM2.5) emissions reported to EMEP, road transport", "kt"],
  ])
})

test("notation keys, projections, other unions and units are reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["notation-key", 4, "NE"],
    ["unknown-country", 7, "EU12"],
    ["bad-period", 8, "2020p"],
    ["bad-row", 9, "Mg"],
    ["bad-number", 10, "many"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-format": "EMEP_NFR14_LEVEL1_PM25.txt has a line that is not ISO2;YEAR",
  nothing: "holds no EMEP_*_LEVEL*_*.txt",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(emepCeip, join(FIXTURES, "not-ok"), NOT_OK))
