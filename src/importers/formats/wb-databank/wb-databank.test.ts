import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import { wbDatabank } from "./wb-databank.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

test("an extract is read with the codes and dates that stand beside and below it", async () => {
  const { files, pick } = await readImporter(wbDatabank, join(FIXTURES, "ok", "extract"))
  expect(files).toMatchObject([
    {
      source: { id: "world-bank-wdi" },
      lineage: "world-bank-wdi/extract",
      vintage: { date: "2022-02-15", stated: true },
    },
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["NY.GDP.MKTP.CD", "KOR", [1_650_000_000_000, 1_640_000_000_000]],
    ["NY.GDP.MKTP.CD", "KEN", [100_000_000_000]],
    ["SI.POV.GINI", "KEN", [40.8]],
  ])
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 4, "Atlantis"],
    ["missing-text", 5, "Happiness has no code"],
    ["bad-number", 6, "n/a"],
  ])
})

test("descriptions are read although their quotes stand alone", async () => {
  const { pick } = await readImporter(wbDatabank, join(FIXTURES, "ok", "extract"))
  expect(pick("indicator")).toMatchObject([
    {
      code: "NY.GDP.MKTP.CD",
      definition: 'GDP is called "gross",\nand it is a sum.',
      topics: ["Economic Policy & Debt: National accounts"],
      unit: "current US$",
      currency: "USD",
    },
    { code: "SI.POV.GINI", definition: "How uneven incomes are.", unit: "%" },
  ])
})

test("an extract with codes and named years needs no descriptions", async () => {
  const path = await writeZip(join(await temporaryFolder(), "Data_Extract.zip"), {
    "a_Data.csv":
      "Country Name,Country Code,Series Name,Series Code,2019 [YR2019]\nKenya,KEN,GDP,NY.GDP.MKTP.CD,5\n",
  })
  const { pick, files } = await readImporter(wbDatabank, path)
  expect(files[0]?.vintage.stated).toBe(false)
  expect(pick("series")).toMatchObject([
    { code: "NY.GDP.MKTP.CD", country: "KEN", observations: { start: 2019, values: [5] } },
  ])
})

test("a table in another layout is reported", async () => {
  const { pick } = await readImporter(wbDatabank, join(FIXTURES, "not-ok", "extract"))
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout", text: "place, value" }])
})

test("every fixture is read by a test", async () => {
  expect(await readdir(join(FIXTURES, "ok"))).toEqual(["extract"])
  expect(await readdir(join(FIXTURES, "not-ok"))).toEqual(["extract"])
})
