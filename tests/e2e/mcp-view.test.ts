import type { AddressInfo } from "node:net"

import { Client } from "@modelcontextprotocol/sdk/client/index.js"
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js"
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js"
import type { FastifyInstance } from "fastify"
import type { Frame, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { inBrowser } from "#tests/support/browser.ts"
import { addInflation, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { showInHost } from "#tests/support/mcp-host.ts"
import { testSite } from "#tests/support/site.ts"

const INFLATION = "world-bank:FP.CPI.TOTL.ZG"
const ASKED: [string, Record<string, unknown>][] = [
  ["chart", { indicator: INFLATION, country: "Nigeria" }],
  ["rank", { indicator: INFLATION, year: 2022 }],
  ["rank", { indicator: INFLATION, year: 2022, countries: "ECOWAS" }],
  ["answer", { question: "What was inflation in Nigeria in 2022?" }],
]

let app: FastifyInstance
let client: Client
let html = ""

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addInflation(db)
  const values = { NGA: [13.2, 17, 18.8], GHA: [9.9, 10, 31.3], FRA: [0.5, 1.6, 5.2] }
  for (const [country, list] of Object.entries(values))
    await addSeries(db, { indicator, country, start: "2020", values: list })
  app = (await testSite(db)).app
  await app.listen({ host: "127.0.0.1", port: 0 })
  const { port } = app.server.address() as AddressInfo
  client = new Client({ name: "host", version: "1" })
  await client.connect(
    new StreamableHTTPClientTransport(new URL(`http://127.0.0.1:${String(port)}/mcp`)),
  )
  html = await readView()
})
afterAll(async () => {
  await client.close()
  await app.close()
})

async function readView(): Promise<string> {
  const { tools } = await client.listTools()
  const meta = tools.find(({ name }) => name === "chart")?._meta as { ui: { resourceUri: string } }
  const { contents } = await client.readResource({ uri: meta.ui.resourceUri })
  return (contents[0] as { text: string }).text
}

/** Shows what a tool answers; whatever the browser has to complain about fails the test. */
async function visit(
  [name, request]: [string, Record<string, unknown>],
  options: { readsResources: boolean; width?: number },
  work: (shown: { page: Page; frame: Frame; links: string[]; heights: number[] }) => Promise<void>,
): Promise<void> {
  const result = (await client.callTool({ name, arguments: request })) as CallToolResult
  const viewport = { width: options.width ?? 720, height: 620 }
  await inBrowser({ viewport }, async (context) => {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on("console", (message) => complaints.push(message.text()))
    page.on("pageerror", (error) => complaints.push(error.message))
    const fetched: string[] = []
    page.on("request", (request) => fetched.push(request.url()))
    const seen = await showInHost(page, result, { client, html, ...options })
    const frame = page.frames()[1]
    if (!frame) throw new Error("There is no frame.")
    await work({ page, frame, ...seen })
    expect(complaints).toEqual([])
    expect(fetched.filter((url) => !/^(?:about|data):/.test(url))).toEqual([])
  })
}

test.each(ASKED)("a host draws what %s answers of %j", async (...asked) => {
  await visit(asked, { readsResources: true }, async ({ page, frame, links, heights }) => {
    const chart = frame.locator("#chart")
    await chart.waitFor({ state: "visible" })
    const size = await chart.evaluate((image) => (image as HTMLImageElement).naturalWidth)
    expect(size).toBeGreaterThan(500)
    expect((await chart.getAttribute("alt")) ?? "").toContain("2022")
    await expect.poll(() => heights.at(-1) ?? 0).toBeGreaterThan(300)
    await frame.locator("#page a").click()
    await expect.poll(() => links).toHaveLength(1)
    expect(links[0]).toMatch(/^http:\/\/site\.test\/(?:indicators|answer|explore)/)
    const folder = process.env["SCREENS"]
    if (folder !== undefined)
      await page.screenshot({ path: `${folder}/${asked[0]}-${String(ASKED.indexOf(asked))}.png` })
  })
})

test("a host that reads no resources shows the words", async () => {
  const [chart] = ASKED
  if (!chart) throw new Error("Nothing is asked.")
  await visit(chart, { readsResources: false, width: 320 }, async ({ frame }) => {
    await expect.poll(() => frame.locator("#words").textContent()).toContain("Nigeria")
    expect(await frame.locator("#chart").isVisible()).toBe(false)
    expect(await frame.locator("#page a").isVisible()).toBe(true)
  })
})
