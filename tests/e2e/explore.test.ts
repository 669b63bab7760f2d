import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { LAYOUTS } from "#charts/explore/explore-spec.ts"
import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser, type BrowserOptions } from "#tests/support/browser.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const COUNTRIES = [
  "NGA",
  "GHA",
  "KEN",
  "ZAF",
  "EGY",
  "MAR",
  "TZA",
  "UGA",
  "RWA",
  "CIV",
  "SEN",
  "MLI",
]
const LONG_NAMES = ["VCT", "CAF", "BIH", "GNQ", "STP", "ARE", "TTO", "PNG", "KNA", "COD"]
const COMPOSED = "i=INCOME,LIVES&c=africa"
const NOTED = "i=INCOME&c=NGA,GHA&note=2003:First&note=2001-2002:Second&title=Two%20ways"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  const income = await addIndicator(db, {
    code: "INCOME",
    name: "GDP per capita (current US$)",
    unit: "current US$",
    currency: "USD",
  })
  const lives = await addIndicator(db, {
    code: "LIVES",
    name: "Life expectancy at birth (years)",
    unit: "years",
  })
  for (const [k, country] of COUNTRIES.entries()) {
    // Who is first in one year is last in another.
    const values = Array.from({ length: 6 }, (_, year) => 500 + 100 * ((k + 2 * year) % 12))
    await addSeries(db, { indicator: income, country, start: "2000", values })
    const years = values.map((value) => 45 + value / 60)
    await addSeries(db, { indicator: lives, country, start: "2000", values: years })
  }
  const wages = await addIndicator(db, { code: "WAGES", name: "Wages", unit: "current US$" })
  for (const [k, country] of LONG_NAMES.entries()) {
    const values = Array.from({ length: 66 }, (_, year) => 90_000 + 10 * k * year)
    await addSeries(db, { indicator: wages, country, start: "1960", values })
  }
  app = (await testSite(db)).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
}, 300_000)
afterAll(() => app.close())

/** Opens a page; whatever the browser has to complain about fails the test. */
async function visit(
  path: string,
  work: (page: Page) => Promise<void>,
  options: BrowserOptions & { calm?: boolean } = {},
): Promise<void> {
  await inBrowser(options, async (context) => {
    const page = await context.newPage()
    if (options.calm) await page.emulateMedia({ reducedMotion: "reduce" })
    const complaints: string[] = []
    page.on("console", (message) => {
      if (message.type() === "error") complaints.push(message.text())
    })
    page.on("pageerror", (error) => complaints.push(error.message))
    await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
    await work(page)
    expect(complaints).toEqual([])
  })
}

const player = (page: Page) => page.getByRole("group", { name: "Player" })
const slider = (page: Page) => page.getByRole("slider", { name: "Year" })
const button = (page: Page, name: string) => player(page).getByRole("button", { name, exact: true })
/** The name of the first bar of a race. */
const leader = (page: Page) => page.locator("[data-plot] text.axis").first().textContent()

test("every layout breaks no rule of accessibility and fits, on its page and in its embed", async () => {
  const paths = [...LAYOUTS.map((layout) => `${COMPOSED}&layout=${layout}`), NOTED].flatMap(
    (query) => [`/explore?${query}`, `/chart/explore?${query}`],
  )
  for (const dark of [false, true]) {
    const viewport = dark ? { width: 390, height: 844 } : { width: 1280, height: 900 }
    await inBrowser({ bypassCSP: true, dark, viewport }, async (context) => {
      for (const path of paths) {
        const page = await context.newPage()
        await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
        expect(await brokenRules(page), path).toEqual([])
        expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
        await page.close()
      }
    })
  }
}, 600_000)

test.each([
  ["/chart/explore", 320, 240],
  ["/chart/explore", 400, 300],
  ["/chart/explore", 700, 368],
  ["/chart/explore", 950, 450],
  ["/explore", 390, 844],
  ["/explore", 1280, 900],
])(
  "on %s at %i by %i no name of a dot covers another, and all is in sight",
  async (path, width, height) => {
    await visit(
      `${path}?i=INCOME,LIVES&c=all&layout=scatter&highlight=NGA`,
      async (page) => {
        const boxes = await page.locator("[data-plot] text.mark").evaluateAll((texts) =>
          texts
            .map((text) => {
              const { left, right, top, bottom } = text.getBoundingClientRect()
              return { name: text.textContent, left, right, top, bottom }
            })
            .filter(({ left, right }) => right > left),
        )
        expect(boxes.length).toBeGreaterThan(0)
        const covered = boxes.flatMap((a, k) =>
          boxes
            .slice(k + 1)
            .filter(
              (b) =>
                // The heights of two lines may touch: letters fill less than their line.
                a.left < b.right &&
                b.left < a.right &&
                a.top + 3 < b.bottom &&
                b.top + 3 < a.bottom,
            )
            .map((b) => `${a.name} ${b.name}`),
        )
        expect(covered).toEqual([])
        // The names that have no room are read at their dots.
        const titles = await page.locator("[data-plot] .dots title").allTextContents()
        expect(titles).toHaveLength(COUNTRIES.length)
        if (path.startsWith("/chart")) expect(await findLowEnd(page)).toBeLessThanOrEqual(height)
      },
      { viewport: { width, height } },
    )
  },
)

test.each([
  ["/explore", 1280, 900],
  ["/explore", 768, 900],
  ["/explore", 620, 900],
  ["/explore", 390, 844],
  ["/explore", 320, 640],
  ["/chart/explore", 1280, 600],
  ["/chart/explore", 950, 450],
  ["/chart/explore", 720, 400],
  ["/chart/explore", 660, 520],
  ["/chart/explore", 390, 400],
])(
  "on %s at %i by %i no name of ten lines and no year covers another or leaves the window",
  async (path, width, height) => {
    await visit(
      `${path}?i=WAGES&c=${LONG_NAMES.join(",")}&layout=lines`,
      async (page) => {
        const boxes = await page.locator("[data-plot] text").evaluateAll((texts) =>
          texts
            .map((text) => {
              const { left, right, top, bottom } = text.getBoundingClientRect()
              return { name: text.textContent, left, right, top, bottom }
            })
            .filter(({ left, right }) => right > left),
        )
        expect(boxes.length).toBeGreaterThan(8)
        expect(boxes.filter(({ left, right }) => left < 0 || right > width)).toEqual([])
        // The heights of two lines may touch: letters fill less than their line.
        const covered = boxes.flatMap((a, k) =>
          boxes
            .slice(k + 1)
            .filter((b) => a.left < b.right && b.left < a.right)
            .filter((b) => a.top + 5 < b.bottom && b.top + 5 < a.bottom)
            .map((b) => `${a.name} ${b.name}`),
        )
        expect(covered).toEqual([])
      },
      { viewport: { width, height } },
    )
  },
)

test.each([
  [700, 368],
  [400, 300],
  [320, 240],
])(
  "an embed of %i by %i keeps its source in sight below notes, and names of a race apart",
  async (width, height) => {
    const viewport = { width, height }
    await visit(
      `/chart/explore?${NOTED}`,
      async (page) => {
        expect(await findLowEnd(page)).toBeLessThanOrEqual(height)
        const source = await page.locator("figure > div:last-child").boundingBox()
        expect((source?.y ?? Infinity) + (source?.height ?? 0)).toBeLessThanOrEqual(height)
        const plot = await page.locator("[data-plot]").boundingBox()
        expect(plot?.height).toBeGreaterThan(55)
      },
      { viewport },
    )
    await visit(
      `/chart/explore?${COMPOSED}&layout=race`,
      async (page) => {
        const tops = await page
          .locator("[data-plot] text.axis")
          .evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect().top))
        const steps = tops.slice(1).map((top, k) => top - (tops[k] ?? 0))
        // Letters are as high as two thirds of their line.
        expect(Math.min(...steps)).toBeGreaterThanOrEqual(8)
      },
      { viewport },
    )
  },
)

/** How far down an embed reaches. */
const findLowEnd = (page: Page) => page.evaluate("document.documentElement.scrollHeight")

test.each(["/explore", "/chart/explore"])(
  "a race on %s is played, stepped and paused by keyboard, and stands as it came before",
  async (path) => {
    await visit(`${path}?${COMPOSED}&layout=race`, async (page) => {
      await player(page).waitFor()
      const newest = await leader(page)
      await slider(page).focus()
      await page.keyboard.press("Home")
      await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toBe("2000")
      await expect.poll(() => leader(page)).not.toBe(newest)
      await page.keyboard.press("ArrowRight")
      await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toBe("2001")
      await button(page, "Next frame").focus()
      await page.keyboard.press("Enter")
      await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toBe("2002")
      await button(page, "Play").focus()
      await page.keyboard.press("Space")
      await button(page, "Pause").waitFor()
      // At its end it rests by itself, on the frame that it came with.
      await button(page, "Play").waitFor()
      expect(await slider(page).getAttribute("aria-valuetext")).toBe("2005")
      expect(await leader(page)).toBe(newest)
      expect(await player(page).getByRole("link").getAttribute("href")).toContain("endYear=2005")
    })
  },
)

test("the map changes its colours with the year, and the dots of a scatter move", async () => {
  await visit(`/explore?${COMPOSED}&layout=map`, async (page) => {
    const fill = () =>
      page
        .locator('.map-svg a[href$="/nigeria"]')
        .evaluate((link) => getComputedStyle(link.firstElementChild ?? link).fill)
    const before = await fill()
    await button(page, "Previous frame").click()
    await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toBe("2004")
    await expect.poll(fill).not.toBe(before)
  })
  await visit(`/explore?${COMPOSED}&layout=scatter`, async (page) => {
    const dots = () => page.locator("[data-plot] .dots").innerHTML()
    const before = await dots()
    await button(page, "Previous frame").click()
    await expect.poll(dots).not.toBe(before)
    expect(await page.locator("[data-plot] .dots circle").count()).toBe(COUNTRIES.length)
  })
})

test("a device that asks for less motion plays nothing, and still steps", async () => {
  await visit(
    `/explore?${COMPOSED}&layout=race`,
    async (page) => {
      await player(page).waitFor()
      expect(await button(page, "Play").isDisabled()).toBe(true)
      expect(await player(page).textContent()).toContain("asks for less motion")
      await button(page, "Previous frame").click()
      await expect.poll(() => slider(page).getAttribute("aria-valuetext")).toBe("2004")
    },
    { calm: true },
  )
  await visit(`/explore?${COMPOSED}&layout=race`, async (page) => {
    await button(page, "Play").click()
    await button(page, "Pause").waitFor()
    await page.emulateMedia({ reducedMotion: "reduce" })
    await button(page, "Play").waitFor()
  })
})

test("an indicator and a country are found by a few letters and the keyboard alone", async () => {
  await visit("/explore?i=INCOME&c=NGA", async (page) => {
    const indicator = page.getByRole("combobox", { name: "Add an indicator" })
    await indicator.focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("life exp")
    await page.getByRole("option", { name: "Life expectancy at birth (years)" }).waitFor()
    await page.keyboard.press("Enter")
    await expect.poll(() => indicator.textContent()).toContain("Life expectancy")
    await page.getByRole("combobox", { name: "Add a country or a group" }).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("ghan")
    await page.keyboard.press("Enter")
    await page.getByRole("button", { name: "Show" }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/LIVES/)
    const chosen = await page.locator("#choose li").allTextContents()
    expect(chosen.map((text) => text.replace(/ ×$/, ""))).toEqual([
      "GDP per capita",
      "Life expectancy at birth",
      "Nigeria",
      "Ghana",
    ])
  })
})

test("without script, letters of a name lead to a page that offers what fits", async () => {
  await visit(
    "/explore?i=INCOME&c=NGA",
    async (page) => {
      await page.getByRole("combobox", { name: "Add an indicator" }).fill("life exp")
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { name: "Which indicator is “life exp”?" }).waitFor()
      await page.getByRole("link", { name: "Life expectancy at birth (years)" }).click()
      await page.waitForURL(/LIVES/)
      expect(await page.locator("h1").textContent()).toContain("Life expectancy")
    },
    { script: false },
  )
})

test("every layout is reached by keyboard alone", async () => {
  await visit(`/explore?${COMPOSED}&layout=lines`, async (page) => {
    for (const layout of LAYOUTS.slice(1)) {
      const name = layout.charAt(0).toUpperCase() + layout.slice(1)
      const link = page.getByRole("navigation", { name: "Layout" }).getByRole("link", { name })
      await link.focus()
      await page.keyboard.press("Enter")
      await page.waitForURL(new RegExp(`layout=${layout}`))
      await expect.poll(() => link.getAttribute("aria-current")).toBe("true")
    }
    await page.getByText("Formula, title and notes").focus()
    await page.keyboard.press("Enter")
    await page.getByLabel("Add a note").focus()
    await page.keyboard.type("2003: A note of mine")
    await page.keyboard.press("Enter")
    await page.waitForURL(/note=2003/)
    await page.getByText("1. 2003: A note of mine.").waitFor()
  })
})
