import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let page = ""
let changes = ""

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "PRICES" })
  const values = Array.from({ length: 1200 }, (_, k) => k)
  await addSeries(db, {
    indicator: prices,
    country: "NGA",
    start: "1900-01",
    values,
    vintage: "2025-07-01",
  })
  const closed = { id: "unwto", publisherId: "unwto", publisher: "UNWTO", title: "Arrivals" }
  await addSource(db, { ...closed, redistribute: "no", licence: "All rights reserved", url: "" })
  const arrivals = await addIndicator(db, {
    code: "ARRIVALS",
    publisherId: "unwto",
    sourceId: "unwto",
  })
  await addSeries(db, {
    indicator: arrivals,
    country: "NGA",
    start: "2020",
    values: [4],
    vintageStated: false,
  })
  const { app } = await testSite(db)
  const answer = await app.inject({ url: "/sources" })
  expect(answer.statusCode).toBe(200)
  // React separates neighbouring texts by comments.
  page = answer.body.replaceAll("<!-- -->", "")
  changes = (await app.inject({ url: "/changes" })).body
}, 120_000)

test("each source is listed with licence, credit, official address and counts", () => {
  expect(page).toContain("World Development Indicators")
  expect(page).toContain('<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>')
  expect(page).toContain("World Bank, World Development Indicators")
  expect(page).toContain('<a href="https://data.worldbank.org">')
  expect(page).toContain("<b>1</b> indicator, <b>1</b> series, <b>1,200</b> figures")
  expect(page).toContain("15-01-2026, data as of 01-07-2025")
})

test("the day of retrieval is not called the day of the data", () => {
  expect(page.split("no date given by the publisher, retrieved")).toHaveLength(2)
  expect(changes.split("<small>day of retrieval</small>")).toHaveLength(2)
})

test("each source names the feed of its imports", () => {
  expect(page).toContain('href="/feeds/source/world-bank%2Fwdi.xml"')
})

test("sources stand in the order of their publishers", () => {
  expect(page.indexOf('id="unwto"')).toBeGreaterThan(0)
  expect(page.indexOf('id="unwto"')).toBeLessThan(page.indexOf('id="world-bank/wdi"'))
})

test("terms are in words: what may be passed on, and what may not and why", () => {
  expect(page).toContain("The figures may be downloaded and passed on with the credit.")
  expect(page).toContain(
    "Shown here only. The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  )
})

test("the menu and the footer lead to the page", () => {
  expect(page.match(/href="\/sources"/g)).toHaveLength(2)
})
