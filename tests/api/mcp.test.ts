import { randomUUID } from "node:crypto"
import type { AddressInfo } from "node:net"

import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { afterAll, beforeAll, expect, test } from "vitest"

import { startSession } from "#accounts/sessions.ts"
import { MCP_TOOL_NAMES } from "#api/mcp-tool-names.ts"
import { insertAccount, markVerified } from "#db/accounts/accounts.ts"
import type { Database } from "#db/engine/database.ts"
import {
  addIndicator,
  addInflation,
  addSeries,
  addSource,
  TEST_DAY,
} from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

const INFLATION = "world-bank:FP.CPI.TOTL.ZG"
const UNDATED = "world-bank:UNDATED"
let db: Database
let site: TestSite
let client: Client
let address: string

beforeAll(async () => {
  db = await testDatabase()
  await addFigures(db)
  site = await testSite(db)
  await site.app.listen({ host: "127.0.0.1", port: 0 })
  address = `http://127.0.0.1:${String((site.app.server.address() as AddressInfo).port)}/mcp`
  client = await connect()
})
afterAll(async () => {
  await client.close()
  await site.app.close()
})

async function addFigures(to: Database): Promise<void> {
  const inflation = await addInflation(to)
  const values = [13.2, 16.95, 18.847, 24.66, 33.244]
  await addSeries(to, { indicator: inflation, country: "NGA", start: "2020", values })
  const before = { vintage: "2024-02-21", isHistory: true }
  await addSeries(to, {
    indicator: inflation,
    country: "NGA",
    start: "2020",
    values: [13.2, 16.95, 18.8],
    ...before,
  })
  await addSeries(to, {
    indicator: inflation,
    country: "GHA",
    start: "2020",
    values: [9.9, 10, 31.3],
  })
  await addSeries(to, {
    indicator: inflation,
    country: "KEN",
    start: "2020",
    values: [5.4, null, 7.7],
  })
  await addSeries(to, {
    indicator: inflation,
    country: "FRA",
    start: "2020",
    values: [0.5, 1.6, 5.2],
  })
  await addDebt(to)
  const undated = await addIndicator(to, { code: "UNDATED", name: "Sheep", unit: "heads" })
  await addSeries(to, {
    ...{ indicator: undated, country: "NGA", start: "2020", values: [1, 2, 3, 4] },
    ...{ vintage: "2023-12-31", vintageStated: false },
  })
  const clio = { sourceId: "clio-infra/prices", publisherId: "clio-infra" }
  const old = await addIndicator(to, { code: "inflation", name: "Inflation", unit: "%", ...clio })
  await addSeries(to, { indicator: old, country: "NGA", start: "2008", values: [11.5, 12.5, 13.7] })
  const source = { id: "unwto/arrivals", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(to, { ...source, redistribute: "no", licence: "All rights reserved" })
  const closed = await addIndicator(to, {
    code: "ARRIVALS",
    name: "Arrivals",
    sourceId: source.id,
    publisherId: source.publisherId,
  })
  await addSeries(to, { indicator: closed, country: "NGA", start: "2020", values: [41, 52] })
}

/** Of the debt one publisher has only old figures of Ghana, the other has all. */
async function addDebt(to: Database): Promise<void> {
  const bank = await addIndicator(to, {
    code: "GC.DOD.TOTL.GD.ZS",
    name: "Central government debt, total (% of GDP)",
    unit: "% of GDP",
  })
  await addSeries(to, { indicator: bank, country: "KEN", start: "2018", values: [60, 61, 68] })
  await addSeries(to, { indicator: bank, country: "GHA", start: "1990", values: [21] })
  const imf = { sourceId: "imf/weo", publisherId: "imf" }
  const gross = await addIndicator(to, {
    code: "GGXWDG_NGDP",
    name: "General government gross debt",
    unit: "% of GDP",
    ...imf,
  })
  await addSeries(to, {
    ...{ indicator: gross, country: "KEN", start: "2018", values: [56, 58, 67, 68] },
    forecastFrom: 2021,
  })
  await addSeries(to, { indicator: gross, country: "GHA", start: "2018", values: [62, 58, 72] })
}

async function connect(token?: string): Promise<Client> {
  const made = new Client({ name: "test", version: "1" })
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` }
  await made.connect(
    new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
  )
  return made
}

async function call(name: string, wish: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: wish })
  const [first] = answer.content as { text: string }[]
  return { isError: answer.isError === true, text: first?.text ?? "", answer }
}
// What tests look into is as wide as all answers together.
async function read(name: string, wish: Record<string, unknown>) {
  const { answer, isError, text } = await call(name, wish)
  expect(isError, text).toBe(false)
  return answer.structuredContent as Record<string, ReturnType<typeof JSON.parse>>
}

function listCodes({ rows }: Record<string, unknown>): string[] {
  return (rows as { code: string }[]).map(({ code }) => code)
}

test("the tools are named, with the schema of their answers, and each takes asOf", async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(MCP_TOOL_NAMES)
  for (const { name, inputSchema, outputSchema } of tools) {
    expect(Object.keys(inputSchema.properties ?? {}), name).toContain("asOf")
    expect(inputSchema["additionalProperties"], name).toBe(false)
    expect(outputSchema?.type, name).toBe("object")
  }
  expect(client.getInstructions()).toContain("Never guess")
})

test("a search gives the id with which the series is read", async () => {
  const { results } = await read("search", { query: "consumer prices nigeria" })
  expect(results[0]).toMatchObject({ country: "Nigeria", latest: { period: "2024" } })
  const series = await read("series", { indicator: results[0].indicatorId, country: "Kenya" })
  expect(series.values).toEqual({ 2020: 5.4, 2021: null, 2022: 7.7 })
  expect(series).toMatchObject({
    publisher: "World Bank",
    unit: "annual %",
    dataAsOf: "2026-01-01",
  })
  const early = await read("search", { query: "consumer prices nigeria", asOf: "2024-03-01" })
  expect(early.results[0]).toMatchObject({ latest: { period: "2022", value: 18.8 } })
})

test("a series is cut to the years asked for, and other years are refused with what there is", async () => {
  const wish = { indicator: INFLATION, country: "NGA" }
  const series = await read("series", { ...wish, startYear: 2023 })
  expect(series.values).toEqual({ 2023: 24.66, 2024: 33.244 })
  expect((await call("series", { ...wish, endYear: 1990 })).text).toContain("2020 to 2024")
})

test("a fact is one figure in five digits with the sentence to quote it", async () => {
  const wish = { indicator: "Inflation, consumer prices (annual %)", country: "NG" }
  const { quote, ...latest } = await read("fact", wish)
  expect(latest).toMatchObject({ period: "2024", value: 33.244, status: "actual", code: "NGA" })
  expect(latest).not.toHaveProperty("notes")
  expect(quote).toContain("Nigeria, 2024: 33.244 annual % (World Bank, data as of 01-01-2026; ")
  expect(quote).toContain(`http://site.test/fact/${INFLATION}/NGA/2024)`)
  const page = await site.app.inject({
    url: String(latest["address"]).replace("http://site.test", ""),
  })
  expect(page.statusCode).toBe(200)
  const gap = await read("fact", { ...wish, country: "KEN", period: "2021" })
  expect(gap).toMatchObject({ value: null })
  expect(gap.quote).toContain("no figure published")
  expect((await call("fact", { ...wish, period: "1900" })).text).toContain("2020 to 2024")
  expect((await call("fact", { ...wish, period: "soon" })).text).toContain("is not a period")
  const early = await read("fact", { ...wish, asOf: "2024-03-01" })
  expect(early).toMatchObject({ period: "2022", value: 18.8, dataAsOf: "2024-02-21" })
})

test("a plain word means the preferred indicator with new figures, and says so", async () => {
  const fact = await read("fact", { indicator: "inflation", country: "Nigeria" })
  expect(fact).toMatchObject({ indicatorId: INFLATION, period: "2024" })
  expect(fact.notes[0]).toContain("“inflation” is read as Inflation, consumer prices")
  expect(fact.alternatives).toEqual([
    { indicatorId: "clio-infra:inflation", indicator: "Inflation" },
  ])
  const placed = await read("fact", { indicator: "inflation in Nigeria", country: "NGA" })
  expect(placed).toMatchObject({ indicatorId: INFLATION })
  const named = await read("fact", { indicator: "clio-infra:inflation", country: "Nigeria" })
  expect(named).toMatchObject({ indicatorId: "clio-infra:inflation", period: "2010" })
})

test("a ranking is one call: of all, of a group, from the lowest, of a year, as of a day", async () => {
  const all = await read("rank", { indicator: "inflation", limit: 300 })
  expect(all).toMatchObject({ indicatorId: INFLATION, period: "2022", ranked: 4 })
  expect(listCodes(all)).toEqual(["GHA", "NGA", "KEN", "FRA"])
  const lowest = await read("rank", { indicator: INFLATION, order: "lowest", limit: 1 })
  expect(lowest.rows).toEqual([{ rank: 1, code: "FRA", country: "France", value: 5.2 }])
  const group = await read("rank", { indicator: INFLATION, countries: "ECOWAS", year: 2021 })
  expect(listCodes(group)).toEqual(["NGA", "GHA"])
  expect(group.missing).toContain("SEN")
  const early = await read("rank", { indicator: INFLATION, asOf: "2024-03-01" })
  expect(early).toMatchObject({ rows: [{ code: "NGA", value: 18.8 }], dataAsOf: "2024-02-21" })
  expect((await call("rank", { indicator: INFLATION, year: 1950 })).text).toContain("2020 to 2024")
  const ahead = await call("rank", { indicator: "imf:GGXWDG_NGDP", year: 2021 })
  expect(ahead.text).toContain("for 2021 are forecasts, and only actual ones are ranked.")
})

test("lists of names are taken as an array too, as models send them", async () => {
  const group = await read("rank", { indicator: INFLATION, countries: ["NGA", "Ghana"] })
  expect(listCodes(group)).toEqual(["GHA", "NGA"])
  const wish = {
    indicators: [INFLATION],
    countries: ["NGA", "GHA"],
    startYear: 2022,
    endYear: 2022,
  }
  expect((await read("panel", wish)).series).toHaveLength(2)
  const { rows } = await read("compare", { indicator: INFLATION, countries: ["NGA", "GHA"] })
  expect(rows).toHaveLength(2)
})

test("a date of data that the publisher does not state is never said to be its own, as of a day either", async () => {
  const early = { indicator: UNDATED, asOf: "2024-03-01" }
  const { rows, ...rank } = await read("rank", early)
  expect(rows).toHaveLength(1)
  expect(rank).toMatchObject({ dataNotBefore: "2023-12-31" })
  expect(rank["dataAsOf"]).toBeUndefined()
  const { series } = await read("panel", { indicators: UNDATED, countries: "NGA" })
  expect(series).toMatchObject([{ dataNotBefore: "2023-12-31" }])
})

test("a panel gives several series, and one that is too large is refused", async () => {
  const wish = { indicators: "inflation", countries: "NGA,GHA", startYear: 2021, endYear: 2022 }
  const { series, notes } = await read("panel", wish)
  expect(series).toMatchObject([
    { code: "NGA", values: { 2021: 16.95, 2022: 18.847 }, unit: "annual %" },
    { code: "GHA", values: { 2021: 10, 2022: 31.3 } },
  ])
  expect(notes[0]).toContain(INFLATION)
  const { series: early } = await read("panel", { ...wish, asOf: "2024-03-01" })
  expect(early).toMatchObject([{ code: "NGA", values: { 2022: 18.8 }, dataAsOf: "2024-02-21" }])
  const arrivals = await read("panel", { indicators: "unwto:ARRIVALS", countries: "NGA" })
  expect(arrivals.series).toEqual([])
  expect(arrivals.leftOut[0]).toContain("Arrivals, Nigeria")
})

test("countries are compared in the newest year that all have", async () => {
  const two = await read("compare", { indicator: "inflation", countries: "Nigeria, Ghana" })
  expect(two).toMatchObject({ period: "2022", difference: -12.453, ratio: 0.602141 })
  expect(two.rows).toMatchObject([{ value: 18.847 }, { value: 31.3 }])
  const path = String(two.address).replace("http://site.test", "")
  const { statusCode } = await site.app.inject({ url: path })
  expect(statusCode).toBe(200)
  const three = await read("compare", {
    indicator: INFLATION,
    countries: "NGA,GHA,KEN",
    period: "2021",
  })
  expect(three.rows).toMatchObject([{}, {}, { code: "KEN", value: null }])
  expect((await call("compare", { indicator: INFLATION, countries: "NGA" })).text).toContain(
    "2 to 12",
  )
})

test("vintages tell what each edition said of a period", async () => {
  const wish = { indicator: INFLATION, country: "NGA", period: "2022" }
  const { vintages } = await read("vintages", wish)
  expect(vintages).toEqual([
    { dataAsOf: "2026-01-01", period: "2022", value: 18.847, added: 2, changed: 1, removed: 0 },
    { dataAsOf: "2024-02-21", period: "2022", value: 18.8, added: 3, changed: 0, removed: 0 },
  ])
  expect((await read("vintages", { ...wish, asOf: "2025-01-01" })).vintages).toHaveLength(1)
})

test("a plain name is compared by a publisher that has all of the countries", async () => {
  const wish = { indicator: "government debt", countries: "KEN,GHA", period: "2019" }
  const both = await read("compare", wish)
  expect(both).toMatchObject({
    indicatorId: "imf:GGXWDG_NGDP",
    rows: [{ value: 58 }, { value: 58 }],
  })
})

test("a chart comes as addresses and in words", async () => {
  const chart = await read("chart", { indicator: INFLATION, country: "nigeria" })
  expect(chart.summary).toMatch(/33\.2% in 2024/)
  const { statusCode } = await site.app.inject({
    url: String(chart.svg).replace("http://site.test", ""),
  })
  expect(statusCode).toBe(200)
})

test("a question is answered with measure, unit, source and address", async () => {
  const answer = await read("answer", { question: "inflation in Nigeria in 2022" })
  expect(answer).toMatchObject({ state: "answered", value: 18.847, indicatorId: INFLATION })
  expect(answer.address).toContain("http://site.test/")
  expect(answer.sources[0]).toContain("World Bank")
})

test("an answer says from which day its latest counts, and its address holds that day", async () => {
  const answer = await read("answer", { question: "inflation in Nigeria", asOf: "2023-06-30" })
  expect(answer.asOf).toBe("2023-06-30")
  expect(answer.method).toContain("“latest” counts from 30-06-2023")
  expect(answer.address).toContain("asOf=2023-06-30")
  const today = await read("answer", { question: "inflation in Nigeria" })
  expect(today).not.toHaveProperty("asOf")
})

test("a question goes on from the one before it", async () => {
  const before = await read("answer", { question: "inflation in Ghana in 2022" })
  const answer = await read("answer", { question: "and Nigeria?", context: before.question })
  expect(answer).toMatchObject({ state: "answered", value: 18.847, indicatorId: INFLATION })
  const alone = await read("answer", { question: "and Nigeria?" })
  expect(alone.state).not.toBe("answered")
})

test.each(["series", "fact", "rank", "compare", "vintages"])(
  "%s refuses figures that may not be passed on, with the reason",
  async (tool) => {
    const wish = { country: "Nigeria", countries: "NGA,GHA" }
    const key = tool === "compare" || tool === "rank" ? "countries" : "country"
    const { isError, text } = await call(tool, { indicator: "unwto:ARRIVALS", [key]: wish[key] })
    expect(isError).toBe(true)
    expect(text).toMatch(/licence|rights/i)
    expect(text).not.toMatch(/41|52/)
  },
)

test.each([
  ["series", { indicator: "zzzqqq", country: "Nigeria" }, "use search"],
  ["series", { indicator: INFLATION, country: "Nigerai" }, "Nigeria (NGA)"],
  ["fact", { indicator: "world-bank:FP.CPI.TOTL.Z", country: "Nigeria" }, `nearest: ${INFLATION}`],
  ["fact", { indicator: "inflation in Lagos", country: "Nigeria" }, "no such indicator"],
  ["fact", { indicator: "inflation in Ghana", country: "Nigeria" }, "no such indicator"],
  ["chart", { indicator: INFLATION, country: "Togo" }, "no figure of Inflation"],
  ["fact", { indicator: INFLATION, country: "Nigeria", asOf: "2001-01-01" }, "2001-01-01"],
  ["rank", { indicator: INFLATION, countries: "Wakanda" }, "“Wakanda”"],
])("%s of %j says what is missing and what is near", async (tool, wish, words) => {
  const { isError, text } = await call(tool, wish)
  expect(isError).toBe(true)
  expect(text.toLowerCase()).toContain(words.toLowerCase())
})

test("an argument that a tool does not know is refused with those that it knows", async () => {
  const { isError, text } = await call("fact", { indicator: INFLATION, country: "NGA", year: 2022 })
  expect(isError).toBe(true)
  expect(text).toContain("“year” is not known. fact takes indicator, country, period, asOf.")
})

test("the definition and the terms of an answer are resources", async () => {
  const fact = await read("fact", { indicator: INFLATION, country: "NGA" })
  const [definition, source] = await Promise.all([readJson(fact.definition), readJson(fact.source)])
  expect(definition).toMatchObject({ id: INFLATION, definition: "What the publisher says it is." })
  expect(source).toMatchObject({ publisher: "World Bank", licence: "CC BY 4.0" })
  const concept = await readJson(String(definition["concept"]))
  expect(concept["indicators"]).toMatchObject([{ id: INFLATION }, { id: "clio-infra:inflation" }])
  const { resources } = await client.listResources()
  expect(resources.map(({ uri }) => uri)).toEqual(expect.arrayContaining([fact.source]))
  await expect(readJson("sankore://sources/none")).rejects.toThrow("There is no source")
})

const DRAWN: [string, Record<string, unknown>][] = [
  ["chart", { indicator: INFLATION, country: "NGA", startYear: 2021 }],
  ["rank", { indicator: INFLATION, year: 2022 }],
  ["rank", { indicator: INFLATION, year: 2022, countries: "ECOWAS" }],
  ["answer", { question: "What was inflation in Nigeria in 2022?" }],
]

test("charts, rankings and answers name the window that draws them; other tools name none", async () => {
  const { tools } = await client.listTools()
  const shown = tools.flatMap(({ name, _meta }) => {
    const { ui } = (_meta ?? {}) as { ui?: { resourceUri: string } }
    return ui ? [[name, ui.resourceUri]] : []
  })
  const uri = "ui://sankore/figure.html"
  expect(shown.toSorted()).toEqual([
    ["answer", uri],
    ["chart", uri],
    ["rank", uri],
  ])
  const { contents } = await client.readResource({ uri })
  const [view] = contents as { mimeType: string; text: string; _meta: unknown }[]
  expect(view).toMatchObject({
    mimeType: "text/html;profile=mcp-app",
    _meta: { ui: { csp: {}, prefersBorder: true } },
  })
  expect(view?.text).toMatch(/content="default-src 'none'; script-src 'sha256-[^']+'/)
  expect(view?.text).not.toMatch(/\{\{|https?:/)
})

test.each(DRAWN)("%s of %j can be drawn", async (name, request) => {
  const { address: page } = await read(name, request)
  const { pathname, search } = new URL(String(page))
  const uri = `sankore://drawings/${encodeURIComponent(pathname + search)}`
  const { contents } = await client.readResource({ uri })
  const [drawing] = contents as { mimeType: string; text: string }[]
  expect(drawing?.mimeType).toBe("image/svg+xml")
  expect(drawing?.text).toMatch(/^<svg[^]+2022[^]+<\/svg>/)
})

test("what has no drawing is refused with the reason", async () => {
  const refuse = async (path: string) =>
    client.readResource({ uri: `sankore://drawings/${encodeURIComponent(path)}` })
  await expect(refuse("/metrics")).rejects.toThrow("There is no drawing of “/metrics”")
  await expect(refuse("//evil.test/answer?q=a")).rejects.toThrow("There is no drawing")
  await expect(refuse("/indicators/Arrivals/nigeria")).rejects.toThrow("licence")
  await expect(refuse("/indicators/Inflation/nigeria?nonsense=1")).rejects.toThrow("nonsense")
})

async function readJson(uri: string): Promise<Record<string, unknown>> {
  const { contents } = await client.readResource({ uri })
  const [first] = contents as { text: string }[]
  return JSON.parse(first?.text ?? "") as Record<string, unknown>
}

async function signedInToken(): Promise<string> {
  const accountId = randomUUID()
  const email = "ada@example.org"
  const person = { id: accountId, email, emailKey: email, fullName: "Ada", passwordHash: "none" }
  await insertAccount(db, { ...person, createdAt: TEST_DAY })
  await markVerified(db, accountId, TEST_DAY)
  return startSession(db, { accountId, device: "a test" }, new Date("2026-11-21T12:00:00Z"))
}

const CLAIM = "Consumer price inflation in Nigeria was 18.8% in 2022"

test("a short text is checked for everybody, a long one for who is signed in", async () => {
  expect(await read("check", { text: CLAIM })).toMatchObject({
    claims: [
      {
        originalText: CLAIM,
        status: "correct",
        code: "NGA",
        period: "2022",
        publisher: "World Bank",
      },
    ],
  })
  const ranked = await call("check", { text: "Kenya had the highest inflation in Africa in 2022." })
  expect(ranked.text).toMatch(/Published: \d(st|nd|rd|th), 2022\./)
  const long = `${CLAIM}. ${"Words without a claim. ".repeat(100)}`
  expect((await call("check", { text: long })).text).toContain("2000 characters")
  const member = await connect(await signedInToken())
  const answer = await member.callTool({ name: "check", arguments: { text: long } })
  expect(answer.structuredContent).toMatchObject({ claims: [{ status: "correct" }] })
  await member.close()
})

test("answers are compressed and say what is left of the limit; what is no message is refused", async () => {
  expect((await fetch(address)).status).toBe(405)
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  }
  const body = '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'
  const list = await fetch(address, { method: "POST", headers, body })
  expect(list.headers.get("ratelimit")).toMatch(/^"anonymous";r=\d+;t=\d+$/)
  expect(list.headers.get("content-encoding")).toMatch(/^(?:br|gzip)$/)
  const bad = await fetch(address, { method: "POST", headers, body: '{"a":1}' })
  expect(bad.status).toBe(400)
})
