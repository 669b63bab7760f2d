import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { overflowOf } from "#tests/support/axe.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

const COMPARISON =
  "/compare?indicator=Prices&country=nigeria&indicator2=Exchange%20rate&country2=nigeria"
const PAGES = [
  "/indicators/Prices/nigeria",
  "/indicators/Prices",
  COMPARISON,
  "/countries/nigeria",
  "/contact-us",
]
const WIDTHS = [1280, 768, 390, 320]

let app: FastifyInstance
let mail: MailBox
let origin = ""
let session = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "CPI", name: "Prices", unit: "annual %" })
  const notes = `Estimates are from https://example.org/${"longaddress".repeat(9)}.`
  await addSeries(db, {
    indicator: await addIndicator(db, { code: "POP", name: "Persons", unit: "people", notes }),
    country: "NGA",
    start: "2020",
    values: [1, 2, 3],
  })
  const rate = await addIndicator(db, { code: "FX", name: "Exchange rate", unit: "LCU per US$" })
  const start = "2020"
  await addSeries(db, { indicator: prices, country: "NGA", start, values: [13.2, 17, 19, 24.7] })
  await addSeries(db, { indicator: prices, country: "GHA", start, values: [10, 10, 31, 40] })
  await addSeries(db, { indicator: rate, country: "NGA", start, values: [359, 401, 426, 645] })
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, "amina@example.org")
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** Where each element that shows stands, dialogs left out. */
function readLayout(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Bars that stay in sight are measured where they begin.
    scrollTo(0, 0)
    return [...document.querySelectorAll("body *")].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (element.closest("dialog, svg, [role=status]") !== null || width === 0) return []
      const numbers = [left, top, width, height].map(Math.round)
      return [`${element.tagName} ${element.getAttribute("class") ?? ""}: ${numbers.join(" ")}`]
    })
  })
}

/** Opens and closes each dialog of a page. Gives the names of those that moved anything, with what moved first. */
async function findMoves(page: Page): Promise<{ opened: number; moved: string[] }> {
  const openers = page.locator("[aria-haspopup=dialog]:visible")
  const opened = await openers.count()
  const moved: string[] = []
  const before = await readLayout(page)
  for (let at = 0; at < opened; at += 1) {
    const name = (await openers.nth(at).textContent()) ?? ""
    await openers.nth(at).click()
    await page.locator("dialog[open]").first().waitFor()
    await page.waitForLoadState("networkidle")
    await page.keyboard.press("Escape")
    await page.locator("dialog[open]").first().waitFor({ state: "hidden" })
    const after = await readLayout(page)
    const first = before.findIndex((line, index) => line !== after[index])
    if (first >= 0) moved.push(`${name}: ${before[first] ?? ""} -> ${after[first] ?? "gone"}`)
  }
  return { opened, moved }
}

/** Waits until the page is what it is for somebody signed in: the analysis comes after the name of the account. */
async function waitForSession(page: Page): Promise<void> {
  await page.locator("[aria-label^='Account of']").waitFor()
  const analysis = page.locator("section[aria-labelledby=analysis]")
  if ((await analysis.count()) > 0) await analysis.locator("h3").first().waitFor()
}

const VISITS = WIDTHS.flatMap((width) => [
  { width, visitor: "a visitor" },
  { width, visitor: "somebody signed in" },
])

test.each(VISITS)(
  "no dialog that $visitor opened at $width px leaves the page laid out otherwise",
  async ({ width, visitor }) => {
    let dialogs = 0
    for (const path of PAGES)
      await visitPage(
        `${origin}${path}`,
        async (page) => {
          // A font that comes too late for the first view (font-display: optional) is there from the start of the next.
          await page.evaluate(async () => {
            await Promise.allSettled([...document.fonts].map((font) => font.load()))
          })
          await page.reload({ waitUntil: "networkidle" })
          if (visitor !== "a visitor") await waitForSession(page)
          const { opened, moved } = await findMoves(page)
          dialogs += opened
          expect(moved, path).toEqual([])
        },
        {
          expected: /./,
          viewport: { width, height: 900 },
          prepare: async (page) => {
            if (visitor !== "a visitor") await giveSession(page.context(), session)
          },
        },
      )
    expect(dialogs).toBeGreaterThanOrEqual(8)
  },
  240_000,
)

test("a publisher's long address in the notes scrolls no page sideways", async () => {
  await visitPage(
    `${origin}/indicators/Persons/nigeria`,
    async (page) => {
      await page.getByText("Estimates are from").waitFor()
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
    },
    { viewport: { width: 320, height: 640 } },
  )
})

test("a comparison has a button for its settings only where they are not beside it", async () => {
  for (const width of [1280, 768, 390])
    await visitPage(
      `${origin}${COMPARISON}`,
      async (page) => {
        await page.locator("[aria-haspopup=dialog]:visible").first().click()
        await page.keyboard.press("Escape")
        const button = page.getByRole("button", { name: "Edit settings" })
        expect(await button.isVisible(), String(width)).toBe(width <= 768)
      },
      {
        expected: /./,
        viewport: { width, height: 900 },
        prepare: (page) => giveSession(page.context(), session),
      },
    )
})

test.each(["Amina Diallo", "Bo", "Nomvula Mthembu-Dlamini van der Merwe"])(
  "the bar makes room for the name %s from the start, and leaves no hole before it",
  async (fullName) => {
    const known = JSON.parse(session) as { user: object }
    const named = JSON.stringify({ ...known, user: { ...known.user, fullName } })
    const rightOf = (page: Page, name: string) =>
      page.getByRole("button", { name }).evaluate((each) => each.getBoundingClientRect().right)
    await visitPage(
      `${origin}/blog`,
      async (page) => {
        const account = page.getByLabel(`Account of ${fullName}`)
        await account.waitFor()
        const theme = await rightOf(page, "Switch theme")
        const picture = await page
          .locator('header a[href="/profile"]')
          .first()
          .evaluate((each) => each.getBoundingClientRect().left)
        expect(picture - theme).toBeLessThan(48)
        expect(picture - theme).toBeGreaterThanOrEqual(0)
      },
      { expected: /./, prepare: (page) => giveSession(page.context(), named) },
    )
  },
)
