import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { callApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"
import { joinText } from "#tests/support/join-text.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const REASON =
  "The licence of UNWTO does not allow these figures to be passed on: All rights reserved."
const ID = "unwto:ARR:KEN:yearly"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const source = { id: "unwto", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(db, {
    ...source,
    redistribute: "no",
    licence: "All rights reserved",
    attribution: "UNWTO, Tourism Data Dashboard.",
  })
  const arrivals = await addIndicator(db, {
    code: "ARR",
    name: "Arrivals",
    publisherId: source.publisherId,
    sourceId: source.id,
  })
  await addSeries(db, { indicator: arrivals, country: "KEN", start: "2020", values: [7, 9.5] })
  const prices = await addIndicator(db, { code: "PRICES", name: "Prices" })
  await addSeries(db, { indicator: prices, country: "KEN", start: "2020", values: [1, 2] })
  app = (await testSite(db)).app
}, 120_000)

async function read(url: string): Promise<string> {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  // React separates neighbouring texts by comments.
  return joinText(body)
}

const markupOf = (page: string) => page.slice(0, page.indexOf("window.__reactRouterContext"))

test("a closed source's series is shown as chart and table, with the reason in place of a download", async () => {
  const page = markupOf(await read("/indicators/Arrivals/kenya"))
  expect(page).toContain("<svg")
  expect(page).toMatch(/<table[\s\S]*9\.5[\s\S]*<\/table>/)
  expect(page).toContain(`Shown here only. ${REASON}`)
  expect(page).not.toContain("Download")
})

test("an open source's series is offered for download under its terms", async () => {
  const page = markupOf(await read("/indicators/Prices/kenya"))
  expect(page).toContain("Download")
  expect(page).toContain("The figures may be downloaded and passed on with the credit.")
  expect(page).not.toContain("Shown here only")
})

test("the API gives no figure of a closed source and says why", async () => {
  for (const query of ["", "?asOf=2026-01-01"]) {
    const { status, body } = await callApi(app, `/api/v1/dataset/${ID}${query}`)
    expect(status).toBe(403)
    expect(body).toMatchObject({ code: "licence-forbids", error: REASON })
    expect(JSON.stringify(body)).not.toContain("9.5")
  }
})

test("page and frame carry the credit as the publisher asks for it", async () => {
  expect(await read("/indicators/Arrivals/kenya")).toContain("UNWTO, Tourism Data Dashboard.")
  expect(await read("/chart?indicator=Prices&country=kenya")).toContain(
    "Source: World Bank, World Development Indicators. Data as of 01-01-2026.",
  )
})

test.each([
  "/chart?indicator=Arrivals&country=kenya",
  "/chart?indicator=Arrivals&chartType=map",
  "/chart?indicator=Arrivals&chartType=ranking",
  "/chart/compare?indicator=Prices&country=kenya&indicator2=Arrivals&country2=kenya",
])("a closed source's figures are in no frame, which says why: %s", async (url) => {
  const { statusCode, body } = await app.inject({ url })
  expect(statusCode).toBe(403)
  expect(body).toContain(`Shown here only. ${REASON}`)
  expect(body).not.toMatch(/9\.5|<svg class="plot/)
})

test.each([
  "/indicators/Arrivals/kenya",
  "/indicators/Arrivals",
  "/compare?indicator=Prices&country=kenya&indicator2=Arrivals&country2=kenya",
])("oEmbed refuses a closed source's figures with the reason: %s", async (path) => {
  const { statusCode, body } = await app.inject({
    url: `/oembed?url=${encodeURIComponent(`${PUBLIC_URL}${path}`)}`,
  })
  expect(statusCode).toBe(403)
  expect(body).toContain(REASON)
})

test("the page leads to its source in the list of sources", async () => {
  const page = await read("/indicators/Arrivals/kenya")
  expect(page).toContain('href="/sources/unwto"')
  expect(await read("/sources/unwto")).toContain(REASON)
})
