import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const IMPORTS = 24
const SHOWN_FIRST = 20

let app: FastifyInstance
let address = ""

beforeAll(async () => {
  const db = await testDatabase()
  for (let k = 0; k < IMPORTS; k += 1) {
    const records = [indicatorOf("PRICES"), seriesOf("PRICES", 2020, [k + 1])]
    const date = `2024-01-${String(k + 1).padStart(2, "0")}`
    await importFiles(db, [fileOf(records, { date })])
  }
  app = (await testSite(db)).app
  address = `${await app.listen({ host: "127.0.0.1", port: 0 })}/changes`
}, 120_000)
afterAll(() => app.close())

test.each([true, false])(
  "a phone lists the last imports by what they did, and the earlier ones on demand, script %s",
  async (script) => {
    await visitPage(
      address,
      async (page) => {
        const rows = page.locator("tbody tr")
        expect(await rows.filter({ visible: true }).count()).toBe(SHOWN_FIRST)
        const first = rows.first()
        const counts = first.locator("td").filter({ hasText: /^\d+$/, visible: true })
        expect(
          await counts.evaluateAll((cells) => cells.map((cell) => cell.getAttribute("data-label"))),
        ).toEqual(["Changed"])
        const { height } = (await first.boundingBox()) ?? { height: Infinity }
        expect(height).toBeLessThan(130)
        await page.getByText(`Show all ${String(IMPORTS)}`).click()
        expect(await rows.filter({ visible: true }).count()).toBe(IMPORTS)
      },
      { viewport: { width: 390, height: 844 }, script },
    )
  },
)

test("a wide window shows every import with all its counts", async () => {
  await visitPage(address, async (page) => {
    expect(await page.locator("tbody tr").filter({ visible: true }).count()).toBe(IMPORTS)
    expect(await page.locator("tbody tr").first().locator("td:visible").count()).toBe(7)
  })
})
