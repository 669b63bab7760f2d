import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const YEARS = 210

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await addSource(db, {
    id: "imf/weo",
    publisherId: "imf",
    publisher: "International Monetary Fund",
  })
  const unit = "annual %"
  const bank = await addIndicator(db, { code: "NY.GDP.MKTP.KD.ZG", name: "GDP growth", unit })
  const fund = await addIndicator(db, {
    ...{ code: "NGDP_RPCH", name: "Real GDP growth", unit },
    ...{ publisherId: "imf", sourceId: "imf/weo" },
  })
  const values = Array.from({ length: YEARS }, (_, k) => 5 * Math.sin(k))
  await addSeries(db, { indicator: bank, country: "GHA", start: "1815", values })
  await addSeries(db, { indicator: fund, country: "GHA", start: "2000", values: [3, 4, 5, 4] })
  const dollars = await addIndicator(db, { code: "GDP", name: "Product", unit: "current US$" })
  for (const [k, country] of ["GHA", "KEN", "NGA"].entries()) {
    const product = Array.from({ length: 66 }, (_, at) => 2e9 * (k + 1) * (at + 1))
    await addSeries(db, { indicator: dollars, country, start: "1960", values: product })
  }
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

/** Pairs of neighbouring years below a plot without a gap between them. */
function findTouchingYears(page: Page): Promise<string[]> {
  return page.locator("[data-plot]").evaluateAll((plots) =>
    plots.flatMap((plot) => {
      const years = [...plot.querySelectorAll("text")]
        .filter((text) => /^(?:18|19|20)\d\d$/.test(text.textContent))
        .map((text) => {
          const { left, right, width } = text.getBoundingClientRect()
          return { text: text.textContent, left, right, width }
        })
        .filter(({ width }) => width > 0)
        .sort((one, other) => one.left - other.left)
      return years.flatMap(({ text, left }, k) => {
        const before = years[k - 1]
        return before && left - before.right < 3 ? [`${before.text} ${text}`] : []
      })
    }),
  )
}

const SIZES = [
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 390, height: 844 }, dark: true },
  { viewport: { width: 320, height: 640 } },
]

test.each(SIZES)("publishers side by side can be read at $viewport.width px", async (view) => {
  await visitPage(
    `${origin}/concept/gdp-growth/ghana`,
    async (page) => {
      expect(await findTouchingYears(page)).toEqual([])
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await brokenRules(page)).toEqual([])
    },
    { ...view, bypassCSP: true },
  )
})

test.each(SIZES)("years below countries do not touch at $viewport.width px", async (view) => {
  await visitPage(
    `${origin}/indicators/Product?countries=ghana,kenya,nigeria`,
    async (page) => {
      expect(await page.locator("[data-plot]").count()).toBe(3)
      expect(await findTouchingYears(page)).toEqual([])
    },
    view,
  )
})

test.each(SIZES)("years of panels do not touch at $viewport.width px", async (view) => {
  await visitPage(
    `${origin}/explore?i=GDP%20growth,Real%20GDP%20growth&c=GHA&layout=panels`,
    async (page) => {
      expect(await page.locator("[data-plot]").count()).toBe(2)
      expect(await findTouchingYears(page)).toEqual([])
      const used = await page
        .locator("[data-plot]")
        .evaluateAll((plots) => plots.reduce((sum, plot) => sum + plot.clientWidth, 0))
      expect(used).toBeGreaterThan(0.6 * view.viewport.width)
    },
    view,
  )
})
