import { gzipSync } from "node:zlib"

import { expect, test } from "vitest"

import { AppError } from "#domain/errors.ts"
import { callApi, noLimits, testApi } from "#tests/support/call-api.ts"
import { sampleCatalog, SEARCH_ID } from "#tests/support/sample-catalog.ts"

const app = await testApi()
const CLICK = { method: "PATCH", url: `/api/v1/search/${SEARCH_ID}` } as const

test.each([
  ["/search", "q is required."],
  ["/search?q=%20%20", "q is required."],
  [`/search?q=${"a".repeat(201)}`, "q must have at most 200 characters."],
  ["/search?q=a%00b", "q contains characters that cannot be used."],
  ["/indicator?limit=-1", "limit must be a whole number from 1 to 250."],
  ["/indicator?limit=abc", "limit must be a whole number from 1 to 250."],
  ["/indicator?limit=251", "limit must be a whole number from 1 to 250."],
  ["/dataset?limit=0", "limit must be a whole number from 1 to 250."],
  ["/dataset?offset=1e3", "offset must be a whole number from 0 to 1000000."],
  ["/dataset?frequency=weekly", "frequency must be one of yearly, quarterly, monthly."],
  ["/dataset?category=__proto__", "category must be one of agriculture"],
  ["/dataset?country=__proto__", "country is not known"],
  ["/indicator/filter?country=constructor", "country is not known"],
  ["/dataset/", "id is required."],
  ["/dataset/x?asOf=2024-02-30", "asOf must be a day such as 2024-12-31."],
  ["/dataset/x?asOf=0000-01-01", "asOf must be a day such as 2024-12-31."],
])("%s is a bad request that says what is allowed", async (path, sentence) => {
  const { status, body } = await callApi(app, `/api/v1${path}`)
  expect(status).toBe(400)
  expect(body.code).toBe("bad-request")
  expect(body.error).toContain(sentence)
  expect(body.details[0].field).toBe(String(body.error).split(" ")[0])
})

test("limits and lengths are accepted up to their end", async () => {
  for (const path of ["/indicator?limit=250", "/dataset?limit=1", `/search?q=${"a".repeat(200)}`]) {
    expect((await callApi(app, `/api/v1${path}`)).status).toBe(200)
  }
})

test.each([
  "/indicator?utm_source=mail&fbclid=1&gclid=2",
  "/indicator?search=inflation&search=other",
  "/indicator?name=&category=&limit=&offset=",
])("keys of links, repeated and empty keys do no harm: %s", async (path) => {
  const { status, body } = await callApi(app, `/api/v1${path}`)
  expect(status).toBe(200)
  expect(body.data.total).toBe(1)
})

test.each([
  ["/indicator?unknown=1", "unknown"],
  ["/indicator?limit[]=5", "limit[]"],
  ["/indicator?__proto__=2", "__proto__"],
  ["/dataset/world-bank:FP.CPI.TOTL.ZG:NGA:yearly?asof=2024-01-01", "asof"],
])("a key that a call does not know is refused by its name: %s", async (path, key) => {
  const { status, body } = await callApi(app, `/api/v1${path}`)
  expect(status).toBe(400)
  expect(body.error).toContain(`“${key}” is not a key of this address. It takes `)
  expect(body.details[0].field).toBe(key)
})

test("a ten-kilobyte address is refused", async () => {
  const { status, body } = await callApi(app, `/api/v1/search?q=${"a".repeat(10_000)}`)
  expect(status).toBe(413)
  expect(body.error).toBe("The address is too long.")
})

test.each([
  "/api/v1/dataset/none",
  "/api/v1/countries/region/atlantis",
  "/api/v1/indicator/country/atlantis",
  "/api/v1/nothing",
  "/api/v1",
  "/api/v2/search?q=a",
  "/api/",
  "/api",
])("%s is not found, as JSON", async (url) => {
  const { status, body } = await callApi(app, url)
  expect(status).toBe(404)
  expect(body.code).toBe("not-found")
})

test.each(["unknown", "11111111-1111-4111-8111-111111111111"])(
  "a click on the unknown search %s is not found",
  async (id) => {
    const url = `/api/v1/search/${id}`
    const { status } = await callApi(app, { method: "PATCH", url, payload: { clicked: true } })
    expect(status).toBe(404)
  },
)

test.each([
  [{ clicked: false }],
  [{ clicked: "yes" }],
  [{}],
  [[]],
  [{ clicked: true, datasetId: "a\0" }],
])("a click with the body %j is a bad request", async (payload) => {
  const { status, body } = await callApi(app, { ...CLICK, payload })
  expect(status).toBe(400)
  expect(body.code).toBe("bad-request")
})

test.each([
  ["as plain text", "text/plain", '{"clicked":true}', 415],
  ["as a form", "application/x-www-form-urlencoded", "clicked=TRUE", 415],
  ["cut off", "application/json", "{", 400],
  ["empty", "application/json", "", 400],
  ["with __proto__", "application/json", '{"__proto__":{"clicked":true}}', 400],
  ["nested 21 deep", "application/json", body(`${"[".repeat(20)}${"]".repeat(20)}`), 400],
  ["nested 20 deep", "application/json", body(`${"[".repeat(19)}${"]".repeat(19)}`), 200],
  ["with a list of 1,001", "application/json", body(`[${"1,".repeat(1000)}1]`), 400],
  ["with a list of 1,000", "application/json", body(`[${"1,".repeat(999)}1]`), 200],
  ["over a megabyte", "application/json", body(`"${"a".repeat(1_000_000)}"`), 413],
])("a click's body %s", async (_form, type, payload, expected) => {
  const { status } = await callApi(app, { ...CLICK, headers: { "content-type": type }, payload })
  expect(status).toBe(expected)
})

function body(extra: string): string {
  return `{"clicked":true,"extra":${extra}}`
}

test("a click without any body is a bad request", async () => {
  const { status, body } = await callApi(app, CLICK)
  expect(status).toBe(400)
  expect(body.error).toBe("The body must be a JSON object.")
})

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)(
  "%s on a read is refused and says what is allowed",
  async (method) => {
    const response = await app.inject({ method, url: "/api/v1/dataset", payload: "x" })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe("GET, HEAD, OPTIONS")
    expect(response.json()).toMatchObject({ status: "error", code: "method-not-allowed" })
  },
)

test("a fault of ours says nothing about its cause", async () => {
  const faults = [
    new Error("relation secret_table does not exist"),
    new AppError("import-failed", "secret_table", { details: ["secret_table"] }),
    Object.assign(new Error("secret_table"), { code: "42P01", statusCode: 200 }),
  ]
  for (const fault of faults) {
    const catalog = { ...sampleCatalog(), findDatasets: () => Promise.reject(fault) }
    const broken = await testApi({ catalog })
    const { status, body, headers } = await callApi(broken, "/api/v1/dataset")
    expect(status).toBe(500)
    expect(JSON.stringify([body, headers])).not.toContain("secret_table")
    expect(body.error).toBe("Something unexpected occurred on the server")
    expect(headers["x-request-id"]).toBeTruthy()
  }
})

test("while the service is not ready it says so", async () => {
  const catalog = {
    ...sampleCatalog(),
    findDatasets: () => Promise.reject(new AppError("unavailable", "pool of 10.0.0.3 is full")),
  }
  const { status, body } = await callApi(await testApi({ catalog }), "/api/v1/dataset")
  expect(status).toBe(503)
  expect(body.error).toBe("The service is not ready. Please try again in a moment.")
})

test.each([
  ["of another site", "https://example.org", 403],
  ["of no site, as a sandboxed frame has", "null", 403],
  ["of this site", "http://127.0.0.1:3000", 200],
  ["of this site under the name it was asked by", "http://localhost:3000", 200],
])("a click from a page %s", async (_page, origin, expected) => {
  const { status } = await callApi(app, {
    ...CLICK,
    headers: { origin, host: "localhost:3000" },
    payload: { clicked: true },
  })
  expect(status).toBe(expected)
})

test("a form where JSON is expected is refused", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x" }
  const payload = '--x\r\ncontent-disposition: form-data; name="clicked"\r\n\r\nTRUE\r\n--x--\r\n'
  expect((await callApi(app, { ...CLICK, headers, payload })).status).toBe(415)
})

test("one call too many is refused with the time to wait", async () => {
  const limits = { ...noLimits(), take: () => Promise.reject(tooMany) }
  const tooMany = new AppError("too-many-requests", undefined, {
    details: [{ retryAfterSeconds: 17 }],
  })
  const { status, headers } = await callApi(await testApi({ limits }), "/api/v1/search?q=a")
  expect([status, headers["retry-after"]]).toEqual([429, "17"])
})

test("S-40: a packed body counts by what it unpacks to, and unpacking ends at the limit", async () => {
  const send = (body: string) =>
    app.inject({
      ...CLICK,
      headers: { "content-type": "application/json", "content-encoding": "gzip" },
      payload: gzipSync(body),
    })
  const bomb = JSON.stringify({ text: " ".repeat(50_000_000) })
  expect((await send(bomb)).statusCode).toBe(413)
  expect((await send("{}")).json().error).not.toBe("The body is too large.")
})
