import type { FastifyInstance } from "fastify"
import type { Locator, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"
import { MAX_COMPARED } from "#web/pages/ranking/max-compared.ts"

let app: FastifyInstance
let origin = ""

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db, { publicFeatures: ["country-dashboard"] })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, options)

test("typing narrows all continents at once, and the first country is one Tab away", async () => {
  await visit("/countries", async (page) => {
    const box = page.getByRole("searchbox", { name: "Search countries" })
    await box.focus()
    await page.keyboard.type("nig")
    await expect.poll(() => page.locator("main li").allTextContents()).toHaveLength(2)
    expect(await page.getByRole("heading", { level: 2 }).allTextContents()).toContain("Africa")
    await page.keyboard.type("eria")
    await expect.poll(() => page.locator("main li").count()).toBe(1)
    await page.getByRole("link", { name: /^Nigeria/ }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/countries\/indicator\/nigeria$/)
    await page.getByRole("heading", { level: 1, name: "Nigeria" }).waitFor()
  })
  await visit("/countries", async (page) => {
    await page.getByRole("searchbox", { name: "Search countries" }).fill("xyz")
    await page.getByText("No search result found").first().waitFor()
  })
})

test("searching in the page finds a country that is folded away, and opens its list", async () => {
  await visit("/countries", async (page) => {
    const asia = page.locator("#asia")
    const folded = asia.locator('li[hidden="until-found"]')
    await expect.poll(() => folded.count()).toBeGreaterThan(3)
    const one = folded.last()
    const name = (await one.locator("a > span").nth(1).textContent()) ?? ""
    expect((await one.boundingBox())?.height).toBe(0)
    // A text fragment is found as what a reader types into the search of the browser is.
    await page.goto(`${origin}/countries#:~:text=${encodeURIComponent(name)}`)
    const link = asia.getByRole("link", { name: new RegExp(`^${name}`) })
    await expect.poll(() => link.isVisible()).toBe(true)
    expect(await asia.locator("details").getAttribute("open")).toBe("")
    expect(await folded.count()).toBe(0)
    await asia.locator("summary").click()
    await expect.poll(() => folded.count()).toBeGreaterThan(3)
    await page.getByRole("searchbox", { name: "Search countries" }).fill(name)
    await expect.poll(() => link.isVisible()).toBe(true)
  })
})

test("a category opens by its link, and one letter closes the other", async () => {
  await visit("/countries/indicator/united-states", async (page) => {
    await page.getByRole("link", { name: "Labour" }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/category=labour/)
    const open = page.locator("details[open]")
    await expect.poll(() => open.count()).toBe(1)
    const first = await open.locator("summary").textContent()
    await page.locator("details:not([open]) summary").first().focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => open.locator("summary").textContent()).not.toBe(first)
    expect(await open.count()).toBe(1)
  })
})

test("a dashboard is reached and changed by keyboard alone", async () => {
  await visit("/country", async (page) => {
    const submit = page.getByRole("button", { name: "Submit" })
    await expect.poll(() => submit.isDisabled()).toBe(true)
    await page.getByRole("combobox", { name: /Country/ }).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("keny")
    await page.keyboard.press("Enter")
    expect(await submit.isDisabled()).toBe(false)
    await submit.focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/country\/kenya$/)
    await page.getByRole("heading", { level: 1, name: "Kenya: Country Dashboard" }).waitFor()
    await page.getByRole("combobox", { name: /Country/ }).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("nigeria")
    await page.keyboard.press("Enter")
    await page.getByRole("heading", { level: 1, name: "Nigeria: Country Dashboard" }).waitFor()
  })
})

test("a definition shows on focus and goes with Escape", async () => {
  await visit("/country/nigeria", async (page) => {
    const button = page.getByRole("button", { name: /^Definition of/ }).first()
    const box = page.getByRole("tooltip").first()
    expect(await box.isVisible()).toBe(false)
    await button.focus()
    await expect.poll(() => box.isVisible()).toBe(true)
    await page.keyboard.press("Escape")
    await expect.poll(() => box.isVisible()).toBe(false)
  })
})

/** Moves the focus on by Tab until it is on what is looked for. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let k = 0; k < 80 && !(await isThere()); k++) await page.keyboard.press("Tab")
  expect(await isThere(), String(target)).toBe(true)
}

test("by keyboard alone a map is set to a year and a region, and its ranking sorted", async () => {
  await visit(WORLD, async (page) => {
    await page.getByRole("link", { name: "Skip to the controls of the map" }).focus()
    await page.keyboard.press("Enter")
    await tabTo(page, page.getByLabel("Year", { exact: true }))
    await page.keyboard.press("ControlOrMeta+A")
    await page.keyboard.type("1987")
    await page.keyboard.press("Enter")
    await page.waitForURL(/endYear=1987/)
    const mapOf = (year: number) => page.getByRole("heading", { name: `, ${String(year)}` }).first()
    await mapOf(1987).waitFor()
    const slider = page.getByRole("slider", { name: "Year, slider" })
    await slider.focus()
    await page.keyboard.press("ArrowLeft")
    await page.waitForURL(/endYear=1986/)
    await mapOf(1986).waitFor()
    // The slider is still in focus.
    await page.keyboard.press("ArrowLeft")
    await page.waitForURL(/endYear=1985/)
    await tabTo(page, page.getByLabel("Region"))
    await page.keyboard.type("Africa")
    await page.waitForURL(/continent=africa/)
    await page.getByRole("heading", { name: "Ranking, 1985" }).waitFor()
    const byName = page.getByRole("columnheader", { name: "Country" })
    await byName.getByRole("link").focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/sort=name/)
    await expect.poll(() => byName.getAttribute("aria-sort")).toBe("ascending")
    // Every figure of the map is in the table, so the map itself takes no stops of the keyboard.
    expect(await page.locator('.map-svg a:not([tabindex="-1"])').count()).toBe(0)
    expect(await page.getByRole("row").count()).toBeGreaterThan(5)
  })
})

test("by keyboard alone countries are ticked in the ranking, compared, added and removed", async () => {
  await visit(WORLD, async (page) => {
    await page.getByRole("columnheader", { name: "Country" }).getByRole("link").focus()
    const boxes = page.getByRole("checkbox")
    const names = []
    for (const box of [boxes.nth(0), boxes.nth(1)]) {
      await tabTo(page, box)
      await page.keyboard.press("Space")
      expect(await box.isChecked()).toBe(true)
      names.push((await box.getAttribute("aria-label"))?.replace("Compare ", "") ?? "")
    }
    await page.getByRole("button", { name: "Compare chosen countries" }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL(/countries=/)
    const charts = page.getByRole("figure")
    await expect.poll(() => charts.count()).toBe(2)
    for (const name of names) await page.getByRole("heading", { level: 2, name }).waitFor()
    await tabTo(page, page.getByLabel("Add a country"))
    await page.keyboard.type("Nigeria")
    await page.getByRole("button", { name: "Show" }).focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => charts.count()).toBe(3)
    await page.getByRole("link", { name: "Remove Nigeria" }).focus()
    await page.keyboard.press("Enter")
    await expect.poll(() => charts.count()).toBe(2)
  })
})

test("a comparison of countries begins at the picker of one of them", async () => {
  await visit(`${WORLD}/nigeria`, async (page) => {
    await tabTo(page, page.locator("summary", { hasText: "Change Country" }))
    await page.keyboard.press("Enter")
    await tabTo(
      page,
      page.getByRole("link", { name: `Compare up to ${MAX_COMPARED.word} countries` }),
    )
    await page.keyboard.press("Enter")
    await page.waitForURL(/\?countries=nigeria$/)
    await page.getByLabel("Add a country").waitFor()
    expect(await page.getByRole("figure").count()).toBe(1)
  })
})

test("where there is no dashboard a window says so, and another can be selected", async () => {
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    const answer = await page.goto(`${origin}/country/atlantis`)
    expect(answer?.status()).toBe(404)
    const dialog = page.getByRole("dialog")
    await dialog.getByText("Sorry! No dashboard available for atlantis").waitFor()
    await dialog.getByRole("link", { name: "Select Another" }).click()
    await page.waitForURL(/\/country$/)
  })
})

test("without JavaScript countries, letters and dashboards are all there", async () => {
  await inBrowser({ script: false }, async (context) => {
    const page = await context.newPage()
    await page.goto(`${origin}/countries`)
    await page.locator('input[name="q"]').fill("ghana")
    await page.keyboard.press("Enter")
    await page.waitForURL(/q=ghana/)
    expect(await page.locator("main li").count()).toBe(1)
    await page.goto(`${origin}/country`)
    await page.locator('select[name="country"]').selectOption("brazil")
    await page.getByRole("button", { name: "Submit" }).click()
    await page.waitForURL(/\/country\/brazil$/)
    expect(await page.locator("svg rect").count()).toBeGreaterThan(5)
    await page.getByText("View as table").first().click()
    expect(await page.locator("details[open] td").count()).toBeGreaterThan(3)
  })
})

const WORLD = "/indicators/gapminder:lex"

test("four compared countries stand two by two, and no column of their table stands out", async () => {
  await visit(`${WORLD}?countries=nigeria,kenya,china,france`, async (page) => {
    const figures = await page.locator("main figure").evaluateAll((all) =>
      all.map((figure) => {
        const { left, bottom } = figure.getBoundingClientRect()
        const plot = figure.querySelector("[data-plot]")?.getBoundingClientRect()
        return { left: Math.round(left), below: bottom - (plot?.bottom ?? 0) }
      }),
    )
    expect(figures).toHaveLength(4)
    expect(new Set(figures.map(({ left }) => left)).size).toBe(2)
    for (const { below } of figures) expect(below).toBeLessThan(50)
    const weights = await page
      .locator("main tbody tr")
      .first()
      .locator("td")
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).fontWeight))
    expect(new Set(weights).size).toBe(1)
  })
})

const PAGES = [
  "/countries",
  "/countries?q=xyz",
  "/countries/indicator/nigeria",
  "/countries/indicator/united-states?category=labour",
  "/countries/indicator/united-states?category=tourism",
  "/country",
  "/country/nigeria",
  "/country/ghana",
  WORLD,
  `${WORLD}?chartType=ranking`,
  `${WORLD}?countries=nigeria,ghana`,
]
const LOOKS = [390, 1280].flatMap((width) => [false, true].map((dark) => ({ width, dark })))

test.each(LOOKS)(
  "no accessibility rule is broken at $width px (dark: $dark), and nothing is wider than the screen",
  async ({ width, dark }) => {
    const options = { dark, viewport: { width, height: 844 }, bypassCSP: true }
    await inBrowser(options, async (context) => {
      for (const path of PAGES) {
        const page = await context.newPage()
        await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
        expect(await overflowOf(page), path).toBeLessThanOrEqual(0)
        expect(await brokenRules(page), path).toEqual([])
        await page.close()
      }
    })
  },
  120_000,
)
