import { beforeAll, expect, test } from "vitest"

import { COUNTRIES } from "#domain/find-country.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite, type TestSite } from "#tests/support/site.ts"

let site: TestSite
let slugs: readonly string[]

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db, { publicFeatures: ["country-dashboard"] })
  const counts = await site.catalog.countByCountry()
  slugs = COUNTRIES.filter(({ code }) => counts.has(code)).map(({ slug }) => slug)
})

/** Sections and lists of a page that hold nothing to read. */
function emptyPartsOf(html: string): string[] {
  const text = (part: string) => part.replace(/<[^>]+>/g, "").trim()
  const parts = [...html.matchAll(/<(ul|h1|h2|h3|tbody)\b[^>]*>([\s\S]*?)<\/\1>/g)]
  return parts.filter(([, , inside = ""]) => text(inside) === "").map(([whole]) => whole)
}

async function open(url: string): Promise<string> {
  const { statusCode, body } = await site.app.inject({ url })
  expect(statusCode, url).toBe(200)
  expect(emptyPartsOf(body), url).toEqual([])
  expect(body, url).not.toMatch(/\b(?:NaN|undefined|Infinity)\b(?![^<]*<\/script>)/)
  return body
}

test("every country of a fresh copy has its indicators and its dashboard, with no empty section", async () => {
  expect(slugs.length).toBeGreaterThanOrEqual(190)
  const picker = await open("/countries")
  for (const slug of slugs) {
    expect(picker).toContain(`href="/countries/indicator/${slug}"`)
    expect(await open(`/countries/indicator/${slug}`)).toContain('href="/advanced/')
    const dashboard = await open(`/country/${slug}`)
    expect(dashboard).toContain("Selected Indicators")
    expect(dashboard).toContain("Resources")
  }
}, 300_000)
