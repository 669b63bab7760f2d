import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { callApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance

beforeAll(async () => {
  ;({ app } = await testSite(await testDatabase()))
}, 120_000)

test("whatever lies under /api answers JSON, never a page", async () => {
  for (const url of ["/api", "/api/", "/api/nothing", "/api/v1/nothing", "/api/v1/dataset/a/b"]) {
    expect((await callApi(app, url)).status, url).toBe(404)
  }
})

test("a broken percent code is a bad request in JSON", async () => {
  const { status, body } = await callApi(app, "/api/v1/dataset/%E0%A4%A")
  expect(status).toBe(400)
  expect(body.error).toBe("The address holds a broken percent code.")
})

test("an endless address is too large", async () => {
  const { status } = await callApi(app, `/api/v1/dataset/${"a".repeat(5000)}`)
  expect(status).toBe(413)
})

test("an empty site answers empty lists", async () => {
  for (const [url, key] of [
    ["/api/v1/indicator", "indicator"],
    ["/api/v1/dataset", "dataset"],
  ] as const) {
    const { status, body } = await callApi(app, url)
    expect(status).toBe(200)
    expect(body.data).toEqual({ [key]: [], total: 0, next: null })
  }
})

test("answers of the API carry the security headers of the site", async () => {
  const { headers } = await callApi(app, "/api/v1/countries/all")
  expect(headers["x-content-type-options"]).toBe("nosniff")
  expect(headers["strict-transport-security"]).toBeTruthy()
})
