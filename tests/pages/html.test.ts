import { afterAll, beforeAll, expect, test } from "vitest"

import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { testDatabase } from "#tests/support/database.ts"
import { listExamples } from "#tests/support/example-pages.data.ts"
import { openExampleSite, type ExampleSite } from "#tests/support/example-site.ts"
import { headingFaults, htmlFaults } from "#tests/support/html-faults.ts"
import { testSite } from "#tests/support/site.ts"

const PAGES = [
  ...listPlainPages("listed", "found", "personal", "offline"),
  ...listExamples("found", "elsewhere", "hidden"),
  "/embed-tester",
  "/components",
]
const MISSING = [...listExamples("missing"), "/nothing-here"]

let site: ExampleSite
beforeAll(async () => {
  site = await openExampleSite()
})
afterAll(() => site.app.close())

/** What is wrong with the HTML of an address; one that only leads on has none that could be wrong. */
async function findFaults(address: string, statuses: readonly number[]): Promise<string[]> {
  const { status, html } = await site.ask(address)
  const others = statuses.includes(status) ? [] : [`status ${String(status)}`]
  return [...others, ...(await htmlFaults(html)), ...headingFaults(html)]
}

test.each(PAGES)("the HTML of %s is valid, with headings in order", async (address) => {
  expect(await findFaults(address, [200])).toEqual([])
})

test.each(MISSING)("%s says in valid HTML that there is nothing", async (address) => {
  expect(await findFaults(address, [400, 404])).toEqual([])
})

test("the showcase is closed unless it is opened", async () => {
  const closed = await testSite(await testDatabase())
  expect((await closed.app.inject({ url: "/components" })).statusCode).toBe(404)
  await closed.app.close()
})
