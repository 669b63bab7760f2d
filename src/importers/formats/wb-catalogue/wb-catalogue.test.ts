import { readdir } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"

import { wbCatalogue } from "./wb-catalogue.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

test("the catalogue gives descriptions and no figures", async () => {
  const { files, pick } = await readImporter(wbCatalogue, join(FIXTURES, "ok"))
  expect(files).toMatchObject([{ lineage: "world-bank-wdi/v2_indicator" }])
  expect(pick("series")).toEqual([])
  expect(pick("indicator")).toMatchObject([
    {
      code: "SP.POP.TOTL",
      publishedName: "Population, total",
      definition: "All residents. (Fixture)",
      sourceNote: "A statistics office",
      category: "population",
    },
    {
      code: "TOTRESV",
      publishedName: "Total reserves at the end of the period",
      definition: "Gold and foreign exchange. (Fixture)",
      aggregation: "last",
    },
  ])
  expect(pick("problem")).toMatchObject([
    { problem: "missing-text", text: "Entry 6 has no id, name or source." },
  ])
})

test("another answer is refused", async () => {
  await expect(readImporter(wbCatalogue, join(FIXTURES, "not-ok"))).rejects.toMatchObject({
    code: "bad-file",
    message: "v2_indicator.json is not an answer of the World Bank's API for indicators.",
  })
})

test("every fixture is read by a test", async () => {
  for (const folder of ["ok", "not-ok"])
    expect(await readdir(join(FIXTURES, folder))).toEqual(["v2_indicator.json"])
})
