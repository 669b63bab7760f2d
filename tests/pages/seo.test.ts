import { afterAll, beforeAll, expect, test } from "vitest"

import { listPlainPages } from "#domain/addresses/plain-pages.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, PUBLIC_URL, testSite, type TestSite } from "#tests/support/site.ts"

/** One address of every kind of page that search engines may keep. */
const FOUND = [
  ...listPlainPages("listed", "found"),
  "/countries/indicator/nigeria",
  "/country/nigeria",
  "/indicators/Life%20expectancy%20at%20birth",
  "/indicators/Life%20expectancy%20at%20birth/nigeria",
  "/indicators/Construction%20employment/united-states",
  "/sources/us-bls-ces",
  "/changes/1",
  "/blog/counts-and-rates",
  "/blog/down-and-up-again",
  "/blog/missing-years",
  "/blog/one-month-is-no-trend",
  "/blog/seasonal-adjustment",
  "/blog/what-an-anomaly-is",
  "/blog/why-two-sources-differ",
  "/careers/frontend-engineer",
]
/** Pages of one person, of a moment or of none: engines are told to leave them out. */
const HIDDEN = [...listPlainPages("personal", "offline"), "/nothing-here"]
const SHARED = ["og:title", "og:description", "og:url", "og:type", "og:site_name", "og:image"]

let site: TestSite
beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  site = await testSite(db)
})
afterAll(() => site.app.close())

const page = async (url: string) => (await site.app.inject({ url })).body
const headOf = (html: string) => html.slice(0, html.indexOf("</head>"))
const plain = (text: string) =>
  text.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&")

/** What a list of tags holds under `content` or `href`, signs of HTML read. */
function all(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = ""]) => plain(text))
}

/** Levels of headings that skip one on the way down. */
function skipped(html: string): string[] {
  const levels = all(html, /<h([1-6])[ >]/g).map(Number)
  return levels.flatMap((level, k) => {
    const before = levels[k - 1] ?? level
    return level > before + 1 ? [`h${String(before)} to h${String(level)}`] : []
  })
}

function tagFaults(url: string, head: string): string[] {
  const faults: string[] = []
  const [title = "", ...moreTitles] = all(head, /<title>([^<]*)<\/title>/g)
  if (moreTitles.length > 0 || title.length < 15 || title.length > 70)
    faults.push(`title of ${String(title.length)}: ${title}`)
  const [description = "", ...more] = all(head, /<meta name="description" content="([^"]*)"/g)
  if (more.length > 0 || description.length < 50 || description.length > 160)
    faults.push(`description of ${String(description.length)}: ${description}`)
  const canonical = all(head, /<link rel="canonical" href="([^"]*)"/g)
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

test.each(FOUND)("search engines find %s complete", async (url) => {
  const html = await page(url)
  const faults = tagFaults(url, headOf(html))
  if (!html.startsWith('<!DOCTYPE html><html lang="en"')) faults.push("no language")
  if (all(html, /<(h1)[ >]/g).length !== 1) faults.push("not one h1")
  faults.push(...skipped(html))
  for (const image of html.match(/<img [^>]*>/g) ?? [])
    if (!/ alt="/.test(image)) faults.push(`no alt: ${image}`)
  for (const text of all(html, /<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
    const markup = JSON.parse(text) as Record<string, unknown>
    if (markup["@context"] !== "https://schema.org") faults.push("JSON-LD without context")
  }
  expect(faults).toEqual([])
})

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
