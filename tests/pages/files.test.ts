import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const NAME = "Inflation, consumer prices (annual %)"
const PAGE = `/indicators/${encodeURIComponent(NAME)}/kenya`
const CARD = `/card.png?indicator=${encodeURIComponent(NAME)}&country=kenya`

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "FP.CPI", name: NAME, unit: "annual %" })
  const history = { indicator: prices, country: "KEN", start: "2020" }
  await addSeries(db, { ...history, values: [1], vintage: "2022-01-01", isHistory: true })
  await addSeries(db, { ...history, values: [1.25, null, 3], vintage: "2025-01-01" })
  await addSource(db, {
    ...{ id: "unwto", publisherId: "unwto", publisher: "UNWTO" },
    ...{ redistribute: "no", licence: "All rights reserved" },
  })
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await addSeries(db, { indicator: closed, country: "KEN", start: "2020", values: [7, 9.5] })
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

test.each([
  ["csv", "text/csv; charset=utf-8; header=present", "country,code"],
  ["json", "application/json; charset=utf-8", "{"],
  ["md", "text/markdown; charset=utf-8", "# Inflation"],
  ["svg", "image/svg+xml; charset=utf-8", "<svg "],
  ["png", "image/png", "\u0089PNG"],
  ["pdf", "application/pdf", "%PDF-1."],
  ["xlsx", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "PK"],
])("the page's address with .%s is that file, for anybody", async (extension, type, start) => {
  const answer = await get(`${PAGE}.${extension}`)
  expect(answer.statusCode).toBe(200)
  expect(answer.headers["content-type"]).toBe(type)
  expect(answer.rawPayload.toString("latin1").startsWith(start)).toBe(true)
  expect(answer.headers["access-control-allow-origin"]).toBe("*")
  expect(answer.headers["content-disposition"]).toContain(
    `filename="inflation-consumer-prices-annual-kenya.${extension}"`,
  )
})

test.each([
  ...["txt", "bib", "ris"].map((extension) => [extension, "/kenya?startYear=2021"] as const),
  // Code fetches the panel of the indicator, with the same country and years.
  ...["sh", "py", "r", "pq"].map(
    (extension) => [extension, ".csv?countries=KEN&startYear=2021"] as const,
  ),
  ["js", ".json?countries=KEN&startYear=2021"] as const,
])(
  "the page's address with .%s is plain text that names this view: %s",
  async (extension, view) => {
    const { statusCode, headers, body } = await get(`${PAGE}.${extension}?startYear=2021`)
    expect(statusCode).toBe(200)
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8")
    expect(body).toContain(view)
  },
)

test("the printed address by the indicator's id leads to the page with the same view", async () => {
  const { statusCode, headers } = await get("/indicators/world-bank:FP.CPI/kenya?chartType=line")
  expect(statusCode).toBe(301)
  expect(headers["location"]).toBe(`${PAGE}?chartType=line`)
})

test("a file shows the years, the chart and the day of its address", async () => {
  const { body } = await get(`${PAGE}.csv?startYear=2022`)
  expect(parse<Record<string, string>>(body, { columns: true })).toMatchObject([
    { country: "Kenya", code: "KEN", period: "2022", value: "3", date_of_data: "2025-01-01" },
  ])
  const asOf = await get(`${PAGE}.json?asOf=2023-06-30&colour=red&chartType=line`)
  expect(asOf.json()).toMatchObject({
    asOf: "2023-06-30",
    dateOfData: "2022-01-01",
    chart: { chartType: "line", colour: "#A60B1B" },
    data: [{ period: "2020", value: 1 }],
    address: `${PUBLIC_URL}/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/kenya?chartType=line&colour=%23A60B1B&asOf=2023-06-30`,
  })
})

test("other spellings are sent on to the one address of the file, wishes included", async () => {
  const { statusCode, headers } = await get("/advanced/world-bank%3AFP.CPI/KEN.csv?startYear=2021")
  expect(statusCode).toBe(301)
  expect(headers["location"]).toBe(
    "/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/kenya.csv?startYear=2021",
  )
})

test("who has a file already is told that it is still the same", async () => {
  const { headers } = await get(`${PAGE}.csv`)
  const again = await get(`${PAGE}.csv`, { "if-none-match": String(headers["etag"]) })
  expect([again.statusCode, again.body]).toEqual([304, ""])
})

test("a source that may not be passed on gives no file, no card, and the reason", async () => {
  for (const url of [
    ...["csv", "json", "xlsx", "svg", "png", "pdf", "md"].map(
      (extension) => `/indicators/Arrivals/kenya.${extension}`,
    ),
    "/card.png?indicator=Arrivals&country=kenya",
  ]) {
    const { statusCode, body } = await get(url)
    expect([url, statusCode]).toEqual([url, 403])
    expect(body).toBe(
      "The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
    )
  }
  expect((await get("/indicators/Arrivals/kenya.py")).statusCode).toBe(403)
  expect((await get("/indicators/Arrivals/kenya.bib")).statusCode).toBe(200)
})

test.each([
  ["/indicators/Nothing/kenya.csv", 404],
  [`/indicators/${encodeURIComponent(NAME)}/ghana.csv`, 404],
  [`/indicators/${encodeURIComponent(NAME)}/atlantis.png`, 404],
  [`${PAGE}.exe`, 404],
  [`${PAGE}.csv?asOf=2025-02-31`, 400],
  ["/card.png", 404],
])("%s answers %d", async (url, status) => {
  expect((await get(url)).statusCode).toBe(status)
})

test.each([
  ["/kenya.csv?startYear=abc", "startYear must be a year such as 2000, not “abc”."],
  ["/kenya.png?endYear=20x", "endYear must be a year such as 2000, not “20x”."],
  ["/kenya.json?startYear=2022&endYear=2020", "The start year 2022 is after the end year 2020."],
  ["/kenya.csv?startYear=2090", /^There are no figures after \d{4}\.$/],
  ["/kenya.csv?endYear=1850", /^There are no figures before \d{4}\.$/],
  [".csv?chartType=map&endYear=abc", "endYear must be a year such as 2000, not “abc”."],
])("a file with years that cannot be followed is refused in words: %s", async (rest, sentence) => {
  const { statusCode, body } = await get(`/indicators/${encodeURIComponent(NAME)}${rest}`)
  expect(statusCode).toBe(400)
  expect(body).toEqual(
    typeof sentence === "string" ? sentence : (expect.stringMatching(sentence) as string),
  )
})

test("a card is a picture of the view, smaller where that is asked for", async () => {
  const size = async (url: string) => {
    const { rawPayload, headers } = await get(url)
    expect(headers["content-type"]).toBe("image/png")
    return [rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]
  }
  expect(await size(`${CARD}&chartType=line`)).toEqual([1200, 630])
  expect(await size(`${CARD}&width=600`)).toEqual([600, 315])
  expect(await size(`${CARD}&width=999999`)).toEqual([1200, 630])
  expect(await size(`${CARD}&width=x`)).toEqual([1200, 630])
})

test("oEmbed answers for pages and frames of this site, as JSON and as XML", async () => {
  for (const path of [`${PAGE}?chartType=line`, CARD.replace("/card.png", "/chart")]) {
    const url = encodeURIComponent(`${PUBLIC_URL}${path}`)
    const { statusCode, body } = await get(`/oembed?url=${url}&maxwidth=600`)
    expect(statusCode).toBe(200)
    const answer = JSON.parse(body) as Record<string, unknown>
    expect(answer).toMatchObject({ type: "rich", version: "1.0", width: 600, height: 315 })
    expect(answer["html"]).toMatch(/^<iframe src="http:\/\/site\.test\/chart\?indicator=/)
  }
  const xml = await get(`/oembed?format=xml&url=${encodeURIComponent(`${PUBLIC_URL}${PAGE}`)}`)
  expect(xml.headers["content-type"]).toBe("text/xml; charset=utf-8")
  expect(xml.body).toContain("<type>rich</type>")
})

test("oEmbed refuses what it cannot do by the statuses of its specification", async () => {
  const page = encodeURIComponent(`${PUBLIC_URL}${PAGE}`)
  expect((await get(`/oembed?url=${page}&format=yaml`)).statusCode).toBe(501)
  expect((await get("/oembed?url=https%3A%2F%2Felsewhere.org%2Fa")).statusCode).toBe(404)
  expect((await get("/oembed")).statusCode).toBe(404)
})

test("the chart of a closed source has no embed", async () => {
  const url = encodeURIComponent(`${PUBLIC_URL}/indicators/Arrivals/kenya`)
  const { statusCode, body } = await get(`/oembed?url=${url}`)
  expect(statusCode).toBe(403)
  expect(body).not.toContain("<iframe")
})
