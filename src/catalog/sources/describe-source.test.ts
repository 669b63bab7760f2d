import { expect, test } from "vitest"

import { addFact, addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "../create-catalog.ts"

test("the holdings of a source are counted by frequency, no region as a country and no place twice", async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "PRICES", name: "Prices" })
  const rates = await addIndicator(db, { code: "RATES", name: "Exchange rates" })
  const yearly = { indicator: prices, start: "2020", values: [1, null, 3] }
  await addSeries(db, { ...yearly, country: "NGA" })
  await addSeries(db, { ...yearly, country: "WLD" })
  await addSeries(db, { indicator: rates, country: "NGA", start: "1999", values: [2] })
  await addSeries(db, { indicator: prices, country: "NGA", start: "2021-01", values: [4, 5] })
  await addFact(db, { indicator: prices, country: "TGO", value: 3 })
  const source = await createCatalog(db).getSource("world-bank/wdi")
  expect(source?.byFrequency).toEqual([
    { frequency: "yearly", indicators: 2, series: 3, valueCount: 5, countries: 1 },
    { frequency: "monthly", indicators: 1, series: 1, valueCount: 2, countries: 1 },
    { frequency: null, indicators: 1, series: 0, valueCount: 1, countries: 1 },
  ])
  expect(source?.list).toMatchObject([
    { indicator: { name: "Exchange rates" }, countries: 1, startYear: 1999, endYear: 1999 },
    {
      indicator: { name: "Prices" },
      frequencies: ["yearly", "monthly"],
      countries: 2,
      startYear: 2020,
      endYear: 2022,
    },
  ])
  expect(source?.lastRun).toMatchObject({ outcome: "imported" })
})

test("a source without imports has no description", async () => {
  const db = await testDatabase()
  await addIndicator(db, { code: "PRICES" })
  expect(await createCatalog(db).getSource("world-bank/wdi")).toBeUndefined()
})
