import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { gcamfaostat } from "./gcamfaostat.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(gcamfaostat, join(FIXTURES, "ok"))

test("each table has the day on which it was prepared", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage.date, vintage.stated])).toEqual([
    ["gcamfaostat/AnimalStock", "2024-10-14", true],
    ["gcamfaostat/FBSH_CB", "2024-10-15", true],
    ["gcamfaostat/ProdPrice", expect.any(String), false],
  ])
})

test("each row is a series of an item's element, whatever the order of the columns", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["1057.5112", "KEN", [500]],
    ["1181.5114", "CHN", [5, 6]],
    ["2511.feed", "CIV", [22.5]],
    ["2511.import", "KEN", [3]],
    ["15.production", "KEN", [100, 200]],
    ["15.prod-value", "KEN", [1000, 2000]],
  ])
})

test("the figures are the institute's, and what it did with FAO's is said", async () => {
  const { pick } = await readOk()
  const [stocks] = pick("indicator")
  expect(stocks).toMatchObject({
    publisherId: "jgcri",
    publishedName: "Chickens, stocks",
    unit: "thousand animals",
    aggregation: "last",
  })
  expect(stocks?.notes).toContain("Animals, made up. Some figures are not FAO's")
  const words = pick("indicator").map(({ publishedName, unit, category }) => [
    publishedName,
    unit,
    category,
  ])
  expect(words.slice(1)).toEqual([
    ["Bees, stocks", "number", "agriculture"],
    ["Wheat and products, feed, food balance", "thousand tonnes", "agriculture"],
    ["Wheat and products, imports, food balance", "thousand tonnes", "trade"],
    ["Wheat, production", "tonnes", "agriculture"],
    ["Wheat, value of production", "US$", "agriculture"],
  ])
})

test("places and cells that cannot be read are reported", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 11, "x"],
    ["unknown-country", 12, "Atlantis (999)"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-years": "GCAMFAOSTAT_X.csv has no line with years.",
  nothing: "holds no GCAMFAOSTAT_*.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(gcamfaostat, join(FIXTURES, "not-ok"), NOT_OK))
