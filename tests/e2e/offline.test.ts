import type { FastifyInstance } from "fastify"
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

/** A page on which the worker has taken over: what is opened from now on is kept. */
async function keepingPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  await page.goto(`${origin}/about-us`)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  return page
}

const isKept = (page: Page, path: string) =>
  page.waitForFunction(async (wanted) => (await caches.match(wanted)) !== undefined, path)

test("on the starter data results say what is not held", async () => {
  const { body } = await app.inject({ url: "/results?q=inflation%20nigeria" })
  expect(body).toContain("No figures are available for")
  expect(body).toContain("npm run import -- world-bank")
  expect(body.match(/Only the small starter data/g)).toHaveLength(1)
  const held = await app.inject({ url: "/results?q=population%20nigeria" })
  expect(held.body).toContain("Only the small starter data is loaded here")
})

test("the site can be installed", async () => {
  await inBrowser({ worker: true }, async (context) => {
    const page = await keepingPage(context)
    const protocol = await context.newCDPSession(page)
    const { installabilityErrors } = await protocol.send("Page.getInstallabilityErrors")
    expect(installabilityErrors).toEqual([])
    const { data = "{}" } = await protocol.send("Page.getAppManifest")
    expect(JSON.parse(data)).toMatchObject({ name: "Sankore", display: "standalone" })
  })
})

test("without a line a page seen before opens, any other gives the search of names", async () => {
  await inBrowser({ worker: true }, async (context) => {
    const page = await keepingPage(context)
    await page.goto(`${origin}/legal`)
    await isKept(page, "/legal")
    await app.close()
    await page.goto(`${origin}/legal`)
    await page.getByRole("heading", { level: 1, name: "Legal" }).waitFor()
    await page.goto(`${origin}/careers`)
    await page.getByRole("heading", { level: 1, name: "You are offline" }).waitFor()
    await page.getByRole("searchbox", { name: "Country or indicator" }).fill("ghan")
    await page.getByRole("link", { name: "Ghana" }).waitFor()
    // The name has no such word: only the ranking of the site knows what is meant.
    await page.getByRole("searchbox").fill("lifespan")
    await page.getByRole("link", { name: "Life expectancy at birth" }).first().waitFor()
    await page.getByRole("link", { name: "legal", exact: true }).click()
    await page.getByRole("heading", { level: 1, name: "Legal" }).waitFor()
    await page.goto(`${origin}/results?q=ghan`)
    await page.getByText("A search needs a connection.").waitFor()
    expect(await page.getByRole("searchbox").inputValue()).toBe("ghan")
    await page.getByRole("link", { name: "Ghana" }).waitFor()
  })
})
