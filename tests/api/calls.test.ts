import { expect, test } from "vitest"

import { callApi, testApi } from "#tests/support/call-api.ts"
import { SEARCH_ID } from "#tests/support/sample-catalog.ts"

const app = await testApi()
const NIGERIA = "world-bank:FP.CPI.TOTL.ZG:NGA:yearly"

test("a dataset comes with its figures, gaps as null, and its source and licence", async () => {
  const { body } = await callApi(app, `/api/v1/dataset/${NIGERIA}`)
  expect(body.status).toBe("success")
  expect(body.data).toMatchObject({
    id: NIGERIA,
    nameOfIndicator: "Inflation, consumer prices (annual %)",
    country: "Nigeria",
    category: "price",
    frequency: "yearly",
    isPublished: true,
    startYear: 2020,
    endYear: 2022,
    metric: "annual %",
    source: "International Monetary Fund",
    publisher: "World Bank",
    licence: "CC BY 4.0",
    vintage: "2026-02-24",
    forecastFrom: null,
  })
  expect(body.data.data).toEqual([
    { period: "2020", value: 13.2 },
    { period: "2021", value: null },
    { period: "2022", value: 18.8 },
  ])
})

test("a dataset id may be percent-encoded", async () => {
  const { body } = await callApi(app, `/api/v1/dataset/${encodeURIComponent(NIGERIA)}`)
  expect(body.data.id).toBe(NIGERIA)
})

test("figures of a closed source are refused with the reason", async () => {
  const { status, body } = await callApi(
    app,
    "/api/v1/dataset/world-bank:FP.CPI.TOTL.ZG:GHA:yearly",
  )
  expect(status).toBe(403)
  expect(body.code).toBe("licence-forbids")
  expect(body.error).toContain("The licence of World Bank does not allow")
  expect(body.details).toMatchObject([{ publisher: "World Bank" }])
})

test("a list of datasets has rows and their total but no figures", async () => {
  const { body } = await callApi(app, "/api/v1/dataset?country=nigeria&search=&frequency=Yearly")
  expect(body.data.total).toBe(1)
  expect(body.data.dataset).toMatchObject([{ id: NIGERIA, country: "Nigeria" }])
})

test("an indicator lists its countries with their state", async () => {
  const { body } = await callApi(app, "/api/v1/indicator?search=inflation&limit=250")
  expect(body.data.total).toBe(1)
  expect(body.data.indicator[0]).toMatchObject({
    country: ["Kenya", "Nigeria", "Ghana"],
    status: { Nigeria: "published", Ghana: "published", Kenya: "undated" },
    countryCount: 2,
  })
})

test("when a country is named, the indicators speak of that country alone", async () => {
  const filtered = await callApi(app, "/api/v1/indicator/filter?country=NG&category=Price")
  const listed = await callApi(app, "/api/v1/indicator/country/nigeria?category=")
  for (const { body } of [filtered, listed]) {
    expect(body.data.indicator[0]).toMatchObject({
      country: ["Nigeria"],
      status: { Nigeria: "published" },
      countryCount: 2,
    })
  }
})

test("a search answers an id, relevant and related results, and related terms", async () => {
  const { body, headers } = await callApi(app, "/api/v1/search?q=inflation%20nigeria")
  expect(headers["cache-control"]).toBe("no-store")
  expect(body.data.searchId).toBe(SEARCH_ID)
  expect(body.data.searchResult.relevantResults).toMatchObject([
    { indicatorId: "world-bank:FP.CPI.TOTL.ZG", country: "Nigeria", datasetId: NIGERIA },
  ])
  expect(body.data.searchResult.relatedResults).toMatchObject([{ country: null, latest: null }])
  expect(body.data.searchResult.relatedSearches).toEqual([{ searchTerm: "unemployment nigeria" }])
})

test.each([true, "TRUE"])("a click is noted with clicked %s", async (clicked) => {
  const { status, body } = await callApi(app, {
    method: "PATCH",
    url: `/api/v1/search/${SEARCH_ID}`,
    payload: { clicked, datasetId: NIGERIA, other: "ignored" },
  })
  expect(status).toBe(200)
  expect(body.data).toEqual({ searchId: SEARCH_ID, clicked: true })
})

test("datasets of several countries are listed together", async () => {
  const { body } = await callApi(app, "/api/v1/dataset?country=NGA,ghana")
  expect(body.data.total).toBe(2)
  const wrong = await callApi(app, "/api/v1/dataset?country=NGA,atlantis")
  expect([wrong.status, wrong.body.error]).toEqual([
    400,
    expect.stringContaining("country is not known: “atlantis”"),
  ])
})

test("every answer says what is left of the limit", async () => {
  const { headers } = await callApi(app, "/api/v1/countries/all")
  expect(headers["ratelimit-policy"]).toBe('"anonymous";q=300;w=300')
  expect(headers["ratelimit"]).toBe('"anonymous";r=299;t=60')
})
