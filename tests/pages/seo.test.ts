import { afterAll, beforeAll, expect, test } from "vitest"

import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { EXAMPLE_PAGES, listExamples } from "#tests/support/example-pages.data.ts"
import { openExampleSite, type ExampleSite } from "#tests/support/example-site.ts"
import { headingFaults } from "#tests/support/html-faults.ts"
import { PUBLIC_URL } from "#tests/support/site.ts"

/** Pages that search engines may keep under this very address. */
const FOUND = [...listPlainPages("listed", "found"), ...listExamples("found")]
/** Other forms of those pages: their head names the address to keep. */
const ELSEWHERE = listExamples("elsewhere")
/** Pages of one person, of a moment or of none: engines are told to leave them out. */
const HIDDEN = [
  ...listPlainPages("personal", "offline"),
  ...listExamples("hidden", "missing"),
  "/components",
  "/nothing-here",
]
const SHARED = ["og:title", "og:description", "og:url", "og:type", "og:site_name", "og:image"]

let site: ExampleSite
beforeAll(async () => {
  site = await openExampleSite()
})
afterAll(() => site.app.close())

const page = async (address: string) => (await site.ask(address)).html
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"))
const plain = (text: string) =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")

/** What a list of tags holds under `content` or `href`, signs of HTML read. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => plain(text))
}

const canonicals = (head: string) => all(head, /<link rel="canonical" href="([^"]*)"/g)

function tagFaults(url: string, head: string): string[] {
  const faults: string[] = []
  const [title = "", ...moreTitles] = all(head, /<title>([^<]*)<\/title>/g)
  if (moreTitles.length > 0 || title.length < 15 || title.length > 70)
    faults.push(`title of ${String(title.length)}: ${title}`)
  const [description = "", ...more] = all(head, /<meta name="description" content="([^"]*)"/g)
  if (more.length > 0 || description.length < 50 || description.length > 160)
    faults.push(`description of ${String(description.length)}: ${description}`)
  const canonical = canonicals(head)
  if (canonical.length !== 1 || canonical[0] !== `${PUBLIC_URL}${url}`)
    faults.push(`canonical ${canonical.join(", ")}`)
  for (const name of SHARED) {
    const count = all(head, new RegExp(`<meta property="${name}" content="([^"]+)"`, "g")).length
    if (count !== 1) faults.push(`${String(count)} of ${name}`)
  }
  if (!head.includes('<meta name="twitter:card"')) faults.push("no twitter:card")
  if (/<meta name="robots" content="[^"]*noindex/.test(head)) faults.push("noindex")
  return faults
}

test.each(FOUND)("search engines find %s complete", async (address) => {
  const { url, html } = await site.ask(address)
  const faults = tagFaults(url, headOf(html))
  if (!html.startsWith('<!DOCTYPE html><html lang="en"')) faults.push("no language")
  faults.push(...headingFaults(html))
  for (const image of html.match(/<img [^>]*>/g) ?? [])
    if (!/ alt="/.test(image)) faults.push(`no alt: ${image}`)
  for (const text of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const markup = JSON.parse(text) as Record<string, unknown>
    if (markup["@context"] !== "https://schema.org") faults.push("JSON-LD without context")
  }
  expect(faults).toEqual([])
})

/** Routes whose pages may be kept but are too many, or of too short a life, to be listed. */
const UNLISTED = ["/changes/:import", "/answer", "/explore"]

test("a sitemap lists pages of each route that search engines may keep", async () => {
  const locations = async (path: string) =>
    all(await page(path), /<loc>([^<]*)<\/loc>/g).map((loc) => loc.slice(PUBLIC_URL.length))
  const files = await locations("/sitemap.xml")
  const listed = new Set((await Promise.all(files.map(locations))).flat())
  const missing: string[] = []
  for (const [route, { found = [] }] of Object.entries(EXAMPLE_PAGES)) {
    if (found.length === 0) continue
    const urls = await Promise.all(found.map(async (address) => (await site.ask(address)).url))
    if (!urls.some((url) => listed.has(url))) missing.push(route)
  }
  expect(missing).toEqual(UNLISTED)
})

test.each(ELSEWHERE)(
  "search engines are led from %s to a page that they may keep",
  async (address) => {
    const head = headOf(await page(address))
    expect(head).not.toContain("noindex")
    const [canonical = ""] = canonicals(head)
    expect(canonical.startsWith(PUBLIC_URL), canonical).toBe(true)
    const kept = await site.ask(canonical.slice(PUBLIC_URL.length))
    expect(kept.status).toBe(200)
    expect(canonicals(headOf(kept.html))).toEqual([canonical])
    expect(headOf(kept.html)).not.toContain("noindex")
  },
)

test.each(HIDDEN)("search engines are told to leave %s out", async (url) => {
  expect(headOf(await page(url))).toMatch(/<meta name="robots" content="[^"]*noindex/)
})

test("every picture that is shown where pages are shared is there", async () => {
  const pictures = new Set<string>()
  for (const url of FOUND)
    for (const at of all(headOf(await page(url)), /<meta property="og:image" content="([^"]*)"/g))
      pictures.add(at)
  expect(pictures.size).toBeGreaterThan(1)
  for (const at of pictures) {
    expect(at.startsWith(PUBLIC_URL), at).toBe(true)
    const { statusCode, headers } = await site.app.inject({ url: at.replace(PUBLIC_URL, "") })
    expect([statusCode, headers["content-type"]], at).toEqual([200, "image/png"])
  }
})

test("the sitemap names pages of series with the day on which they changed last, and no hidden one", async () => {
  const locations = (xml: string) => all(xml, /<loc>([^<]*)<\/loc>/g)
  const files = locations(await page("/sitemap.xml"))
  const urls: { at: string; changed: string | undefined }[] = []
  for (const file of files) {
    const xml = await page(file.replace(PUBLIC_URL, ""))
    for (const entry of xml.match(/<url>.*?<\/url>/gs) ?? [])
      urls.push({
        at: locations(entry)[0] ?? "",
        changed: all(entry, /<lastmod>([^<]*)<\/lastmod>/g)[0],
      })
  }
  expect(urls.length).toBeGreaterThan(150)
  expect(new Set(urls.map(({ at }) => at)).size).toBe(urls.length)
  for (const hidden of HIDDEN)
    expect(urls.map(({ at }) => at)).not.toContain(`${PUBLIC_URL}${hidden}`)
  const post = urls.find(({ at }) => at.endsWith("/blog/missing-years"))
  expect(post?.changed?.slice(0, 10)).toBe("2026-03-18")
  const series = urls.find(({ at }) => at.endsWith("/Construction%20employment/united-states"))
  expect(series?.changed?.slice(0, 10)).toBe("2026-11-21")
})
