import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { findFreshness } from "#catalog/dataset-freshness.ts"
import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance
let db: Database

const read = async (url: string) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  return answer.body.replaceAll("<!-- -->", "").replaceAll(/<script[\s\S]*?<\/script>/g, "")
}
const freshnessOf = async (id: string) => {
  const answer = await app.inject({ url: `/api/v1/dataset/${id}` })
  return answer.json<{ data: { freshness: unknown } }>().data.freshness
}

beforeAll(async () => {
  db = await testDatabase()
  const crime = await addIndicator(db, { code: "OLD", name: "Old homicides", topics: ["crime"] })
  await addSeries(db, { indicator: crime, country: "KEN", start: "2000", values: [1, 2, 3, 4] })
  const foretold = await addIndicator(db, { code: "FORETOLD", name: "Foretold growth" })
  await addSeries(db, {
    indicator: foretold,
    country: "KEN",
    start: "2010",
    values: [1, 2, 3, 4, 5, 6, 7, 8],
    forecastFrom: 2014,
  })
  app = (await testSite(db)).app
}, 120_000)

test("a series that stands still says so on its page, in results and in its country's list", async () => {
  const page = await read("/indicators/Old%20homicides/kenya")
  expect(page).toMatch(/Yearly, 2\d years behind/)
  expect(await read("/results?q=old%20homicides%20kenya")).toMatch(/2\d years behind<\/span>/)
  expect(await read("/countries/indicator/kenya?category=economy")).toMatch(/2\d years behind</)
})

test("lists and results of the API say the same of each row as the dataset itself", async () => {
  const id = "world-bank:OLD:KEN:yearly"
  const json = async (url: string) => (await app.inject({ url })).json<{ data: unknown }>().data
  const { nextExpected, ...freshness } = (await freshnessOf(id)) as Record<string, unknown>
  expect(nextExpected).toBeNull()
  expect(freshness).toMatchObject({ rhythm: "yearly", lastActualPeriod: "2003", isStale: true })
  expect(await json("/api/v1/dataset?country=kenya&topic=crime")).toMatchObject({
    dataset: [{ id, freshness }],
  })
  expect(await json("/api/v1/search?q=old+homicides+kenya")).toMatchObject({
    searchResult: { relevantResults: [{ datasetId: id, freshness }] },
  })
})

test("a forecast makes no series fresh", async () => {
  expect(await freshnessOf("world-bank:FORETOLD:KEN:yearly")).toMatchObject({
    rhythm: "yearly",
    lastActualPeriod: "2013",
    isStale: true,
    nextExpected: null,
  })
})

test("the next figure is expected where three releases are held", async () => {
  const catalog = createCatalog(db)
  const regular = await addIndicator(db, { code: "REGULAR" })
  for (const [k, vintage] of ["2023-03-10", "2024-03-11", "2025-03-12"].entries())
    await addSeries(db, {
      indicator: regular,
      country: "KEN",
      start: "2015",
      values: Array.from({ length: 8 + k }, (_, at) => at),
      vintage,
      isHistory: vintage < "2025-03-12",
    })
  const dataset = await catalog.getDatasetById("world-bank:REGULAR:KEN:yearly")
  if (!dataset) throw new Error("no dataset")
  const on = (day: string) => findFreshness(catalog, dataset, new Date(day))
  expect(await on("2025-06-01")).toMatchObject({ behind: null, nextExpected: "2026-03" })
  expect(await on("2026-06-01")).toMatchObject({ nextExpected: null })
})

test("a country's indicators are listed by topic, and a topic that is none is said to be none", async () => {
  const list = await read("/countries/indicator/kenya?topic=crime")
  expect(list).toContain("Old homicides")
  expect(list).not.toContain("Foretold growth")
  expect(list).toContain('aria-label="Crime, show all topics"')
  expect(await read("/countries/indicator/kenya?topic=weather")).toContain(
    "There is no topic “weather”",
  )
})

test("a topic leads from the indicator's page to its list, and from the results to all of it", async () => {
  expect(await read("/indicators/Old%20homicides/kenya")).toContain(
    'href="/countries/indicator/kenya?topic=crime"',
  )
  expect(await read("/indicators/Old%20homicides")).toContain('href="/results?topic=crime"')
  const results = await read("/results?topic=crime")
  expect(results).toContain("Old homicides")
  expect(results).not.toContain("Foretold growth")
})
