import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const NARROWEST = { width: 320, height: 640 }
const COUNTRIES = [
  "VCT",
  "NGA",
  "GHA",
  "KEN",
  "ZAF",
  "EGY",
  "MAR",
  "TGO",
  "BEN",
  "FRA",
  "DEU",
  "JPN",
]

const COUNTS = { new: 1, changed: 1, unchanged: 1, older: 1 }

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const unit = "current US$"
  const indicator = await addIndicator(db, { code: "GDP", name: "Product", unit })
  for (const [k, country] of COUNTRIES.entries()) {
    await addSeries(db, { indicator, country, start: "2024", values: [2e9 * 2 ** k, 3e9 * 2 ** k] })
  }
  await db.query(`update import_run set report = $1::jsonb`, [JSON.stringify({ series: COUNTS })])
  app = (await testSite(db, { publicFeatures: ["embed", "download", "compare"] })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

test.each([
  "/indicators/Product",
  "/indicators/Product/nigeria",
  "/countries/indicator/nigeria",
  "/countries/indicator/nigeria?category=economy",
])("%s fits before the font of the site has come", async (path) => {
  await visitPage(
    `${origin}${path}`,
    async (page) => {
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
    {
      viewport: NARROWEST,
      expected: /net::ERR_FAILED/,
      prepare: async (page) => {
        await page.route("**/*.woff2", (route) => route.abort())
      },
    },
  )
})

test("the figures of a ranking are in sight without pushing", async () => {
  await visitPage(
    `${origin}/indicators/Product`,
    async (page) => {
      const figures = page.locator("form tbody th + td")
      const hidden = await figures.evaluateAll((cells) => {
        const box = cells[0]?.closest("table")?.parentElement?.getBoundingClientRect()
        const edge = (box?.right ?? 0) + 1
        return cells.filter((cell) => cell.getBoundingClientRect().right > edge).length
      })
      expect(await figures.count()).toBe(COUNTRIES.length)
      expect(hidden).toBe(0)
    },
    { viewport: NARROWEST },
  )
})

test("a source with millions of figures fits", async () => {
  await visitPage(
    `${origin}/sources/world-bank%2Fwdi`,
    async (page) => {
      await page.locator("td").evaluateAll((cells) => {
        for (const cell of cells)
          if (/^\d+$/.test(cell.textContent)) cell.textContent = "98,765,432"
      })
      expect(await page.getByText("98,765,432").count()).toBeGreaterThan(3)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await brokenRules(page)).toEqual([])
    },
    { viewport: NARROWEST, bypassCSP: true },
  )
})

test("what a source holds is shown without pushing, its columns apart", async () => {
  await visitPage(
    `${origin}/sources/world-bank%2Fwdi`,
    async (page) => {
      const table = page.getByRole("region", { name: "Figures by frequency" })
      expect(await table.evaluate((each) => each.scrollWidth - each.clientWidth)).toBe(0)
      const labels = await table
        .locator("td")
        .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, "::before").content))
      expect(labels).toEqual(['"Indicators"', '"Series"', '"Figures"', '"Countries"'])
      expect(await brokenRules(page)).toEqual([])
    },
    { viewport: NARROWEST, bypassCSP: true },
  )
})

test("counts of an import stand on the line of what they count", async () => {
  await visitPage(
    `${origin}/changes`,
    async (page) => {
      const heights = await page.locator("tbody td[data-label='New'] ~ td").evaluateAll((cells) => {
        for (const cell of cells) cell.textContent = "138,699"
        return cells.map((cell) => cell.getBoundingClientRect().height)
      })
      expect(heights.length).toBeGreaterThan(2)
      expect(Math.max(...heights)).toBeLessThan(32)
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
    { viewport: NARROWEST },
  )
})

test.each([
  ["/blog?colour=red", "header", "aside p"],
  ["/results?q=zzqqxx", "[aria-label='Topics']", ".with-aside > div"],
  ["/review/00000000-0000-0000-0000-000000000000", "h1", "h1 + p"],
  ["/otp?email=a%40example.org", "p:has(> button)", "p:has(> a[href^='/login'])"],
])("on %s one thing stands clear of the next", async (path, above, below) => {
  await visitPage(
    `${origin}${path}`,
    async (page) => {
      const first = await page.locator(above).first().boundingBox()
      const second = await page.locator(below).first().boundingBox()
      const gap = (second?.y ?? 0) - (first?.y ?? 0) - (first?.height ?? 0)
      expect(gap).toBeGreaterThanOrEqual(8)
    },
    { viewport: NARROWEST },
  )
})

test.each([
  "/indicators/Product/nigeria?asOf=2026-07-13",
  "/indicators/Product",
  "/indicators/Product?countries=nigeria,ghana",
  "/fact/Product/nigeria/2024?asOf=2026-07-13",
  "/explore?i=Product&c=NGA,GHA",
  "/compare?indicator=Product&country=nigeria&indicator2=Product&country2=ghana",
  "/sources/world-bank%2Fwdi",
  "/chart?indicator=Product&country=nigeria",
  "/chart?indicator=Product&chartType=map",
  "/chart/explore?i=Product&c=NGA,GHA",
])("no day is broken in two on %s", async (path) => {
  await visitPage(
    `${origin}${path}`,
    async (page) => {
      const days = await findDays(page)
      expect(days.length).toBeGreaterThan(0)
      expect(days.filter(({ mayBreak }) => mayBreak)).toEqual([])
    },
    { viewport: NARROWEST },
  )
})

/** The days that the page shows, each with the text around it and whether a line may end within it. */
function findDays(page: Page): Promise<{ text: string; mayBreak: boolean }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: { text: string; mayBreak: boolean }[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue ?? ""
      const parent = walker.currentNode.parentElement
      if (!parent || parent.closest("script, textarea, svg")) continue
      if (!/(?<![\w-])(?:\d{4}-\d{2}-\d{2}|\d{2}-\d{2}-\d{4})(?![\w-])/.test(text)) continue
      found.push({ text, mayBreak: getComputedStyle(parent).textWrapMode !== "nowrap" })
    }
    return found
  })
}

test("what the classes of a map stand for does not run together", async () => {
  await visitPage(
    `${origin}/chart?indicator=Product&chartType=map`,
    async (page) => {
      const gaps = await page.locator("li > span[aria-hidden]").evaluateAll((borders) => {
        const boxes = borders
          .map((border) => border.getBoundingClientRect())
          .filter(({ width }) => width > 0)
        return boxes.slice(1).map(({ left }, k) => left - (boxes[k]?.right ?? 0))
      })
      expect(gaps.length).toBeGreaterThan(0)
      expect(Math.min(...gaps)).toBeGreaterThan(2)
    },
    { viewport: NARROWEST },
  )
})

test("a note on an unknown key is part of a page that has no bar above it", async () => {
  await visitPage(
    `${origin}/verify-code?colour=red`,
    async (page) => {
      await page.getByText("“colour” is not a key of this address.").waitFor()
      expect(await brokenRules(page)).toEqual([])
    },
    { bypassCSP: true },
  )
})

test("the words of what is chosen in a composition are not cut off", async () => {
  await visitPage(
    `${origin}/explore?i=Product&c=NGA`,
    async (page) => {
      const cut = await page.locator("form#choose select").evaluateAll((all) =>
        all.flatMap((each) => {
          const field = each as HTMLSelectElement
          const { font, paddingLeft, paddingRight } = getComputedStyle(field)
          const pen = document.createElement("canvas").getContext("2d")
          if (!pen) return ["no canvas"]
          pen.font = font
          const words = field.selectedOptions[0]?.text.trim() ?? ""
          const arrow = 20
          const room =
            field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight) - arrow
          return pen.measureText(words).width > room ? [words] : []
        }),
      )
      expect(cut).toEqual([])
    },
    { viewport: NARROWEST },
  )
})

const linesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((text) => {
    const range = document.createRange()
    range.selectNodeContents(text)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })

test("the headline of the home page has no line of one short word", async () => {
  await visitPage(
    `${origin}/`,
    async (page) => {
      expect(await linesOf(page, "h1")).toBe(3)
    },
    { viewport: NARROWEST },
  )
})

const COMPARISON = "/compare?indicator=Product&country=nigeria&indicator2=Product&country2=ghana"

test.each([
  ["/indicators/Product", ["Share", "Embed", "Download"]],
  ["/indicators/Product/nigeria", ["Share", "Embed", "Download"]],
  [COMPARISON, ["Share", "Embed", "Download"]],
  [COMPARISON, ["Reset", "Edit settings", "Cancel"]],
])("on %s the buttons %j stand in one row", async (path, names) => {
  await visitPage(
    origin + path,
    async (page) => {
      const buttons = page.locator("main").locator("button, a, summary")
      const tops = names.map(async (name) => {
        const button = buttons.filter({ hasText: new RegExp(`^\\s*${name}\\s*$`), visible: true })
        return (await button.first().boundingBox())?.y ?? 0
      })
      const found = await Promise.all(tops)
      expect(Math.max(...found) - Math.min(...found)).toBeLessThan(8)
    },
    { viewport: NARROWEST },
  )
})

const SIX = COUNTRIES.slice(0, 6)

test.each([
  [`/explore?i=Product&c=${SIX.join(",")}&layout=table`, "Product"],
  ["/indicators/Product?countries=nigeria,ghana,kenya,egypt,france", "Table of all figures"],
])("a table wider than the phone shows where there is more: %s", async (path, name) => {
  await visitPage(
    origin + path,
    async (page) => {
      const table = page.getByRole("region", { name }).first()
      const edges = async () => {
        const { data, info } = await sharp(await table.screenshot())
          .raw()
          .toBuffer({ resolveWithObject: true })
        // Between two lines of text, where nothing but the ground is drawn.
        const row = info.height - 8
        const redAt = (x: number) => data[(row * info.width + x) * info.channels] ?? 0
        const ground = redAt(Math.round(info.width / 2))
        return { left: ground - redAt(3), right: ground - redAt(info.width - 4) }
      }
      const before = await edges()
      expect(before.right).toBeGreaterThan(20)
      expect(before.left).toBeLessThan(5)
      await table.focus()
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => table.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0)
      await table.evaluate((box) => {
        box.scrollLeft = box.scrollWidth
      })
      await expect.poll(async () => (await edges()).left).toBeGreaterThan(20)
      expect((await edges()).right).toBeLessThan(5)
    },
    { viewport: NARROWEST },
  )
})

test("an embedded ranking shows the names of its countries whole", async () => {
  await visitPage(
    `${origin}/chart?indicator=Product&chartType=ranking`,
    async (page) => {
      const name = page.locator("figure li a").first()
      await name.evaluate((link) => (link.textContent = "Saint Vincent and the Grenadines"))
      const { shown, whole } = await name.evaluate((link) => {
        return { shown: link.clientWidth, whole: link.scrollWidth }
      })
      expect(whole).toBeLessThanOrEqual(shown)
    },
    { viewport: NARROWEST },
  )
})
