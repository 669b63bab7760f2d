import { beforeAll, expect, test } from "vitest"

import type { Country } from "#domain/places/country.ts"
import { crawlCountry, listCrawled } from "#tests/support/crawl-countries.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite, type TestSite } from "#tests/support/site.ts"

let site: TestSite
let countries: readonly Country[]

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db, { publicFeatures: ["country-dashboard"] })
  countries = await listCrawled(site.catalog)
})

test("every country of a fresh copy has its indicators and its dashboard, with no empty section", async () => {
  expect(countries.length).toBeGreaterThanOrEqual(190)
  const { body: picker } = await site.app.inject({ url: "/countries" })
  for (const country of countries) {
    expect(picker).toContain(`href="/countries/indicator/${country.slug}"`)
    expect((await crawlCountry(site.app, country)).problems).toEqual([])
  }
}, 300_000)
