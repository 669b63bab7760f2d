import { expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "./create-catalog.ts"
import { findNamedIndicator, findNamedIndicators } from "./find-named-indicator.ts"

test("a plain name means the measure's preferred publisher, an id and a full name themselves", async () => {
  const db = await testDatabase()
  for (const [publisherId, code, name, start] of [
    ["clio-infra", "inflation", "Inflation", "1950"],
    ["world-bank", "FP.CPI.TOTL.ZG", "Inflation, consumer prices (annual %)", "2022"],
  ] as const) {
    const indicator = await addIndicator(db, { publisherId, code, name })
    await addSeries(db, { indicator, country: "NGA", start, values: [1, 2] })
  }
  const catalog = createCatalog(db)
  const find = async (name: string) => (await findNamedIndicator(catalog, name))?.indicator.id
  expect(await find("inflation")).toBe("world-bank:FP.CPI.TOTL.ZG")
  expect(await find("Inflation  rate")).toBe("world-bank:FP.CPI.TOTL.ZG")
  expect(await find("clio-infra:inflation")).toBe("clio-infra:inflation")
  expect(await find("Inflation, consumer prices (annual %)")).toBe("world-bank:FP.CPI.TOTL.ZG")
  // Of what nobody holds the name alone is asked for.
  expect(await find("gdp")).toBeUndefined()
})

test("two plain names of one measure in a list are two publishers' indicators where both are so called", async () => {
  const db = await testDatabase()
  for (const [publisherId, code, name, start] of [
    ["world-bank", "NY.GDP.MKTP.KD.ZG", "GDP growth", "2020"],
    ["imf", "NGDP_RPCH", "Real GDP growth", "2010"],
  ] as const) {
    const indicator = await addIndicator(db, { publisherId, code, name })
    await addSeries(db, { indicator, country: "GHA", start, values: [1, 2] })
  }
  const catalog = createCatalog(db)
  const find = async (...names: string[]) =>
    [...(await findNamedIndicators(catalog, names)).values()].map((found) => found?.indicator.id)
  const [bank, fund] = ["world-bank:NY.GDP.MKTP.KD.ZG", "imf:NGDP_RPCH"]
  expect(await find("Real GDP growth")).toEqual([bank])
  expect(await find("GDP growth", "Real GDP growth")).toEqual([bank, fund])
  // The same name twice, as of two places, and a name that no other indicator has.
  expect(await find("GDP growth", "gdp growth")).toEqual([bank, bank])
  expect(await find("GDP growth", "economic growth")).toEqual([bank, bank])
})
