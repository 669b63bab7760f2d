import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const CHART = "/indicators/Prices/nigeria"
const FAULT = "Something unexpected occurred on the server"

let app: FastifyInstance
let mail: MailBox
let origin = ""
let session = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  const values = [13.2, 17, 19, 24.7, 33.2]
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020", values })
  await addSeries(db, { indicator: prices, country: "GHA", start: "2020", values })
  const people = await addIndicator(db, { code: "POP", name: "People", category: "population" })
  await addSeries(db, { indicator: people, country: "NGA", start: "2020", values })
  const regional = await addIndicator(db, { code: "EXT", name: "External debt" })
  await addSeries(db, { indicator: regional, country: "WLD", start: "2020", values })
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, "amina@example.org")
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, { expected: /net::ERR_|status of 5\d\d/, ...options })

const visitSignedIn = (path: string, work: (page: Page) => Promise<void>, width = 1280) =>
  visit(path, work, {
    viewport: { width, height: 800 },
    prepare: (page) => giveSession(page.context(), session),
  })

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).first()

test("without a connection a control keeps the page, and trying again gives what was asked for", async () => {
  await visit(CHART, async (page) => {
    await page.context().setOffline(true)
    await page.getByRole("radio", { name: "Line" }).first().check({ force: true })
    await page.getByText("There is no connection.").waitFor()
    await page.getByRole("heading", { level: 1, name: /Prices/ }).waitFor()
    await page.context().setOffline(false)
    await page.waitForURL(/chartType=line/)
    await expect.poll(() => page.getByText("There is no connection.").count()).toBe(0)
  })
})

test("results that the server fails to give leave the page and a way to try again", async () => {
  let isBroken = true
  await visit("/search", async (page) => {
    await page.route(/results\.data/, async (route) => {
      if (isBroken) await route.fulfill({ status: 500, body: "" })
      else await route.continue()
    })
    await page.getByRole("combobox").first().fill("prices")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText(FAULT).waitFor()
    await page.getByRole("heading", { level: 1, name: "Data Search" }).waitFor()
    isBroken = false
    await page.getByRole("button", { name: "Try again" }).click()
    await page.getByRole("heading", { name: /Relevant Results/ }).waitFor()
  })
})

test.each([
  ["Blog", /blog\.data/, 4],
  ["Careers", /careers\.data/, 6],
])("%s on a slow line shows bars in its shape", async (name, address, count) => {
  await visit("/search", async (page) => {
    const release = Promise.withResolvers<undefined>()
    await page.route(address, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click()
    await page.locator("main[aria-busy=true]").waitFor()
    expect(await page.locator("main > [aria-hidden=true] > span").count()).toBe(count)
    release.resolve(undefined)
    await page.locator("main:not([aria-busy])").waitFor()
  })
})

test("a page that takes long says so by its shape, one with other options by a bar", async () => {
  await visit("/search", async (page) => {
    const release = Promise.withResolvers<undefined>()
    await page.route(/results\.data/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.getByRole("combobox").first().fill("prices")
    await page.keyboard.press("Enter")
    await page.locator("main[aria-busy=true]").waitFor()
    await expect.poll(() => page.getByRole("heading", { level: 1 }).isVisible()).toBe(false)
    release.resolve(undefined)
    await page.getByRole("heading", { name: /Relevant Results/ }).waitFor()
    expect(await page.locator("main[aria-busy]").count()).toBe(0)
  })
})

test("bars in the shape of the next page stand alone, without anything of the page before", async () => {
  await visit("/results?q=prices%20nigeria", async (page) => {
    const release = Promise.withResolvers<undefined>()
    await page.route(/indicators.*\.data/, async (route) => {
      await release.promise
      await route.continue()
    })
    await page.locator("main a[href*='/indicators/']").first().click()
    await page.locator("main[aria-busy=true]").waitFor()
    const shown = page.locator("main > :not([aria-hidden=true], [role=status])")
    await expect.poll(() => shown.filter({ visible: true }).count()).toBe(0)
    release.resolve(undefined)
    await page.getByRole("heading", { level: 1, name: /Prices/ }).waitFor()
  })
})

test("a notice lies above the dialog from which it came", async () => {
  await visitSignedIn(CHART, async (page) => {
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"])
    await button(page, "Share").click()
    await page.getByRole("dialog").getByRole("button", { name: /Copy/ }).click()
    const notice = page.getByText("Copied", { exact: true }).last()
    await notice.waitFor()
    const isOnTop = await notice.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      const region = element.closest("[popover]")
      // Beside an open dialog nothing can be hit; drawn on top it is all the same.
      return (
        region?.matches(":popover-open") === true && left >= 0 && top >= 0 && width * height > 0
      )
    })
    expect(isOnTop).toBe(true)
  })
})

test("what was ticked for a document stays ticked where its words are edited, and Back leads to the page", async () => {
  await visitSignedIn(CHART, async (page) => {
    await button(page, "Download").click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("radio", { name: /^PDF/ }).check({ force: true })
    await dialog.getByRole("checkbox", { name: "Table" }).uncheck()
    await dialog.getByRole("checkbox", { name: "Data Analysis" }).check()
    await button(page, "Edit title, notes and source").click()
    await page.getByRole("heading", { level: 1, name: "Save as PDF" }).waitFor()
    expect(await page.getByRole("checkbox", { name: "Table" }).isChecked()).toBe(false)
    expect(await page.getByRole("checkbox", { name: "Data Analysis" }).isChecked()).toBe(true)
    await page.goBack()
    await page.getByRole("heading", { level: 1, name: /Prices/ }).waitFor()
    expect(page.url()).toBe(origin + CHART)
  })
})

test("another country keeps the years, and Enter takes the first name that fits", async () => {
  await visit(`${CHART}?startYear=2021&endYear=2023`, async (page) => {
    await page.getByText("Change Country").click()
    await page.getByPlaceholder("Type to filter").first().fill("gha")
    await page.keyboard.press("Enter")
    await page.waitForURL(/ghana\?/)
    expect(new URL(page.url()).search).toBe("?startYear=2021&endYear=2023")
  })
})

test("Enter right after typing takes an indicator of any category, and nothing where none fits", async () => {
  await visit(CHART, async (page) => {
    const filter = page.getByPlaceholder("Type to filter").nth(1)
    await page.getByText("Change Indicator").click()
    await filter.fill("nothing alike")
    await page.keyboard.press("Enter")
    await page.getByText("No search result found").waitFor()
    await filter.fill("people")
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/advanced\/People\/nigeria$/)
  })
})

test("the analysis speaks of the years that are shown", async () => {
  await visitSignedIn(`${CHART}?endYear=2023`, async (page) => {
    await page.getByText("the latest figure is 24.7% in 2023").waitFor()
  })
})

test("Advanced Search and back: the focus goes to what is shown", async () => {
  await visit("/search", async (page) => {
    await page.getByRole("link", { name: "Advanced Search" }).first().click()
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute("role") ?? "")
    await expect.poll(focused).toBe("combobox")
    await page.getByRole("link", { name: "Cancel" }).click()
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("INPUT")
  })
})

test("an indicator of regions alone says so and has no map", async () => {
  await visit("/indicators/External%20debt", async (page) => {
    await page.getByText("regions and groups of countries only").waitFor()
    expect(await page.locator("svg.map-svg").count()).toBe(0)
    await page.getByRole("link", { name: "World" }).first().waitFor()
  })
})

test("somebody signed in may embed a map", async () => {
  await visitSignedIn("/indicators/Prices", async (page) => {
    await button(page, "Embed").click()
    await page.getByRole("dialog", { name: "Embed this chart" }).waitFor()
  })
})

test.each(["/", CHART, "/results?q=" + "x".repeat(80), "/compare"])(
  "nothing scrolls sideways at 320 px for somebody signed in: %s",
  async (path) => {
    await visitSignedIn(
      path,
      async (page) => {
        await page.locator("[aria-label^='Account of']").waitFor()
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(beyond).toBe(0)
      },
      320,
    )
  },
)
