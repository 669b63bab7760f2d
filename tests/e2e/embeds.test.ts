import type { FastifyInstance } from "fastify"
import type { Frame, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { heightFor } from "#charts/query/embed-code.ts"
import { inBrowser, type BrowserOptions } from "#tests/support/browser.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { freePort } from "#tests/support/free-port.ts"
import { discover, readEmbed, wordPressPost } from "#tests/support/oembed-consumer.ts"
import { outsideSite, type OutsideSite } from "#tests/support/outside-site.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const ONE = "indicator=Prices&country=nigeria"
const LONG_NAME = "Share%20of%20people%20who%20have%20work%20of%20any%20kind%20(%25)"
const LONGEST_NAME = encodeURIComponent(
  "Number of laboratory-confirmed cases tested for susceptibility to second-line drugs, injectable agents and fluoroquinolones, of all ages and in all regions",
)
const TWO = `${ONE}&indicator2=Exchange%20rate&country2=nigeria`
const FRAMES = [`/chart?${ONE}`, `/chart/compare?${TWO}`]
/** Pages and frames whose address an editor may paste. */
const PASTED = ["/indicators/Prices/nigeria", ...FRAMES, `/compare?${TWO}`]
const MORE_COUNTRIES = ["GHA", "KEN", "ZAF", "EGY", "ETH", "USA", "BIH"]
const WIDTH = 600
const DIALECTS = 6
/** What a plot needs to be read. */
const LOWEST_PLOT = 150
const OVERFLOW = "document.documentElement.scrollHeight - innerHeight"

let app: FastifyInstance
let outside: OutsideSite
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  const rate = await addIndicator(db, { code: "FX", name: "Exchange rate", unit: "LCU per US$" })
  const years = { country: "NGA", start: "2020" }
  await addSeries(db, { ...years, indicator: prices, values: [13.2, 17, null, 24.7, 33.2] })
  for (const country of MORE_COUNTRIES)
    await addSeries(db, { ...years, country, indicator: prices, values: [5, 6, 7, 8, 9] })
  await addSeries(db, { ...years, indicator: rate, values: [359, 401, 426, 645, 1479] })
  const balance = await addIndicator(db, { code: "BAL", name: "Balance", unit: "annual %" })
  await addSeries(db, { ...years, indicator: balance, values: [-3.7, 17, 20, 72.8, 33.2] })
  const work = await addIndicator(db, {
    code: "WRK",
    name: decodeURIComponent(LONG_NAME),
    unit: "%",
  })
  for (const country of ["NGA", ...MORE_COUNTRIES])
    await addSeries(db, { ...years, country, indicator: work, values: [50, 51, 52, 53, 54] })
  const name = decodeURIComponent(LONGEST_NAME)
  const cases = await addIndicator(db, { code: "LAB", name, unit: "cases" })
  for (const country of ["BIH", "ZAF"])
    await addSeries(db, { ...years, country, indicator: cases, values: [50, 51, 52, 53, 54] })
  const port = await freePort()
  origin = `http://127.0.0.1:${String(port)}`
  app = (await testSite(db, { publicUrl: origin })).app
  await app.listen({ host: "127.0.0.1", port })
  outside = await outsideSite()
})
afterAll(async () => {
  outside.close()
  await app.close()
})

/** Opens a page of the other site; whatever the browser has to complain about fails the test. */
async function visit(
  address: string,
  work: (page: Page, frame: Frame) => Promise<void>,
  options: BrowserOptions = {},
): Promise<void> {
  await inBrowser(options, async (context) => {
    const page = await context.newPage()
    const complaints: string[] = []
    page.on("console", (message) => complaints.push(message.text()))
    page.on("pageerror", (error) => complaints.push(error.message))
    await page.goto(address, { waitUntil: "networkidle" })
    const frame = page.frames()[1]
    if (!frame) throw new Error("There is no frame.")
    await work(page, frame)
    expect(complaints).toEqual([])
  })
}

/** A page with a frame that keeps every message it is sent. */
function listeningPage(path: string, sandbox: string): string {
  const address = `${origin}${path}&childId=kid#?secret=abc123`.replaceAll("&", "&amp;")
  return `<script>heard = []; addEventListener("message", ({ data }) => heard.push(data))</script>
<iframe sandbox="${sandbox}" width="${String(WIDTH)}" height="200" src="${address}"></iframe>`
}

const heardBy = (page: Page) => page.evaluate<unknown[]>("heard")

/** The newest message of each dialect, the ones that are JSON read. */
async function lastHeard(page: Page): Promise<unknown[]> {
  const heard = await heardBy(page)
  return heard
    .slice(-DIALECTS)
    .map((message) =>
      typeof message === "string" && message.startsWith("{")
        ? (JSON.parse(message) as unknown)
        : message,
    )
}

test.each(FRAMES)(
  "a sandboxed frame tells its height in every dialect and is read by keys: %s",
  async (path) => {
    const address = outside.publish("/listening", listeningPage(path, "allow-scripts"))
    await visit(address, async (page, frame) => {
      await expect.poll(async () => (await heardBy(page)).length).toBeGreaterThanOrEqual(DIALECTS)
      const heard = await lastHeard(page)
      const { height } = heard[0] as { height: number }
      expect(height).toBeGreaterThanOrEqual(heightFor(WIDTH))
      expect(heard).toEqual([
        { type: "SANKORE-CHART-RESIZE", height },
        { sentinel: "amp", type: "embed-size", height },
        { "datawrapper-height": { chart: height } },
        expect.objectContaining({ context: "iframe.resize", src: frame.url(), height }),
        { secret: "abc123", message: "height", value: height },
        `pymxPYMxkidxPYMxheightxPYMx${String(height)}`,
      ])
      expect(await frame.evaluate("self.origin")).toBe("null")
      await frame.locator("[data-points]").first().focus()
      await page.keyboard.press("End")
      expect(await frame.locator("[data-live]").first().textContent()).toMatch(/^2024: .*33\.2%/)
    })
  },
)

const SIZES = "950x450 700x368 400x300 320x240 600x250 300x200".split(" ")
const LOW_FRAMES = [
  `/chart?${ONE}`,
  "/chart?indicator=Prices&chartType=map",
  "/chart?indicator=Prices&chartType=ranking",
  ...["bar", "line"].map((chartType) => `/chart/compare?${TWO}&chartType=${chartType}`),
  `/chart/compare?indicator=${LONG_NAME}&country=south-africa&indicator2=Balance&country2=nigeria`,
  `/chart/compare?indicator=${LONGEST_NAME}&country=bosnia-and-herzegovina&indicator2=${LONGEST_NAME}&country2=south-africa`,
  `/chart/explore?i=Prices&c=NGA,${MORE_COUNTRIES.join(",")}&layout=lines`,
]

test.each(LOW_FRAMES)(
  "title, drawing, legend and source of a low frame stay in sight: %s",
  async (path) => {
    await inBrowser({}, async (context) => {
      const page = await context.newPage()
      for (const size of SIZES) {
        const [width = 0, height = 0] = size.split("x").map(Number)
        await page.setViewportSize({ width, height })
        await page.goto(origin + path)
        const boxes = await page.evaluate(() =>
          [...document.querySelectorAll("figure > :not(.sr-only)")].map((part) => {
            const drawing = part.querySelector("svg.map-svg")?.getBoundingClientRect()
            const { top, bottom } = drawing ?? part.getBoundingClientRect()
            return [Math.floor(top), Math.floor(bottom)] as const
          }),
        )
        expect(boxes.length, size).toBeGreaterThanOrEqual(3)
        expect(boxes.at(-1)?.[1], size).toBeLessThanOrEqual(height)
        for (const [k, [, bottom]] of boxes.slice(0, -1).entries())
          expect(bottom, `${size}, part ${String(k)}`).toBeLessThanOrEqual(boxes[k + 1]?.[0] ?? 0)
        expect(await cutNames(page), size).toEqual([])
      }
    })
  },
)

test.each([
  [`/chart?indicator=${LONG_NAME}&country=south-africa`, "South Africa"],
  [`/chart?indicator=${LONG_NAME}&chartType=map`, "2024"],
  [`/chart?indicator=${LONG_NAME}&chartType=ranking`, "2024"],
])(
  "a long title is whole in a low frame, with its place or year, and the day stays: %s",
  async (path, end) => {
    await inBrowser({}, async (context) => {
      const page = await context.newPage()
      for (const [width, height] of [
        [400, 300],
        [320, 240],
      ] as const) {
        await page.setViewportSize({ width, height })
        await page.goto(origin + path)
        const where = page.locator("h1 span").last()
        expect(await where.textContent()).toBe(end)
        const isCut = (element: Element) =>
          element.scrollWidth > element.clientWidth ||
          element.scrollHeight > element.clientHeight + 1
        expect(await where.evaluate(isCut), String(width)).toBe(false)
        const what = page.locator("h1 span").first()
        expect(await what.evaluate(isCut), String(width)).toBe(false)
        const { x = 0, width: wide = 0 } = (await where.boundingBox()) ?? {}
        expect(x + wide).toBeLessThanOrEqual(width)
        expect(await page.locator("figure > div:has(> p) > p").last().evaluate(isCut)).toBe(false)
      }
    })
  },
)

test.each([
  `/chart?${ONE}`,
  ...["bar", "line"].map((chartType) => `/chart/compare?${TWO}&chartType=${chartType}`),
  `/chart?indicator=Balance&country=nigeria&chartType=line`,
])("values beside a low plot stand apart, zero among them: %s", async (path) => {
  for (const height of [200, 250])
    await visitPage(
      origin + path,
      async (page) => {
        const axes = await page.locator(".axis-y").evaluateAll((all) =>
          all.map((axis) =>
            [...axis.querySelectorAll("text")]
              .filter((label) => label.getClientRects().length > 0)
              .map((label) => ({
                text: label.textContent,
                middle:
                  label.getBoundingClientRect().top + label.getBoundingClientRect().height / 2,
              })),
          ),
        )
        for (const labels of axes) {
          expect(labels.length).toBeGreaterThan(1)
          if ((await page.locator(".grid .zero").count()) > 0)
            expect(labels.map(({ text }) => text)).toContainEqual(expect.stringMatching(/^\D*0%?$/))
          const gaps = labels.slice(1).map(({ middle }, k) => (labels[k]?.middle ?? 0) - middle)
          expect(Math.min(...gaps.map(Math.abs)), JSON.stringify(labels)).toBeGreaterThan(15)
        }
      },
      { viewport: { width: 320, height } },
    )
})

/** Names of a legend that are not whole inside it and the window. */
const cutNames = (page: Page) =>
  page.locator("figure > ul").evaluateAll((legends) =>
    legends.flatMap((legend) => {
      const { bottom } = legend.getBoundingClientRect()
      return [...legend.children]
        .filter((name) => {
          const box = name.getBoundingClientRect()
          return box.bottom > bottom + 1 || box.right > innerWidth || box.height === 0
        })
        .map(({ textContent }) => textContent)
    }),
  )

test("a map of one continent shows that continent alone, however wide its frame is", async () => {
  for (const [width, height] of [
    [700, 368],
    [320, 500],
  ] as const)
    await visitPage(
      `${origin}/chart?indicator=Prices&chartType=map&continent=africa`,
      async (page) => {
        const { drawn, framed } = await page.locator("svg.map-svg").evaluate((map) => {
          const { width: wide, height: high } = map.getBoundingClientRect()
          const box = map.getAttribute("viewBox")?.split(" ").map(Number) ?? []
          return { drawn: wide / high, framed: (box[2] ?? 0) / (box[3] ?? 1) }
        })
        expect(drawn).toBeCloseTo(framed, 1)
      },
      { viewport: { width, height } },
    )
})

test.each(FRAMES)("a frame is drawn where no script may run: %s", async (path) => {
  const address = outside.publish("/strict", listeningPage(path, "allow-scripts"))
  await visit(
    address,
    async (_page, frame) => {
      const plot = await frame.locator("svg.plot-svg").first().boundingBox()
      expect(plot?.height).toBeGreaterThan(60)
      expect(await frame.locator("h1").textContent()).toContain("Nigeria")
      expect(await frame.locator("table").first().textContent()).toContain("33.2")
      expect(await frame.getByText(/Source: World Bank/).isVisible()).toBe(true)
    },
    { script: false },
  )
})

test("a frame of another width asks for another height, and following it asks for nothing more", async () => {
  const [path = ""] = FRAMES
  const address = outside.publish("/width", listeningPage(path, "allow-scripts"))
  await visit(address, async (page) => {
    const told = async () => ((await lastHeard(page))[0] as { height?: number } | undefined)?.height
    const size = (name: string, pixels: number) =>
      page.locator("iframe").evaluate(
        (frame, [key, value]) => {
          frame.setAttribute(key, value)
        },
        [name, String(pixels)] as const,
      )
    await expect.poll(told).toBeGreaterThanOrEqual(heightFor(WIDTH))
    await size("width", 1000)
    await expect.poll(told).toBe(heightFor(1000))
    const count = (await heardBy(page)).length
    await size("height", heightFor(1000))
    await size("width", 1004)
    await expect.poll(told).toBe(heightFor(1004))
    expect((await heardBy(page)).length).toBe(count + DIALECTS)
  })
})

test.each(PASTED)(
  "a post that holds the address shows the chart at its height: %s",
  async (path) => {
    const links = await discover(origin + path)
    expect(links.json).toContain(`${origin}/oembed?`)
    const [json, xml] = await Promise.all([
      readEmbed(`${links.json}&maxwidth=${String(WIDTH)}`),
      readEmbed(`${links.xml}&maxwidth=${String(WIDTH)}`),
    ])
    expect(xml).toMatchObject({ html: json.html, width: json.width, height: json.height })
    expect(json).toMatchObject({ version: "1.0", width: WIDTH, height: heightFor(WIDTH) })
    const address = outside.publish("/post", wordPressPost(json.html, "s3cret"))
    await visit(address, async (page, frame) => {
      const shown = () => page.locator("iframe").evaluate((element) => element.clientHeight)
      await expect.poll(shown).toBeGreaterThanOrEqual(heightFor(WIDTH))
      await expect.poll(() => frame.evaluate(OVERFLOW)).toBeLessThanOrEqual(0)
      expect(await shown()).toBeLessThan(1.4 * heightFor(WIDTH))
      const plot = await frame.locator("[data-points]").first().boundingBox()
      expect(plot?.height).toBeGreaterThanOrEqual(LOWEST_PLOT)
      expect(await frame.locator("h1").textContent()).toContain(json.title.split(",")[0])
    })
  },
)

test("on a phone the post's frame follows its narrower column", async () => {
  const { json } = await discover(`${origin}/indicators/Prices/nigeria`)
  const address = outside.publish("/phone", wordPressPost((await readEmbed(json)).html, "s3cret"))
  await visit(
    address,
    async (page, frame) => {
      const width = await page.locator("iframe").evaluate((element) => element.clientWidth)
      expect(width).toBeLessThan(390)
      const height = () => page.locator("iframe").evaluate((element) => element.clientHeight)
      await expect.poll(height).toBeLessThan(400)
      await expect.poll(() => frame.evaluate(OVERFLOW)).toBeLessThanOrEqual(0)
    },
    { viewport: { width: 390, height: 844 } },
  )
})
