import { readFile } from "node:fs/promises"

import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { brokenRules } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { readPdfText } from "#tests/support/read-pdf-text.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const DASHBOARD = "/country/nigeria"
const CALL = "**/api/v1/country-dashboard/user/nigeria"
const FILES = "**/api/v1/export/country-dashboard/**"

let app: FastifyInstance
let db: Database
let mail: MailBox
let origin = ""
let session = ""

beforeAll(async () => {
  mail = await openMailBox()
  db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, "amina@example.org")
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** Answers that tests make fail are no faults of the page. */
const EXPECTED = /status of (?:4|5)\d\d|Please sign in to continue/

const visitSignedIn = (
  path: string,
  work: (page: Page) => Promise<void>,
  { prepare, ...options }: VisitOptions = {},
) =>
  visitPage(`${origin}${path}`, work, {
    expected: EXPECTED,
    ...options,
    prepare: async (page) => {
      await giveSession(page.context(), session)
      await prepare?.(page)
    },
  })

const heading = (page: Page, name = "Nigeria") =>
  page.getByRole("heading", { level: 1, name: `${name}: Country Dashboard` })

/** Presses a focused button by key and gives the file that comes. */
async function downloadByKey(page: Page, name: string) {
  await page.getByRole("button", { name }).focus()
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.keyboard.press("Enter"),
  ])
  const path = await download.path()
  return { name: download.suggestedFilename(), bytes: await readFile(path) }
}

test("who is signed in sees the dashboard, and it is counted once", async () => {
  const reported: string[] = []
  await visitSignedIn(
    DASHBOARD,
    async (page) => {
      await heading(page).waitFor()
      await page.getByRole("heading", { name: "Selected Indicators" }).waitFor()
      expect(await page.locator("svg rect").count()).toBeGreaterThan(5)
      await expect.poll(() => reported).toHaveLength(1)
      const rows = () =>
        db.query<{ code: string }>("select country_code as code from dashboard_visit")
      await expect.poll(rows).toEqual([{ code: "NGA" }])
    },
    {
      prepare: async (page) => {
        page.on("request", (request) => {
          if (request.method() === "PATCH") reported.push(request.url())
        })
      },
    },
  )
})

test("the dashboard is kept as PDF, CSV and XLSX by keyboard, each told in a notice", async () => {
  await visitSignedIn(DASHBOARD, async (page) => {
    await heading(page).waitFor()
    const pdf = await downloadByKey(page, "Download as PDF")
    expect(pdf.name).toBe("nigeria-country-dashboard.pdf")
    expect(readPdfText(pdf.bytes).replace(/\s+/g, " ")).toContain("Selected Indicators")
    await page.getByText("Downloaded nigeria-country-dashboard.pdf").waitFor()
    const csv = await downloadByKey(page, "Download as CSV")
    expect(csv.bytes.toString()).toMatch(/^section,country,code/)
    await page.getByText("Downloaded nigeria-country-dashboard.csv").waitFor()
    const xlsx = await downloadByKey(page, "Download as XLSX")
    expect(xlsx.bytes.toString("latin1")).toMatch(/^PK/)
    await page.getByText("Downloaded nigeria-country-dashboard.xlsx").waitFor()
  })
})

test("a button is busy while its file is made, and a failure is told by the server's words", async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  const error = "Too many files are being made. Please try again in a moment."
  await visitSignedIn(
    DASHBOARD,
    async (page) => {
      const button = page.getByRole("button", { name: "Download as PDF" })
      await button.click()
      await expect.poll(() => button.getAttribute("aria-busy")).toBe("true")
      answer()
      await page.getByRole("alert").getByText(error).waitFor()
      await expect.poll(() => button.getAttribute("aria-busy")).toBeNull()
    },
    {
      prepare: async (page) => {
        await page.route(FILES, async (route) => {
          await held
          await route.fulfill({
            status: 503,
            json: { status: "error", code: "unavailable", error },
          })
        })
      },
    },
  )
})

test("grey boxes stand for the dashboard until it is here, and another country is chosen by keyboard", async () => {
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => (answer = resolve))
  await inBrowser({}, async (context) => {
    const page = await context.newPage()
    await giveSession(context, session)
    await page.route(CALL, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${origin}${DASHBOARD}`)
    await page.locator("[aria-busy=true]").waitFor()
    expect(await page.locator("[aria-hidden=true] > div > div").count()).toBe(8 + 2 + 2)
    answer()
    await page.getByRole("heading", { name: "Selected Indicators" }).waitFor()
    await page.getByRole("combobox", { name: /Country/ }).focus()
    await page.keyboard.press("ArrowDown")
    await page.keyboard.type("ghana")
    await page.keyboard.press("Enter")
    await heading(page, "Ghana").waitFor()
    await page.getByRole("heading", { name: "Selected Indicators" }).waitFor()
  })
})

test("a failed answer is told and can be tried again; it is no verdict on the country", async () => {
  let isBroken = true
  const error = "Something unexpected occurred on the server"
  await visitSignedIn(
    DASHBOARD,
    async (page) => {
      await page.getByRole("alert").getByText(error).waitFor()
      expect(await page.getByRole("dialog").count()).toBe(0)
      isBroken = false
      await page.getByRole("button", { name: "Try again" }).focus()
      await page.keyboard.press("Enter")
      await page.getByRole("heading", { name: "Selected Indicators" }).waitFor()
    },
    {
      prepare: async (page) => {
        await page.route(CALL, async (route) =>
          isBroken
            ? route.fulfill({ status: 500, json: { status: "error", code: "internal", error } })
            : route.continue(),
        )
      },
    },
  )
})

test("a session that is over leads to the sign-in page and back", async () => {
  await visitSignedIn(
    DASHBOARD,
    async (page) => {
      await page.waitForURL(/\/login\?next=%2Fcountry%2Fnigeria$/)
      expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull()
    },
    {
      prepare: async (page) => {
        await page.route(CALL, (route) =>
          route.fulfill({
            status: 401,
            json: { status: "error", code: "sign-in-needed", error: "Please sign in to continue" },
          }),
        )
      },
    },
  )
})

test("an unknown country is 404 with a window that leads to another choice by key", async () => {
  await inBrowser({ bypassCSP: true }, async (context) => {
    const page = await context.newPage()
    const answer = await page.goto(`${origin}/country/atlantis`)
    expect(answer?.status()).toBe(404)
    const dialog = page.getByRole("dialog")
    await dialog.getByText("Sorry! No dashboard available for atlantis").waitFor()
    expect(await brokenRules(page)).toEqual([])
    await dialog.getByRole("link", { name: "Select Another" }).focus()
    await page.keyboard.press("Enter")
    await page.waitForURL((url) => url.pathname !== "/country/atlantis")
  })
})

test("the words of the two buttons on a phone do not touch their edges", async () => {
  await visitSignedIn(
    "/country/nigeria",
    async (page) => {
      // The second time the font of the site is there from the start.
      await page.reload({ waitUntil: "networkidle" })
      for (const name of ["Download as PDF", "Make Custom Request"]) {
        const room = await page.getByRole("button", { name }).evaluate((button) => {
          const words = document.createRange()
          words.selectNodeContents(button)
          const [outer, inner] = [button.getBoundingClientRect(), words.getBoundingClientRect()]
          return Math.min(inner.left - outer.left, outer.right - inner.right)
        })
        expect(room).toBeGreaterThanOrEqual(10)
      }
    },
    { viewport: { width: 390, height: 844 } },
  )
})

const LOOKS = [390, 1280].flatMap((width) => [false, true].map((dark) => ({ width, dark })))

test.each(LOOKS)(
  "the signed-in dashboard and its request form break no accessibility rule at $width px (dark: $dark)",
  async ({ width, dark }) => {
    const options = { dark, viewport: { width, height: 844 }, bypassCSP: true }
    await visitSignedIn(
      DASHBOARD,
      async (page) => {
        await page.getByRole("heading", { name: "Resources" }).waitFor()
        expect(await brokenRules(page)).toEqual([])
        await page.getByRole("button", { name: "Make Custom Request" }).focus()
        await page.keyboard.press("Enter")
        await page.getByLabel("Extra Notes").waitFor()
        expect(await brokenRules(page)).toEqual([])
      },
      options,
    )
  },
)

const LIFE = "/indicators/Life%20expectancy%20at%20birth/nigeria?chartType=line"

test("the home of a person's dashboard holds what they saved, opened and searched for, with new figures marked", async () => {
  await visitSignedIn(LIFE, async (page) => {
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByRole("button", { name: "Saved", exact: true, pressed: true }).waitFor()
    await page.goto(`${origin}/results?q=literacy`, { waitUntil: "networkidle" })
    await page.goto(`${origin}${DASHBOARD}`, { waitUntil: "networkidle" })
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    const saved = page.getByRole("region", { name: "Saved views" })
    const row = saved.getByRole("link", { name: /Life expectancy at birth, Nigeria/ })
    await row.getByText("56.6").waitFor()
    // The data of this test are of now, and were there before the view was opened.
    expect(await row.getByText("New figures").count()).toBe(0)
    const history = page.getByRole("region", { name: "Recently viewed" })
    await history.getByRole("link", { name: "literacy" }).waitFor()
    await history.getByRole("link", { name: "Nigeria: Country Dashboard" }).waitFor()
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((name) => name.startsWith("kept:")) ?? ""
      const text = localStorage.getItem(key) ?? ""
      localStorage.setItem(key, text.replace(/"at":"\d{4}/g, '"at":"2001'))
    })
    await page.reload({ waitUntil: "networkidle" })
    await row.getByText("New figures").waitFor()
    await page.getByRole("button", { name: "Clear history" }).click()
    expect(await history.count()).toBe(0)
    await row.click()
    await page.getByRole("button", { name: "Saved", exact: true, pressed: true }).waitFor()
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    expect(await row.getByText("New figures").count()).toBe(0)
    await saved.getByRole("button", { name: /^Remove Life expectancy/ }).click()
    await saved.getByText("Press Save under a chart").waitFor()
  })
})

test.each([
  ["a ranking", "/indicators/Life%20expectancy%20at%20birth?endYear=2000", /by country|2000/],
  ["a composition", "/explore?i=gapminder:lex&c=NGA,KEN&layout=bars", /Nigeria and Kenya/],
])("%s is saved to the dashboard, and leads back to its address", async (_, address, title) => {
  await visitSignedIn(address, async (page) => {
    await page.getByRole("button", { name: "Save", exact: true }).click()
    await page.getByRole("button", { name: "Saved", exact: true, pressed: true }).waitFor()
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    const saved = page.getByRole("region", { name: "Saved views" })
    await saved.getByRole("link", { name: title }).click()
    await page.getByRole("button", { name: "Saved", exact: true, pressed: true }).waitFor()
    expect(page.url()).toBe(`${origin}${address}`)
  })
})

test("visitors are offered no Save, and nothing of them is kept", async () => {
  await visitPage(`${origin}${LIFE}`, async (page) => {
    await page.getByRole("button", { name: "Share" }).waitFor()
    expect(await page.getByRole("button", { name: "Save", exact: true }).count()).toBe(0)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith("kept:"))).toEqual([])
  })
})
