import { expect, test } from "vitest"

import type { Checks } from "#accounts/create-checks.ts"
import { accessTable, OPENABLE } from "#domain/accounts/access.ts"
import { testApi } from "#tests/support/call-api.ts"

const app = await testApi()

test("the OpenAPI file is served as JSON that any site may read", async () => {
  const { statusCode, headers, body } = await app.inject("/api/v1/openapi.json")
  expect(statusCode).toBe(200)
  expect(headers["content-type"]).toBe("application/json; charset=utf-8")
  expect(headers["access-control-allow-origin"]).toBe("*")
  expect(JSON.parse(body)).toMatchObject({ openapi: "3.1.0", servers: [{ url: "/api/v1" }] })
})

test("the page for people is HTML under a policy that runs nothing", async () => {
  const { statusCode, headers, body } = await app.inject("/api/docs")
  expect(statusCode).toBe(200)
  expect(headers["content-type"]).toBe("text/html; charset=utf-8")
  expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(body).toContain("http://127.0.0.1:3000/api/v1/search?q=inflation+nigeria")
})

test("every example address of the page answers as documented", async () => {
  const opened = await testApi({ access: accessTable(OPENABLE), checks: oneCheck() })
  const { body } = await opened.inject("/api/docs")
  const addresses = [
    ...body.matchAll(/curl &#39;http:\/\/127\.0\.0\.1:3000([^&]+(?:&amp;[^&]+)*)&#39;/g),
  ]
  expect(addresses.length).toBeGreaterThan(7)
  for (const [, address = ""] of addresses) {
    const { statusCode } = await opened.inject(address.replaceAll("&amp;", "&"))
    expect(statusCode, address).toBe(isOwn(address) ? 401 : 200)
  }
})

/** What belongs to a person needs a token, and the page has only a word in its place. */
function isOwn(address: string): boolean {
  return /^\/api\/v1\/(?:customer|document|review)(?:\/|$)/.test(address)
}

/** A published check under every id. */
function oneCheck(): Checks {
  const time = new Date("2026-06-01T12:00:00Z")
  const check = { title: "Budget", claims: [], asOf: "2026-06-01", checkedVersion: 1 }
  const find: Checks["find"] = (id) =>
    Promise.resolve({
      ...{ id, ...check, publishedAt: time, checkedAt: time },
      ...{ isSeconded: false, changes: [] },
    })
  return { find } as Checks
}
