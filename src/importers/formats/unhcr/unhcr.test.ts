import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { unhcrRefugees } from "./unhcr.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(unhcrRefugees, join(FIXTURES, "ok", "statistics_2025-12"))

async function readValues(code: string) {
  const { pick } = await readOk()
  return pick("series")
    .filter((each) => each.code === code)
    .map(({ country, observations }) => [
      country,
      observations.values.filter((value) => value !== null),
    ])
}

test("pairs of countries are added up by asylum and by origin", async () => {
  expect(await readValues("refugees.asylum")).toEqual([
    ["KEN", [100, 250]],
    ["UGA", [50]],
  ])
  expect(await readValues("refugees.origin")).toEqual([
    ["SOM", [300]],
    ["KEN", [0]],
  ])
  expect(await readValues("idps")).toEqual([
    ["KEN", [900]],
    ["UGA", [0]],
  ])
  expect(await readValues("idps.origin")).toEqual([])
  expect(await readValues("stateless")).toEqual([
    ["KEN", [7]],
    ["UGA", [0]],
  ])
})

test("zeros before the first year in which anybody was counted are no figures", async () => {
  const { pick } = await readOk()
  const seekers = pick("series").find(
    ({ code, country }) => code === "asylum_seekers.asylum" && country === "KEN",
  )
  expect([seekers?.observations.start, seekers?.observations.values]).toEqual([2020, [5]])
})

test("ages and sexes of a country are known only where those of all its people are", async () => {
  expect(await readValues("refugees.asylum.f_0_4")).toEqual([["KEN", [2]]])
  expect(await readValues("refugees.origin.f_0_4")).toEqual([])
  expect(await readValues("refugees.asylum.f_total")).toEqual([
    ["KEN", [30]],
    ["TCD", [6]],
  ])
})

test("other tables have their own kinds of people", async () => {
  expect(await readValues("resettlement.asylum")).toEqual([["CAN", [17]]])
  expect(await readValues("idmc")).toEqual([["SOM", [2_500_000]]])
  expect(await readValues("unrwa")).toEqual([["LBN", [479_537]]])
})

test("names say who is counted, and where", async () => {
  const { files, pick } = await readOk()
  expect(files[0]?.vintage).toEqual({ date: "2025-12-31", stated: true })
  const names = new Map(pick("indicator").map(({ code, publishedName }) => [code, publishedName]))
  expect(names.get("refugees.origin")).toBe("Refugees, by country of origin")
  expect(names.get("idps")).toBe("Internally displaced persons")
  expect(names.get("refugees.asylum.f_0_4")).toBe(
    "Refugees, by country of asylum, girls aged 0 to 4",
  )
  expect(names.get("unrwa")).toBe("Palestine refugees under UNRWA's mandate")
})

test("what cannot be read is reported", async () => {
  const { pick } = await readOk()
  const problems = pick("problem").map(({ problem, line, text }) => [problem, line, text])
  expect(problems).toEqual([
    ["unknown-country", 2, "Unknown (UNK)"],
    ["bad-number", 6, "many"],
    ["unknown-country", 6, "Stateless (XXA)"],
    ["bad-period", 7, "20x0"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "population.csv lacks one of the columns",
  nothing: "holds no population.csv with solutions.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(unhcrRefugees, join(FIXTURES, "not-ok"), NOT_OK))
