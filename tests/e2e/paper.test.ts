import type { FastifyInstance } from "fastify"
import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const TEXT = "Nigeria's inflation was 18.8% in 2022. In 2020 it was 25%."
const PAIR = "indicator=Rate&country=nigeria&indicator2=Money&country2=nigeria"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  for (const name of ["Rate", "Money"]) {
    const indicator = await addIndicator(db, { code: name, name, unit: "LCU per US$" })
    await addSeries(db, { indicator, country: "NGA", start: "2020", values: [359, 401, 426] })
  }
  app = (await testSite(db, { publicFeatures: ["compare"] })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

/** Opens a page as a printer sees it. */
const visitOnPaper = (path: string, work: (page: Page) => Promise<void>) =>
  visitPage(`${origin}${path}`, async (page) => {
    await page.emulateMedia({ media: "print" })
    await work(page)
  })

const readStyles = (places: Locator, property: string) =>
  places.evaluateAll(
    (elements, name) => elements.map((element) => getComputedStyle(element).getPropertyValue(name)),
    property,
  )

async function expectWhole(places: Locator): Promise<void> {
  const breaks = await readStyles(places, "break-inside")
  expect(breaks.length).toBeGreaterThan(0)
  expect(new Set(breaks)).toEqual(new Set(["avoid"]))
}

async function expectAbsent(page: Page, texts: readonly string[]): Promise<void> {
  for (const text of texts) {
    const shown = page.locator("main").getByText(text, { exact: true }).filter({ visible: true })
    expect({ text, count: await shown.count() }).toEqual({ text, count: 0 })
  }
}

test("a printed indicator has its chart without the switch between chart and table", async () => {
  await visitOnPaper("/indicators/Rate/nigeria", async (page) => {
    await expectAbsent(page, ["View as", "Table", "Explore"])
    await expectWhole(page.locator("main figure"))
    expect(await page.locator("[data-plot]").first().isVisible()).toBe(true)
  })
})

test("a printed comparison has filled keys and nothing to press", async () => {
  await visitOnPaper(`/compare?${PAIR}`, async (page) => {
    await expectAbsent(page, ["View as table", "Explore this with more countries and indicators"])
    const [key] = await page
      .locator("main figure li i")
      .evaluateAll((keys) =>
        keys.map((each) =>
          getComputedStyle(each, "::before").getPropertyValue("print-color-adjust"),
        ),
      )
    expect(key).toBe("exact")
  })
})

test("no chart of a printed article is cut, and what leads elsewhere is left out", async () => {
  await visitOnPaper("/blog/growth-per-head", async (page) => {
    await expectAbsent(page, ["Blog", "Share this article", "View as table", "View as tables"])
    await expectWhole(page.locator("main figure"))
    const after = await readStyles(page.locator("main h2"), "break-after")
    expect(new Set(after)).toEqual(new Set(["avoid"]))
  })
})

test("a printed check keeps each statement with its verdict, without the form", async () => {
  await visitOnPaper(`/check?text=${encodeURIComponent(TEXT)}`, async (page) => {
    await expectWhole(page.locator("main ol > li"))
    await expectAbsent(page, ["Check another text", "Embed this check"])
  })
})

test("a printed answer says how its question was understood, and offers no files", async () => {
  await visitOnPaper("/answer?q=inflation%20in%20Nigeria", async (page) => {
    await expectAbsent(page, ["Download", "Embed this chart", "View as table"])
    expect(await page.getByText("How this was computed").isVisible()).toBe(true)
  })
})

test("printed results say what was searched for, without the search and other searches", async () => {
  await visitOnPaper("/results?q=rate%20nigeria", async (page) => {
    await expectAbsent(page, ["Search", "Advanced Search", "People also searched for"])
    expect(await page.getByRole("search").isVisible()).toBe(false)
    const title = await page.getByRole("heading", { level: 1 }).boundingBox()
    expect(title?.height).toBeGreaterThan(20)
  })
})

test("the printed list of countries has nothing to fill in", async () => {
  await visitOnPaper("/countries", async (page) => {
    expect(await page.getByRole("search").isVisible()).toBe(false)
    expect(await page.getByRole("link", { name: "Nigeria" }).first().isVisible()).toBe(true)
  })
})

test("a printed figure has its quotation and nothing to press", async () => {
  await visitOnPaper("/fact/Rate/nigeria/2022", async (page) => {
    await expectAbsent(page, ["Copy sentence and source", "JSON", "Badge"])
    expect(await page.getByRole("heading", { name: "Quote" }).isVisible()).toBe(true)
  })
})
