import { beforeAll, expect, test } from "vitest"
import type { FastifyInstance } from "fastify"

import { createAnswerer } from "#answers/create-answerer.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { createSearch } from "#search/create-search.ts"
import { addIndicator, addSeries, addSource, TEST_DAY } from "#tests/support/builders.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const inflation = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    unit: "annual %",
  })
  const figures: Record<string, (number | null)[]> = {
    BDI: [10, 11, 12],
    COD: [5, 6, 7, 8],
    KEN: [5, 6, 7, 8.5],
    RWA: [1, 2, 30, 4],
    SOM: [4, 4, 6, 6],
    SSD: [24, 11, -3, 2],
    TZA: [3, 3, 4, 4],
    UGA: [2, 2, 7, 5],
  }
  for (const [country, values] of Object.entries(figures))
    await addSeries(db, { indicator: inflation, country, start: "2020", values })
  await addSeries(db, {
    indicator: inflation,
    country: "GHA",
    start: "2020",
    values: [9.9, 10, 31.3, 38.1, 22, 12],
    forecastFrom: 2024,
  })
  const stamps = await addIndicator(db, {
    code: "STAMPS",
    name: "Postage stamps sold",
    unit: "stamps",
  })
  await addSeries(db, { indicator: stamps, country: "KEN", start: "2020", values: [1, 2, 3] })
  await addSource(db, {
    id: "closed/one",
    publisherId: "closed",
    publisher: "Closed",
    redistribute: "no",
  })
  const closed = await addIndicator(db, {
    code: "SP.POP.TOTL",
    sourceId: "closed/one",
    publisherId: "closed",
  })
  await addSeries(db, { indicator: closed, country: "KEN", start: "2020", values: [50] })
  const catalog = createCatalog(db)
  const search = await createSearch({ db, catalog, now: () => TEST_DAY })
  app = await testApi({
    catalog,
    search,
    now: () => TEST_DAY,
    answerer: createAnswerer({ catalog, findByName: search.named }),
  })
}, 60_000)

async function ask(q: string, more: Record<string, string> = {}) {
  const query = new URLSearchParams({ q, ...more })
  return callApi(app, `/api/v1/answer?${query.toString()}`)
}

test("a question is answered with figure, year, rows, method and source", async () => {
  const { status, body } = await ask("Which EAC country had the highest inflation in 2022?")
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    state: "answered",
    operation: "extreme",
    measure: { indicatorId: "world-bank:FP.CPI.TOTL.ZG", publisher: "World Bank" },
    country: "RWA",
    value: 30,
    period: "2022",
    group: { name: "the East African Community", size: 7, withFigures: 7, missing: [] },
  })
  expect(body.data.sentence).toContain("Rwanda had the highest consumer price inflation: 30%")
  expect(body.data.sources).toMatchObject([{ publisher: "World Bank" }])
})

test("a forecast is never the latest figure", async () => {
  const { body } = await ask("inflation in Ghana")
  expect(body.data).toMatchObject({ value: 38.1, period: "2023" })
})

test("the latest figure counts from the day that is given", async () => {
  const { body } = await ask("inflation in Ghana", { asOf: "2021-12-31" })
  expect(body.data).toMatchObject({ asOf: "2021-12-31" })
  expect(body.data).toMatchObject({ value: 10, period: "2021" })
})

test("an indicator that no table knows is found by its name", async () => {
  const { body } = await ask("How many postage stamps sold in Kenya in 2021?")
  expect(body.data).toMatchObject({ state: "answered", value: 2 })
})

test("figures of a closed source are not answered", async () => {
  const { body } = await ask("population of Kenya")
  expect(body.data).toMatchObject({ state: "declined", value: null, rows: [] })
})

test("a question goes on from the one before it", async () => {
  const { body } = await ask("and Kenya?", { context: "inflation in Ghana in 2021" })
  const whole = await ask("inflation in Kenya in 2021")
  expect(body.data).toMatchObject({ state: "answered", country: "KEN", period: "2021" })
  expect(body.data.value).toBe(whole.body.data.value)
  expect(body.data.question).toBe("consumer price inflation in Kenya in 2021")
  expect(body.data.path).toBe(whole.body.data.path)
})

test("what is not understood is declined with its word", async () => {
  const { status, body } = await ask("inflation of grumbleland")
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ state: "declined", word: "grumbleland" })
})

test("every figure of an answer is the one that the dataset has", async () => {
  const { body } = await ask("rank EAC countries by inflation in 2021")
  for (const { country, value } of body.data.rows) {
    const dataset = await callApi(
      app,
      `/api/v1/dataset/world-bank:FP.CPI.TOTL.ZG:${String(country)}:yearly`,
    )
    expect(dataset.body.data.data[1]).toEqual({ period: "2021", value })
  }
  // DR Congo and Somalia joined in later years.
  expect(body.data.rows).toHaveLength(6)
})

test("the same question gets the same bytes", async () => {
  const [first, second] = await Promise.all([ask("inflation in Kenya"), ask("inflation in Kenya")])
  expect(JSON.stringify(first.body)).toBe(JSON.stringify(second.body))
})

test("a day that does not exist and a question without words are refused", async () => {
  expect((await ask("inflation in Kenya", { asOf: "2021-02-31" })).status).toBe(400)
  expect((await callApi(app, "/api/v1/answer")).status).toBe(400)
})
