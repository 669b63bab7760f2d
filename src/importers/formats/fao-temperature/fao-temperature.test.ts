import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { faoTemperature } from "./fao-temperature.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(faoTemperature, join(FIXTURES, "ok"))

test("twelve rows of a place are one monthly series, seasons are yearly ones", async () => {
  const { pick } = await readOk()
  const none = new Array<null>(10).fill(null)
  expect(
    pick("series").map(({ code, country, frequency, observations }) => [
      code,
      country,
      frequency,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["ET.7271", "KEN", "monthly", 2019 * 12, [0.5, 0.75, ...none, 1.25]],
    ["ET.7271", "WLD", "monthly", 2019 * 12 + 2, [1, ...none, null, 2]],
    ["ET.6078", "KEN", "monthly", 2019 * 12, [0.4, null, ...none, 0.4]],
    ["ET.7271.7016", "KEN", "yearly", 2019, [0.6, 0.9]],
    ["ET.7271.7020", "KEN", "yearly", 2019, [0.8]],
  ])
})

test("changes of temperature are averaged and named by season", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, aggregation }) => [
      publishedName,
      unit,
      aggregation,
    ]),
  ).toEqual([
    ["Temperature change on land", "°C", "average"],
    ["Standard deviation of the temperature on land in the baseline years", "°C", "average"],
    ["Temperature change on land, December to February", "°C", "average"],
    ["Temperature change on land, meteorological year", "°C", "average"],
  ])
})

test("what cannot be read is reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 6, "n/a"],
    ["unknown-country", 8, "Atlantis (999)"],
    ["bad-row", 9, "7099, 7271"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-years": "Environment_Temperature_change_E_All_Data.csv has no columns of years.",
  nothing: "holds no Environment_Temperature_change_E_All_Data*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(faoTemperature, join(FIXTURES, "not-ok"), NOT_OK))
