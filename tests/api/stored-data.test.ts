import { beforeAll, expect, test } from "vitest"

import type { FastifyInstance } from "fastify"

import type { DatasetBody, DatasetRowBody, SearchBody } from "#api/contract.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { PRICES, storedServices } from "#tests/support/stored-services.ts"

let app: FastifyInstance

beforeAll(async () => {
  app = await testApi(await storedServices())
}, 120_000)

function valuesOf(body: unknown): (number | null)[] {
  return (body as { data: DatasetBody }).data.data.map(({ value }) => value)
}

test("a stored dataset is read with its gaps", async () => {
  const { body } = await callApi(app, `/api/v1/dataset/${PRICES}:GHA:yearly`)
  expect(body.data).toMatchObject({ country: "Ghana", startYear: 2019, endYear: 2022 })
  expect(body.data).toMatchObject({ forecastFrom: "2022", lastActualYear: 2021 })
  expect(valuesOf(body)).toEqual([10, null, 12, 13])
})

test("a coarser frequency is derived and says from what; incomplete years are missing", async () => {
  const { body } = await callApi(app, `/api/v1/dataset/${PRICES}:NGA:yearly`)
  expect(body.data).toMatchObject({ frequency: "yearly", derivedFrom: "quarterly" })
  expect(valuesOf(body)).toEqual([2.5, null, 10.5])
})

test("a derived dataset is listed when it is asked for by name", async () => {
  const query = "search=Consumer prices (index)&country=NGA&frequency=yearly"
  const { body } = await callApi(app, `/api/v1/dataset?${query.replaceAll(" ", "%20")}`)
  expect(body.data).toMatchObject({ total: 1, dataset: [{ id: `${PRICES}:NGA:yearly` }] })
})

test("asOf gives the figures as they were published by then", async () => {
  const url = `/api/v1/dataset/${PRICES}:GHA:yearly?asOf=`
  const older = await callApi(app, `${url}2024-12-31`)
  expect(older.body.data).toMatchObject({ vintage: "2024-06-01", data: [{ value: 9 }] })
  expect(older.body.data.forecastFrom).toBeNull()
  expect((await callApi(app, `${url}2020-01-01`)).status).toBe(404)
})

test("what is not published is nowhere to be found", async () => {
  const read = await callApi(app, `/api/v1/dataset/${PRICES}:BEN:yearly`)
  const listed = await callApi(app, "/api/v1/dataset?country=benin")
  const indicators = await callApi(app, "/api/v1/indicator/country/benin")
  expect(read.status).toBe(404)
  expect(listed.body.data.total).toBe(0)
  expect(indicators.body.data.total).toBe(0)
})

test("datasets are found by words, name, id, country, category and frequency", async () => {
  const totals = await Promise.all(
    [
      "",
      "search=prices",
      `search=${PRICES}`,
      "indicator=Consumer%20prices%20(index)",
      "country=ghana",
      "country=World",
      "category=tourism",
      "frequency=quarterly",
      "search=nothing",
    ].map(async (query) => {
      const { body } = await callApi(app, `/api/v1/dataset?${query}`)
      return (body as { data: { total: number } }).data.total
    }),
  )
  expect(totals).toEqual([4, 3, 3, 3, 1, 1, 1, 1, 0])
})

test("pages of a list do not overlap and keep the total", async () => {
  const first = await callApi(app, "/api/v1/dataset?limit=2")
  const second = await callApi(app, "/api/v1/dataset?limit=2&offset=2")
  const ids = [first, second].flatMap(({ body }) => {
    const { dataset } = (body as { data: { dataset: DatasetRowBody[] } }).data
    return dataset.map(({ id }) => id)
  })
  expect(new Set(ids).size).toBe(4)
  expect(first.body.data.total).toBe(4)
})

test("an indicator with an undated figure counts as one of that country", async () => {
  const { body } = await callApi(app, "/api/v1/indicator/filter?country=togo")
  expect(body.data.indicator).toMatchObject([{ id: PRICES, status: { Togo: "undated" } }])
})

test("figures of a closed source are refused with their terms", async () => {
  const { status, body } = await callApi(app, "/api/v1/dataset/unwto:ARRIVALS:NGA:yearly")
  expect(status).toBe(403)
  expect(body.error).toBe(
    "The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  )
})

test.each(["'", "%25", "_", "a:b:c:d", `${PRICES}:NGA`, `${PRICES}:XXX:yearly`, "%E2%80%AE"])(
  "the id %s is none of ours",
  async (id) => {
    expect((await callApi(app, `/api/v1/dataset/${id}`)).status).toBe(404)
  },
)

test("a search finds stored series, shows their latest figure, and takes the click", async () => {
  const { body } = await callApi(app, "/api/v1/search?q=consumer%20prices%20ghana")
  const { searchId, searchResult } = (body as { data: SearchBody }).data
  expect(searchResult.relevantResults[0]).toMatchObject({
    indicatorId: PRICES,
    country: "Ghana",
    datasetId: `${PRICES}:GHA:yearly`,
    latest: { period: "2021", value: 12 },
  })
  const click = { clicked: "TRUE", datasetId: `${PRICES}:GHA:yearly` }
  const url = `/api/v1/search/${searchId}`
  expect((await callApi(app, { method: "PATCH", url, payload: click })).status).toBe(200)
})

test("a search says what it understood and which words it left out", async () => {
  const { body } = await callApi(
    app,
    "/api/v1/search?q=qwertyuiop%20consumer%20prices%20ghana%20since%202015",
  )
  const { understood, dropped } = (body as { data: SearchBody }).data
  expect(understood).toContainEqual({
    kind: "place",
    meaning: "Ghana",
    without: "qwertyuiop consumer prices since 2015",
  })
  expect(understood).toContainEqual({
    kind: "years",
    meaning: "2015..",
    without: "qwertyuiop consumer prices ghana",
  })
  expect(dropped).toEqual(["qwertyuiop"])
})

test("a search names series of a closed source but not their figures", async () => {
  const { body } = await callApi(app, "/api/v1/search?q=arrivals%20nigeria")
  const { searchResult } = (body as { data: SearchBody }).data
  expect(searchResult.relevantResults[0]).toMatchObject({
    datasetId: "unwto:ARRIVALS:NGA:yearly",
    endYear: 2021,
    latest: null,
  })
})

test.each(["'; drop table series; --", "__proto__", "%", "\\", "🦁", "İ", "a".repeat(200)])(
  "the search text %s is answered",
  async (text) => {
    const { status } = await callApi(app, `/api/v1/search?q=${encodeURIComponent(text)}`)
    expect(status).toBe(200)
  },
)
