import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const NAME = "Inflation%2C%20consumer%20prices%20(annual%20%25)"
const TEXT = "Inflation in Nigeria was 18.8% in 2022. Inflation in Ghana was 12% in 2021."

/** A text of each kind that the site writes. */
const TEXTS = [
  "/",
  `/indicators/${NAME}/nigeria`,
  `/indicators/${NAME}.csv`,
  `/indicators/${NAME}.svg`,
  `/indicators/${NAME}/nigeria.json`,
  "/country/nigeria.json?indicators=all",
  "/answer.svg?q=What%20was%20inflation%20in%20Nigeria%20in%202022%3F",
  "/explore.svg?i=world-bank:FP.CPI.TOTL.ZG&c=NGA",
  `/chart?indicator=${NAME}&country=nigeria`,
  `/check.json?text=${encodeURIComponent(TEXT)}`,
  "/api/docs",
  "/api/v1/openapi.json",
  "/api/v1/countries/all",
  "/blog/feed.xml",
  "/llms.txt",
  "/sitemaps/pages.xml",
  "/spreadsheets/sankore.gs",
  "/spreadsheets/functions.json",
]

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addInflation(db)
  for (const country of ["NGA", "GHA", "KEN", "ZAF", "EGY", "MAR"]) {
    const values = Array.from({ length: 40 }, (_, k) => k * 1.25)
    await addSeries(db, { indicator, country, start: "1983", values })
  }
  app = (await testSite(db)).app
}, 240_000)
afterAll(() => app.close())

test.each(TEXTS)("%s is sent compressed", async (url) => {
  const plain = await app.inject({ url })
  expect(plain.statusCode).toBe(200)
  expect(plain.rawPayload.length, "as long as what this is about").toBeGreaterThan(1024)
  for (const encoding of ["br", "gzip"]) {
    const { headers, rawPayload } = await app.inject({
      url,
      headers: { "accept-encoding": encoding },
    })
    expect(headers["content-encoding"]).toBe(encoding)
    expect(rawPayload.length).toBeLessThan(plain.rawPayload.length)
  }
})
