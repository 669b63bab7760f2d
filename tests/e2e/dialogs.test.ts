import { readFile } from "node:fs/promises"

import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const CHART = "/indicators/Prices/nigeria"
const PAIR = "indicator=Prices&country=nigeria&indicator2=Exchange%20rate&country2=nigeria"
const NOT_UP_TO_SCALE = "Graph is not up to scale"
const NO_DATASET = "Sorry! There's no dataset available for your selection."

let app: FastifyInstance
let mail: MailBox
let origin = ""
let session = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  const rate = await addIndicator(db, {
    ...{ code: "FX", name: "Exchange rate", unit: "LCU per US$", category: "monetary" },
  })
  const years = { country: "NGA", start: "2020" }
  await addSeries(db, { ...years, indicator: prices, values: [13.2, 17, null, 24.7, 33.2] })
  await addSeries(db, { ...years, indicator: rate, values: [359, 401, 426, 645, 1479] })
  await addSeries(db, { ...years, indicator: prices, country: "GHA", values: [10, 10, 31, 40, 23] })
  // Only quarters: a comparison of years has nothing to set beside it.
  await addSeries(db, { indicator: rate, country: "KEN", start: "2023-Q2", values: [1, 2, 3] })
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, "amina@example.org")
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, {
    expected: /./,
    prepare: (page) => giveSession(page.context(), session),
    ...options,
  })

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first()
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name })

async function openDialog(page: Page, name: string, title: string): Promise<void> {
  await button(page, name).focus()
  await page.keyboard.press("Enter")
  await dialog(page, title).waitFor()
  await page.waitForLoadState("networkidle")
}

async function checkAndClose(page: Page, name: string, title: string): Promise<void> {
  expect(await brokenRules(page), title).toEqual([])
  expect(await overflowOf(page), title).toBeLessThanOrEqual(0)
  await page.keyboard.press("Escape")
  await dialog(page, title).waitFor({ state: "hidden" })
  // Who closes a window is back where it was opened.
  expect(await button(page, name).evaluate((one) => one === document.activeElement)).toBe(true)
}

const SCREENS = [1280, 768, 390].flatMap((width) => [
  { width, dark: false },
  { width, dark: true },
])

test.each(SCREENS)(
  "dialogs and the pages for saving break no rule at $width px (dark: $dark)",
  async ({ width, dark }) => {
    await visit(
      CHART,
      async (page) => {
        for (const [name, title] of [
          ["Share", "Share this chart"],
          ["Embed", "Embed this chart"],
          ["Download", "Download"],
        ] as const) {
          await openDialog(page, name, title)
          await checkAndClose(page, name, title)
        }
        for (const type of ["PNG", "PDF"]) {
          await openDialog(page, "Download", "Download")
          await dialog(page, "Download")
            .getByRole("radio", { name: new RegExp(`^${type}`) })
            .check()
          await button(page, "Edit title, notes and source").click()
          await page.getByRole("heading", { level: 1, name: `Save as ${type}` }).waitFor()
          await page.waitForLoadState("networkidle")
          expect(await brokenRules(page), type).toEqual([])
          expect(await overflowOf(page), type).toBeLessThanOrEqual(0)
          await button(page, "Back").click()
          await page.getByRole("heading", { level: 1, name: "Prices" }).waitFor()
        }
      },
      { viewport: { width, height: 900 }, dark, bypassCSP: true },
    )
  },
)

test("the height of the code follows its width, until it is typed", async () => {
  await visit(CHART, async (page) => {
    await openDialog(page, "Embed", "Embed this chart")
    const code = page.getByLabel("Code")
    expect(await code.inputValue()).toMatch(/width="950" height="450"/)
    await page.getByLabel("Width").fill("600")
    expect(await code.inputValue()).toMatch(/width="600" height="315"/)
    await page.getByLabel("Height").fill("500")
    await page.getByLabel("Width").fill("700")
    expect(await code.inputValue()).toMatch(/width="700" height="500"/)
  })
})

test("the code keeps the figures as they are when the editor wishes so", async () => {
  await visit(CHART, async (page) => {
    await openDialog(page, "Embed", "Embed this chart")
    const code = page.getByLabel("Code")
    expect(await code.inputValue()).not.toContain("asOf")
    await page.getByLabel(/Keep the figures of \d\d-\d\d-\d{4}/).check()
    const address = /src="([^"]+)"/.exec(await code.inputValue())?.[1]?.replaceAll("&amp;", "&")
    expect(address).toMatch(/&asOf=\d{4}-\d\d-\d\d$/)
    const path = (address ?? "").slice((address ?? "").indexOf("/chart"))
    expect((await app.inject({ url: path })).body).toContain("33.2%")
  })
})

test("a document with no part cannot be saved, and one with own words is saved with them", async () => {
  await visit(CHART, async (page) => {
    await openDialog(page, "Download", "Download")
    await dialog(page, "Download").getByRole("radio", { name: /^PDF/ }).check()
    await button(page, "Edit title, notes and source").click()
    for (const part of ["Chart", "Table"]) await page.getByLabel(part, { exact: true }).uncheck()
    expect(await button(page, "Download PDF").isDisabled()).toBe(true)
    await page.getByLabel("Table", { exact: true }).check()
    await page.getByLabel("Title", { exact: true }).fill("Prices, in my words")
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      button(page, "Download PDF").click(),
    ])
    const text = readPdfText(await readFile(await file.path())).replace(/\s+/g, " ")
    expect(text).toContain("Prices, in my words")
    expect(text).toContain("33.2%")
    await page.getByText(`Downloaded ${file.suggestedFilename()}`).first().waitFor()
  })
})

test("the page with which a proxy answers a download is not read out as the reason", async () => {
  await visit(CHART, async (page) => {
    await openDialog(page, "Download", "Download")
    const body = "<html>Bad gateway</html>"
    await page.route("**/*.png*", (route) =>
      route.fulfill({ status: 502, contentType: "text/html", body }),
    )
    await button(page, "Download PNG").click()
    await page.getByText("The file could not be downloaded. Please try again.").waitFor()
    expect(await page.getByText("Bad gateway").count()).toBe(0)
    await page.unrouteAll({ behavior: "wait" })
  })
})

test("the analysis is read by who is signed in", async () => {
  await visit(CHART, async (page) => {
    const section = page.getByRole("region", { name: "Data Analysis" })
    await section.getByRole("heading", { level: 3 }).first().waitFor()
    expect(await section.textContent()).toContain("33.2%")
  })
})

/** The addresses of datasets that the page asks for from now on. */
function watchDatasets(page: Page): string[] {
  const asked: string[] = []
  page.on("request", (request) => {
    const url = new URL(request.url())
    if (/^\/api\/v1\/dataset/.test(url.pathname)) asked.push(url.pathname + url.search)
  })
  return asked
}

async function choose(page: Page, column: string, label: string, option: string): Promise<void> {
  const card = page.getByRole("region", { name: column }).first()
  await card.getByRole("combobox", { name: new RegExp(`^${label}`) }).click()
  await page.keyboard.type(option)
  await page.getByRole("option", { name: option, exact: true }).first().click()
}

const inAddress = (page: Page, key: string) => new URL(page.url()).searchParams.get(key)
const chartTitle = (page: Page) => page.locator("figure h2").first()

test("signed in, a comparison is fetched, and only other datasets are fetched anew", async () => {
  await visit(`/compare?${PAIR}`, async (page) => {
    await page.getByText(NOT_UP_TO_SCALE).waitFor()
    const asked = watchDatasets(page)
    await page.locator('select[name="colour"]').first().selectOption("#A60B1B")
    await page.waitForURL(/colour=%23A60B1B/)
    await page.locator('select[name="startYear2"]').first().selectOption("2021")
    await page.waitForURL(/startYear2=2021/)
    expect(asked).toEqual([])
    await choose(page, "Data 01", "Country", "Ghana")
    await page.waitForURL(/country=ghana/)
    await expect.poll(() => chartTitle(page).textContent()).toContain("Ghana")
    expect(asked.length).toBeGreaterThan(0)
    expect(inAddress(page, "country2")).toBe("nigeria")
    expect(inAddress(page, "indicator2")).toBe("Exchange rate")
  })
})

test("a second dataset of another frequency is cleared, its country stays, and the reason is said", async () => {
  await visit(`/compare?${PAIR}`, async (page) => {
    await page.getByText(NOT_UP_TO_SCALE).waitFor()
    await choose(page, "Data 02", "Country", "Kenya")
    await expect.poll(() => inAddress(page, "indicator2")).toBeNull()
    expect(inAddress(page, "country2")).toBe("kenya")
    const reason = page.getByText(/There are no yearly figures of Exchange rate, Kenya/).first()
    await reason.waitFor()
    const told = await reason.boundingBox()
    expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThan(page.viewportSize()?.width ?? 0)
    expect(await chartTitle(page).textContent()).toContain("Prices, Nigeria")
  })
})

test("Reset goes back to the first dataset as it was, Cancel to its page", async () => {
  await visit(`/compare?${PAIR}`, async (page) => {
    await page.getByText(NOT_UP_TO_SCALE).waitFor()
    await choose(page, "Data 01", "Country", "Ghana")
    await page.waitForURL(/country=ghana/)
    await page.getByRole("link", { name: "Reset" }).click()
    await page.waitForURL((url) => url.searchParams.get("country") === "nigeria")
    expect([inAddress(page, "indicator2"), inAddress(page, "country2")]).toEqual([null, null])
    await expect.poll(() => chartTitle(page).textContent()).toContain("Nigeria")
    await page.getByRole("link", { name: "Cancel" }).click()
    await page.waitForURL(/\/indicators\/Prices\/nigeria/)
  })
})

test("signed in, a selection without a dataset opens the window that leads back", async () => {
  await visit("/compare?indicator=Prices&country=kenya", async (page) => {
    await page.getByRole("dialog").getByText(NO_DATASET).waitFor()
    await page.getByRole("button", { name: "Go Back" }).click()
    await page.waitForURL(/\/search/)
  })
})

test("a comparison is shared, embedded and downloaded from windows of its own", async () => {
  await visit(
    `/compare?${PAIR}`,
    async (page) => {
      await page.getByText(NOT_UP_TO_SCALE).waitFor()
      await openDialog(page, "Share", "Share this chart")
      expect(await page.getByLabel("Link").inputValue()).toContain("indicator2=Exchange")
      await checkAndClose(page, "Share", "Share this chart")
      await openDialog(page, "Embed", "Embed this chart")
      expect(await page.getByLabel("Code").inputValue()).toContain(
        "/chart/compare?indicator=Prices",
      )
      await checkAndClose(page, "Embed", "Embed this chart")
      await openDialog(page, "Download", "Download")
      expect(await brokenRules(page)).toEqual([])
      const [file] = await Promise.all([
        page.waitForEvent("download"),
        button(page, "Download PNG").click(),
      ])
      expect((await readFile(await file.path())).subarray(1, 4).toString()).toBe("PNG")
    },
    { bypassCSP: true },
  )
})

test("on the smallest phone the button of the download is in sight when its window opens", async () => {
  await visit(
    CHART,
    async (page) => {
      await openDialog(page, "Download", "Download")
      const box = await dialog(page, "Download")
        .getByRole("button", { name: "Download PNG" })
        .boundingBox()
      expect(box && box.y + box.height).toBeLessThanOrEqual(640)
    },
    { viewport: { width: 320, height: 640 } },
  )
})

test.each([390, 320])("all tools of the editor are in sight %i wide", async (width) => {
  await visit(
    "/fact-checking",
    async (page) => {
      const bar = page.getByRole("toolbar", { name: "Formatting" })
      const last = await bar.getByRole("button").last().boundingBox()
      expect(last && last.x + last.width).toBeLessThanOrEqual(width)
      expect(last?.width).toBeGreaterThanOrEqual(24)
    },
    { viewport: { width, height: 844 } },
  )
})

test("signs of the products stand in one line on a phone", async () => {
  await visit(
    "/dashboard",
    async (page) => {
      await page.getByRole("heading", { name: "Products" }).waitFor()
      const tops = await page
        .locator("main li a[href='/fact-checking'] svg, main li a[href='/country'] img")
        .evaluateAll((all) =>
          all.map((one) => ({
            tag: one.tagName,
            top: Math.round(one.getBoundingClientRect().top),
          })),
        )
      const lines = (tag: string) =>
        new Set(tops.filter((one) => one.tag === tag).map(({ top }) => top)).size
      expect([lines("IMG"), lines("svg")]).toEqual([1, 1])
    },
    { viewport: { width: 390, height: 844 } },
  )
})
