import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { tableNamed } from "./map.ts"
import { unWpp } from "./un-wpp.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const read2024 = () => readImporter(unWpp, join(FIXTURES, "ok", "wpp2024"))
const read2019 = () => readImporter(unWpp, join(FIXTURES, "ok", "wpp2019"))

test("an edition is as old as the day on which it was published", async () => {
  const { files } = await read2024()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage.date, vintage.stated])).toEqual([
    ["un-wpp/demography", "2024-07-11", true],
  ])
  expect((await read2019()).files[0]?.vintage.date).toBe("2019-06-17")
})

test("estimates and the medium projection are one indicator, forecast from the edition's year", async () => {
  const { pick } = await read2024()
  const fertility = pick("series").filter(({ code }) => code === "WPP.tfr")
  expect(
    fertility.map(({ country, observations, forecastFrom }) => [
      country,
      observations.start,
      observations.values,
      forecastFrom,
    ]),
  ).toEqual([
    ["WLD", 2022, [2.3, 2.2, 2.25, 2.24], 2024],
    ["KEN", 2022, [3.3, 3.2, 3.1, 3], 2024],
    ["TWN", 2022, [0.9], undefined],
    ["LCN", 2022, [1.8, 1.8], undefined],
    ["QAZ", 2022, [1.6, 1.6], undefined],
  ])
  const ratio = pick("series").find(({ code }) => code === "WPP.sexRatio")
  expect(ratio?.forecastFrom).toBe(2024)
})

test("averages of five years stand at their last year, age by age", async () => {
  const { pick } = await read2024()
  const rates = pick("series").filter(({ code }) => code.startsWith("WPP.mxF"))
  expect(
    rates.map(({ code, observations }) => [code, observations.start, observations.values]),
  ).toEqual([
    ["WPP.mxF.0", 2015, [0.04, null, null, null, null, 0.035, null, null, null, null, 0.03]],
    ["WPP.mxF.5-9", 2015, [0.002, ...new Array<null>(9).fill(null), 0.001]],
    ["WPP.mxF.100+", 2015, [0.5, null, null, null, null, 0.5, null, null, null, null, 0.5]],
  ])
  expect(rates[0]?.forecastFrom).toBe(2024)
})

test("names are sentences of measure, age, and variant, with units", async () => {
  const { pick } = await read2024()
  expect(
    pick("indicator").map(({ publishedName, unit, aggregation }) => [
      publishedName,
      unit,
      aggregation,
    ]),
  ).toEqual([
    ["Death rate of women aged under 1", "deaths per person-year", "average"],
    ["Death rate of women aged 5 to 9", "deaths per person-year", "average"],
    ["Death rate of women aged 100 and over", "deaths per person-year", "average"],
    ["Sex ratio at birth", "boys per girl", "average"],
    ["Total fertility rate", "live births per woman", "average"],
    ["Total fertility rate", "live births per woman", "average"],
    [
      "Total fertility rate, lower bound of the 80% prediction interval",
      "live births per woman",
      "average",
    ],
  ])
})

test("the population by age is of men or women, the last year of the edition a forecast", async () => {
  const { pick } = await read2019()
  expect(
    pick("series").map(({ code, country, forecastFrom }) => [code, country, forecastFrom]),
  ).toEqual([
    ["WPP.popM.0-4", "KEN", 2019],
    ["WPP.popM.100+", "CIV", 2019],
  ])
  expect(pick("indicator")[0]).toMatchObject({
    publishedName: "Male population aged 0 to 4",
    unit: "thousand people",
    category: "population",
    aggregation: "last",
  })
})

test("places and cells that cannot be read are reported", async () => {
  const { pick } = await read2024()
  expect(
    pick("problem").map(({ file, problem, line, text }) => [file, problem, line, text]),
  ).toEqual([
    [
      "tfr.txt",
      "unknown-country",
      4,
      "Europe, Northern America, Australia, and New Zealand (5502)",
    ],
    ["tfr.txt", "bad-number", 5, "n/k"],
    ["tfr.txt", "duplicate", 9, "Australia/New Zealand (1836)"],
  ])
})

test("other files are no tables", () => {
  expect(["UNlocations.txt", "tfr.csv", "tfrprojMid.txt", "README.txt"].map(tableNamed)).toEqual(
    new Array<undefined>(4).fill(undefined),
  )
})

const NOT_OK: Record<string, string> = {
  "no-years": "tfr.txt lacks one of the columns country_code, 1950.",
  nothing: "holds no tables of the World Population Prospects",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(unWpp, join(FIXTURES, "not-ok"), NOT_OK))
