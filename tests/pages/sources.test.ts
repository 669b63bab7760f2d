import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance
let page = ""
let changes = ""

const read = async (url: string) => {
  const answer = await app.inject({ url })
  expect(answer.statusCode, url).toBe(200)
  // React separates neighbouring texts by comments.
  return answer.body.replaceAll("<!-- -->", "")
}

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
  app = (await testSite(db)).app
  page = await read("/sources")
  changes = await read("/changes")
}, 120_000)

const WDI = "/sources/world-bank%2Fwdi"

test("each source is listed with licence, counts and last import, and leads to its page", () => {
  expect(page).toContain(
    `<a href="${WDI}">World Development Indicators</a><small>CC BY 4.0, no figures since 1999</small>`,
  )
  expect(page).toContain(
    '<span>1 indicator, 1,200 figures</span><time dateTime="2026-01-15">15-01-2026</time>',
  )
  expect(page).toContain(
    "<small>All rights reserved, charts and tables only, no figures since 2020</small>",
  )
})

test("the page of a source says whose it is, under which terms, and what its imports did", async () => {
  const source = await read(WDI)
  expect(source).toContain('<a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>')
  expect(source).toContain("World Bank, World Development Indicators")
  expect(source).toContain('<a href="https://data.worldbank.org">')
  expect(source).toContain("Imported when the publisher releases a new file.")
  expect(source).toContain("15-01-2026: test-file.csv was imported. Data as of 01-07-2025.")
  expect(source).toContain('<a href="/changes/1">test-file.csv</a>')
  expect(source).toContain(`<link rel="canonical" href="http://site.test${WDI}"`)
})

test("the page of a source counts what is held at each frequency and lists the indicators", async () => {
  const source = await read(WDI)
  expect(source).toContain("1 indicator, 1 series, 1,200 figures")
  expect(source.replace(/ (?:class|data-label)="[^"]*"/g, "")).toContain(
    '<th scope="row">Monthly</th><td>1</td><td>1</td><td>1,200</td><td>1</td>',
  )
  expect(source).toContain(
    '<a href="/indicators/PRICES">PRICES</a><small>1 country, 1900–1999, monthly, no figures since 1999</small>',
  )
})

test("a source that is not there, and a page of indicators that is not there, are not found", async () => {
  for (const url of ["/sources/nothing", `${WDI}?page=2`, `${WDI}?page=0`, `${WDI}?page=x`])
    expect((await app.inject({ url })).statusCode, url).toBe(404)
})

test("the files of addresses name the pages of sources", async () => {
  expect(await read("/sitemaps/sources.xml")).toContain(`<loc>http://site.test${WDI}</loc>`)
  expect(await read("/sitemap.xml")).toContain("/sitemaps/sources.xml")
})

test("a day before which the data cannot be is not called their day", async () => {
  expect(await read("/sources/unwto")).toContain("or later")
  expect(changes.split(" or later<")).toHaveLength(2)
})

test("each source names the feed of its imports", async () => {
  expect(await read(WDI)).toContain('href="/feeds/source/world-bank%2Fwdi.xml"')
})

test("sources stand in the order of their publishers", () => {
  expect(page.indexOf("/sources/unwto")).toBeGreaterThan(0)
  expect(page.indexOf("/sources/unwto")).toBeLessThan(page.indexOf(WDI))
})

test("terms are in words: what may be passed on, and what may not and why", async () => {
  expect(await read(WDI)).toContain("The figures may be downloaded and passed on with the credit.")
  expect(await read("/sources/unwto")).toContain(
    "Shown here only. The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  )
})

test("the menu and the footer lead to the page", () => {
  expect(page.match(/href="\/sources"/g)).toHaveLength(2)
})

test("a source says what of it stands still, on the list and on its page", async () => {
  expect(page).toContain("no figures since 1999")
  const own = await read(WDI)
  expect(own).toContain("No figures since 1999")
  expect(own).toContain(", no figures since 1999</small>")
})
