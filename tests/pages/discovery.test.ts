import { brotliDecompressSync } from "node:zlib"

import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { unpackLines, type AlikeLines } from "#domain/text/alike-lines.ts"
import { FILE_FORMATS } from "#exports/file-formats.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PUBLIC_URL, testSite, type TestSite } from "#tests/support/site.ts"

let db: Database
let site: TestSite

beforeAll(async () => {
  db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices & wages (annual %)" })
  for (const country of ["NGA", "GHA", "KEN"]) {
    await addSeries(db, { indicator: prices, country, start: "2020", values: [1, 2] })
  }
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020-01", values: [1, 2] })
  const hidden = { indicator: prices, country: "BEN", start: "2020", values: [1] }
  await addSeries(db, { ...hidden, isPublished: false })
  const rain = await addIndicator(db, { code: "RAIN", name: "Rain" })
  await addSeries(db, { indicator: rain, country: "GHA", start: "2020", values: [1, 2] })
  site = await testSite(db, { sitemapPiece: 2 })
})
afterAll(() => site.app.close())

const get = (url: string) => site.app.inject({ url })
const body = async (url: string) => (await get(url)).body
const addresses = (xml: string) =>
  [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, at = ""]) => at)

test("the sitemap lists each pair that has figures once, and nothing else", async () => {
  const index = addresses(await body("/sitemap.xml"))
  const pieces = index.filter((address) => address.includes("/sitemaps/series-"))
  expect(pieces).toHaveLength(2)
  const pages = await Promise.all(pieces.map((address) => body(address.replace(PUBLIC_URL, ""))))
  const paths = pages.flatMap(addresses)
  const path = `${PUBLIC_URL}/indicators/Prices%20%26%20wages%20(annual%20%25)`
  expect(paths.toSorted()).toEqual([
    ...[`${path}/ghana`, `${path}/kenya`, `${path}/nigeria`],
    `${PUBLIC_URL}/indicators/Rain/ghana`,
  ])
  expect(pages[0]).toMatch(/<lastmod>\d{4}-\d{2}-\d{2}T/)
  expect((await get("/sitemaps/series-3.xml")).statusCode).toBe(404)
})

test("every address of the sitemap is a page", async () => {
  const index = addresses(await body("/sitemap.xml"))
  expect(index).toHaveLength(9)
  for (const file of index) {
    const { statusCode, body: xml } = await get(file.replace(PUBLIC_URL, ""))
    expect(statusCode, file).toBe(200)
    for (const address of addresses(xml)) {
      const path = address.replaceAll("&amp;", "&").replace(PUBLIC_URL, "")
      expect((await get(path)).statusCode, path).toBe(200)
    }
  }
})

test("robots are sent to the sitemap and away from endless results", async () => {
  const text = await body("/robots.txt")
  expect(text).toContain(`Sitemap: ${PUBLIC_URL}/sitemap.xml`)
  expect(text).toContain("Disallow: /results")
})

test("language models find the tools and every article as Markdown", async () => {
  const text = await body("/llms.txt")
  expect(text).toContain(
    "tools search, fact, rank, compare, series, panel, vintages, chart, answer and check over",
  )
  expect(text.startsWith("# Sankore\n\n> ")).toBe(true)
  const [files = ""] = /^- Every page of a series is also a file: .*$/m.exec(text) ?? []
  for (const format of Object.keys(FILE_FORMATS))
    expect(files).toMatch(new RegExp(`\\.${format}\\b`))
  const links = [...text.matchAll(/\((http:\/\/site\.test\/texts\/[^)]*)\)/g)].map(
    ([, at = ""]) => at,
  )
  expect(links.length).toBeGreaterThanOrEqual(6)
  for (const link of links) {
    const { statusCode, headers, body: markdown } = await get(link.replace(PUBLIC_URL, ""))
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/markdown; charset=utf-8"])
    expect(markdown.startsWith("# ")).toBe(true)
  }
  expect((await get("/texts/nope.md")).statusCode).toBe(404)
})

test("the site can be installed: manifest, icons, worker", async () => {
  const manifest = JSON.parse(await body("/manifest.webmanifest")) as {
    icons: { src: string }[]
    start_url: string
  }
  for (const { src } of manifest.icons) expect((await get(src)).statusCode, src).toBe(200)
  expect((await get(manifest.start_url)).statusCode).toBe(200)
  expect(await body("/")).toContain('<link rel="manifest" href="/manifest.webmanifest"/>')
})

test("names for the offline search are countries with figures, then indicators", async () => {
  const names = JSON.parse(await body("/offline/names.json")) as {
    countries: [string, string][]
    catalogue: { names: AlikeLines }
  }
  const indicators = unpackLines(names.catalogue.names)
  expect(names.countries.map(([name]) => name)).toEqual(["Ghana", "Kenya", "Nigeria"])
  expect(indicators).toContain("Prices & wages (annual %)")
  const paths = [
    ...names.countries.map(([, slug]) => `/countries/indicator/${slug}`),
    ...indicators.map((name) => `/indicators/${encodeURIComponent(name)}`),
  ]
  for (const path of paths) expect((await get(path)).statusCode, path).toBe(200)
})

test.each(["/sitemap.xml", "/sitemaps/pages.xml", "/llms.txt"])(
  "%s is sent compressed where it is longer than a kilobyte",
  async (url) => {
    const plain = await get(url)
    const { headers } = await site.app.inject({ url, headers: { "accept-encoding": "br" } })
    expect(headers["content-encoding"]).toBe(plain.body.length > 1024 ? "br" : undefined)
  },
)

test("names for the offline search are sent compressed to who takes it, else as they are", async () => {
  const url = "/offline/names.json"
  const { headers, rawPayload } = await site.app.inject({
    url,
    headers: { "accept-encoding": "gzip, br" },
  })
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" })
  const plain = await get(url)
  expect(plain.headers["content-encoding"]).toBeUndefined()
  expect(brotliDecompressSync(rawPayload).toString()).toBe(plain.body)
})

test("the list of pages is long enough to be compressed", async () => {
  expect((await get("/sitemaps/pages.xml")).body.length).toBeGreaterThan(1024)
})
