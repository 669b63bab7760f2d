import { afterAll, beforeAll, expect, test } from "vitest"

import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { testDatabase } from "#tests/support/database.ts"
import { htmlFaults } from "#tests/support/html-faults.ts"
import { importInto, testSite, type TestSite } from "#tests/support/site.ts"

/** One address of every public route, as the starter data fills it. */
const ROUTES = [
  ...listPlainPages("listed", "found", "personal", "offline"),
  "/results?q=life+expectancy",
  "/answer?q=life+expectancy+in+nigeria",
  "/countries/indicator/nigeria",
  "/country/nigeria",
  "/indicators/Life%20expectancy%20at%20birth",
  "/indicators/Construction%20employment/united-states",
  "/fact/life%20expectancy%20at%20birth/NGA/latest",
  "/chart?indicator=Construction%20employment&country=united-states",
  "/sources/us-bls-ces",
  "/blog/counts-and-rates",
  "/blog/missing-years",
  "/careers/frontend-engineer",
  "/components",
  "/nothing-here",
]

let site: TestSite
beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db, { showComponents: true })
})
afterAll(() => site.app.close())

test.each(ROUTES)("the HTML of %s is valid", async (url) => {
  const { body } = await site.app.inject({ url })
  const found = await htmlFaults(body)
  expect(found).toEqual([])
})

test("the showcase is closed unless it is opened", async () => {
  const closed = await testSite(await testDatabase())
  expect((await closed.app.inject({ url: "/components" })).statusCode).toBe(404)
  await closed.app.close()
})
