import { writeFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { undpHdr } from "./undp-hdr.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(undpHdr, join(FIXTURES, "ok"))

test("the file is of its report's year", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage])).toEqual([
    ["undp-hdr/composite-indices", { date: "2024-12-31", stated: true }],
  ])
})

test("index and year are read from the column's name, groups of countries are regions", async () => {
  const { pick } = await readOk()
  const read = pick("series").map((each) => [
    each.code,
    each.country,
    each.observations.start,
    each.observations.values,
  ])
  expect(read).toEqual([
    ["hdi_rank", "CIV", 2022, [166]],
    ["hdi", "CIV", 2020, [0.5, null, 0.53]],
    ["le_f", "CIV", 2021, [60.5, 61]],
    ["hdi_rank", "KEN", 2022, [146]],
    ["hdi", "KEN", 2020, [0.57, 0.58, 0.6]],
    ["le_f", "KEN", 2021, [64]],
    ["new_x", "KEN", 2022, [7]],
    ["hdi_rank", "SWZ", 2022, [142]],
    ["hdi", "SWZ", 2020, [0.6, null, 0.61]],
    ["le_f", "SWZ", 2021, [58, 59]],
    ["hdi", "QLH", 2020, [0.51, 0.51, 0.52]],
  ])
})

test("columns have the report's words, new ones their own name", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, category }) => [publishedName, unit, category]),
  ).toEqual([
    ["Human Development Index, rank", "rank", "population"],
    ["Human Development Index", "index", "population"],
    ["Life expectancy at birth, female", "years", "health"],
    ["new x", "", "population"],
  ])
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 4, "high"],
    ["unknown-country", 5, "Atlantis (ATL)"],
  ])
})

test("incomes in other prices than the first report's are indicators of their own", async () => {
  const folder = await temporaryFolder()
  await writeWorkbook(join(folder, "HDR25_Composite_indices_metadata.xlsx"), {
    Metadata: [
      ["Time series", "Full name", "Short name"],
      ["1990-2023", "Human Development Index (value)", "hdi"],
      ["1990-2023", "Gross National Income Per Capita (2021 PPP$)", "gnipc"],
    ],
  })
  const table = "iso3,country,hdicode,region,hdi_2023,gnipc_2023\nKEN,Kenya,Medium,SSA,0.6,5500\n"
  await writeFile(join(folder, "HDR25_Composite_indices_complete_time_series.csv"), table)
  const { files, pick } = await readImporter(undpHdr, folder)
  expect(files[0]?.vintage).toEqual({ date: "2025-12-31", stated: true })
  expect(pick("series").map(({ code, observations }) => [code, observations.values])).toEqual([
    ["hdi", [0.6]],
    ["gnipc.2021", [5500]],
  ])
  expect(pick("indicator")[1]).toMatchObject({
    code: "gnipc.2021",
    publishedName: "Gross national income per capita (2021 PPP $)",
    unit: "constant 2021 PPP $",
  })
})

const NOT_OK: Record<string, string> = {
  "no-header": "has no line with iso3, country and hdi_1990",
  nothing: "holds no HDR*_Composite_indices_complete_time_series.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(undpHdr, join(FIXTURES, "not-ok"), NOT_OK))
