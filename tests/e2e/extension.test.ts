import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { gzipSync } from "node:zlib"
import { readdirSync, readFileSync } from "node:fs"

import type { FastifyInstance } from "fastify"
import { chromium, type BrowserContext, type Worker } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { testSite } from "#tests/support/site.ts"

const SOURCE = join(import.meta.dirname, "..", "..", "clients", "extension")
const ARTICLE = `<!doctype html><html lang="en"><head><title>Prices</title>
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta property="article:published_time" content="2023-01-20"></head><body><nav>5% off</nav>
<article><h1>Prices</h1><p id="one">Last year Nigeria's <b>inflation</b> averaged
18.8%, the office said. In 2020 it was 25%, others say.</p><p id="two">Words.</p></article></body></html>`

let app: FastifyInstance
let server: Server
let context: BrowserContext
let worker: Worker
let page = ""
let folder = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  app = (await testSite(db)).app
  const origin = await app.listen({ host: "127.0.0.1", port: 0 })
  server = createServer((_, answer) => answer.setHeader("content-type", "text/html").end(ARTICLE))
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve))
  page = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`
  folder = await mkdtemp(join(tmpdir(), "extension-"))
  await cp(SOURCE, join(folder, "extension"), { recursive: true })
  // A click on the button of the browser, which no test can make, grants what this grants here.
  const path = join(folder, "extension", "manifest.json")
  const manifest = JSON.parse(await readFile(path, "utf8")) as Record<string, unknown>
  await writeFile(path, JSON.stringify({ ...manifest, host_permissions: ["http://127.0.0.1/*"] }))
  context = await chromium.launchPersistentContext(join(folder, "profile"), {
    executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
    headless: true,
    args: [
      "--no-sandbox",
      "--disable-gpu",
      `--disable-extensions-except=${join(folder, "extension")}`,
      `--load-extension=${join(folder, "extension")}`,
    ],
    ignoreDefaultArgs: ["--disable-extensions"],
  })
  worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"))
  await worker.evaluate(`chrome.storage.sync.set({ server: ${JSON.stringify(origin)} })`)
}, 120_000)

afterAll(async () => {
  await context.close()
  server.closeAllConnections()
  server.close()
  await app.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a click on the extension's button does. */
const checkPage = () =>
  worker.evaluate(
    `chrome.tabs.query({ active: true, lastFocusedWindow: true }).then(([tab]) => checkTab(tab.id))`,
  )

test("the statements of an article are marked in place, with verdicts on focus", async () => {
  const tab = await context.newPage()
  await tab.goto(page)
  await tab.bringToFront()
  const before = await tab.locator("article").innerText()
  await checkPage()
  await tab.getByText("2 checked: 1 correct, 1 incorrect.").waitFor()
  expect(await tab.locator("article").innerText()).toBe(before)
  const marks = tab.locator("mark.sankore-claim")
  const statuses = await marks.evaluateAll((all) =>
    all.map((mark) => mark.getAttribute("data-status")),
  )
  expect([...new Set(statuses)].toSorted()).toEqual(["correct", "incorrect"])
  await marks.filter({ hasText: "25%" }).focus()
  const panel = tab.locator("sankore-panel")
  await panel.getByText("Incorrect", { exact: true }).waitFor()
  await panel.getByRole("link", { name: "Source: World Bank" }).waitFor()
  // A second check begins anew.
  await checkPage()
  await tab.getByText("2 checked: 1 correct, 1 incorrect.").waitFor()
  expect(await marks.count()).toBe(statuses.length)
  await tab.close()
})

test("only the selection is checked where there is one", async () => {
  const tab = await context.newPage()
  await tab.goto(page)
  await tab.bringToFront()
  await tab.evaluate(`getSelection().selectAllChildren(document.querySelector("#two"))`)
  await checkPage()
  await tab.getByText("There is no statement here that can be checked.").waitFor()
  await tab.close()
})

test("the address of the server is set in the options", async () => {
  const tab = await context.newPage()
  await tab.goto(new URL("options.html", worker.url()).href)
  const field = tab.getByLabel("Address of the server")
  const before = await field.inputValue()
  expect(before).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  await field.fill("https://data.example.org/somewhere")
  await tab.getByRole("button", { name: "Save" }).click()
  await tab.getByText("Saved.").waitFor()
  expect(await worker.evaluate(`chrome.storage.sync.get("server")`)).toEqual({
    server: "https://data.example.org",
  })
  await worker.evaluate(`chrome.storage.sync.set({ server: ${JSON.stringify(before)} })`)
  await tab.close()
})

test("the extension is smaller than 40 kB", () => {
  const bytes = readdirSync(SOURCE).map((file) => gzipSync(readFileSync(join(SOURCE, file))).length)
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThan(40 * 1024)
})
