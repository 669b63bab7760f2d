import { randomUUID } from "node:crypto"
import type { AddressInfo } from "node:net"

import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import { afterAll, beforeAll, expect, test } from "vitest"

import { startSession } from "#accounts/sessions.ts"
import { insertAccount, markVerified } from "#db/accounts/accounts.ts"
import type { Database } from "#db/engine/database.ts"
import { addIndicator, addSeries, addSource, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"

let db: Database
let site: TestSite
let client: Client
let address: string

beforeAll(async () => {
  db = await testDatabase()
  const prices = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Consumer prices",
    unit: "annual %",
  })
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020", values: [7.5, null, 9] })
  const source = { id: "unwto/arrivals", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(db, { ...source, redistribute: "no", licence: "All rights reserved" })
  const closed = await addIndicator(db, {
    code: "ARRIVALS",
    name: "Arrivals",
    sourceId: source.id,
    publisherId: source.publisherId,
  })
  await addSeries(db, { indicator: closed, country: "NGA", start: "2020", values: [41, 52] })
  site = await testSite(db)
  await site.app.listen({ host: "127.0.0.1", port: 0 })
  address = `http://127.0.0.1:${String((site.app.server.address() as AddressInfo).port)}/mcp`
  client = new Client({ name: "test", version: "1" })
  const transport = new StreamableHTTPClientTransport(new URL(address))
  await client.connect(transport)
})
afterAll(async () => {
  await client.close()
  await site.app.close()
})

async function call(name: string, wish: Record<string, unknown>) {
  const answer = await client.callTool({ name, arguments: wish })
  const [first] = answer.content as { text: string }[]
  return { isError: answer.isError === true, text: first?.text ?? "" }
}
// What tests look into is as wide as all answers together.
async function read(name: string, wish: Record<string, unknown>) {
  const answer: ReturnType<typeof JSON.parse> = JSON.parse((await call(name, wish)).text)
  return answer as Record<string, ReturnType<typeof JSON.parse>>
}

test("the tools are named and say that nothing may be guessed", async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["search", "series", "fact", "chart", "answer", "check"]),
  )
  expect(client.getInstructions()).toContain("Never guess")
})

test("a search gives the id with which the series is read", async () => {
  const { results } = await read("search", { query: "consumer prices nigeria" })
  expect(results[0]).toMatchObject({ name: "Consumer prices", country: "Nigeria" })
  const series = await read("series", { indicator: results[0].indicatorId, country: "Nigeria" })
  expect(series.data).toEqual([
    { period: "2020", value: 7.5 },
    { period: "2021", value: null },
    { period: "2022", value: 9 },
  ])
  expect(series.source.publisher).toBeTruthy()
  expect(series.unit).toBe("annual %")
})

test("a fact is one figure with the sentence to quote it", async () => {
  const wish = { indicator: "Consumer prices", country: "NG" }
  const latest = await read("fact", wish)
  expect(latest).toMatchObject({ period: "2022", value: 9 })
  expect(latest.quote).toContain("Consumer prices, Nigeria, 2022: 9 annual %")
  expect(latest.quote).toContain("http://site.test/indicators/Consumer%20prices/nigeria")
  expect(await read("fact", { ...wish, period: "2021" })).toMatchObject({ value: null })
  expect((await call("fact", { ...wish, period: "1900" })).isError).toBe(true)
})

test("a chart comes as addresses and in words", async () => {
  const chart = await read("chart", { indicator: "Consumer prices", country: "nigeria" })
  expect(chart.summary).toMatch(/9(?:\.0)?% in 2022/)
  const { statusCode } = await site.app.inject({
    url: String(chart.svg).replace("http://site.test", ""),
  })
  expect(statusCode).toBe(200)
})

test("figures that may not be passed on are refused with the reason", async () => {
  const series = await read("series", { indicator: "Arrivals", country: "Nigeria" })
  expect(series.data).toBeNull()
  expect(series.reason).toBeTruthy()
  const fact = await call("fact", { indicator: "Arrivals", country: "Nigeria" })
  expect(fact.isError).toBe(true)
  expect(fact.text).not.toMatch(/41|52/)
})

test.each([
  ["series", { indicator: "Nothing", country: "Nigeria" }, "use search"],
  ["series", { indicator: "Consumer prices", country: "Atlantis" }, "no such country"],
  ["chart", { indicator: "Consumer prices", country: "Ghana" }, "no figure"],
])("%s of %j says what is missing", async (tool, wish, words) => {
  const { isError, text } = await call(tool, wish)
  expect(isError).toBe(true)
  expect(text).toContain(words)
})

async function signedInToken(): Promise<string> {
  const accountId = randomUUID()
  const email = "ada@example.org"
  const person = { id: accountId, email, emailKey: email, fullName: "Ada", passwordHash: "none" }
  await insertAccount(db, { ...person, createdAt: TEST_DAY })
  await markVerified(db, accountId, TEST_DAY)
  return startSession(db, { accountId, device: "a test" }, new Date("2026-11-21T12:00:00Z"))
}

const CLAIM = "Consumer price inflation in Nigeria was 9% in 2022"

test("a text is checked for who is signed in, and for nobody else", async () => {
  const refused = await call("check", { text: CLAIM })
  expect(refused).toEqual({ isError: true, text: "Please sign in to continue" })
  const token = await signedInToken()
  const member = new Client({ name: "test", version: "1" })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await member.connect(new StreamableHTTPClientTransport(new URL(address), { requestInit }))
  const answer = await member.callTool({ name: "check", arguments: { text: CLAIM } })
  const [first] = answer.content as { text: string }[]
  expect(JSON.parse(first?.text ?? "")).toMatchObject({
    claims: [{ originalText: CLAIM, status: "correct" }],
  })
  await member.close()
})

test("what is no message of the protocol is refused", async () => {
  expect((await fetch(address)).status).toBe(405)
  const headers = {
    "content-type": "application/json",
    accept: "application/json, text/event-stream",
  }
  const bad = await fetch(address, { method: "POST", headers, body: '{"a":1}' })
  expect(bad.status).toBe(400)
})
