import { brotliCompressSync } from "node:zlib"

import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { joinText } from "#tests/support/join-text.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const NAME = "Inflation, consumer prices (annual %)"
const FACT = "/fact/world-bank:FP.CPI.TOTL.ZG/NGA"

/** Twelve countries, so that a place among them means something. */
const OTHERS = ["GHA", "KEN", "UGA", "TZA", "RWA", "SEN", "MLI", "TGO", "BEN", "NER", "TCD"]

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: NAME,
    unit: "annual %",
    isHeadline: true,
  })
  const nigeria = { indicator: prices, country: "NGA" }
  const before = { vintage: "2024-01-01", isHistory: true }
  await addSeries(db, { ...nigeria, ...before, start: "2020", values: [13.2, 16.9, 18.5] })
  await addSeries(db, {
    ...nigeria,
    ...{ start: "2019", values: [null, 13.246, 16.953, 18.84718791, null, 33, 40] },
    forecastFrom: 2025,
  })
  for (const [k, country] of OTHERS.entries()) {
    await addSeries(db, { indicator: prices, country, start: "2022", values: [k < 2 ? 30 : 5] })
  }
  await addSource(db, {
    ...{ id: "clio-infra", publisherId: "clio-infra", publisher: "Clio Infra" },
  })
  const people = await addIndicator(db, {
    ...{ code: "SP.POP.TOTL", name: "Population, total", unit: "people" },
  })
  await addSeries(db, { indicator: people, country: "NGA", start: "2022", values: [223150896] })
  const exports = await addIndicator(db, {
    ...{ code: "NE.EXP.GNFS.CD", name: "Exports of goods and services (current US$)" },
  })
  await addSeries(db, { indicator: exports, country: "KEN", start: "2020", values: [11] })
  const share = await addIndicator(db, {
    ...{
      code: "NE.EXP.GNFS.ZS",
      name: "Exports of goods and services (% of GDP)",
      unit: "% of GDP",
    },
  })
  await addSeries(db, { indicator: share, country: "NGA", start: "2020", values: [9] })
  await addSource(db, { ...{ id: "imf-weo", publisherId: "imf", publisher: "IMF" } })
  const millions = await addIndicator(db, {
    ...{ code: "LP", name: "Population", publisherId: "imf", sourceId: "imf-weo" },
    unit: "million people",
  })
  await addSeries(db, { indicator: millions, country: "TWN", start: "2022", values: [23.2] })
  const old = await addIndicator(db, {
    ...{ code: "inflation", name: "Inflation", publisherId: "clio-infra", sourceId: "clio-infra" },
  })
  await addSeries(db, {
    ...{ indicator: old, country: "NGA", start: "2009", values: [11, 12] },
    vintage: "2018-01-01",
  })
  const rate = await addIndicator(db, { code: "RATE", name: "Policy rate (%)", unit: "%" })
  await addSeries(db, {
    ...{ indicator: rate, country: "NGA", frequency: "monthly", start: "2025-01" },
    values: [27.5, 27, 26.5],
  })
  await addSource(db, {
    ...{ id: "unwto", publisherId: "unwto", publisher: "UNWTO" },
    ...{ redistribute: "no", licence: "All rights reserved" },
  })
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await addSeries(db, { indicator: closed, country: "NGA", start: "2020", values: [987654] })
  app = (await testSite(db)).app
}, 240_000)

afterAll(() => app.close())

const get = (url: string) => app.inject({ url })
const readText = (body: string) => joinText(body)

test("a fact is a page with figure, sentence, place, change, source and vintages", async () => {
  const { statusCode, body } = await get(`${FACT}/2022`)
  expect(statusCode, body).toBe(200)
  const page = readText(body)
  expect(page).toContain("Inflation, consumer prices, Nigeria: 18.847% in 2022.")
  expect(page).toContain("+1.9 points on 2021")
  expect(page).toContain("3rd of 12 countries")
  expect(page).toContain("Data as of 01-01-2024")
  expect(page).toMatch(/<td[^>]*>18.5%<\/td>/)
  expect(page).toContain("<path d=")
  expect(page).toContain(`rel="canonical" href="${PUBLIC_URL}${FACT}/2022"`)
  expect(await htmlFaults(body)).toEqual([])
  expect(brotliCompressSync(body).length).toBeLessThan(6000)
})

test("programs find the figure as an observation and the addresses of its files", async () => {
  const { body } = await get(`${FACT}/2022`)
  const [, json = "{}"] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(body) ?? []
  expect(JSON.parse(json)).toMatchObject({
    "@type": "Observation",
    observationDate: "2022",
    observationAbout: { name: "Nigeria", identifier: "NGA" },
    value: { value: 18.84718791, unitText: "annual %" },
    license: "https://creativecommons.org/licenses/by/4.0/",
  })
  expect(body).toContain(`href="${PUBLIC_URL}${FACT}/2022.json"`)
})

test("the text of a fact is the bare number, for the cell of a spreadsheet", async () => {
  const { body, headers } = await get(`${FACT}/2022.txt`)
  expect(body).toBe("18.84718791")
  expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
  expect(headers["access-control-allow-origin"]).toBe("*")
  expect(headers["link"]).toContain(`<${PUBLIC_URL}${FACT}/2022>; rel="canonical"`)
})

test("as JSON it says all that the page says", async () => {
  expect((await get(`${FACT}/2022.json`)).json()).toMatchObject({
    value: 18.84718791,
    unit: "annual %",
    period: "2022",
    status: "actual",
    sentence: "Inflation, consumer prices, Nigeria: 18.847% in 2022.",
    change: { text: "+1.9 points", from: 16.953, since: "2021" },
    rank: { position: 3, of: 12 },
    vintage: "2026-01-01",
    history: [
      { vintage: "2026-01-01", value: 18.84718791 },
      { vintage: "2024-01-01", value: 18.5 },
    ],
    source: { publisher: "World Bank", licence: "CC BY 4.0" },
    address: `${PUBLIC_URL}${FACT}/2022`,
  })
})

test("as CSV it is a header and a row, as a badge an image that loads nothing", async () => {
  const [row] = parse<Record<string, string>>((await get(`${FACT}/2022.csv`)).body, {
    columns: true,
  })
  expect(row).toMatchObject({ code: "NGA", period: "2022", value: "18.84718791", status: "actual" })
  const badge = (await get(`${FACT}/2022.svg`)).body
  expect(badge).toMatch(/^<svg /)
  expect(badge).toContain("18.847% (2022)")
  expect(badge).toContain(`<metadata>${PUBLIC_URL}${FACT}/2022</metadata>`)
  expect(badge).not.toMatch(/<(?:script|image|link|style)|@import|url\(/)
})

test("latest is the newest actual figure, never a forecast", async () => {
  expect((await get(`${FACT}/latest.txt`)).body).toBe("33")
  const page = readText((await get(`${FACT}/latest`)).body)
  expect(page).toContain("33% in 2024")
  expect(page).toContain(`href="${PUBLIC_URL}${FACT}/2024"`)
  expect((await get(`${FACT}/2025.json`)).json()).toMatchObject({ status: "forecast", rank: null })
  expect(readText((await get(`${FACT}/2025`)).body)).toContain("40% (forecast) in 2025")
})

test("months and quarters are facts too, a year made of a part of its months is none", async () => {
  expect((await get("/fact/RATE/NGA/2025-02.txt")).body).toBe("27")
  expect((await get("/fact/RATE/NGA/latest.txt")).body).toBe("26.5")
  expect((await get("/fact/RATE/NGA/2025-Q1.txt")).body).toBe("27")
  const { statusCode, body } = await get("/fact/RATE/NGA/2025.txt")
  expect([statusCode, body]).toEqual([404, expect.stringContaining("there are no yearly figures")])
})

test("asOf gives the figure that was known then, with the vintages up to that day", async () => {
  expect((await get(`${FACT}/2022.txt?asOf=2024-06-30`)).body).toBe("18.5")
  const { history, asOf } = (await get(`${FACT}/2022.json?asOf=2024-06-30`)).json<{
    history: unknown[]
    asOf: string
  }>()
  expect([history.length, asOf]).toEqual([1, "2024-06-30"])
  expect(readText((await get(`${FACT}/2022?asOf=2024-06-30`)).body)).toContain(
    "As it was known on 30-06-2024.",
  )
  expect((await get(`${FACT}/2022.txt?asOf=2020-01-01`)).statusCode).toBe(404)
  expect((await get(`${FACT}/2022.txt?asOf=2024-13-01`)).statusCode).toBe(400)
})

test("a plain name means the preferred publisher's newest figures, and other spellings lead to one address", async () => {
  expect((await get("/fact/inflation/nigeria/latest.txt")).body).toBe("33")
  const plain = await get("/fact/inflation/nigeria/2022")
  expect([plain.statusCode, plain.headers.location]).toEqual([302, `${FACT}/2022`])
  expect((await get("/fact/clio-infra:inflation/NGA/latest.txt")).body).toBe("12")
  expect((await get(`/fact/${encodeURIComponent(NAME)}/NG/2022.txt`)).body).toBe("18.84718791")
})

test("a plain name is read with hyphens too, and means the publisher who had figures on the day", async () => {
  expect((await get("/fact/consumer-price-inflation/nigeria/latest.txt")).body).toBe("33")
  const { body } = await get("/fact/inflation/nigeria/latest.json?asOf=2023-06-30")
  expect(JSON.parse(body)).toMatchObject({
    value: 12,
    indicator: { id: "clio-infra:inflation" },
  })
})

test("a bare number under a plain name never counts in another size than that of other countries", async () => {
  expect((await get("/fact/population/NGA/2022.txt")).body).toBe("223150896")
  const { statusCode, body } = await get("/fact/population/TWN/2022.txt")
  expect(statusCode).toBe(404)
  expect(body).toContain("is published in million people, not in people as of other countries.")
  expect(body).toContain(`${PUBLIC_URL}/fact/imf:LP/TWN/2022.txt`)
  expect((await get("/fact/imf:LP/TWN/2022.txt")).body).toBe("23.2")
  expect((await get("/fact/population/TWN/2022.json")).json()).toMatchObject({
    value: 23.2,
    unit: "million people",
  })
})

test("what is nearest goes on with the name, the period and the day that were asked for", async () => {
  const { body } = await get("/fact/inflation/Nigerya/2022.txt?asOf=2024-06-30")
  expect(body).toContain(`${PUBLIC_URL}/fact/inflation/NGA/2022.txt?asOf=2024-06-30`)
  const { body: others } = await get("/fact/FP.CPI.TOTL.ZG/NGA/2010.json?asOf=2023-06-30")
  expect(others).toContain(`${PUBLIC_URL}/fact/clio-infra:inflation/NGA/2010.json?asOf=2023-06-30`)
})

test("where no publisher of the measure has figures, what the search finds of the country is named", async () => {
  const { body } = await get("/fact/exports/NGA/latest.txt")
  expect(body).toContain(
    "Exports of goods and services (current US$), Nigeria: there are no figures.",
  )
  expect(body).toContain(`${PUBLIC_URL}/fact/world-bank:NE.EXP.GNFS.ZS/NGA/latest.txt`)
})

test("a group of which nobody publishes figures is named as one, not as an unknown indicator", async () => {
  const { statusCode, body } = await get("/fact/population/ECOWAS/2022.txt")
  expect(statusCode).toBe(404)
  expect(body).toBe(
    "“ECOWAS” is a group without figures of its own here. Ask for one of its countries, or for a panel of all of them.",
  )
})

test.each([
  ["/fact/FP.CPI.TOTL.ZGX/NGA/2022", "There is no indicator “FP.CPI.TOTL.ZGX”.", NAME],
  ["/fact/Inflatoin%20consumer/NGA/2022", "There is no indicator “Inflatoin consumer”.", NAME],
  [
    `/fact/FP.CPI.TOTL.ZG/Nigerya/2022`,
    "There is no country or region “Nigerya”.",
    "Nigeria (NGA)",
  ],
  [`${FACT}/2023`, "there is no figure for 2023.", "2024"],
  [`${FACT}/1900`, "there is no figure for 1900.", "2020"],
  [`${FACT}/soon`, "“soon” is not a period.", "latest"],
  ["/fact/clio-infra:inflation/GHA/2010", "there are no figures.", NAME],
])("%s is not there and names the nearest", async (url, sentence, near) => {
  const page = await get(url)
  expect(page.statusCode).toBe(404)
  expect(readText(page.body)).toContain(sentence)
  expect(readText(page.body)).toContain(near)
  const file = await get(`${url}.txt`)
  expect(file.statusCode).toBe(404)
  expect(file.body).toContain(sentence)
  expect(file.body).toContain(near)
})

test("a key that is not known is refused by files and said on pages", async () => {
  expect((await get(`${FACT}/2022.json?year=2020`)).statusCode).toBe(400)
  const { statusCode, body } = await get(`${FACT}/2022?year=2020&utm_source=x`)
  expect(statusCode).toBe(200)
  expect(readText(body)).toContain("“year” is not a key of this address. It takes asOf.")
})

test("a closed source's fact is shown here, without files and without marks for programs", async () => {
  const { statusCode, body } = await get("/fact/unwto:ARR/NGA/2020")
  expect(statusCode).toBe(200)
  expect(readText(body)).toContain("987,654")
  expect(body).not.toContain("application/ld+json")
  for (const extension of ["txt", "json", "csv", "svg"]) {
    const file = await get(`/fact/unwto:ARR/NGA/2020.${extension}`)
    expect(file.statusCode).toBe(403)
    expect(file.body).not.toContain("987654")
  }
})

test("rows of an indicator's table carry their period as anchor and lead to the facts", async () => {
  const { body } = await get(`/indicators/${encodeURIComponent(NAME)}/nigeria`)
  expect(body).toMatch(
    /<tr id="2022"><th scope="row"><a href="\/fact\/world-bank:FP.CPI.TOTL.ZG\/NGA\/2022">2022<\/a>/,
  )
  expect(body).toContain('aria-label="Copy 2022 with its source"')
  expect(body).not.toContain('aria-label="Copy 2023 with its source"')
  const arrivals = (await get("/indicators/Arrivals/nigeria")).body
  expect(arrivals).not.toContain("with its source")
})

test("the newest figures of headline indicators are in a sitemap", async () => {
  expect((await get("/sitemap.xml")).body).toContain("/sitemaps/facts.xml")
  const { body } = await get("/sitemaps/facts.xml")
  expect(body).toContain(`<loc>${PUBLIC_URL}${FACT}/2024</loc>`)
  expect(body).not.toContain("RATE")
})
