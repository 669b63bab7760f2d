import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules } from "#tests/support/axe.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const PHONE = { width: 390, height: 844 }
const PUBLISHERS = 20
const SOURCES_OF_EACH = 3

let app: FastifyInstance
let address = ""

beforeAll(async () => {
  const db = await testDatabase()
  for (let k = 0; k < PUBLISHERS * SOURCES_OF_EACH; k += 1) {
    const sourceId = `source-${String(k)}`
    const publisherId = `publisher-${String(k % PUBLISHERS)}`
    const publisher = `Publisher ${String(k % PUBLISHERS)}`
    await addSource(db, { id: sourceId, publisherId, publisher, title: `Source ${String(k)}` })
    const indicator = await addIndicator(db, { code: `X${String(k)}`, publisherId, sourceId })
    await addSeries(db, { indicator, country: "NGA", start: "2024", values: [1] })
  }
  app = (await testSite(db)).app
  address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/sources`
}, 120_000)
afterAll(() => app.close())

test.each([true, false])(
  "a phone lists the publishers, and one of them opens with Enter, script %s",
  async (script) => {
    await visitPage(
      address,
      async (page) => {
        const height = await page.locator("main").evaluate((main) => main.clientHeight)
        expect(height / PUBLISHERS).toBeLessThan(90)
        const source = page.getByRole("link", { name: "Source 21", exact: true })
        expect(await source.isVisible()).toBe(false)
        await page.getByText("3 sources of Publisher 1", { exact: true }).focus()
        await page.keyboard.press("Enter")
        expect(await source.isVisible()).toBe(true)
        await page.keyboard.press("Tab")
        expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Source 1")
        if (script) expect(await brokenRules(page)).toEqual([])
      },
      { viewport: PHONE, script, bypassCSP: true },
    )
  },
)

test("a wide window and paper show every source", async () => {
  for (const [media, width] of [
    ["screen", 1280],
    ["print", 390],
  ] as const)
    await visitPage(
      address,
      async (page) => {
        await page.emulateMedia({ media })
        expect(await page.getByRole("link", { name: "Source 21", exact: true }).isVisible()).toBe(
          true,
        )
        expect(await page.locator("main summary").first().isVisible()).toBe(false)
      },
      { viewport: { width, height: 900 } },
    )
})
