import { readFile } from "node:fs/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { OPERATIONS } from "#api/v1/routes.ts"
import { isPublicRead } from "#api/operations/operation.ts"
import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { ANSWER_FORMATS } from "#exports/answer-file.ts"
import { EXPLORE_FORMATS } from "#exports/explore-file.ts"
import { CITATION_FORMATS, FILE_FORMATS, SNIPPET_FORMATS } from "#exports/file-formats.ts"
import { WORLD_FORMATS } from "#exports/world-file.ts"
import { PANEL_FORMATS } from "#exports/write-panel.ts"
import { FACT_FORMATS } from "#facts/write-fact.ts"
import { addInflation, addSeries } from "#tests/support/builders.ts"
import { listExamples } from "#tests/support/example-pages.data.ts"
import { openExampleSite, type ExampleSite } from "#tests/support/example-site.ts"

const NAME = "Inflation%2C%20consumer%20prices%20(annual%20%25)"
const VIEW = `indicator=${NAME}&country=nigeria`
const QUESTION = "q=What%20was%20inflation%20in%20Nigeria%20in%202022%3F"
const COMPOSED = "i=world-bank:FP.CPI.TOTL.ZG&c=NGA"
const TEXT = "text=Inflation%20in%20Nigeria%20was%2018.8%25%20in%202022."
const SERIES = "world-bank:FP.CPI.TOTL.ZG:NGA:yearly"

/** Addresses that programs read: they refuse a key that they do not know. */
const REFUSING = [
  ...[...Object.keys(FILE_FORMATS), ...CITATION_FORMATS, ...SNIPPET_FORMATS].map(
    (form) => `/indicators/${NAME}/nigeria.${form}`,
  ),
  ...PANEL_FORMATS.flatMap((form) => [`/indicators/${NAME}.${form}`, `/country/nigeria.${form}`]),
  ...WORLD_FORMATS.map((form) => `/indicators/${NAME}.${form}?chartType=ranking`),
  "/sources/world-bank%2Fwdi.zip",
  ...FACT_FORMATS.map((form) => `/fact/FP.CPI.TOTL.ZG/NGA/2022.${form}`),
  ...ANSWER_FORMATS.map((form) => `/answer.${form}?${QUESTION}`),
  ...EXPLORE_FORMATS.map((form) => `/explore.${form}?${COMPOSED}`),
  ...[VIEW, `${VIEW}&indicator2=${NAME}&country2=ghana`, QUESTION, COMPOSED, TEXT].map(
    (query) => `/card.png?${query}`,
  ),
  `/card.png?indicator=${NAME}&chartType=map`,
  `/check.json?${TEXT}`,
  `/feeds/series/${SERIES}.xml`,
  "/feeds/topic/energy.xml",
  "/feeds/check/any.xml",
  "/feeds/source/world-bank%2Fwdi.xml",
  "/blog/feed.xml",
  "/suggest?q=infl",
  "/search/indicators?name=infl",
  "/explore/indicators?name=infl",
  "/sitemap.xml",
  "/sitemaps/facts.xml",
  "/sitemaps/concepts.xml",
  "/llms.txt",
  "/robots.txt",
  "/manifest.webmanifest",
  "/offline/names.json",
  "/.well-known/security.txt",
  "/api/docs",
  "/api/v1/openapi.json",
  ...["sankore.gs", "manifest.xml", "functions.js", "functions.json", "functions.html"].map(
    (file) => `/spreadsheets/${file}`,
  ),
  ...OPERATIONS.filter(isPublicRead).map(
    ({ path }) => `/api/v1${path.replace(/[:*]\w+/g, "nigeria")}`,
  ),
]

/** Pages and embeds: they say which key they do not understand, and show what they show without it. */
const PAGES = [
  ...listPlainPages("listed", "found", "personal"),
  "/embed-tester",
  ...listExamples("found", "elsewhere", "hidden"),
]

/** Where a key is let through for a reason in docs/addresses.md, and what takes no reads. */
const EXCEPTIONS = ["/oembed", "/healthz", "/readyz", "/metrics", "/mcp"]
/** Documented with an id of something that these tests do not make, beside others of the same kind. */
const OTHER = [
  "/fact-checking/{id}",
  "/review/{id}",
  "/chart/check/{id}",
  "/api/v1/economic/check",
  "/check?url=https://…",
  "/check.json?url=https://…",
]

let site: ExampleSite

beforeAll(async () => {
  site = await openExampleSite({
    publicFeatures: ["analysis", "download", "embed", "compare", "country-dashboard"],
    addRows: async (db) => {
      const indicator = await addInflation(db)
      for (const country of ["NGA", "GHA"])
        await addSeries(db, { indicator, country, start: "2020", values: [13.2, 17, 18.8] })
    },
  })
}, 240_000)
afterAll(() => site.app.close())

function addKey(address: string): string {
  return `${address}${address.includes("?") ? "&" : "?"}nonsense=1&utm_source=x`
}

test.each(REFUSING)("%s refuses a key that it does not know", async (address) => {
  const { statusCode, body } = await site.app.inject({ url: addKey(address) })
  expect(body.slice(0, 300)).toContain("“nonsense” is not a key of this address")
  expect(statusCode).toBe(400)
})

test.each(PAGES)("%s says which key it does not understand", async (address) => {
  const asked = await site.ask(addKey(address))
  const shown = asked.html.replaceAll(/<script[^]*?<\/script>|<!-- -->/g, "")
  expect(shown.split("“nonsense” is not a key of this address")).toHaveLength(2)
  const plain = await site.ask(address)
  expect(asked.status).toBe(plain.status)
  expect(plain.html).not.toContain("is not a key of this address")
})

test("every address of the documents is among these", async () => {
  const text = await readFile("docs/addresses.md", "utf8")
  const documented = text
    .split("\n")
    .flatMap((line) => (/^\| (`.*?) \|/.exec(line)?.[1] ?? "").match(/`\/[^`]*`/g) ?? [])
    .map((quoted) => quoted.slice(1, -1))
  expect(documented.length).toBeGreaterThan(40)
  const tried = [...REFUSING, ...PAGES, ...EXCEPTIONS].map((url) => url.split("?")[0] ?? "")
  const missing = documented
    .filter((one) => !OTHER.includes(one))
    .filter((one) => {
      const path = (one.split("?")[0] ?? "").replace(/[.*+()|[\]\\]/g, "\\$&")
      const form = new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`)
      return !tried.some((url) => form.test(url))
    })
  expect(missing).toEqual([])
})
