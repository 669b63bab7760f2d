import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectEnquiries } from "#db/accounts/enquiries.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

let app: FastifyInstance
let db: Database
let origin = ""

beforeAll(async () => {
  db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db, { showComponents: true })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(() => app.close())

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, options)

const lastNote = async () => (await selectEnquiries(db, { limit: 1 }))[0]

test.each([1280, 1000, 800, 390])(
  "the notice of the starter covers no bar at %i px",
  async (width) => {
    await visit(
      "/",
      async (page) => {
        const notice = page.getByText("Only the small starter data is loaded.")
        const covered = await notice.evaluate((element) => {
          const { right, bottom } = element.getBoundingClientRect()
          const bars = [...document.querySelectorAll("[class*=skyline] rect")]
          const tops = bars.map((bar) => bar.getBoundingClientRect())
          return {
            bars: bars.length,
            covered: tops.filter(({ left, top }) => left < right && top < bottom).length,
          }
        })
        expect(covered.bars).toBeGreaterThan(5)
        expect(covered.covered).toBe(0)
      },
      { viewport: { width, height: 900 } },
    )
  },
)

test.each([
  ["have plots of one width at 390 px", 390, 2],
  // A label beside a plot may take some of so little room.
  ["keep their plots wide enough to read at 320 px", 320, 80],
])("small multiples %s", async (_name, width, maxApart) => {
  await visit(
    "/blog/largest-economy",
    async (page) => {
      const figure = page.locator("figure", { hasText: "One scale for all." }).first()
      const widths = await figure
        .locator("[data-plot]")
        .evaluateAll((plots) => plots.map((plot) => plot.clientWidth))
      expect(widths.length).toBeGreaterThan(2)
      expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(maxApart)
      expect(Math.min(...widths)).toBeGreaterThan(0.2 * width)
    },
    { viewport: { width, height: 800 } },
  )
})

test("a ticket: every field is asked for, then it is sent and the window closes", async () => {
  await visit("/contact-us", async (page) => {
    await page.getByRole("link", { name: "Contact Us" }).first().click()
    const dialog = page.getByRole("dialog", { name: "Submit a Ticket" })
    await dialog.getByRole("button", { name: "Submit" }).click()
    for (const sentence of [
      "FirstName is required",
      "Email is required",
      "Title is required",
      "Message is required",
    ]) {
      await dialog.getByText(sentence).waitFor()
    }
    expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe(
      "firstName",
    )
    await dialog.getByLabel("First Name").fill("Ada")
    expect(await dialog.getByText("FirstName is required").count()).toBe(0)
    await dialog.getByLabel("Email").fill("ada")
    // As a person leaves a field: its check begins when the focus goes.
    await dialog.getByLabel("Email").press("Tab")
    await dialog.getByText("Your email is not correct").waitFor()
    await dialog.getByLabel("Title").fill("A wrong figure")
    await dialog.getByLabel("Email").fill("ada@example.org")
    await dialog.getByLabel("Message").fill("It differs.")
    await dialog.getByRole("button", { name: "Submit" }).click()
    await page.getByText("Your ticket has been sent.").waitFor()
    expect(await dialog.count()).toBe(0)
    expect((await lastNote())?.fields).toMatchObject({ firstName: "Ada", title: "A wrong figure" })
  })
})

test("a ticket that the server cannot take is said, and the window closes", async () => {
  await visit(
    "/contact-us",
    async (page) => {
      await page.route("**/api/v1/request/ticket", (route) =>
        route.fulfill({
          status: 500,
          json: { error: "Something unexpected occurred on the server" },
        }),
      )
      await page.getByRole("link", { name: "Contact Us" }).first().click()
      const dialog = page.getByRole("dialog")
      await dialog.getByLabel("First Name").fill("Ada")
      await dialog.getByLabel("Email").fill("ada@example.org")
      await dialog.getByLabel("Title").fill("Hi")
      await dialog.getByLabel("Message").fill("Text")
      await dialog.getByRole("button", { name: "Submit" }).click()
      await page.getByText("Something unexpected occurred on the server").waitFor()
      expect(await dialog.count()).toBe(0)
    },
    { expected: /500/ },
  )
})

test("without script the ticket is on the page and is sent by the browser", async () => {
  await visit(
    "/contact-us",
    async (page) => {
      await page.getByRole("link", { name: "Contact Us" }).first().click()
      await page.getByLabel("First Name").fill("Ben")
      await page.getByLabel("Email").fill("ben@example.org")
      await page.getByLabel("Title").fill("Plain")
      await page.getByLabel("Message").fill("No script")
      await page.getByRole("button", { name: "Submit" }).click()
      await page.waitForURL(/sent=ok/)
      await page.getByText("Your ticket has been sent.").waitFor()
    },
    { script: false },
  )
  expect((await lastNote())?.fields).toMatchObject({ firstName: "Ben" })
})

test("from the blog to a post, to the page of its chart, and back", async () => {
  await visit("/blog", async (page) => {
    await page.getByRole("link", { name: /Missing years/ }).click()
    await page.getByRole("heading", { level: 1, name: /Missing years/ }).waitFor()
    const plot = page.getByRole("group", { name: /China/ }).first()
    await plot.focus()
    await page.keyboard.press("Home")
    await page.getByText(/1955/).first().waitFor()
    await page.getByRole("link", { name: "Life expectancy at birth, China" }).click()
    await page.waitForURL(/\/indicators\/.*china/)
    await page.goBack()
    await page.getByRole("heading", { level: 1, name: /Missing years/ }).waitFor()
  })
})

test.each(["/blog", "/blog/missing-years"])(
  "no cover on %s loses a part of its chart",
  async (path) => {
    await visit(path, async (page) => {
      const covers = page.locator("main img[src*='/covers/']")
      expect(await covers.count()).toBeGreaterThan(0)
      const cut = await covers.evaluateAll(
        (images) =>
          (images as HTMLImageElement[]).filter((image) => {
            if (getComputedStyle(image).objectFit === "fill") return false
            const { width, height } = image.getBoundingClientRect()
            return Math.abs(width / height - 16 / 9) > 0.03
          }).length,
      )
      expect(cut).toBe(0)
    })
  },
)

test("from the positions to one and its form to apply", async () => {
  await visit("/careers", async (page) => {
    await page.getByRole("link", { name: /Economics Writer/ }).click()
    await page.getByRole("heading", { level: 1, name: "Economics Writer" }).waitFor()
    await page.getByRole("link", { name: "Apply for this Position" }).first().click()
    await page.waitForURL(/careers\/economics-writer#apply/)
  })
})
