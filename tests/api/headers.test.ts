import { expect, test } from "vitest"

import { callApi, testApi } from "#tests/support/call-api.ts"
import { sampleCatalog, SEARCH_ID } from "#tests/support/sample-catalog.ts"

const app = await testApi()
const URL = "/api/v1/indicator?search=inflation"

test("a read of the data is cached for a short while and tagged", async () => {
  const { headers } = await callApi(app, URL)
  expect(headers.etag).toMatch(/^W\/"1-[\w-]{16}"$/)
  expect(headers["cache-control"]).toBe("public, max-age=60, stale-while-revalidate=600")
})

test("an unchanged read answers 304 without reading the catalog again", async () => {
  const { headers } = await callApi(app, URL)
  const listIndicators = () => Promise.reject(new Error("was read"))
  const other = await testApi({ catalog: { ...sampleCatalog(), listIndicators } })
  const again = await callApi(other, {
    url: URL,
    headers: { "if-none-match": `"x", ${headers.etag ?? ""}` },
  })
  expect(again.status).toBe(304)
  expect(again.body).toBeUndefined()
  expect(again.headers.etag).toBe(headers.etag)
})

test("the tag changes with the data and with the address", async () => {
  const newer = await testApi({ catalog: sampleCatalog(2) })
  const tags = [
    (await callApi(app, URL)).headers.etag,
    (await callApi(newer, URL)).headers.etag,
    (await callApi(app, `${URL}&limit=5`)).headers.etag,
  ]
  expect(new Set(tags).size).toBe(3)
})

test("failures are never stored", async () => {
  const { headers } = await callApi(app, "/api/v1/dataset/none")
  expect(headers["cache-control"]).toBe("no-store")
  expect(headers.etag).toBeUndefined()
})

test("any site may read, without credentials", async () => {
  for (const url of [URL, "/api/v1/dataset/none", "/api/v1/countries/all"]) {
    const { headers } = await callApi(app, { url, headers: { origin: "https://example.org" } })
    expect(headers["access-control-allow-origin"]).toBe("*")
    expect(headers["access-control-allow-credentials"]).toBeUndefined()
  }
})

test("a browser that asks first is told that it may read", async () => {
  const { status, headers } = await callApi(app, { method: "OPTIONS", url: URL })
  expect(status).toBe(204)
  expect(headers["access-control-allow-methods"]).toBe("GET, HEAD, OPTIONS")
  expect(headers["access-control-allow-origin"]).toBe("*")
})

test("other sites may not send clicks", async () => {
  const url = `/api/v1/search/${SEARCH_ID}`
  const asked = await callApi(app, { method: "OPTIONS", url })
  const sent = await callApi(app, { method: "PATCH", url, payload: { clicked: true } })
  expect(asked.headers.allow).toBe("OPTIONS, PATCH")
  expect(asked.headers["access-control-allow-origin"]).toBeUndefined()
  expect(sent.headers["access-control-allow-origin"]).toBeUndefined()
})

test("HEAD answers the headers of GET without a body", async () => {
  const { status, headers, body } = await callApi(app, { method: "HEAD", url: URL })
  expect(status).toBe(200)
  expect(headers.etag).toBeTruthy()
  expect(body).toBeUndefined()
})

test("long answers are compressed for those who take it", async () => {
  const response = await app.inject({
    url: "/api/v1/countries/all",
    headers: { "accept-encoding": "gzip" },
  })
  expect(response.headers["content-encoding"]).toBe("gzip")
  expect(response.headers.vary).toContain("accept-encoding")
})
