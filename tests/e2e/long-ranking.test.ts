import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { COUNTRY_PLACES } from "#domain/places/country-table.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const PHONE = { width: 390, height: 844 }
const PATH = "/indicators/Product"
const HELD = COUNTRY_PLACES.slice(0, 60).map(({ country }) => country)

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addIndicator(db, { code: "GDP", name: "Product", unit: "current US$" })
  for (const [k, { code: country }] of HELD.entries())
    await addSeries(db, { indicator, country, start: "2023", values: [1e9, 1e12 - k * 1e9] })
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
}, 120_000)
afterAll(() => app.close())

/** How many rows of the ranking are in sight. */
function countShown(page: Page): Promise<number> {
  return page
    .locator("form tbody tr")
    .evaluateAll((rows) => rows.filter((row) => row.getClientRects().length > 0).length)
}

test.each([true, false])(
  "a phone shows 20 countries until all are asked for, script %s",
  async (script) => {
    await visitPage(
      `${origin}${PATH}`,
      async (page) => {
        expect(await countShown(page)).toBe(20)
        await page.locator("form summary").focus()
        await page.keyboard.press("Enter")
        expect(await countShown(page)).toBe(60)
      },
      { viewport: PHONE, script },
    )
  },
)

test("the country that was asked for stands below the first 20, and so does one that is ticked", async () => {
  const last = HELD.at(-1)
  await visitPage(
    `${origin}${PATH}#${last?.slug ?? ""}`,
    async (page) => {
      expect(await countShown(page)).toBe(21)
      const asked = page.locator("form").getByRole("link", { name: last?.name ?? "", exact: true })
      expect(await asked.isVisible()).toBe(true)
      await page.locator("form summary").click()
      await page.getByRole("checkbox").nth(40).check()
      await page.locator("form summary").click()
      expect(await countShown(page)).toBe(22)
    },
    { viewport: PHONE },
  )
})

test.each([320, 390])("names, values and changes of a ranking fit %i px", async (width) => {
  await visitPage(
    `${origin}${PATH}`,
    async (page) => {
      const table = page.locator("form table")
      expect(await table.evaluate((t) => t.parentElement?.scrollWidth ?? 0)).toBeLessThan(width)
      const box = await table.evaluate((t) => {
        const { scrollWidth = 0, clientWidth = 0 } = t.parentElement ?? {}
        return scrollWidth - clientWidth
      })
      expect(box).toBe(0)
      const row = table.getByRole("row").nth(2)
      expect(await row.getByText("US$999bn", { exact: true }).isVisible()).toBe(true)
      expect(await row.getByText("US$999,000,000,000").isVisible()).toBe(false)
    },
    { viewport: { width, height: 844 } },
  )
})

test("a wide window shows the whole ranking", async () => {
  await visitPage(
    `${origin}${PATH}`,
    async (page) => {
      expect(await countShown(page)).toBe(60)
      expect(await page.getByText("US$999,000,000,000").isVisible()).toBe(true)
      expect(await page.locator("form summary").isVisible()).toBe(false)
    },
    { viewport: { width: 1280, height: 900 } },
  )
})
