import { createServer } from "node:http"
import type { AddressInfo } from "node:net"

import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const PHONE = { width: 390, height: 844 }
const EMPLOYMENT = "/indicators/Construction%20employment/united-states"
const EMBED = "/chart?indicator=Construction%20employment&country=united-states"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, options)

test("from three letters to a chart, to another frequency, to an embed", async () => {
  await visit("/search", async (page) => {
    const box = page.getByRole("combobox").first()
    await box.fill("construction emp")
    const options = page.getByRole("option")
    await options.first().waitFor()
    expect(await options.first().textContent()).toContain("Construction employment")
    expect(await options.count()).toBeLessThanOrEqual(5)
    await page.keyboard.press("ArrowDown")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/indicators\//)
    if (!page.url().includes("united-states")) {
      await page.getByRole("link", { name: "United States", exact: true }).first().click()
      await page.waitForURL(/united-states/)
    }
    await page.getByRole("heading", { level: 1, name: "Construction employment" }).waitFor()
    const plot = page.getByRole("group", { name: /Use the arrow keys/ }).first()
    const monthly = await plot.getAttribute("aria-label")
    await page.locator('input[name="frequency"][value="yearly"]').first().check({ force: true })
    await page.waitForURL(/frequency=yearly/)
    await expect.poll(async () => plot.getAttribute("aria-label")).not.toBe(monthly)
  })
  await visit(`${EMBED}&frequency=yearly`, async (page) => {
    expect(await page.locator("svg rect").count()).toBeGreaterThan(5)
    expect(await page.getByRole("link", { name: /Open on/ }).getAttribute("target")).toBe("_blank")
  })
})

test("the search box is worked by keyboard: the cursor leaves the list, Escape closes it, Enter searches", async () => {
  await visit("/search", async (page) => {
    const box = page.getByRole("combobox").first()
    await box.fill("construction emp")
    await page.getByRole("option").first().waitFor()
    const active = () => box.getAttribute("aria-activedescendant")
    for (const key of ["Home", "End", "ArrowLeft", "ArrowRight"]) {
      await page.keyboard.press("ArrowDown")
      await expect.poll(active).toMatch(/line0$/)
      await page.keyboard.press(key)
      await expect.poll(active).toBeNull()
    }
    await page.keyboard.press("Escape")
    await expect.poll(() => box.getAttribute("aria-expanded")).toBe("false")
    expect(await box.inputValue()).toBe("construction emp")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/results\?q=construction/)
  })
})

test("a chart is read with the arrow keys, and each value is spoken", async () => {
  await visit(EMPLOYMENT, async (page) => {
    const plot = page.getByRole("group", { name: /Use the arrow keys/ }).first()
    await plot.focus()
    await page.keyboard.press("End")
    const spoken = plot.locator('[aria-live="polite"]')
    await expect.poll(async () => spoken.textContent()).toContain("Dec 2015")
    await page.keyboard.press("ArrowLeft")
    await expect.poll(async () => spoken.textContent()).toContain("Nov 2015")
    await page.keyboard.press("Home")
    await expect.poll(async () => spoken.textContent()).toContain("Jan 2006")
    await page.keyboard.press("Escape")
  })
})

test("without JavaScript the page is complete and its controls are plain forms", async () => {
  await inBrowser({ script: false }, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}${EMPLOYMENT}`)
    expect(await page.locator("svg rect").count()).toBeGreaterThan(50)
    const form = page.locator('form:has(select[name="startYear"])').first()
    await form.locator('select[name="startYear"]').selectOption("2010")
    await form.getByRole("button", { name: "Apply" }).click()
    expect(page.url()).toContain("startYear=2010")
    expect(await page.getByText(/2010.*–.*2015/).count()).toBeGreaterThan(0)
    await page.goto(`${origin}/`)
    await page.locator('input[name="q"]').first().fill("co2")
    await page.keyboard.press("Enter")
    await page.getByText("Carbon dioxide in the atmosphere").first().waitFor()
  })
})

test("an embed is drawn in a sandboxed frame of another site", async () => {
  const frame = `<iframe sandbox="allow-scripts" width="600" height="400" src="${origin}${EMBED}"></iframe>`
  const newspaper = createServer((_request, answer) => {
    answer.setHeader("content-type", "text/html").end(frame)
  })
  await new Promise<void>((ready) => newspaper.listen(0, "127.0.0.1", ready))
  const { port } = newspaper.address() as AddressInfo
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/`)
    const embed = page.frameLocator("iframe")
    await embed.locator("svg rect").nth(5).waitFor()
    expect(await embed.getByText("U.S. Bureau of Labor Statistics").count()).toBeGreaterThan(0)
  })
  newspaper.closeAllConnections()
  newspaper.close()
})

test("no other page lets itself be framed", async () => {
  const answer = await app.inject({ url: EMPLOYMENT })
  expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'")
  const embed = await app.inject({ url: EMBED })
  expect(embed.headers["content-security-policy"]).toContain("frame-ancestors *")
})

test("the theme button switches and is remembered", async () => {
  await visit("/", async (page) => {
    const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
    await page.getByRole("button", { name: /theme/i }).first().click()
    expect(await theme()).toBe("dark")
    await page.reload()
    expect(await theme()).toBe("dark")
  })
})

test("nothing that a reader does not see fails the console, and a wrong selection is said so", async () => {
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    const answer = await page.goto(`${origin}/indicators/Construction%20employment/ghana`)
    expect(answer?.status()).toBe(404)
    await page
      .getByText("Sorry! There's no dataset available for your selection.")
      .first()
      .waitFor()
    await page.getByRole("button", { name: "Go Back" }).first().waitFor()
  })
})

test("what imports changed is shown on a tablet without pushing it from side to side", async () => {
  await visit(
    "/changes",
    async (page) => {
      const imports = page.getByRole("region", { name: "Imports" })
      expect(await imports.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
      expect(await brokenRules(page)).toEqual([])
    },
    { viewport: { width: 768, height: 1024 }, bypassCSP: true },
  )
})

const PAGES = [
  "/",
  "/search",
  "/search#advanced",
  "/results?q=population%20ghana",
  EMPLOYMENT,
  "/indicators/Population",
  EMBED,
  "/sources",
  "/sources/us-bls-ces",
  "/changes",
  "/changes/1",
  "/api/docs",
]

test.each(PAGES.flatMap((path) => [false, true].map((dark) => ({ path, dark }))))(
  "no accessibility rule is broken on $path (dark: $dark)",
  async ({ path, dark }) => {
    await inBrowser({ dark, viewport: PHONE, bypassCSP: true }, async (context) => {
      const page = await context.newPage()
      await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await brokenRules(page)).toEqual([])
    })
  },
)
