import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { WORLD_SHAPES_FILE } from "../../scripts/make-world-shapes.ts"
import { readFile } from "node:fs/promises"

import { COUNTRIES } from "#domain/places/find-country.ts"
import { addFact, addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { pageReader } from "#tests/support/read-page.ts"
import { testSite } from "#tests/support/site.ts"
import { MAX_COMPARED } from "#web/pages/ranking/max-compared.ts"

const NAME = "Inflation, consumer prices (annual %)"
const PAGE = `/indicators/${encodeURIComponent(NAME)}`
const FRAME = `/chart?indicator=${encodeURIComponent(NAME)}`

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "FP.CPI", name: NAME, unit: "annual %" })
  const figures: Record<string, number[]> = {
    NGA: [11, 12, 13, 14],
    GHA: [30, 31, 32, 33],
    FRA: [1, 2, -1, 2],
    TUV: [5, 6, 7],
    WLD: [4, 5, 6, 7],
  }
  for (const [country, values] of Object.entries(figures)) {
    await addSeries(db, { indicator: prices, country, start: "2020", values })
  }
  await addSeries(db, { indicator: prices, country: "KEN", start: "2010", values: [9] })
  const own = await addIndicator(db, { code: "PA.LCU", name: "Wages", unit: "current LCU" })
  await addSeries(db, { indicator: own, country: "NGA", start: "2020", values: [100, 200] })
  await addSeries(db, { indicator: own, country: "GHA", start: "2020", values: [1, 2] })
  await addSource(db, {
    ...{ id: "unwto", publisherId: "unwto", publisher: "UNWTO" },
    ...{ redistribute: "no", licence: "All rights reserved" },
  })
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await addSeries(db, { indicator: closed, country: "KEN", start: "2020", values: [7, 9.5] })
  // More names that hold its words come before it than any list of names has.
  const area = await addIndicator(db, { code: "AREA", name: "Surface" })
  await addFact(db, { indicator: area, country: "KEN", value: 580_367 })
  await addSeries(db, { indicator: area, country: "NGA", start: "2020", values: [923_768] })
  for (let k = 0; k < 101; k += 1) {
    const other = { code: `AREA.${String(k)}`, name: `Part ${String(k)} of the surface` }
    await addFact(db, { indicator: await addIndicator(db, other), country: "GHA", value: k })
  }
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

const page = pageReader(() => app)

const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*><td>(\d+)<\/td>.*?<\/a><\/div><\/th><td[^>]*>([^<]*)/g)].map(
    ([, rank, value]) => `${rank ?? ""} ${value ?? ""}`,
  )

test("places with an undated figure alone are named, however many indicators have the same words", async () => {
  expect(await page("/indicators/Surface")).toMatch(/Kenya.*No date/s)
})

test("an indicator without a country is a map and a ranking that need no script", async () => {
  const html = await page(PAGE)
  expect(html).toContain("4 of 5 countries with figures")
  expect(rowsOf(html)).toEqual(["1 32%", "2 13%", "3 7%", "4 −1%"])
  expect(html).toMatch(/<a href="[^"]*\/nigeria" tabindex="-1"><path d="M/)
  expect(html).toContain("<title>Tuvalu: 7%, number 3 of 4</title>")
  expect(html).toContain("<title>Kenya: no data for 2022</title>")
  expect(html.match(/<svg[^>]*map-svg/g)).toHaveLength(1)
})

test("a script that asks for another year gets the map with the data", async () => {
  const { body } = await app.inject({ url: `${PAGE}.data?endYear=2023` })
  expect(body).toContain("map-svg")
})

test.each([
  ["?endYear=2023", ["1 33%", "2 14%", "3 2%"]],
  ["?continent=africa", ["1 32%", "2 13%"]],
  ["?sort=name", ["4 −1%", "1 32%", "2 13%", "3 7%"]],
  ["?sort=change", ["2 13%", "1 32%", "3 7%", "4 −1%"]],
])("the address %s is followed", async (query, rows) => {
  const found = rowsOf(await page(`${PAGE}${query}`))
  if (query.includes("change")) expect(found.toSorted()).toEqual(rows.toSorted())
  else expect(found).toEqual(rows)
})

test("other spellings are sent to the one address with their wishes", async () => {
  const { statusCode, headers } = await app.inject({ url: "/indicators/FP.CPI?endYear=2021" })
  expect([statusCode, headers.location]).toEqual([301, `${PAGE}?endYear=2021`])
  expect((await app.inject({ url: "/indicators/Nothing%20of%20it" })).statusCode).toBe(404)
})

test("amounts in each country's own currency are listed and not compared", async () => {
  const html = await page("/indicators/Wages")
  expect(html).toContain("in its own currency")
  expect(html).not.toContain("map-svg")
  expect(html).toContain("₦200")
})

test.each(["map", "ranking"])("a %s can be framed anywhere and holds no script", async (type) => {
  const { statusCode, body, headers } = await app.inject({ url: `${FRAME}&chartType=${type}` })
  expect(statusCode).toBe(200)
  expect(headers["content-security-policy"]).not.toContain("frame-ancestors 'none'")
  expect(body).not.toContain("<script")
  expect(body).toContain("Ghana")
  expect(body.includes(`class="map-svg`)).toBe(type === "map")
})

test("a frame without figures to compare says so", async () => {
  const url = "/chart?chartType=map&indicator="
  expect((await app.inject({ url: `${url}Wages` })).statusCode).toBe(404)
  expect((await app.inject({ url: `${url}Nothing` })).statusCode).toBe(404)
})

test("several countries stand side by side on one scale, without script", async () => {
  const html = await page(`${PAGE}?countries=nigeria,ghana,world`)
  expect(html.match(/data-plot="lines"/g)).toHaveLength(3)
  // The highest figure of all, 33, gives every chart its axis.
  expect(html.match(/>40%</g)).toHaveLength(3)
  expect(html).toMatch(/<th scope="row">2023<\/th><td>14%<\/td><td>33%<\/td><td>7%<\/td>/)
  expect(html).not.toMatch(/undefined|NaN(?![^<]*<\/script>)/)
})

test.each([
  ["?countries=nigeria&countries=ghana", "?countries=nigeria%2Cghana"],
  ["?countries=NGA,Ghana&startYear=2021", "?startYear=2021&countries=nigeria%2Cghana"],
  ["?countries=atlantis", ""],
  ["?countries=japan", ""],
])("the choice %s leads to its one address", async (query, to) => {
  const first = await app.inject({ url: `${PAGE}${query}` })
  if (first.statusCode === 301) expect(first.headers.location).toBe(`${PAGE}${to}`)
  else expect(first.statusCode).toBe(200)
})

test("of more countries than stand side by side the first are shown, and it is said", async () => {
  const many = COUNTRIES.slice(0, MAX_COMPARED.count - 1).map(({ slug }) => slug)
  const html = await page(`${PAGE}?countries=nigeria,${many.join(",")},ghana`)
  expect(html.match(/data-plot="lines"/g)).toHaveLength(1)
  const { word } = MAX_COMPARED
  expect(html).toContain(`At most ${word} countries can be compared.`)
  expect(await page(`${PAGE}/nigeria`)).toContain(`Compare up to ${word} countries`)
  expect(await page(PAGE)).toContain(`Tick up to ${word} countries to see`)
})

test("countries without figures and names of none are said", async () => {
  const html = await page(`${PAGE}?countries=nigeria,japan,atlantis`)
  expect(html).toContain("There are no yearly figures for Japan.")
  expect(html).toContain("There is no country called “atlantis”.")
})

test("a map is had as a picture and its figures as a file", async () => {
  const get = (extension: string, query = "") => app.inject({ url: `${PAGE}.${extension}${query}` })
  const csv = (await get("csv", "?chartType=map&endYear=2023")).body.split("\r\n")
  expect(csv[0]).toMatch(/^country,code,indicator,period,value,rank,status,unit/)
  expect(csv.slice(1, 4).map((line) => line.split(",")[0])).toEqual(["Ghana", "Nigeria", "France"])
  for (const query of ["", "?chartType=ranking"]) {
    const svg = await get("svg", query)
    expect(svg.headers["content-type"]).toContain("image/svg+xml")
    expect(svg.body).not.toMatch(/var\(|color-mix|NaN|undefined/)
    const png = await get("png", query)
    expect(png.rawPayload.subarray(1, 4).toString()).toBe("PNG")
  }
  expect((await app.inject({ url: "/indicators/FP.CPI.csv" })).statusCode).toBe(301)
  expect((await app.inject({ url: "/indicators/Nothing.csv" })).statusCode).toBe(404)
  expect((await app.inject({ url: "/indicators/Wages.png" })).statusCode).toBe(404)
  expect((await app.inject({ url: "/indicators/Arrivals.csv" })).statusCode).toBe(403)
})

test("the line below the title of an embed begins with a capital, as on the page", async () => {
  expect(await page(PAGE)).toContain("Annual %; ")
  const query = new URLSearchParams({ indicator: NAME, chartType: "map" })
  expect(await page(`/chart?${query.toString()}`)).toContain("Annual %; ")
})

test.each([
  ["", "map"],
  ["?chartType=ranking&endYear=2023", "ranking"],
])("the head of %s tells previews and frames of the very view", async (query, kind) => {
  const html = await page(`${PAGE}${query}`)
  const tag = (property: string) =>
    new RegExp(`<meta property="${property}" content="([^"]*)"`)
      .exec(html)?.[1]
      ?.replaceAll("&amp;", "&")
  expect(tag("og:title")).toBe(`${NAME}, ${query === "" ? "2022" : "2023"}`)
  expect(tag("og:url")).toBe(`http://site.test${PAGE}${query}`)
  const card = await app.inject({ url: (tag("og:image") ?? "").replace("http://site.test", "") })
  expect(card.headers["content-type"]).toBe("image/png")
  expect([card.rawPayload.readUInt32BE(16), card.rawPayload.readUInt32BE(20)]).toEqual([1200, 630])
  const link = /<link rel="alternate" type="application\/json\+oembed"[^>]*href="([^"]*)"/.exec(
    html,
  )
  const oembed = (link?.[1] ?? "").replaceAll("&amp;", "&").replace("http://site.test", "")
  const answer = (await app.inject({ url: oembed })).json<Record<string, string>>()
  expect(answer).toMatchObject({ type: "rich", author_name: "World Bank", thumbnail_width: 1200 })
  const src = /src="http:\/\/site\.test([^"]*)"/.exec(answer["html"] ?? "")?.[1] ?? ""
  expect(src).toContain(`chartType=${kind}`)
  const frame = await page(src.replaceAll("&amp;", "&"))
  const heading = /<h1>(.*?)<\/h1>/.exec(frame)?.[1]?.replace(/<[^>]+>/g, "")
  expect(heading).toBe(`${NAME}, ${query === "" ? "2022" : "2023"}`)
  expect(frame).toContain("application/json+oembed")
})

test("a card can be had smaller, and a closed source has none", async () => {
  const card = await app.inject({
    url: `/card.png?indicator=${encodeURIComponent(NAME)}&chartType=map&width=600`,
  })
  expect(card.rawPayload.readUInt32BE(16)).toBe(600)
  const url = "/card.png?indicator=Arrivals&chartType=map"
  expect((await app.inject({ url })).statusCode).toBe(403)
  expect(await page("/indicators/Arrivals")).not.toContain("og:image")
  const none = "/card.png?indicator=Nothing&chartType=map"
  expect((await app.inject({ url: none })).statusCode).toBe(404)
  const closed = encodeURIComponent("http://site.test/indicators/Arrivals")
  expect((await app.inject({ url: `/oembed?url=${closed}` })).statusCode).toBe(403)
})

test("the shapes in the tree are what their script makes", async () => {
  expect(await readFile("src/charts/scene/world-shapes.data.ts", "utf8")).toBe(WORLD_SHAPES_FILE)
})
