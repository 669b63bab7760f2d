import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { wbCommodities } from "./wb-commodities.ts"

async function read(sheets: Parameters<typeof writeWorkbook>[1]) {
  const path = join(await temporaryFolder(), "CMO-Historical-Data-Monthly.xlsx")
  await writeWorkbook(path, sheets)
  return readImporter(wbCommodities, path)
}

const TITLES = [
  ["World Bank Commodity Price Data (The Pink Sheet)"],
  ["monthly prices in nominal US dollars, 1960 to present"],
  ["(monthly series are available only in nominal US dollars)"],
  ["Updated on June 02, 2023"],
]

test("prices are series of the world with the unit of their column", async () => {
  const { files, pick } = await read({
    Description: [["Words"]],
    "Monthly Prices": [
      ...TITLES,
      [null, "Coal, South African **", "Natural gas index", "Gold"],
      [null, "($/mt)", "(2010=100)", "($/troy oz)"],
      [null, "COAL_SAFRICA", "iNATGAS", "GOLD"],
      ["2023M03", "…", 80.5, 1900],
      ["2023M04", 120.5, "..", "dear"],
    ],
  })
  expect(files).toMatchObject([{ vintage: { date: "2023-06-02", stated: true } }])
  expect(
    pick("indicator").map(({ code, publishedName, unit, currency }) => [
      code,
      publishedName,
      unit,
      currency,
    ]),
  ).toEqual([
    ["CMO.COAL_SAFRICA", "Commodity price: Coal, South African", "US$ per metric ton", "USD"],
    ["CMO.iNATGAS", "Commodity price index: Natural gas", "index, 2010 = 100", null],
    ["CMO.GOLD", "Commodity price: Gold", "US$ per troy ounce", "USD"],
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [
      code,
      country,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["CMO.COAL_SAFRICA", "WLD", 2023 * 12 + 3, [120.5]],
    ["CMO.iNATGAS", "WLD", 2023 * 12 + 2, [80.5]],
    ["CMO.GOLD", "WLD", 2023 * 12 + 2, [1900]],
  ])
  expect(pick("problem")).toMatchObject([{ problem: "bad-number", line: 9, text: "dear" }])
})

test("indices take the lowest of the names stepped above them; the total has no code of its own", async () => {
  const { pick } = await read({
    "Monthly Indices": [
      ...TITLES,
      [null, "Total Index", "Energy", null],
      [null, null, null, "Metals  & Minerals **"],
      [null, null, "iENERGY", "iMETMIN"],
      ["2023M03", 107.19, 103.5, 110],
    ],
  })
  expect(
    pick("indicator").map(({ code, publishedName, unit }) => [code, publishedName, unit]),
  ).toEqual([
    ["CMO.TOTAL-INDEX", "Commodity price index: Total", "index, 2010 = 100"],
    ["CMO.iENERGY", "Commodity price index: Energy", "index, 2010 = 100"],
    ["CMO.iMETMIN", "Commodity price index: Metals & Minerals", "index, 2010 = 100"],
  ])
})

test("a sheet without months is reported", async () => {
  const { files, pick } = await read({ "Monthly Prices": [["Words"], ["More words"]] })
  expect(files[0]?.vintage.stated).toBe(false)
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout", text: "More words" }])
})
