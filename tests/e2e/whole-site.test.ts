import type { FastifyInstance } from "fastify"
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { EXPLORE_FORMATS } from "#exports/explore-file.ts"
import { CITATION_FORMATS, FILE_FORMATS } from "#exports/file-formats.ts"
import { PANEL_FORMATS } from "#exports/write-panel.ts"
import { brokenRules, overflowWhenOpened } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

const DESKTOP = { width: 1280, height: 900 }
const PHONE = { width: 390, height: 844 }
/** A desktop's window at a zoom of 400%: everything must still fit (WCAG 1.4.10). */
const NARROWEST = { width: 320, height: 640 }
/** Pages of one kind look alike: so many of each are opened. */
const OF_A_KIND = 2
const MAX_LINKS = 600
/** Movement that hardly anybody sees, a tenth of what counts as good: a label that settles while a page comes in slowly. */
const UNSEEN = 0.01
/** Pages that no link leads to. */
const UNLINKED = [
  "/embed-tester",
  "/chart?indicator=Construction%20employment&country=united-states",
  "/chart?indicator=Life%20expectancy%20at%20birth&chartType=map",
  "/answer?q=population%20of%20nigeria",
  "/chart/answer?q=population%20of%20nigeria",
  "/fact/gapminder:pop/nigeria/2005",
  "/changes",
  "/forgot-password",
  "/verify-code",
  "/otp?email=a%40example.org",
  "/offline",
  "/components",
  "/api/docs",
]

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (
    await testSite(db, { showComponents: true, publicFeatures: ["country-dashboard", "compare"] })
  ).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

test("every kind of page is sound: rules of accessibility, console, layout, links", async () => {
  const faults: string[] = []
  const links = new Set<string>()
  await inBrowser({ viewport: DESKTOP, bypassCSP: true }, async (context) => {
    await watchShifts(context)
    const waiting = ["/", ...UNLINKED]
    const seen = new Set(waiting)
    const kinds = new Map<string, number>()
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const kind = kindOf(path)
      const count = kinds.get(kind) ?? 0
      if (count >= OF_A_KIND) continue
      kinds.set(kind, count + 1)
      const { found, paths } = await inspect(context, path)
      faults.push(...found.map((fault) => `${path}: ${fault}`))
      for (const next of paths) {
        links.add(next)
        if (!seen.has(next) && isPage(next)) waiting.push(next)
        seen.add(next)
      }
    }
    // Far fewer would mean that the crawl lost its way.
    expect(kinds.size).toBeGreaterThan(25)
  })
  faults.push(...(await brokenLinks([...links].slice(0, MAX_LINKS))))
  expect(faults).toEqual([])
}, 600_000)

/** Notes what moves while a page is read; what follows a touch or key does not count. */
async function watchShifts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }
    const seen = window as unknown as { shifted: number }
    seen.shifted = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[]) {
        if (!entry.hadRecentInput) seen.shifted += entry.value
      }
    }).observe({ type: "layout-shift", buffered: true })
  })
}

/** Opens a page and gives what is wrong with it and the paths it leads to. */
async function inspect(context: BrowserContext, path: string) {
  const page = await context.newPage()
  const found: string[] = []
  page.on("pageerror", (error) => found.push(`script: ${error.message}`))
  page.on("console", (message) => {
    if (message.type() === "error") found.push(`console: ${message.text()}`)
  })
  await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
  const shifted = await page.evaluate(() => (window as unknown as { shifted: number }).shifted)
  // A page that sent the visitor on, such as to sign in, is not what is judged here.
  const isHere = new URL(page.url()).pathname === new URL(path, origin).pathname
  if (isHere && shifted > UNSEEN) found.push(`moved by ${shifted.toFixed(4)} while loading`)
  const paths = await pathsOn(page)
  found.push(...(await brokenRules(page)).map((rule) => `light: ${rule}`))
  await page.setViewportSize(PHONE)
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" })
  await endTransitions(page)
  found.push(...(await brokenRules(page)).map((rule) => `dark phone: ${rule}`))
  for (const size of [PHONE, NARROWEST]) {
    await page.setViewportSize(size)
    const overflow = await overflowWhenOpened(page)
    if (overflow > 0) found.push(`${String(overflow)} px too wide at ${String(size.width)}`)
  }
  await page.close()
  return { found, paths }
}

/** Ends what is on its way to another colour, as it is not yet what a reader sees. */
async function endTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const each of document.getAnimations()) {
      if (each.effect?.getComputedTiming().endTime !== Infinity) each.finish()
    }
  })
}

/** The paths of this site that the page's links lead to, as they stand. */
async function pathsOn(page: Page): Promise<string[]> {
  const hrefs = await page
    .locator("a[href]")
    .evaluateAll((links) =>
      links.map((link) => new URL(link.getAttribute("href") ?? "", document.baseURI).href),
    )
  return hrefs.flatMap((href) => {
    const url = new URL(href)
    return url.origin === origin ? [`${url.pathname}${url.search}`] : []
  })
}

/** What pages have in common: the first part of the path, how deep it is and whether it asks for a kind of chart. */
function kindOf(path: string): string {
  const url = new URL(path, origin)
  const [first = "", ...rest] = url.pathname.split("/").slice(1)
  return [first, ...rest.map(() => "*"), url.searchParams.get("chartType") ?? ""].join(" ")
}

const EXTENSIONS = [
  ...[...Object.keys(FILE_FORMATS), ...PANEL_FORMATS, ...EXPLORE_FORMATS],
  ...[...CITATION_FORMATS, "xml"],
]
const FILE = new RegExp(`\\.(?:${EXTENSIONS.join("|")})(?:\\?|$)`)

/** Files and answers of the API are only asked for. */
function isPage(path: string): boolean {
  return !/^\/(api|feeds|exports?|llms)\b/.test(path) && !FILE.test(path)
}

async function brokenLinks(paths: readonly string[]): Promise<string[]> {
  const faults: string[] = []
  for (const path of paths) {
    const response = await fetch(`${origin}${path}`, { method: "GET" })
    await response.arrayBuffer()
    if (response.status !== 200) faults.push(`${path} answers ${String(response.status)}`)
  }
  return faults
}
