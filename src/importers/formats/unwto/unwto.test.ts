import { writeFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { unwto } from "./unwto.ts"

const FILE = "unwto-fixture.xlsx"

const HEADER = ["C.", "S.", "C. & S.", "Basic data and indicators", null, null, null, null]
const AFTER = ["Units", "Notes", "Series", 2019, 2020, 2021]

const country = (number: number, name: string) => [number, 0, `${String(number)}-0`, name]

const TOTAL = [4, "1.1", "4-1.1", null, null, "Total arrivals", null, null, "Thousands", "1/", "VF"]
const CRUISE = [4, "1.4", "4-1.4", null, null, null, null, "of which, cruise passengers"]

const REPORT = [
  [null, null, null, "1. INBOUND TOURISM: Arrivals"],
  [null, null, null, "A fixture, data updated on 24/11/2023. More information:"],
  [...HEADER, ...AFTER],
  country(384, "COTE D\u00b4IVOIRE"),
  [null, null, null, null, "Arrivals"],
  [...TOTAL, 2000.5, "..", 700],
  [...CRUISE, "Thousands", null, null, "..", "..", ".."],
  country(999, "ATLANTIS"),
  [...TOTAL, 1, 2, 3],
  country(404, "KENYA"),
  [...TOTAL, "..", 500, "few"],
  [...CRUISE, "Thousands", null, null, 1, "..", 0],
  [null, null, null, "Source: a fixture"],
]

async function read(rows: Parameters<typeof writeWorkbook>[1][string]) {
  const path = join(await temporaryFolder(), FILE)
  await writeWorkbook(path, { " Inbound Tourism-Arrivals": rows })
  return readImporter(unwto, path)
}

test("the rows below a country's name are its series; two dots are a gap", async () => {
  const { files, pick } = await read(REPORT)
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["un-tourism/unwto-fixture", { date: "2023-11-24", stated: true }],
  ])
  expect(
    pick("series").map((each) => [
      each.code,
      each.country,
      each.observations.start,
      each.observations.values,
    ]),
  ).toEqual([
    ["1.1", "CIV", 2019, [2000.5, null, 700]],
    ["1.1", "KEN", 2020, [500]],
    ["1.4", "KEN", 2019, [1, null, 0]],
  ])
})

test("the figures may be shown and not handed on", async () => {
  const { files } = await read(REPORT)
  expect(files[0]?.source.redistribute).toBe("no")
})

test("labels at any depth make the name", async () => {
  const { pick } = await read(REPORT)
  expect(pick("indicator").map((each) => [each.publishedName, each.unit, each.category])).toEqual([
    ["Inbound tourism, total arrivals", "thousands", "tourism"],
    ["Inbound tourism, cruise passengers", "thousands", "tourism"],
  ])
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await read(REPORT)
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 8, "ATLANTIS"],
    ["bad-number", 11, "few"],
  ])
})

test("bad files are refused with a sentence", async () => {
  await expect(read([["a", "b"]])).rejects.toThrow(
    `${FILE} has no row with C., S., Units and years.`,
  )
  const folder = await temporaryFolder()
  writeFileSync(join(folder, "other.txt"), "a")
  await expect(readImporter(unwto, folder)).rejects.toThrow("holds no unwto-*.xlsx")
  writeFileSync(join(folder, FILE), "no workbook")
  await expect(readImporter(unwto, folder)).rejects.toThrow("is not an Excel file")
})
