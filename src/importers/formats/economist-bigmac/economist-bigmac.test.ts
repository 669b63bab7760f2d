import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { economistBigmac } from "./economist-bigmac.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(economistBigmac, join(FIXTURES, "ok"))

test("each comparison stands in its month", async () => {
  const { files, pick } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage.stated])).toEqual([
    ["economist-big-mac/full-index", false],
  ])
  const raw = pick("series").filter(({ code }) => code === "USD.RAW")
  expect(
    raw.map(({ country, frequency, observations }) => [
      country,
      frequency,
      observations.start,
      observations.values[0],
      observations.values.at(-1),
    ]),
  ).toEqual([
    ["GBR", "monthly", 2000 * 12 + 3, 0.2, -0.22],
    ["EMU", "monthly", 2020 * 12 + 6, -0.16, -0.16],
  ])
})

test("columns are in words with their unit", async () => {
  const { pick } = await readOk()
  expect(pick("indicator").map(({ code, publishedName }) => [code, publishedName])).toEqual([
    ["LOCAL-PRICE", "Big Mac, price in local currency"],
    ["DOLLAR-RATE", "Big Mac index, exchange rate used"],
    ["DOLLAR-PRICE", "Big Mac, price in US dollars"],
    ["USD.RAW", "Big Mac index, currency against the US dollar"],
    ["GDP-PER-PERSON", "Big Mac index, GDP per person used for the adjustment"],
    ["ADJUSTED-PRICE", "Big Mac, price expected from GDP per person"],
    ["USD.ADJUSTED", "Big Mac index, currency against the US dollar, adjusted for GDP per person"],
  ])
  expect(
    pick("indicator").every(({ unit, aggregation }) => unit !== "" && aggregation === "last"),
  ).toBe(true)
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-period", 5, "soon"],
    ["unknown-country", 6, "Atlantis (ATL)"],
    ["bad-number", 7, "dear"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-columns": "lacks one of the columns date, iso_a3, name",
  nothing: "holds no big-mac-full-index.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(economistBigmac, join(FIXTURES, "not-ok"), NOT_OK))
