import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

const SERIES = "/indicators/Life%20expectancy%20at%20birth/nigeria"
const FACT = "/fact/life%20expectancy%20at%20birth/nigeria/latest"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

test.each([
  [1280, false],
  [768, true],
  [390, false],
  [320, true],
])("the page of a figure fits %i pixels and breaks no rule (dark: %s)", async (width, dark) => {
  await inBrowser({ viewport: { width, height: 900 }, dark, bypassCSP: true }, async (context) => {
    const page = await context.newPage()
    await page.goto(origin + FACT)
    await page.getByRole("heading", { name: "Vintages" }).waitFor()
    expect(await overflowOf(page)).toBe(0)
    expect(await brokenRules(page)).toEqual([])
  })
})

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test("a row of a table is copied by keyboard, with sentence, source and address", async () => {
  await inBrowser({}, async (context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin })
    const page = await context.newPage()
    await page.goto(`${origin}${SERIES}?view=table`)
    const link = page.getByRole("rowheader", { name: "2005" }).getByRole("link")
    await link.focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await page.getByText("Copied with its source").waitFor()
    const [sentence = "", source = ""] = (await readClipboard(page)).split("\n")
    expect(sentence).toMatch(/^Life expectancy at birth, Nigeria: [\d.]+ years in 2005\.$/)
    expect(source).toMatch(/^Source: .*data as of .*\/fact\/[^/]+\/NGA\/2005$/)
    await link.click()
    await page.waitForURL(/\/fact\/[^/]+\/NGA\/2005$/)
    await page.getByRole("button", { name: "Copy sentence and source" }).click()
    await page.getByText("Copied", { exact: true }).waitFor()
    expect(await readClipboard(page)).toContain(sentence)
  })
})

test("without script a row leads to the page of its figure, which can be quoted", async () => {
  await inBrowser({ script: false }, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}${SERIES}?view=table`)
    expect(await page.getByRole("button", { name: /^Copy 2005/ }).count()).toBe(0)
    await page.getByRole("rowheader", { name: "2005" }).getByRole("link").click()
    await page.waitForURL(/\/fact\/[^/]+\/NGA\/2005$/)
    expect(await page.getByRole("textbox", { name: "Quote" }).inputValue()).toContain("in 2005.")
  })
})

test("where there is no such figure, what is near stands below it with room, inside the page", async () => {
  await inBrowser({ viewport: { width: 1280, height: 900 } }, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/fact/life%20expectanc/nigeria/latest`)
    const box = async (selector: string) =>
      (await page.locator(`main ${selector}`).first().boundingBox()) ?? { x: 0, y: 0, height: 0 }
    const [title, sentence, heading, link] = [
      await box("h1"),
      await box("h1 + p"),
      await box("h2"),
      await box("li a"),
    ]
    expect(heading.y - sentence.y - sentence.height).toBeGreaterThanOrEqual(12)
    expect(link.x - title.x).toBeGreaterThanOrEqual(16)
  })
})
