import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const FIGURE = 987654.25

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const source = { id: "unwto", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(db, { ...source, redistribute: "no", licence: "All rights reserved" })
  const indicator = await addIndicator(db, {
    code: "ARR",
    name: "Arrivals",
    unit: "persons",
    publisherId: source.publisherId,
    sourceId: source.id,
    isHeadline: true,
  })
  for (const country of ["KEN", "NGA"]) {
    await addSeries(db, { indicator, country, start: "2020", values: [7, FIGURE] })
  }
  const publicFeatures = ["analysis", "download", "embed", "compare", "country-dashboard"] as const
  app = (await testSite(db, { publicFeatures })).app
}, 240_000)

afterAll(() => app.close())

const ID = "unwto:ARR:KEN:yearly"
const VIEW = "/indicators/Arrivals/kenya"

/** Every address that hands figures on to programs or as a file. */
const DOORS = [
  ...["csv", "json", "xlsx", "svg", "png", "pdf", "md", "py", "r", "sh", "js", "pq"].map(
    (extension) => `${VIEW}.${extension}`,
  ),
  ...["txt", "bib", "ris"].map((extension) => `${VIEW}.${extension}`),
  ...["csv", "json", "xlsx", "parquet", "zip"].map(
    (extension) => `/indicators/Arrivals.${extension}`,
  ),
  "/indicators/Arrivals.csv?chartType=ranking",
  "/indicators/Arrivals.svg",
  "/indicators/Arrivals.svg?asOf=2026-06-30",
  ...["csv", "json", "zip"].map((extension) => `/country/kenya.${extension}?indicators=all`),
  "/sources/unwto.zip",
  ...["txt", "json", "csv", "svg"].flatMap((extension) => [
    `/fact/unwto:ARR/KEN/2021.${extension}`,
    `/fact/unwto:ARR/KEN/latest.${extension}?asOf=2026-06-30`,
  ]),
  "/card.png?indicator=Arrivals&country=kenya",
  "/chart?indicator=Arrivals&chartType=map",
  `/oembed?url=${encodeURIComponent(`http://site.test${VIEW}`)}`,
  "/feeds/series/unwto%3AARR%3AKEN%3Ayearly.xml",
  "/sitemaps/facts.xml",
  `/api/v1/dataset/${ID}`,
  `/api/v1/dataset/${ID}?asOf=2026-06-30`,
  `/api/v1/dataset/${ID}/analysis`,
  "/api/v1/dataset?search=Arrivals",
  "/api/v1/search?q=arrivals%20kenya",
  "/api/v1/panel?indicators=unwto:ARR&countries=KEN",
  "/api/v1/answer?q=arrivals%20in%20kenya%20in%202021",
  `/api/v1/export/dataset?dataset1=${ID}&dataset2=unwto:ARR:NGA:yearly`,
  "/api/v1/country-dashboard/kenya",
  "/api/v1/countries/details/kenya",
]

const FORMS = ["987654.25", "987,654", "987.654", "988k", "987.65"]

test.each(DOORS)("no figure of a closed source leaves by %s", async (url) => {
  const { body, rawPayload } = await app.inject({ url })
  const text = `${body}${rawPayload.toString("latin1")}`
  expect(FORMS.filter((form) => text.includes(form))).toEqual([])
})

const TOOLS = [
  ["search", { query: "arrivals kenya" }],
  ["series", { indicator: "unwto:ARR", country: "KEN" }],
  ["fact", { indicator: "unwto:ARR", country: "KEN", period: "2021" }],
  ["chart", { indicator: "unwto:ARR", country: "KEN" }],
  ["rank", { indicator: "unwto:ARR" }],
  ["rank", { indicator: "unwto:ARR", asOf: "2026-06-30" }],
  ["compare", { indicator: "unwto:ARR", countries: "KEN,NGA" }],
  ["panel", { indicators: "unwto:ARR", countries: "KEN,NGA" }],
  ["vintages", { indicator: "unwto:ARR", country: "KEN" }],
  ["answer", { question: "What were the arrivals in Kenya in 2021?" }],
] as const

test.each(TOOLS)("no figure of a closed source leaves by the tool %s", async (name, args) => {
  const { body, statusCode } = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: { accept: "application/json, text/event-stream" },
    payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
  })
  expect(statusCode, body).toBe(200)
  expect(FORMS.filter((form) => body.includes(form))).toEqual([])
})
