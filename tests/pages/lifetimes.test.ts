import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const SHARED = "public, max-age=0, s-maxage=60, stale-while-revalidate=600"
const FOR_PROGRAMS = "public, max-age=300, s-maxage=3600"
const NEVER = "no-store"
const OF_READER = "private, no-cache"
const INDICATOR = "/indicators/Consumer%20prices%20(annual%20%25)"
const ON_THIS_SITE = encodeURIComponent(`http://site.test${INDICATOR}/nigeria`)

let site: TestSite

beforeAll(async () => {
  const db = await testDatabase()
  const name = "Consumer prices (annual %)"
  const indicator = await addIndicator(db, { code: "CPI", name, unit: "annual %" })
  await addSeries(db, { indicator, country: "NGA", start: "1990", values: [7.4, 9.1, 44.6, 57.2] })
  site = await testSite(db)
})

test.each([
  ["a page of an indicator", `${INDICATOR}/nigeria`, 200, SHARED],
  ["a map", INDICATOR, 200, SHARED],
  ["an embed", "/chart?indicator=Consumer%20prices%20(annual%20%25)&country=nigeria", 200, SHARED],
  ["a file of a view", `${INDICATOR}/nigeria.csv`, 200, SHARED],
  ["an oEmbed answer", `/oembed?url=${ON_THIS_SITE}`, 200, SHARED],
  ["an oEmbed answer as XML", `/oembed?format=xml&url=${ON_THIS_SITE}`, 200, SHARED],
  ["a list of addresses", "/sitemap.xml", 200, FOR_PROGRAMS],
  ["what robots may read", "/robots.txt", 200, FOR_PROGRAMS],
  ["what models may read", "/llms.txt", 200, FOR_PROGRAMS],
  ["a search, which is counted", "/results?q=prices", 200, NEVER],
])("%s may be kept as long as docs/caching.md says", async (_, url, status, life) => {
  const { statusCode, headers } = await site.app.inject({ url })
  expect(statusCode).toBe(status)
  expect(headers["cache-control"]).toBe(life)
})

test.each([
  ["of no page", "/nothing-here"],
  ["of an unknown indicator", "/indicators/Nothing%20of%20that%20name"],
  ["of the embed of an unknown indicator", "/chart?indicator=Nothing%20of%20that%20name"],
  ["of an unknown country", `${INDICATOR}/atlantis`],
  ["of an unknown check", "/check/none"],
  ["of the oEmbed of no page", "/oembed?url=http%3A%2F%2Fsite.test%2Fnothing-here"],
])("the answer to an address %s may be kept by nobody else", async (_, url) => {
  const { statusCode, headers } = await site.app.inject({ url })
  expect(statusCode).toBe(404)
  expect(headers["cache-control"] ?? NEVER).not.toMatch(/public|s-maxage/)
  expect([NEVER, OF_READER, undefined]).toContain(headers["cache-control"])
})
