import { readFile } from "node:fs/promises"
import { join } from "node:path"

import { expect, test } from "vitest"

import { readImporter } from "#tests/support/read-importer.ts"
import { writeWorkbook } from "#tests/support/workbook.ts"
import { temporaryFolder, writeZip } from "#tests/support/zip.ts"

import { wbGem } from "./wb-gem.ts"

type Sheets = Parameters<typeof writeWorkbook>[1]

/** A zip with workbooks of the given sheets. */
async function writeMonitor(workbooks: Readonly<Record<string, Sheets>>): Promise<string> {
  const folder = await temporaryFolder()
  const packed: Record<string, Uint8Array> = {}
  for (const [title, sheets] of Object.entries(workbooks)) {
    const path = await writeWorkbook(join(folder, `${title}.xlsx`), sheets)
    packed[`${title}.xlsx`] = await readFile(path)
  }
  return writeZip(join(folder, "GemDataEXTR.zip"), packed)
}

const months = (year: number, count: number, value: number) =>
  Array.from({ length: count }, (_, k) => [
    `${String(year)}M${String(k + 1).padStart(2, "0")}`,
    value + k,
  ])

test("a workbook is one indicator with a series for each place and frequency", async () => {
  const path = await writeMonitor({
    "Official exchange rate, LCU per USD, period average": {
      annual: [[null, "Egypt, Arab Rep.", "World (WBG members)"], [null], [2023, 15.5, "NA"]],
      monthly: [[null, "Egypt, Arab Rep."], [null], ...months(2023, 12, 10)],
    },
  })
  const { files, pick } = await readImporter(wbGem, path)
  expect(files).toMatchObject([
    { lineage: "world-bank-global-economic-monitor/GemDataEXTR", vintage: { stated: false } },
  ])
  expect(pick("indicator")).toMatchObject([
    { code: "DPANUSLCU", unit: "LCU per US$", category: "monetary", aggregation: "average" },
  ])
  expect(pick("series")).toMatchObject([
    { country: "EGY", frequency: "yearly", observations: { start: 2023, values: [15.5] } },
    { country: "EGY", frequency: "monthly", observations: { start: 2023 * 12 } },
  ])
  expect(pick("problem")).toEqual([])
})

test("the figure of a year that was not over is reported and left out", async () => {
  const path = await writeMonitor({
    "CPI Price, nominal, seas. adj.": {
      annual: [[null, "Kenya", "Ghana"], [null], [2022, 100, 90], [2023, 108, 95]],
      monthly: [[null, "Kenya"], [null], ...months(2022, 12, 99), ...months(2023, 2, 107)],
    },
  })
  const { pick } = await readImporter(wbGem, path)
  expect(pick("problem")).toMatchObject([{ problem: "part-period", text: "Kenya 2023" }])
  const yearly = pick("series").filter(({ frequency }) => frequency === "yearly")
  expect(yearly.map(({ country, observations }) => [country, observations.values])).toEqual([
    ["KEN", [100]],
    ["GHA", [90, 95]],
  ])
})

test("of reserves the last month is enough for the year", async () => {
  const path = await writeMonitor({
    "Total Reserves": {
      annual: [[null, "Kenya"], [null], [2022, 7]],
      monthly: [[null, "Kenya"], [null], ["2022M12", 7]],
    },
  })
  const { pick } = await readImporter(wbGem, path)
  expect(pick("problem")).toEqual([])
  expect(pick("series")).toHaveLength(2)
})

test("reserves in months of imports are in months in the yearly sheet as well", async () => {
  const path = await writeMonitor({
    "Foreign Reserves, Months Import Cover, Goods": {
      annual: [[null, "Kenya"], [null], [2022, 0.5]],
      monthly: [[null, "Kenya"], [null], ...months(2022, 12, 1)],
    },
  })
  const { pick } = await readImporter(wbGem, path)
  expect(pick("indicator")).toMatchObject([{ code: "IMPCOV", unit: "months" }])
  expect(pick("indicator")[0]?.notes).toContain("times twelve")
  expect(pick("series").map(({ observations }) => observations.values)).toEqual([
    [6],
    Array.from({ length: 12 }, (_, k) => k + 1),
  ])
})

test("share price indices belong to a source that is not handed on", async () => {
  const sheets = { annual: [[null, "Kenya"], [null], [2022, 7]] }
  const { files } = await readImporter(
    wbGem,
    await writeMonitor({ "Stock Markets, US$": sheets, "Terms of Trade": sheets }),
  )
  expect(files.map(({ source }) => [source.redistribute, source.publisherId])).toEqual([
    ["yes", "world-bank"],
    ["no", "world-bank"],
  ])
})

test("places, periods, values and sheets that cannot be read are reported", async () => {
  const path = await writeMonitor({
    "Trade in dreams": {
      annual: [[null, "Kenya", "Atlantis"], [null], [2022, "many", 3], ["later", 1, 1]],
      notes: [["Words"]],
    },
  })
  const { pick } = await readImporter(wbGem, path)
  expect(pick("indicator")).toMatchObject([{ code: "GEM.TRADE-IN-DREAMS" }])
  expect(pick("problem").map(({ problem, text }) => [problem, text])).toEqual([
    ["bad-number", "many"],
    ["bad-period", "later"],
    ["unknown-layout", "notes"],
    ["unknown-country", "Atlantis"],
  ])
})

test("a zip without workbooks and a file that is no workbook are refused", async () => {
  const folder = await temporaryFolder()
  const empty = await writeZip(join(folder, "empty.zip"), { "a.txt": "text" })
  await expect(readImporter(wbGem, empty)).rejects.toMatchObject({
    message: "empty.zip holds no workbook (.xlsx).",
  })
  const broken = await writeZip(join(folder, "broken.zip"), { "Terms of Trade.xlsx": "text" })
  await expect(readImporter(wbGem, broken)).rejects.toMatchObject({
    code: "bad-file",
    message: "Terms of Trade.xlsx is not an Excel file (.xlsx).",
  })
})
