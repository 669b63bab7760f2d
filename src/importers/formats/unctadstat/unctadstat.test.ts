import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { unctadstat } from "./unctadstat.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")

const readOk = () => readImporter(unctadstat, join(FIXTURES, "ok"))

test("each table is a file; a moment of download in its name is its date", async () => {
  const { files } = await readOk()
  expect(files.map(({ lineage, vintage }) => [lineage, vintage.stated, vintage.date])).toEqual([
    ["unctadstat/CommodityPriceIndices_M", false, expect.any(String)],
    ["unctadstat/FdiFlowsStock", false, expect.any(String)],
    ["unctadstat/LSCI", false, expect.any(String)],
    ["unctadstat/PCI", true, "2023-11-20"],
  ])
})

test("dimensions and measures make the code; years, quarters and months are read", async () => {
  const { pick } = await readOk()
  expect(
    pick("series").map(({ code, country, frequency, observations }) => [
      code,
      country,
      frequency,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["CommodityPriceIndices_M.ALL-GROUPS.INDEX", "WLD", "monthly", 2024 * 12 + 8, [150.5]],
    ["FdiFlowsStock.FLOW.INWARD.CURRENT-USD", "KEN", "yearly", 2022, [350.5]],
    ["FdiFlowsStock.FLOW.INWARD.GDP-SHARE", "KEN", "yearly", 2022, [0.25]],
    ["FdiFlowsStock.STOCK.OUTWARD.CURRENT-USD", "KEN", "yearly", 2023, [1200]],
    // A country with its territories is left out where the country itself is there.
    ["FdiFlowsStock.STOCK.OUTWARD.CURRENT-USD", "FRA", "yearly", 2023, [8]],
    ["LSCI.INDEX", "KEN", "quarterly", 2024 * 4 + 2, [40.5, 41.25]],
    ["LSCI.INDEX", "QEF", "quarterly", 2024 * 4 + 3, [30]],
    ["LSCI.RANK", "KEN", "quarterly", 2024 * 4 + 2, [90, 89]],
    ["PCI.HUMAN-CAPITAL.INDEX", "USA", "yearly", 2022, [60.5]],
  ])
})

test("names are in words, with their unit and how periods are put together", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, category, aggregation }) => [
      publishedName,
      unit,
      category,
      aggregation,
    ]),
  ).toEqual([
    ["Commodity prices, all groups", "index, 2015 = 100", "price", "average"],
    ["Foreign direct investment, inward flow", "million current US$", "economy", "sum"],
    ["Foreign direct investment, inward flow, share of GDP", "% of GDP", "economy", "average"],
    ["Foreign direct investment, outward stock", "million current US$", "economy", "last"],
    ["Foreign direct investment, outward stock, share of GDP", "% of GDP", "economy", "average"],
    ["Liner shipping connectivity, index", "index (average of Q1 2023 = 100)", "trade", "average"],
    ["Liner shipping connectivity, rank", "rank", "trade", "last"],
    ["Productive capacities, human capital", "index (1 to 100)", "economy", "average"],
  ])
})

test("what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-number", 4, "many"],
    ["unknown-country", 5, "France including Monaco (251)"],
    ["unknown-country", 7, "Developing economies (1400)"],
    ["bad-period", 8, "late"],
    ["unknown-country", 2, "Individual economies (1)"],
  ])
})

const NOT_OK: Record<string, string> = {
  "no-economy": "lacks one of the columns Year, Economy",
  nothing: "holds no US_*.csv of UNCTADstat",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(unctadstat, join(FIXTURES, "not-ok"), NOT_OK))
