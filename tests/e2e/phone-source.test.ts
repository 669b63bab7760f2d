import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules } from "#tests/support/axe.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const INDICATORS = 120
const A_PAGE = 100
const SHOWN_FIRST = 20

let app: FastifyInstance
let address = ""

beforeAll(async () => {
  const db = await testDatabase()
  const sourceId = "large"
  await addSource(db, { id: sourceId, title: "Large source" })
  for (let k = 0; k < INDICATORS; k += 1) {
    const name = `${k % 10 === 0 ? "Births" : "Deaths"} at the age of ${String(k)} years`
    const indicator = await addIndicator(db, { code: `X${String(k)}`, name, sourceId })
    await addSeries(db, { indicator, country: "NGA", start: "2024", values: [1] })
  }
  app = (await testSite(db)).app
  address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/sources/${sourceId}`
}, 120_000)
afterAll(() => app.close())

test.each([true, false])(
  "a phone shows the first indicators of a large source, the others on demand, and filters them, script %s",
  async (script) => {
    await visitPage(
      address,
      async (page) => {
        const lines = page.locator("section[aria-labelledby=indicators] li")
        expect(await lines.filter({ visible: true }).count()).toBe(SHOWN_FIRST)
        const height = await page.locator("main").evaluate((main) => main.clientHeight)
        expect(height).toBeLessThan(4000)
        await page.getByText(`Show all ${String(A_PAGE)}`).click()
        expect(await lines.filter({ visible: true }).count()).toBe(A_PAGE)
        await page.getByRole("searchbox", { name: "Filter by name" }).fill("age BIRTHS")
        await page.keyboard.press("Enter")
        await page.getByText("12 indicators with “age BIRTHS”.").waitFor()
        expect(await lines.filter({ visible: true }).count()).toBe(INDICATORS / 10)
        if (script) expect(await brokenRules(page)).toEqual([])
        await page.getByRole("link", { name: "Show all", exact: true }).click()
        await page.getByText(`Show all ${String(A_PAGE)}`).waitFor()
      },
      { viewport: { width: 390, height: 844 }, script, bypassCSP: true },
    )
  },
)

test("a filter that leaves nothing says so", async () => {
  const { body, statusCode } = await app.inject({ url: "/sources/large?filter=nothing+like+it" })
  expect(statusCode).toBe(200)
  expect(body).toContain("No indicator has these words in its name.")
  expect(body).toContain('<link rel="canonical" href="http://site.test/sources/large"')
})
