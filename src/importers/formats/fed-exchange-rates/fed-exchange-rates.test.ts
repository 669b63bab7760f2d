import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"

import { fedExchangeRates } from "./fed-exchange-rates.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

test("all rates are units of local currency per dollar, as DataHub has turned them", async () => {
  const { files, pick } = await readImporter(fedExchangeRates, join(FIXTURES, "ok", "package"))
  expect(files).toMatchObject([
    { source: { publisherId: "us-federal-reserve", redistribute: "yes" } },
  ])
  expect(pick("indicator").map(({ code, unit, category }) => [code, unit, category])).toEqual([
    ["H10.LCU_PER_USD", "LCU per US$", "monetary"],
  ])
  expect(
    pick("series").map(({ code, country, frequency, observations }) => [
      code,
      country,
      frequency,
      observations.values,
    ]),
  ).toEqual([
    ["H10.LCU_PER_USD", "JPN", "yearly", [140.5]],
    ["H10.LCU_PER_USD", "JPN", "monthly", [146.5]],
    ["H10.LCU_PER_USD", "EMU", "monthly", [0.9175, 0.926]],
  ])
})

test("dates inside a period, unknown places and words for figures are reported", async () => {
  const { pick } = await readImporter(fedExchangeRates, join(FIXTURES, "ok", "package"))
  expect(pick("problem").map(({ problem, file, line }) => [problem, file, line])).toEqual([
    ["bad-period", "annual.csv", 3],
    ["bad-period", "monthly.csv", 5],
    ["unknown-country", "monthly.csv", 6],
    ["bad-number", "monthly.csv", 7],
  ])
})

test("a table in another layout is refused", async () => {
  const context = readImporter(fedExchangeRates, join(FIXTURES, "not-ok", "package"))
  await expect(context).rejects.toThrow("holds no data/monthly.csv")
})

test("every fixture is read by a test", async () => {
  for (const folder of ["ok", "not-ok"])
    expect(await readdir(join(FIXTURES, folder))).toEqual(["package"])
})

test("another publisher's monthly.csv is not taken for rates", async () => {
  const others = join(FIXTURES, "..", "..", "who-gtb", "fixtures", "ok")
  const context = readImporter(fedExchangeRates, others)
  await expect(context).rejects.toThrow("holds no data/monthly.csv")
})
