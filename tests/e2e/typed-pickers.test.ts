import type { FastifyInstance } from "fastify"
import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules } from "#tests/support/axe.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  for (const country of ["NGA", "GHA", "KEN", "AFG"])
    await addSeries(db, { indicator, country, start: "2020", values: [1, 2, 3] })
  app = (await testSite(db, { publicFeatures: ["compare", "country-dashboard"] })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

const visit = (path: string, work: (page: Page) => Promise<void>) =>
  visitPage(`${origin}${path}`, work, { bypassCSP: true })

/** Types on a closed picker at once, as people do who know the name. */
async function typeOn(page: Page, picker: Locator, filter: Locator, text: string): Promise<void> {
  await picker.focus()
  await page.keyboard.type(text)
  await expect.poll(() => filter.inputValue()).toBe(text)
  expect(await filter.evaluate((input) => input === document.activeElement)).toBe(true)
}

test("letters typed on a closed select open it with these letters in its filter", async () => {
  await visit("/country", async (page) => {
    const select = page.getByRole("combobox", { name: /Country/ }).first()
    await select.focus()
    await page.keyboard.press("Control+b")
    expect(await select.getAttribute("aria-expanded")).toBe("false")
    await typeOn(page, select, page.getByRole("combobox", { name: /^Filter/ }), "gha")
    expect(await select.getAttribute("aria-expanded")).toBe("true")
    expect(await brokenRules(page)).toEqual([])
    await page.keyboard.press("Enter")
    expect(await select.textContent()).toBe("Ghana")
    expect(await select.evaluate((button) => button === document.activeElement)).toBe(true)
  })
})

const FAILED = "The list could not be loaded. Please check your connection and type again."

/** Answers nothing that a picker asks, and no error of the console counts. */
const visitWithoutLine = (path: string, work: (page: Page) => Promise<void>) =>
  visitPage(
    `${origin}${path}`,
    async (page) => {
      await page.route(/\/(?:indicators|filter)\?/, (route) => route.abort())
      await work(page)
      await page.unrouteAll({ behavior: "wait" })
    },
    { expected: /net::ERR_/ },
  )

test("a select whose options cannot be had says so, not that nothing matches, and typing asks again", async () => {
  await visitWithoutLine("/explore?i=Prices&c=NGA", async (page) => {
    await page.getByRole("combobox", { name: /^Add an indicator/ }).click()
    await page.keyboard.type("pric")
    await page.getByText(FAILED).waitFor()
    expect(await page.getByText("No match").count()).toBe(0)
    await page.unrouteAll({ behavior: "wait" })
    await page.keyboard.type("e")
    await page.getByRole("option", { name: "Prices" }).waitFor()
    expect(await page.getByText(FAILED).count()).toBe(0)
  })
})

test("the list of other indicators says when the search for one failed", async () => {
  await visitWithoutLine("/indicators/Prices/nigeria", async (page) => {
    await page.locator("summary").filter({ hasText: "Change Indicator" }).click()
    expect(await page.getByText("No search result found").count()).toBe(0)
    await page.keyboard.type("wages")
    await page.getByText(FAILED).waitFor()
  })
})

test.each([
  ["Change Country", "gha", /\/indicators\/Prices\/ghana/],
  ["Change Indicator", "pri", /\/Prices\/nigeria/],
])("letters typed on a closed %s filter its list", async (label, text, target) => {
  await visit("/indicators/Prices/nigeria", async (page) => {
    const picker = page.locator("summary").filter({ hasText: label })
    const filter = page.locator("details", { has: picker }).getByRole("searchbox")
    await typeOn(page, picker, filter, text)
    expect(await brokenRules(page)).toEqual([])
    await page.keyboard.press("Enter")
    await page.waitForURL(target)
  })
})

test("a space still opens a closed picker without a filter", async () => {
  await visit("/indicators/Prices/nigeria", async (page) => {
    const picker = page.locator("summary").filter({ hasText: "Change Country" })
    await picker.focus()
    await page.keyboard.press("Space")
    const filter = page.locator("details", { has: picker }).getByRole("searchbox")
    await filter.waitFor()
    expect(await filter.inputValue()).toBe("")
  })
})

test("a picker closes when Tab leaves it, and Escape gives the focus back to it", async () => {
  await visit("/indicators/Prices/nigeria", async (page) => {
    const picker = page.locator("summary").filter({ hasText: "Change Indicator" })
    const fold = page.locator("details", { has: picker })
    const filter = fold.getByRole("searchbox")
    await picker.focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => filter.evaluate((box) => box === document.activeElement)).toBe(true)
    expect(await fold.locator('[aria-current="page"]').textContent()).toBe("Prices")
    await page.keyboard.press("Escape")
    expect(await picker.evaluate((summary) => summary === document.activeElement)).toBe(true)
    expect(await fold.getAttribute("open")).toBeNull()
    await page.keyboard.press("Enter")
    await filter.waitFor()
    for (const link of await fold.getByRole("link").all()) {
      expect(await link.isVisible()).toBe(true)
      await page.keyboard.press("Tab")
    }
    await page.keyboard.press("Tab")
    await expect.poll(() => fold.getAttribute("open")).toBeNull()
  })
})
