import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder } from "#tests/support/zip.ts"

import { wbWgi } from "./wb-wgi.ts"

async function read(rows: Parameters<typeof writeWorkbook>[1][string]) {
  const path = join(await temporaryFolder(), "wgidataset.xlsx")
  await writeWorkbook(path, { Sheet1: rows })
  return readImporter(wbWgi, path)
}

const HEADER = [
  "codeindyr",
  "code",
  "countryname",
  "year",
  "indicator",
  "estimate",
  "stddev",
  "nsource",
  "pctrank",
  "pctranklower",
  "pctrankupper",
]

test("each column of a dimension is an indicator with the code of the API", async () => {
  const { files, pick } = await read([
    HEADER,
    ["KENcc2022", "KEN", "Kenya", 2022, "cc", -0.75, 0.15, 12, 25.5, 18, 33],
    ["KENcc2023", "KEN", "Kenya", 2023, "cc", -0.7, 0.15, 12, 26, "..", 34],
    ["ROMcc2023", "ROM", "Romania", 2023, "cc", 0.1, "..", "..", "..", "..", ".."],
  ])
  expect(files).toMatchObject([
    { source: { id: "world-bank-worldwide-governance-indicators", publisherId: "world-bank" } },
  ])
  expect(
    pick("series").map(({ code, country, observations }) => [code, country, observations.values]),
  ).toEqual([
    ["CC.EST", "KEN", [-0.75, -0.7]],
    ["CC.EST", "ROU", [0.1]],
    ["CC.STD.ERR", "KEN", [0.15, 0.15]],
    ["CC.NO.SRC", "KEN", [12, 12]],
    ["CC.PER.RNK", "KEN", [25.5, 26]],
    ["CC.PER.RNK.LOWER", "KEN", [18]],
    ["CC.PER.RNK.UPPER", "KEN", [33, 34]],
  ])
  expect(pick("indicator")).toHaveLength(6)
  expect(pick("indicator")[0]).toMatchObject({
    publishedName: "Control of Corruption: Estimate",
    unit: "score (-2.5 to +2.5)",
    category: "economy",
    aggregation: "average",
  })
})

test("rows that do not fit are reported", async () => {
  const { pick } = await read([
    HEADER,
    ["x", "ATL", "Atlantis", 2023, "rl", 1, 1, 1, 1, 1, 1],
    ["x", "KEN", "Kenya", 2023, "joy", 1, 1, 1, 1, 1, 1],
    ["x", "KEN", "Kenya", "soon", "rl", 1, 1, 1, 1, 1, 1],
    ["x", "KEN", "Kenya", 2023, "rl", "good", 1, 1, 1, 1, 1],
  ])
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["unknown-country", 2, "Atlantis (ATL)"],
    ["bad-row", 3, 'indicator "joy"'],
    ["bad-period", 4, "soon"],
    ["bad-number", 5, "good"],
  ])
})

test("a workbook with other columns is reported", async () => {
  const { pick } = await read([["Country", "Value"]])
  expect(pick("problem")).toMatchObject([{ problem: "unknown-layout", text: "country, value" }])
})
