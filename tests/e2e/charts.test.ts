import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const PAIR = "indicator=Prices&country=nigeria&indicator2=Exchange%20rate&country2=nigeria"
const CHART = "/indicators/Prices/nigeria"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  const rate = await addIndicator(db, { code: "FX", name: "Exchange rate", unit: "LCU per US$" })
  const years = { country: "NGA", start: "2020" }
  await addSeries(db, { ...years, indicator: prices, values: [13.2, 17, null, 24.7, 33.2] })
  await addSeries(db, { ...years, indicator: rate, values: [359, 401, 426, 645, 1479] })
  const revenue = await addIndicator(db, { code: "REV", name: "Revenue", unit: "LCU" })
  await addSeries(db, { ...years, indicator: revenue, country: "IRN", values: [2e15, 4e15, 9e16] })
  const product = await addIndicator(db, { code: "GDP", name: "Product", unit: "current US$" })
  const values = [...Array<number>(40).fill(6e11), 6.5e11, 4.9e11, 2.5e11, 2.9e11]
  await addSeries(db, { indicator: product, country: "NGA", start: "1981", values })
  for (const code of ["People", "Rain"]) {
    const indicator = await addIndicator(db, { code, name: code, unit: "people" })
    const sixty = Array.from({ length: 66 }, (_, k) => 50 + k * (code === "Rain" ? 1 : 2))
    await addSeries(db, { indicator, country: "NGA", start: "1960", values: sixty })
  }
  app = (await testSite(db, { publicFeatures: ["compare"] })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, { expected: /./, ...options })

/** What the live region says after a key. */
async function press(page: Page, key: string): Promise<string> {
  await page.keyboard.press(key)
  return (await page.locator("[data-live]").first().textContent()) ?? ""
}

const box = (page: Page) => page.locator("[data-tooltip]").first()

test.each([CHART, `${CHART}?chartType=line`, "/chart?indicator=Prices&country=nigeria"])(
  "a chart is one tab stop and is read by keys, each reading spoken: %s",
  async (path) => {
    await visit(path, async (page) => {
      const plot = page.getByRole("group", { name: /Use the arrow keys to read each year/ })
      expect(await plot.locator("[tabindex], a, button, input").count()).toBe(0)
      await plot.focus()
      expect(await press(page, "ArrowRight")).toBe("2020: 13.2%")
      expect(await press(page, "ArrowRight")).toBe("2021: 17%. +3.8 points on 2020")
      expect(await press(page, "ArrowRight")).toBe("2022: No data")
      expect(await press(page, "End")).toBe("2024: 33.2%. +8.5 points on 2023")
      expect(await press(page, "ArrowRight")).toBe("2024: 33.2%. +8.5 points on 2023")
      expect(await press(page, "ArrowLeft")).toBe("2023: 24.7%. +7.7 points on 2021")
      expect(await press(page, "Home")).toBe("2020: 13.2%")
      expect(await box(page).isVisible()).toBe(true)
      expect(await press(page, "Escape")).toBe("")
      expect(await box(page).isVisible()).toBe(false)
      await page.keyboard.press("Tab")
      expect(await plot.evaluate((element) => element === document.activeElement)).toBe(false)
    })
  },
)

test.each([`/compare?${PAIR}`, `/compare?${PAIR}&chartType=line`, `/chart/compare?${PAIR}`])(
  "of two datasets both are read, and up and down choose one: %s",
  async (path) => {
    await visit(path, async (page) => {
      await page.getByRole("group", { name: /up and down to choose a dataset/ }).focus()
      const both = await press(page, "ArrowRight")
      expect(both).toBe("2020: Prices, Nigeria 13.2%, Exchange rate, Nigeria ₦359")
      expect(await press(page, "ArrowDown")).toBe("2020, Prices, Nigeria: 13.2%")
      const second = await press(page, "ArrowDown")
      expect(second).toBe("2020, Exchange rate, Nigeria: ₦359")
      const next = await press(page, "ArrowRight")
      expect(next).toBe("2021, Exchange rate, Nigeria: ₦401. +11.7% on 2020")
      expect(await press(page, "ArrowUp")).toBe("2021, Prices, Nigeria: 17%. +3.8 points on 2020")
      await press(page, "Escape")
      expect(await press(page, "End")).toBe(
        "2024: Prices, Nigeria 33.2%, Exchange rate, Nigeria ₦1,479",
      )
    })
  },
)

test("a finger reads by tapping and dragging, and what it read stays until a tap elsewhere", async () => {
  await visit(
    CHART,
    async (page) => {
      const plot = page.getByRole("group", { name: /Use the arrow keys/ }).first()
      const area = await plot.boundingBox()
      if (!area) throw new Error("no plot")
      const touch = (type: string, share: number) =>
        plot.dispatchEvent(type, {
          pointerType: "touch",
          bubbles: true,
          clientX: area.x + area.width * share,
          clientY: area.y + 20,
        })
      await touch("pointerdown", 0.05)
      expect(await box(page).textContent()).toContain("13.2%")
      await touch("pointermove", 0.95)
      expect(await box(page).textContent()).toContain("33.2%")
      await touch("pointerleave", 0.95)
      expect(await box(page).isVisible()).toBe(true)
      await page.locator("h1").dispatchEvent("pointerdown", { pointerType: "touch", bubbles: true })
      expect(await box(page).isVisible()).toBe(false)
    },
    { viewport: { width: 390, height: 844 } },
  )
})

test("what the pointer opened is closed by Escape without moving it", async () => {
  await visit(CHART, async (page) => {
    await page
      .getByRole("group", { name: /Use the arrow keys/ })
      .first()
      .hover()
    expect(await box(page).isVisible()).toBe(true)
    await page.keyboard.press("Escape")
    expect(await box(page).isVisible()).toBe(false)
  })
})

test("a comparison follows every choice, keeps it in the address, and Reset clears the second dataset", async () => {
  await visit(`/compare?${PAIR}`, async (page) => {
    await page.locator('select[name="colour2"]').first().selectOption("#A60B1B")
    await page.waitForURL(/colour2=%23A60B1B/)
    await page.locator('select[name="startYear"]').first().selectOption("2021")
    await page.waitForURL(/startYear=2021/)
    await page.locator('select[name="transform"]').selectOption("index")
    await page.waitForURL(/transform=index/)
    await page.getByText("index, 2021 = 100").first().waitFor()
    await page.getByText("Two panels").click()
    await page.waitForURL(/layout=panels/)
    await expect.poll(() => page.locator("[data-plot]").count()).toBe(2)
    await page.getByRole("link", { name: "Reset" }).click()
    await page.waitForURL((url) => !url.search.includes("indicator2"))
    await expect.poll(() => page.locator("[data-plot]").count()).toBe(1)
  })
})

test("a selection without a dataset opens the window that leads back", async () => {
  await visit("/compare?indicator=Nothing&country=nigeria", async (page) => {
    await page.getByRole("dialog").getByText("Sorry! There's no dataset available").waitFor()
    await page.getByRole("button", { name: "Go Back" }).click()
    await page.waitForURL(/\/search/)
  })
})

test("on a phone the selectors are a sheet with two tabs", async () => {
  await visit(
    `/compare?${PAIR}`,
    async (page) => {
      await page.getByRole("button", { name: "Edit settings" }).click()
      const sheet = page.getByRole("dialog", { name: "Edit settings" })
      await sheet.getByRole("tab", { name: "Data 01" }).press("ArrowRight")
      await expect
        .poll(() => sheet.getByRole("tab", { name: "Data 02" }).getAttribute("aria-selected"))
        .toBe("true")
      await sheet.locator('select[name="colour2"]').waitFor()
      await sheet.getByRole("button", { name: "Done" }).click()
      await sheet.waitFor({ state: "hidden" })
    },
    { viewport: { width: 390, height: 844 } },
  )
})

test("on paper the controls are gone, and with reduced motion nothing moves", async () => {
  await visit(`/compare?${PAIR}`, async (page) => {
    await page.emulateMedia({ media: "print" })
    expect(await page.locator('select[name="transform"]').isVisible()).toBe(false)
    expect(await page.getByText("Graph is not up to scale").isVisible()).toBe(true)
    await page.emulateMedia({ media: "screen", reducedMotion: "reduce" })
    const bar = page.locator("[data-plot] .bars rect").first()
    expect(await bar.evaluate((rect) => getComputedStyle(rect).transitionDuration)).toMatch(/^0s/)
  })
})

const PAGES = [
  `/compare?${PAIR}`,
  `/compare?${PAIR}&layout=panels`,
  `/chart/compare?${PAIR}`,
  CHART,
]

test.each(PAGES.flatMap((path) => [false, true].map((dark) => ({ path, dark }))))(
  "no accessibility rule is broken on $path (dark: $dark)",
  async ({ path, dark }) => {
    const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true }
    await inBrowser({ dark, ...phone }, async (context) => {
      const page = await context.newPage()
      await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await brokenRules(page)).toEqual([])
    })
  },
)

test("a long label beside a narrow plot leaves it half of the frame and stays inside", async () => {
  const narrow = { viewport: { width: 320, height: 500 } }
  await visit(
    "/chart?indicator=Revenue&country=iran&chartType=line",
    async (page) => {
      const plot = await page.locator("[data-plot]").boundingBox()
      expect(plot?.width).toBeGreaterThan(160)
      const label = await page.getByText("IRR\u00a090,000tn").boundingBox()
      expect((label?.x ?? 0) + (label?.width ?? 0)).toBeLessThan(320)
    },
    narrow,
  )
})

test.each([320, 390])("both scales of a comparison are inside a window of %i px", async (width) => {
  await visit(
    "/compare?indicator=Prices&country=nigeria&indicator2=Revenue&country2=iran",
    async (page) => {
      const labels = page.locator("[data-plot] .axis-y text")
      expect(await labels.count()).toBeGreaterThan(6)
      const ends = await labels.evaluateAll((all) =>
        all.map((label) => label.getBoundingClientRect().right),
      )
      expect(Math.max(...ends)).toBeLessThanOrEqual(width)
    },
    { viewport: { width, height: 844 } },
  )
})

const LONG_PAIR = "indicator=People&country=nigeria&indicator2=Rain&country2=nigeria"

test.each(
  ["/compare", "/chart/compare"].flatMap((path) =>
    [320, 390, 768].map((width) => ({ path, width })),
  ),
)(
  "bars of 66 years leave no gaps and no outlines hide them: $path at $width px",
  async ({ path, width }) => {
    await visit(
      `${path}?${LONG_PAIR}`,
      async (page) => {
        const bars = await page.locator("[data-plot] .bars rect").evaluateAll((all) =>
          all.map((bar) => ({
            width: bar.getBoundingClientRect().width,
            stroke: getComputedStyle(bar).stroke,
            edges: getComputedStyle(bar).shapeRendering,
          })),
        )
        const slot = ((await page.locator("[data-plot]").boundingBox())?.width ?? 0) / 66
        expect(bars).toHaveLength(2 * 66)
        for (const bar of bars) {
          expect(bar.width).toBeGreaterThan(slot * 0.48)
          expect(bar).toMatchObject({ stroke: "none", edges: "crispedges" })
        }
      },
      { viewport: { width, height: 844 } },
    )
  },
)

/** How the key of the second dataset in the legend is filled. */
const readSecondKey = (page: Page) =>
  page
    .locator("figure li")
    .nth(1)
    .locator("i")
    .evaluate((key) => {
      const { backgroundImage, backgroundColor } = getComputedStyle(key, "::before")
      return { image: backgroundImage, fill: backgroundColor }
    })

test.each(
  ["/compare", "/chart/compare"].flatMap((path) =>
    ["", "&layout=panels"].map((layout) => ({ path, layout })),
  ),
)(
  "the legend shows bars without hatching where they are drawn so: $path $layout",
  async ({ path, layout }) => {
    await visit(
      `${path}?${LONG_PAIR}${layout}`,
      async (page) => {
        const drawn = page.locator("[data-plot]").last().locator(".bars rect").last()
        const fill = await drawn.evaluate((bar) => getComputedStyle(bar).fill)
        expect(await readSecondKey(page)).toEqual({ image: "none", fill })
      },
      { viewport: { width: 390, height: 844 } },
    )
  },
)

test("the legend shows a line of a plot of its own as it is drawn, solid with round points", async () => {
  await visit(`/compare?${LONG_PAIR}&chartType=line&layout=panels`, async (page) => {
    const key = page.locator("figure li").nth(1).locator("i")
    const look = await key.evaluate((element) => [
      getComputedStyle(element, "::before").borderTopStyle,
      getComputedStyle(element, "::after").borderTopLeftRadius,
    ])
    expect(look).toEqual(["solid", "50%"])
    const title = await page.getByRole("heading", { level: 3 }).last().boundingBox()
    const years = await page.locator(".axis-x").first().boundingBox()
    expect((title?.y ?? 0) - ((years?.y ?? 0) + (years?.height ?? 0))).toBeGreaterThan(16)
  })
})

test("where there is room, bars of 66 years are hatched with gaps between years", async () => {
  await visit(`/compare?${LONG_PAIR}`, async (page) => {
    const second = page.locator("[data-plot] .bars.second rect").first()
    expect(await second.evaluate((bar) => getComputedStyle(bar).fill)).toContain("url(")
    expect(await second.evaluate((bar) => getComputedStyle(bar).transform)).toBe("none")
    expect((await readSecondKey(page)).image).toContain("gradient")
  })
})

test("no long label of a narrow chart lies over its bars", async () => {
  await visit(
    "/chart?indicator=Product&country=nigeria",
    async (page) => {
      expect(await page.locator("[data-plot] .mark.series").isVisible()).toBe(false)
    },
    { viewport: { width: 320, height: 500 } },
  )
})
