import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const PAGE = "/concept/gdp-growth/ghana"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const bank = await addIndicator(db, {
    code: "NY.GDP.MKTP.KD.ZG",
    name: "GDP growth (annual %)",
    unit: "annual %",
  })
  await addSource(db, {
    id: "imf/weo",
    publisherId: "imf",
    publisher: "International Monetary Fund",
  })
  const fund = await addIndicator(db, {
    code: "NGDP_RPCH",
    name: "Real GDP growth",
    unit: "annual %",
    publisherId: "imf",
    sourceId: "imf/weo",
    definition: "Counted by fiscal year.",
  })
  await addSeries(db, { indicator: bank, country: "GHA", start: "2020", values: [0.5, 5.1, 3.8] })
  await addSeries(db, {
    indicator: fund,
    country: "GHA",
    start: "2020",
    values: [0.5, 5.4, 3.1, 2.8],
    forecastFrom: 2023,
  })
  // Of Togo one publisher has figures, of Benin two have, one of them only by the month.
  await addSeries(db, { indicator: bank, country: "TGO", start: "2020", values: [1.8, 6] })
  await addSeries(db, { indicator: bank, country: "BEN", start: "2020", values: [3.8, 7.2] })
  await addSeries(db, { indicator: fund, country: "BEN", start: "2020-01", values: [3, 7] })
  // Senegal: one foresees what the other has counted, and a year more.
  await addSeries(db, { indicator: bank, country: "SEN", start: "2021", values: [6.5, 3.8] })
  await addSeries(db, {
    indicator: fund,
    country: "SEN",
    start: "2020",
    values: [1.3, 6.1, 4.7, 8.3],
    forecastFrom: 2022,
  })
  await addPeople(db)
  app = (await testSite(db)).app
}, 240_000)
afterAll(() => app.close())

/** The population of Ghana by two publishers, one of which counts in millions and has two series. */
async function addPeople(db: Database): Promise<void> {
  const add = async (code: string, name: string, unit: string, values: number[]) => {
    const isFund = code === "LP"
    const own = isFund ? { publisherId: "imf", sourceId: "imf/weo" } : {}
    const indicator = await addIndicator(db, { code, name, unit, ...own })
    await addSeries(db, { indicator, country: "GHA", start: "2020", values })
  }
  await add("SP.POP.TOTL", "Population, total", "people", [31887809, 32518665])
  await add("LP", "Population", "million people", [31.8878, 32.5187])
}

test("all publishers of a measure stand on one chart and in one table, with the spread and the reasons", async () => {
  const { statusCode, body } = await app.inject(PAGE)
  expect(statusCode).toBe(200)
  expect(await htmlFaults(body)).toEqual([])
  const text = body
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
  expect(text).toContain("GDP growth: Ghana")
  expect(text).toContain(
    "For 2022 they give 3.8% (World Bank) and 3.1% (International Monetary Fund).",
  )
  expect(text).toContain("Year World Bank International Monetary Fund Spread")
  expect(text).toContain(
    "Forecasts Year World Bank International Monetary Fund Spread 2023 – 2.8% (forecast)",
  )
  expect(text).toContain("2021 5.1% 5.4% 0.3 points")
  expect(text).toContain("It uses fiscal years for some countries.")
  expect(body).toContain("plot-svg")
  expect(body).toContain(`rel="canonical" href="${PUBLIC_URL}${PAGE}"`)
})

test("forecasts are not held against figures, and stand below them", async () => {
  const { body } = await app.inject("/concept/gdp-growth/senegal")
  const text = body
    .replaceAll("<!-- -->", "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
  expect(text).toContain(
    "For 2021 they give 6.5% (World Bank) and 6.1% (International Monetary Fund).",
  )
  expect(text).toContain("Spread 2022 3.8% 4.7% (forecast) 2021 6.5% 6.1% 0.4 points")
  expect(text).toContain(
    "Forecasts Year World Bank International Monetary Fund Spread 2023 – 8.3% (forecast)",
  )
})

test("thousands and millions stand beside ones, and a spread is no finer than the figures", async () => {
  const { body } = await app.inject("/concept/population/ghana")
  const text = body.replaceAll("<!-- -->", "").replace(/<[^>]+>/g, " ")
  expect(text).not.toContain("cannot be compared")
  expect(text.replace(/\s+/g, " ")).toContain("2021 32.5m 32.5m 0 2020")
})

test("where one publisher stands alone no difference is spoken of", async () => {
  const { body } = await app.inject("/concept/gdp-growth/togo")
  expect(body).toContain("Only World Bank has this figure here")
  expect(body).not.toContain("Spread")
  expect(body).not.toContain("why they differ")
  expect(body).not.toMatch(/differences/i)
  expect(body).toContain('aria-label="Figures by year"')
})

test("search engines are given what two publishers have, and no page of one", async () => {
  expect((await app.inject("/sitemap.xml")).body).toContain("/sitemaps/concepts.xml")
  const { body } = await app.inject("/sitemaps/concepts.xml")
  const paths = [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = ""]) => at)
  expect(paths.toSorted()).toEqual([
    `${PUBLIC_URL}${PAGE}`,
    `${PUBLIC_URL}/concept/gdp-growth/senegal`,
    `${PUBLIC_URL}/concept/population/ghana`,
  ])
  const noindex = '<meta name="robots" content="noindex"/>'
  expect((await app.inject(PAGE)).body).not.toContain(noindex)
  expect((await app.inject("/concept/gdp-growth/togo")).body).toContain(noindex)
})

test("other names of the country lead to the one address, and unknown keys are named", async () => {
  const other = await app.inject("/concept/GDP-growth/GHA")
  expect([other.statusCode, other.headers.location]).toEqual([301, PAGE])
  expect((await app.inject(`${PAGE}?year=2020`)).body).toContain("year")
})

test("a measure, a country or figures that are not held are told in a sentence", async () => {
  for (const path of [
    "/concept/nothing/ghana",
    "/concept/gdp-growth/atlantis",
    "/concept/gdp-growth/kenya",
  ]) {
    const { statusCode, body } = await app.inject(path)
    expect([path, statusCode]).toEqual([path, 404])
    expect(body).toMatch(/There is no|No publisher whose figures/)
  }
})

const linksIn = (body: string) =>
  [...body.matchAll(/<a [^>]*href="(\/concept\/[^"]*)"[^>]*>([^<]*)</g)].map(
    ([, to = "", text = ""]) => [to, text],
  )

test("an unknown measure offers the nearest that have figures of the country", async () => {
  const misspelt = await app.inject("/concept/gdp-growht/ghana")
  expect(misspelt.statusCode).toBe(404)
  expect(misspelt.body).toContain("There is no measure “gdp growht” that several publish.")
  expect(linksIn(misspelt.body)[0]).toEqual([PAGE, "GDP growth in Ghana"])
  expect(misspelt.body).toContain("Search for “gdp growht”")
  const other = await app.inject("/concept/chess-openings/ghana")
  expect(other.body).toContain("No name or id is similar.")
  expect(linksIn(other.body)).toEqual([])
})

test("an unknown country offers the nearest that have figures of the measure", async () => {
  const { statusCode, body } = await app.inject("/concept/gdp-growth/ganha")
  expect(statusCode).toBe(404)
  expect(body).toContain("<title>No such country")
  expect(body).toContain("There is no country or region “ganha”. The nearest:")
  expect(linksIn(body)).toContainEqual([PAGE, "GDP growth in Ghana"])
  expect(linksIn(body).length).toBeLessThanOrEqual(3)
  expect(await htmlFaults(body)).toEqual([])
})

test("a measure and a country that are both misspelt offer the nearest of both", async () => {
  const { body } = await app.inject("/concept/gdp-growht/ganha")
  expect(linksIn(body)[0]).toEqual([PAGE, "GDP growth in Ghana"])
})

test("a country without figures of a measure offers the measure elsewhere, and what the country has", async () => {
  const { body } = await app.inject("/concept/gdp-growth/kenya")
  expect(body).toContain("No publisher whose figures are held has “GDP growth” of Kenya.")
  expect(body).toContain('href="/indicators/GDP%20growth%20(annual%20%25)"')
  expect(body).toContain('href="/countries/indicator/kenya"')
})
