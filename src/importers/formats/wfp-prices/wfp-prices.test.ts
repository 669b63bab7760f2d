import { join } from "node:path"

import { expect, test } from "vitest"

import { expectRefusals } from "#tests/support/expect-refusals.ts"
import { readImporter } from "#tests/support/read-importer.ts"

import { wfpPrices } from "./wfp-prices.ts"

const FIXTURES = join(import.meta.dirname, "fixtures")
const january2006 = 2006 * 12

const readOk = () => readImporter(wfpPrices, join(FIXTURES, "ok"))

test("each commodity, unit, kind of price and market is a monthly series", async () => {
  const { files, pick } = await readOk()
  expect(files.map(({ lineage }) => lineage)).toEqual([
    "wfp-food-prices/ken",
    "wfp-food-prices/qqq",
    "wfp-food-prices/uga",
  ])
  expect(
    pick("series").map(({ code, country, frequency, observations }) => [
      code,
      country,
      frequency,
      observations.start,
      observations.values,
    ]),
  ).toEqual([
    ["67.90-kg.wholesale.191", "KEN", "monthly", january2006, [1500.5, null, 1600]],
    ["794.500-ml.retail.184", "KEN", "monthly", january2006, [30]],
    ["283.l.retail.1854", "KEN", "monthly", january2006 + 1, [90]],
    // Without numbers of commodities and markets their names stand in.
    ["maize.kg.wholesale.uga-lira", "UGA", "monthly", january2006, [247.5]],
  ])
})

test("commodity, price, unit and market make the name; the unit is the money per unit", async () => {
  const { pick } = await readOk()
  expect(
    pick("indicator").map(({ publishedName, unit, currency, definition }) => [
      publishedName,
      unit,
      currency,
      definition,
    ]),
  ).toEqual([
    [
      "Maize (white), wholesale price per 90 kg, Mombasa market",
      "KES per 90 kg",
      "KES",
      "Price of Maize (white) (cereals) on the market Mombasa, Mombasa, Coast.",
    ],
    [
      "Milk, retail price per 500 ml, Nairobi market",
      "KES per 500 ml",
      "KES",
      "Price of Milk (dairy) on the market Nairobi, Nairobi.",
    ],
    [
      "Kerosene, retail price per litre, Hola market",
      "KES per litre",
      "KES",
      "Price of Kerosene (fuel) on the market Hola.",
    ],
    [
      "Maize, wholesale price per kg, Lira market",
      "UGX per kg",
      "UGX",
      "Price of Maize (cereals and tubers) on the market Lira, Lira Municipality, Lira.",
    ],
  ])
  expect(pick("indicator").every(({ category }) => category === "price")).toBe(true)
})

test("tags under the header are no row; what cannot be read is reported with its line", async () => {
  const { pick } = await readOk()
  expect(pick("problem").map(({ problem, line, text }) => [problem, line, text])).toEqual([
    ["bad-period", 8, "2006-2-30-1"],
    ["bad-number", 9, "dear"],
    ["missing-text", 10, "The row names no commodity or no market"],
    ["unknown-country", 2, "QQQ"],
    ["placeholder-zero", 4, "Maize, Lira"],
  ])
  expect(pick("rows").reduce((sum, { rows }) => sum + rows, 0)).toBe(11)
})

const NOT_OK: Record<string, string> = {
  "no-column": "wfp_food_prices_ken.csv lacks one of the columns date, market",
  nothing: "holds no wfp_food_prices_<country>.csv",
}

test("every bad file is refused with a sentence", () =>
  expectRefusals(wfpPrices, join(FIXTURES, "not-ok"), NOT_OK))
