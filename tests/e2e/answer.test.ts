import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { LONGEST_QUESTION } from "#domain/longest-question.ts"
import { overflowOf } from "#tests/support/axe.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const ANSWER = "/answer?q=population%20of%20nigeria"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

test.each([1280, 320])(
  "what belongs together stands together, and the table stands clear of the years: %i px",
  async (width) => {
    await visitPage(
      origin + ANSWER,
      async (page) => {
        const box = async (selector: string) => {
          const found = await page.locator(selector).first().boundingBox()
          if (!found) throw new Error(`nothing is at ${selector}`)
          return { top: found.y, bottom: found.y + found.height }
        }
        const sentence = await box("article > p")
        const choices = await box("article > [role=group]")
        const figure = await box("article > figure")
        expect(choices.top - sentence.bottom).toBeLessThan(figure.top - choices.bottom)
        const years = await box("figure .axis-x text:last-of-type")
        const table = await box("figure summary")
        const source = await box("figure > div:last-child")
        expect(table.top - years.bottom).toBeGreaterThanOrEqual(12)
        expect(source.top - table.bottom).toBeGreaterThanOrEqual(12)
      },
      { viewport: { width, height: 900 } },
    )
  },
)

test("a question of one endless word is refused within the width of a phone", async () => {
  await visitPage(
    `${origin}/answer?q=${"a".repeat(LONGEST_QUESTION)}`,
    async (page) => {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
    { viewport: { width: 320, height: 640 } },
  )
})
