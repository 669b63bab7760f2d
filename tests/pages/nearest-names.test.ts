import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const NAME = "Inflation%2C%20consumer%20prices%20(annual%20%25)"

/** Every door that takes the name of an indicator; `{}` stands for it. */
const INDICATOR_DOORS = [
  "/indicators/{}",
  "/indicators/{}/nigeria",
  "/chart?indicator={}&country=nigeria",
  "/indicators/{}.csv",
  "/indicators/{}/nigeria.csv",
  "/indicators/{}/nigeria.bib",
  "/country/nigeria.csv?indicators={}",
  "/card.png?indicator={}&country=nigeria",
  "/explore.csv?i={}",
  "/fact/{}/NGA/2022.txt",
  "/api/v1/panel?indicators={}&countries=NGA",
  "/api/v1/dataset/{}:NGA:yearly",
]
const COUNTRY_DOORS = [
  `/indicators/${NAME}.csv?countries={}`,
  `/indicators/${NAME}/{}.csv`,
  `/indicators/${NAME}/{}`,
  `/chart?indicator=${NAME}&country={}`,
  "/country/{}.csv",
  "/country/{}",
  `/card.png?indicator=${NAME}&country={}`,
  "/explore.csv?i=world-bank:FP.CPI.TOTL.ZG&c={}",
  "/fact/world-bank:FP.CPI.TOTL.ZG/{}/2022.txt",
  "/api/v1/panel?indicators=world-bank:FP.CPI.TOTL.ZG&countries={}",
  "/api/v1/dataset/world-bank:FP.CPI.TOTL.ZG:{}:yearly",
  "/api/v1/indicator/country/{}",
]
const NOTHING = "zzzxqq"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addInflation(db)
  for (const country of ["NGA", "GHA"])
    await addSeries(db, { indicator, country, start: "2020", values: [13.2, 17, 18.8] })
  app = (await testSite(db, { publicFeatures: ["download", "embed", "country-dashboard"] })).app
}, 240_000)
afterAll(() => app.close())

async function ask(door: string, name: string) {
  const { statusCode, body } = await app.inject({ url: door.replace("{}", name) })
  return { isRefused: statusCode === 404 || statusCode === 400, body }
}

test.each(INDICATOR_DOORS)("%s names the nearest of a misspelt indicator", async (door) => {
  const { isRefused, body } = await ask(door, "inflaton")
  expect(isRefused).toBe(true)
  expect(body).toContain("Inflation, consumer prices (annual %)")
})

test.each(INDICATOR_DOORS)("%s says so where nothing is named like it", async (door) => {
  const { isRefused, body } = await ask(door, NOTHING)
  expect(isRefused).toBe(true)
  expect(body).toContain("No name or id is similar.")
})

test.each(COUNTRY_DOORS)("%s names the nearest of a misspelt country", async (door) => {
  const { isRefused, body } = await ask(door, "nigeira")
  expect(isRefused).toBe(true)
  expect(body).toContain("Nigeria")
})
