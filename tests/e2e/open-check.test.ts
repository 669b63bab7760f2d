import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { testSite } from "#tests/support/site.ts"

const TEXT =
  "Nigeria's inflation averaged 18.8% in 2022. In 2020 it was 25%, and next year will be better."

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

test("a text is checked from the home page without an account and without script", async () => {
  await inBrowser({ script: false }, async (context) => {
    const page = await context.newPage()
    await page.goto(origin)
    await page.getByRole("link", { name: "Try it without an account" }).click()
    await page.getByLabel("Text", { exact: true }).fill(TEXT)
    await page.getByRole("button", { name: "Check" }).click()
    await page.waitForURL(/\/check\?text=/)
    await page.getByRole("link", { name: /25%.*Incorrect/ }).click()
    expect(page.url()).toMatch(/#claim-2$/)
    expect(await page.locator("#claim-2").innerText()).toContain("Incorrect")
  })
})

test("a long text is answered in place, without and with script", async () => {
  for (const script of [false, true]) {
    await inBrowser({ script }, async (context) => {
      const page = await context.newPage()
      await page.goto(`${origin}/check`)
      const long = `${TEXT}\n${"And so it goes on, and on, and on. ".repeat(60)}`
      await page.getByLabel("Text", { exact: true }).fill(long)
      await page.getByRole("button", { name: "Check" }).click()
      await page.getByText("This text is too long for an address").waitFor()
      expect(await page.locator("a[href='#claim-2']").innerText()).toContain("25%")
    })
  }
})

test("what a verdict means opens beside it, not over the statement", async () => {
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/check?text=${encodeURIComponent(TEXT)}`)
    const claim = page.locator("#claim-2")
    await claim.getByText("Incorrect", { exact: true }).hover()
    const meaning = claim.getByRole("tooltip")
    await meaning.waitFor()
    const box = await meaning.boundingBox()
    const quote = await claim.locator("blockquote").boundingBox()
    if (!box || !quote) throw new Error("Neither may be hidden.")
    expect(box.y + box.height).toBeLessThanOrEqual(quote.y)
  })
})

test("a bookmark checks what is selected on the page being read, or the page itself", async () => {
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/check`)
    const bookmark = await page.getByLabel("Address of the bookmark").inputValue()
    const code = bookmark.replace("javascript:", "").replace("http://site.test", origin)
    await page.goto(`${origin}/legal`)
    await page.evaluate(code)
    await page.waitForURL(
      `${origin}/check?${String(new URLSearchParams({ url: `${origin}/legal` }))}`,
    )
    await page.goto(`${origin}/legal`)
    await page.evaluate(`getSelection().selectAllChildren(document.querySelector("h1"))`)
    await page.evaluate(code)
    await page.waitForURL(`${origin}/check?text=*`)
  })
})

test.each([
  [1280, false],
  [768, true],
  [390, false],
  [320, true],
])("form and verdicts fit %i pixels and break no rule (dark: %s)", async (width, dark) => {
  await inBrowser({ viewport: { width, height: 900 }, dark, bypassCSP: true }, async (context) => {
    const page = await context.newPage()
    const query = `?text=${encodeURIComponent(TEXT)}`
    for (const path of ["/check", `/check${query}`, "/check?url=ftp://a", `/chart/check${query}`]) {
      await page.goto(origin + path)
      await page.getByRole("heading", { level: 1 }).waitFor()
      expect(await overflowOf(page), path).toBe(0)
      expect(await brokenRules(page), path).toEqual([])
    }
  })
})
