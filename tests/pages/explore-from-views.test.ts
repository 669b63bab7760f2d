import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { pageReader } from "#tests/support/read-page.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const PRICES = "world-bank:PRICES"
const INCOME = "world-bank:INCOME"
const COUNTRIES = ["NGA", "GHA", "KEN"]

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, {
    code: "PRICES",
    name: "Inflation, prices (%)",
    unit: "%",
  })
  const income = await addIndicator(db, {
    code: "INCOME",
    name: "GDP per capita (current US$)",
    unit: "current US$",
    currency: "USD",
  })
  for (const [k, country] of COUNTRIES.entries()) {
    await addSeries(db, { indicator: prices, country, start: "2018", values: [9, 12, 8, 20 + k] })
    await addSeries(db, {
      indicator: income,
      country,
      start: "2018",
      values: [900, 950, 1000, 1100],
    })
  }
  app = (await testSite(db, { publicFeatures: ["compare", "embed", "download"] })).app
})
afterAll(() => app.close())

const page = pageReader(() => app)

/** Where the link to the composition of a page leads. */
function findExploreLink(html: string): string {
  const [, path = ""] = /href="(\/explore\?[^"]+)"[^>]*>\s*Explore this/.exec(html) ?? []
  return path.replaceAll("&amp;", "&")
}

const PINNED = `/explore?i=${PRICES}@NGA,${INCOME}@GHA&layout=lines`

test("each indicator may be shown in a place of its own", async () => {
  const html = await page(PINNED)
  expect(await htmlFaults(html)).toEqual([])
  expect(html).toMatch(/<h1>Inflation, prices(?: \(%\))?, Nigeria and GDP per capita, Ghana<\/h1>/)
  expect(html).toContain("Graph is not up to scale")
  const csv = (await app.inject({ url: PINNED.replace("/explore?", "/explore.csv?") })).body
  expect(csv).toContain(
    "Nigeria,NGA,Inflation, prices".replace("Inflation, prices", '"Inflation, prices'),
  )
  expect(csv).not.toMatch(/Ghana,GHA,"?Inflation/)
  expect(csv).not.toMatch(/Nigeria,NGA,GDP/)
  expect(html).toContain(`value="${PRICES}@NGA"`)
  expect((await app.inject({ url: PINNED.replace("/explore", "/chart/explore") })).statusCode).toBe(
    200,
  )
})

test("two series named with their places stand as bars side by side", async () => {
  const html = await page(PINNED.replace("lines", "bars"))
  expect(html).not.toContain("would hide each other")
  expect(html.match(/<g aria-label="[^"]*">(?:<rect[^>]*>){4}/g)).toHaveLength(2)
})

test("a comparison leads to the same series, form, years and transform", async () => {
  const query = `indicator=${PRICES}&country=nigeria&indicator2=${INCOME}&country2=ghana&chartType=line&startYear=2019&startYear2=2019`
  const path = findExploreLink(await page(`/compare?${query}`))
  expect(path).toContain("@nigeria")
  const html = await page(path)
  expect(html).toContain("2019–2021")
  expect(html).toContain("GDP per capita, Ghana</h1>")
})

test("countries side by side are panels of a composition, which has their embed, card, oEmbed and image", async () => {
  const name = encodeURIComponent("Inflation, prices (%)")
  const own = `/indicators/${name}?countries=nigeria%2Cghana&startYear=2019`
  const html = await page(own)
  const path = findExploreLink(html)
  expect(path).toContain("c=nigeria,ghana&layout=panels&startYear=2019")
  expect(await page(path)).toContain("All panels share one scale.")
  const frame = await app.inject({ url: `/chart?indicator=${PRICES}&countries=nigeria,ghana` })
  expect(frame.statusCode).toBe(301)
  expect(frame.headers.location).toBe(`/chart/explore?i=${PRICES}&c=nigeria,ghana&layout=panels`)
  const card = await app.inject({ url: `/card.png?indicator=${PRICES}&countries=nigeria,ghana` })
  expect(card.headers["location"]).toMatch(/^\/card\.png\?i=/)
  const image = await app.inject({ url: `/indicators/${name}.svg?countries=nigeria,ghana` })
  expect(image.headers["location"]).toMatch(/^\/explore\.svg\?i=/)
  const oembed = await app.inject({ url: `/oembed?url=${encodeURIComponent(PUBLIC_URL + own)}` })
  expect(oembed.json<{ html: string }>().html).toContain("/chart/explore?i=")
  expect(html).toContain("application/json+oembed")
})

test("a map leads to the same map, and to a table of the year compared with", async () => {
  const html = await page(`/indicators/${encodeURIComponent("GDP per capita (current US$)")}`)
  expect(findExploreLink(html)).toBe(`/explore?i=${INCOME}&c=all&layout=map`)
  const [, since = ""] = /href="([^"]*layout=table[^"]*)"/.exec(html) ?? []
  const table = await page(since.replaceAll("&amp;", "&"))
  for (const text of ["GDP per capita, 2018", "GDP per capita, 2021", "Change 2018–2021", "+22.2%"])
    expect(table).toContain(text)
})

test("income for each person is neither divided by people nor added up over them", async () => {
  const html = await page(`/explore?i=${INCOME}&c=NGA&layout=lines`)
  expect(html).not.toContain(">Per head<")
  expect(html).not.toContain(">Share of the world<")
  const { body, statusCode } = await app.inject({
    url: `/explore?i=${INCOME}&c=NGA,GHA&calc=sum(a+over+ecowas)&layout=lines`,
  })
  expect(statusCode).toBe(400)
  expect(body).toContain("This address cannot be shown")
})
