import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const PAGE = "/concept/gdp-growth/ghana"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const bank = await addIndicator(db, {
    code: "NY.GDP.MKTP.KD.ZG",
    name: "GDP growth (annual %)",
    unit: "annual %",
  })
  await addSource(db, {
    id: "imf/weo",
    publisherId: "imf",
    publisher: "International Monetary Fund",
  })
  const fund = await addIndicator(db, {
    code: "NGDP_RPCH",
    name: "Real GDP growth",
    unit: "annual %",
    publisherId: "imf",
    sourceId: "imf/weo",
    definition: "Counted by fiscal year.",
  })
  await addSeries(db, { indicator: bank, country: "GHA", start: "2020", values: [0.5, 5.1, 3.8] })
  await addSeries(db, {
    indicator: fund,
    country: "GHA",
    start: "2020",
    values: [0.5, 5.4, 3.1, 2.8],
    forecastFrom: 2023,
  })
  app = (await testSite(db)).app
}, 240_000)
afterAll(() => app.close())

test("all publishers of a measure stand on one chart and in one table, with the spread and the reasons", async () => {
  const { statusCode, body } = await app.inject(PAGE)
  expect(statusCode).toBe(200)
  expect(await htmlFaults(body)).toEqual([])
  const text = body
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
  expect(text).toContain("GDP growth: Ghana")
  expect(text).toContain("In 2022 they have 3.1% (International Monetary Fund), 3.8% (World Bank).")
  expect(text).toContain("Year International Monetary Fund World Bank Spread")
  expect(text).toContain("2023 2.8% (forecast) –")
  expect(text).toContain("2021 5.4% 5.1% 0.3%")
  expect(text).toContain(
    "Of International Monetary Fund it is said: it counts by fiscal years in some countries.",
  )
  expect(body).toContain("plot-svg")
  expect(body).toContain(`rel="canonical" href="${PUBLIC_URL}${PAGE}"`)
})

test("other names of the country lead to the one address, and unknown keys are named", async () => {
  const other = await app.inject("/concept/GDP-growth/GHA")
  expect([other.statusCode, other.headers.location]).toEqual([301, PAGE])
  expect((await app.inject(`${PAGE}?year=2020`)).body).toContain("year")
})

test("a measure, a country or figures that are not held are told in a sentence", async () => {
  for (const path of [
    "/concept/nothing/ghana",
    "/concept/gdp-growth/atlantis",
    "/concept/gdp-growth/kenya",
  ]) {
    const { statusCode, body } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toMatch(/There is no|No publisher whose figures/)
  }
})
