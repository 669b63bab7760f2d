import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { unfcccInventories } from "./unfccc.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(unfcccInventories, join(FIXTURES, "ok"))
const readDetailed = () => readImporter(unfcccInventories, join(FIXTURES, "detailed"))

test("tables of one gas have the day on which they were produced", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["unfccc-ghg/annex-one-by-gas", { date: "2025-03-02", stated: true }],
  ])
})

test("the base year is no year, the last inventory year is one", async () => {
  const { pick } = await readOk()
  const found = pick("series").map(({ code, observations }) => [
    code,
    observations.start,
    observations.values.filter((value) => value !== null),
  ])
  expect(found).toEqual([
    ["CO2.1.A.1", 1990, [1000.5, 3]],
    ["CO2.1.A.1.a.iv", 1990, [1]],
    ["CO2.1.A.1.a", 1990, [1, 2, 3]],
    ["CO2.4", 1990, [-5, -6, -7]],
    ["CO2.total-ghg-emissions-with-lulucf", 1990, [2, 3, 4]],
  ])
})

test("notation keys are missing figures, groups of parties are no places", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["notation-key", 6, "NO"],
    ["notation-key", 7, "NO,NE"],
    ["bad-number", 7, "many"],
    ["unknown-country", 11, "Annex I"],
  ])
})

test("a category is named with what it is a part of where its title says too little", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").map(({ publishedName, unit }) => [publishedName, unit])).toEqual([
    ["CO2 emissions, energy industries", "kt"],
    ["CO2 emissions, public electricity and heat production: other", "kt"],
    ["CO2 emissions, public electricity and heat production", "kt"],
    ["CO2 emissions, land use", "kt"],
    ["CO2 emissions, total with land use, land-use change and forestry", "kt"],
  ])
  const detailed = (await readDetailed()).pick("indicator")
  expect(detailed.map(({ publishedName, unit }) => [publishedName, unit])).toEqual([
    ["Greenhouse gas emissions, field burning", "kt CO2 equivalent"],
    ["Greenhouse gas emissions, field burning: maize", "kt CO2 equivalent"],
    ["Methane (CH4) emissions, rice cultivation, countries outside Annex I", "kt"],
    [
      "Methane (CH4) emissions, rice cultivation, in CO2 equivalent, countries outside Annex I",
      "kt CO2 equivalent",
    ],
  ])
})

test("a category below several others counts once, and is reported where it differs", async () => {
  const { pick } = await readDetailed()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["AGGREGATE-GHGS.3.F", "AUS", [1, 2]],
    ["AGGREGATE-GHGS.3.F.1.c", "AUS", [1, 2]],
    ["NAI.CH4.4.C", "KEN", [1.5]],
    ["NAI.CH4-CO2E.4.C", "KEN", [31.5]],
  ])
  expect(pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["duplicate", "3.F Field Burning of Australia"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-years": "CO_Annual_Net_emissions_removals_in_kt.csv has no line with years.",
  nothing: "holds no tables of the UNFCCC's data interface",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(unfcccInventories, join(FIXTURES, "not-ok"), NOT_OK))
