import type { FastifyInstance } from "fastify"
import type { BrowserContext, Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { makeSession, giveSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const TEXT =
  "Nigeria's inflation averaged 18.8% in 2022. In 2020 it was 25%. Inflation was 33% once."

let app: FastifyInstance
let mail: MailBox
let db: Database
let origin = ""
let people = 0

beforeAll(async () => {
  mail = await openMailBox()
  db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** A new person with a proved address, signed in. */
const newSession = () => makeSession(app, mail, `writer${String(++people)}@example.org`)

/** What tests refuse or cut off is no fault of the page. */
const EXPECTED = /status of (?:4|5)\d\d|net::ERR_|Please sign in/

/** Opens the site as a person, or as nobody; any error of a script fails the test. */
const visit = (
  session: string | null,
  work: (page: Page, context: BrowserContext) => Promise<void>,
  options: VisitOptions = {},
) =>
  visitPage(`${origin}/legal`, (page) => work(page, page.context()), {
    expected: EXPECTED,
    ...options,
    ...(session !== null && { prepare: (page) => giveSession(page.context(), session) }),
  })

const editorOf = (page: Page) => page.getByRole("textbox", { name: "Text to check" })
const checkButton = (page: Page) => page.getByRole("button", { name: "Fact check", exact: true })
const cards = (page: Page) => page.getByRole("list", { name: "Statements" }).getByRole("listitem")
const banner = (page: Page) => page.getByRole("alert").getByText("Something went wrong!")
const saved = (page: Page) =>
  page.getByText("Saved", { exact: true }).waitFor({ state: "attached" })

async function write(page: Page, text = TEXT): Promise<void> {
  await page.goto(`${origin}/fact-checking`, { waitUntil: "networkidle" })
  await editorOf(page).click()
  await page.keyboard.insertText(text)
}

async function check(page: Page): Promise<void> {
  await checkButton(page).click()
  await cards(page).first().waitFor()
}

test("a text is checked: gray until opened, corrected, copied, kept and opened again", async () => {
  await visit(await newSession(), async (page, context) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"])
    await write(page, "Prices")
    expect(await checkButton(page).isDisabled()).toBe(true)
    await page.keyboard.insertText("! ")
    expect(await checkButton(page).isDisabled()).toBe(false)
    await page.keyboard.insertText(TEXT)
    await check(page)
    const marks = editorOf(page).getByRole("button")
    expect(await marks.count()).toBe(3)
    expect(await cards(page).getByText("Pending").count()).toBe(3)
    await marks.nth(1).click()
    const card = cards(page).nth(1)
    expect(await marks.nth(1).getAttribute("aria-controls")).toBe(await card.getAttribute("id"))
    await card.getByText("Incorrect", { exact: true }).waitFor()
    expect(await marks.nth(1).getAttribute("aria-description")).toBe("Incorrect")
    expect(await cards(page).getByText("Pending").count()).toBe(2)
    await card.getByText(/Write “13%” instead/).waitFor()
    expect(await card.getByRole("link", { name: "World Bank" }).getAttribute("href")).toContain(
      "/indicators/Inflation",
    )
    await card.locator("table").getByRole("cell", { name: "13.2%" }).waitFor({ state: "attached" })
    await card.getByRole("button", { name: "Accept metric" }).click()
    await card.getByText("Metric value accepted!").waitFor()
    expect(await editorOf(page).textContent()).toContain("In 2020 it was 13%.")
    await card.getByRole("button", { name: "Copy" }).click()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("In 2020 it was 13%")
    await page.getByLabel("Document title").fill("Budget")
    await saved(page)
    await page.waitForURL(/\?id=/)
    await page.reload({ waitUntil: "networkidle" })
    expect(await editorOf(page).textContent()).toContain("In 2020 it was 13%.")
    expect(await cards(page).nth(1).getByText("Correct", { exact: true }).count()).toBe(1)
  })
})

test("the empty editor offers examples, and a check that finds nothing says so", async () => {
  await visit(await newSession(), async (page) => {
    await page.goto(`${origin}/fact-checking`, { waitUntil: "networkidle" })
    const example = page.getByRole("button", { name: /^Inflation in Nigeria/ })
    const share = await example.evaluate(
      (button) =>
        (button.closest("ul")?.clientWidth ?? 0) / (button.closest("aside")?.clientWidth ?? 1),
    )
    expect(share).toBeGreaterThan(0.85)
    await example.click()
    expect(await editorOf(page).textContent()).toContain("18.8 percent in 2022")
    // What is not held here is no example.
    expect(await page.getByRole("button", { name: /^Inflation in Ghana/ }).count()).toBe(0)
    await page.keyboard.press("Control+A")
    await page.keyboard.insertText("The weather was lovely all day long.")
    await checkButton(page).click()
    await page.getByText("No statement was found that can be checked.").waitFor()
  })
})

test("an empty text shows a hint, which screen readers get once and which goes with the first letter", async () => {
  const hint = "Type or paste a text here, or open a file."
  await visit(await newSession(), async (page) => {
    await page.goto(`${origin}/fact-checking`, { waitUntil: "networkidle" })
    const shown = () =>
      editorOf(page)
        .locator("p")
        .first()
        .evaluate((line) => getComputedStyle(line, "::before").content)
    expect(await shown()).toContain(hint)
    expect(await editorOf(page).getAttribute("aria-placeholder")).toBe(hint)
    expect((await editorOf(page).ariaSnapshot()).split(hint).length - 1).toBeLessThanOrEqual(1)
    await editorOf(page).click()
    await page.keyboard.insertText("P")
    expect(await shown()).toBe("none")
    expect(await editorOf(page).getAttribute("aria-placeholder")).toBeNull()
    await page.keyboard.press("Backspace")
    expect(await shown()).toContain(hint)
  })
})

test("the counts of all verdicts fit beside their ring in a window of 320 px", async () => {
  const text =
    "Nigeria's inflation was 13.2% in 2020. Nigeria's inflation was 40% in 2021. Ghana's inflation was 9% in 2021."
  await visit(
    await newSession(),
    async (page) => {
      await write(page, text)
      await check(page)
      await page.getByRole("button", { name: "Show all" }).click()
      await page.getByRole("list", { name: "Verdicts" }).getByText("Unavailable").waitFor()
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      await saved(page)
      const gap = await page.getByRole("button", { name: "Second look" }).evaluate((button) => {
        const below = [...(button.parentElement?.querySelectorAll("button") ?? [])].at(-1)
        return (below?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom
      })
      expect(gap).toBeGreaterThanOrEqual(4)
    },
    { viewport: { width: 320, height: 640 } },
  )
})

test("a statement inside another is no button inside a button", async () => {
  await visit(
    await newSession(),
    async (page) => {
      await write(page, "Nigeria's inflation was 13.2% in 2020, more than Ghana's.")
      await check(page)
      expect(await cards(page).count()).toBe(2)
      expect(await editorOf(page).getByRole("button").count()).toBe(2)
      expect(await brokenRules(page)).toEqual([])
    },
    { bypassCSP: true },
  )
})

test("undo brings back a statement that was corrected or rewritten", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    const marks = editorOf(page).getByRole("button")
    await marks.nth(1).click()
    const card = cards(page).nth(1)
    await card.getByRole("button", { name: "Accept metric" }).click()
    await card.getByText("Correct", { exact: true }).waitFor()
    await card.getByText(/^Correct\. /).waitFor()
    await page.getByRole("button", { name: "Undo" }).click()
    expect(await editorOf(page).textContent()).toBe(TEXT)
    await card.getByText("Incorrect", { exact: true }).waitFor()
    expect(await marks.count()).toBe(3)
    await editorOf(page).click()
    await page.keyboard.press("Control+Home")
    for (let k = 0; k < 10; k++) await page.keyboard.press("ArrowRight")
    await page.keyboard.insertText("true ")
    await expect.poll(() => marks.count()).toBe(2)
    await page.getByRole("button", { name: "Undo" }).click()
    await expect.poll(() => marks.count()).toBe(3)
  })
})

test("in a stored document a figure is accepted with Enter, the focus stays, and undo brings the statement back", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    await page.getByRole("button", { name: "Show all" }).click()
    await saved(page)
    await page.waitForURL(/\?id=/)
    await page.reload({ waitUntil: "networkidle" })
    const card = cards(page).nth(1)
    await card.getByRole("button").first().click()
    await card.getByRole("button", { name: "Accept metric" }).focus()
    await page.keyboard.press("Enter")
    await card.getByText("Metric value accepted!").waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Copy")
    await page.getByRole("button", { name: "Undo" }).click()
    expect(await editorOf(page).textContent()).toBe(TEXT)
    await card.getByText("Incorrect", { exact: true }).waitFor()
    expect(await editorOf(page).getByRole("button").count()).toBe(3)
  })
})

test("a figure with which the sentence is not confirmed is not put into the text", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    await editorOf(page).getByRole("button").nth(1).click()
    await page.route("**/economic/check", async (route) => {
      const answer = await route.fetch()
      const { data, ...rest } = (await answer.json()) as { data: { claims: { status: string }[] } }
      const claims = data.claims.map((claim) => ({ ...claim, status: "incorrect" }))
      await route.fulfill({ json: { ...rest, data: { ...data, claims } } })
    })
    await cards(page).nth(1).getByRole("button", { name: "Accept metric" }).click()
    await page.getByText(/could not be confirmed, so nothing was changed/).waitFor()
    expect(await editorOf(page).textContent()).toBe(TEXT)
    expect(await cards(page).getByText("Correct", { exact: true }).count()).toBe(0)
  })
})

test("N on a statement in the text goes to the next incorrect one there, and Show all keeps the focus", async () => {
  await visit(await newSession(), async (page) => {
    const text = `${TEXT} In 2021 it was 40%.`
    await write(page, text)
    await check(page)
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    await page.getByRole("button", { name: "Show all" }).focus()
    await page.keyboard.press("Enter")
    await expect.poll(focused).toBe("Results")
    await editorOf(page).getByRole("button").first().focus()
    await page.keyboard.press("n")
    await expect.poll(focused).toBe("In 2020 it was 25%")
    await page.keyboard.press("n")
    await expect.poll(focused).toBe("In 2021 it was 40%")
    await page.keyboard.press("p")
    await expect.poll(focused).toBe("In 2020 it was 25%")
    expect(await editorOf(page).textContent()).toBe(text)
  })
})

test("the day of the text is the one from which last year counts, and a text's own date is offered", async () => {
  await visit(await newSession(), async (page) => {
    await write(page, "ABUJA, 3 March 2021 – Nigeria's inflation was 13.2% last year.")
    await page.getByRole("button", { name: /^Use 03 March 2021/ }).click()
    expect(await page.getByLabel("Day of the text").inputValue()).toBe("2021-03-03")
    await check(page)
    await page.getByRole("button", { name: "Show all" }).click()
    await cards(page).nth(0).getByText("Correct", { exact: true }).waitFor()
    await page.getByLabel("Day of the text").fill("2022-03-03")
    await cards(page).nth(0).getByText("Pending", { exact: true }).waitFor()
    await page.getByRole("button", { name: "Show all" }).click()
    await cards(page).nth(0).getByText("Incorrect", { exact: true }).waitFor()
    await saved(page)
    await page.waitForURL(/\?id=/)
    await page.reload({ waitUntil: "networkidle" })
    expect(await page.getByLabel("Day of the text").inputValue()).toBe("2022-03-03")
  })
})

test("all verdicts are shown at once, narrowed to one, and N leads to the next incorrect statement", async () => {
  await visit(await newSession(), async (page) => {
    await write(page, `${TEXT} In 2021 it was 40%.`)
    await check(page)
    await page.getByRole("button", { name: "Show all" }).click()
    expect(await cards(page).getByText("Pending").count()).toBe(0)
    await page.getByRole("heading", { name: "Results" }).click()
    const isOpen = (k: number) =>
      cards(page).nth(k).getByRole("button").first().getAttribute("aria-expanded")
    await page.keyboard.press("n")
    await expect.poll(() => isOpen(1)).toBe("true")
    await page.keyboard.press("n")
    await expect.poll(() => isOpen(3)).toBe("true")
    await page.keyboard.press("p")
    await expect.poll(() => isOpen(1)).toBe("true")
    await page.getByRole("button", { name: "2 Incorrect" }).click()
    expect(await cards(page).count()).toBe(2)
    await page.getByRole("button", { name: "2 Incorrect" }).click()
    expect(await cards(page).count()).toBe(4)
  })
})

test("a pasted heading stays one, and Arabic runs from the right", async () => {
  await visit(await newSession(), async (page) => {
    await write(page, "")
    await editorOf(page).evaluate((editor) => {
      const data = new DataTransfer()
      data.setData("text/html", "<h1>Budget</h1><p>بلغ التضخم في مصر</p>")
      editor.dispatchEvent(
        new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }),
      )
    })
    await editorOf(page).getByRole("heading", { name: "Budget", level: 2 }).waitFor()
    const words = editorOf(page).getByText("بلغ")
    const isRight = await words.evaluate((paragraph) => {
      const range = document.createRange()
      range.selectNodeContents(paragraph)
      const [text, box] = [range.getBoundingClientRect(), paragraph.getBoundingClientRect()]
      return box.right - text.right < text.left - box.left
    })
    expect(isRight).toBe(true)
  })
})

test("documents are listed, renamed and deleted after a question", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    await saved(page)
    await page.goto(`${origin}/dashboard/fact-checking`, { waitUntil: "networkidle" })
    const line = page.getByRole("listitem").filter({ hasText: "Untitled document" })
    await line.getByText("Nigeria's inflation averaged 18.8% in 2022.").waitFor()
    await line.getByText("3 metrics checked").waitFor()
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await line.locator("time").isVisible()).toBe(true)
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.getByRole("button", { name: "Rename Untitled document" }).click()
    await page.getByRole("dialog").getByLabel("Title").fill("Budget")
    await page.getByRole("button", { name: "Rename", exact: true }).click()
    await page.getByRole("link", { name: /Budget/ }).click()
    await page.waitForURL(/\/fact-checking\?id=/)
    expect(await page.getByLabel("Document title").inputValue()).toBe("Budget")
    await page.getByRole("link", { name: "Back to documents" }).click()
    await page.getByRole("button", { name: "Delete Budget" }).click()
    await page.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Delete Budget" }).click()
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.getByText("No documents yet").waitFor()
    await page.getByRole("link", { name: "Create Document" }).click()
    await page.waitForURL(/\/fact-checking$/)
    expect(await editorOf(page).textContent()).toBe("")
  })
})

test("the dashboard shows the last documents, and asks again where they could not be had", async () => {
  await visit(await newSession(), async (page) => {
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    await page.getByText("No documents yet.").waitFor()
    await write(page)
    await check(page)
    await saved(page)
    let isBroken = true
    await page.route("**/api/v1/document", (route) =>
      isBroken && route.request().method() === "GET"
        ? route.fulfill({ status: 500, json: { status: "error", error: "No answer" } })
        : route.continue(),
    )
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    const recent = page.getByRole("region", { name: "Recent documents" })
    await recent.getByRole("alert").waitFor()
    isBroken = false
    await recent.getByRole("button", { name: "Try again" }).click()
    await recent.getByText(/3 metrics checked/).waitFor()
    expect(await recent.getByRole("alert").count()).toBe(0)
    await page.setViewportSize({ width: 320, height: 640 })
    const title = await recent.locator("li b").first().boundingBox()
    const counts = await recent.locator("li small").first().boundingBox()
    expect(title && counts && counts.y >= title.y + title.height).toBe(true)
    await recent.getByRole("link", { name: /Untitled document/ }).click()
    await page.waitForURL(/\/fact-checking\?id=/)
  })
})

test("with the keyboard alone: write, check, walk through the statements, open and close them", async () => {
  await visit(await newSession(), async (page) => {
    await page.goto(`${origin}/fact-checking`, { waitUntil: "networkidle" })
    await page.getByLabel("Document title").focus()
    await page.keyboard.type("Keys")
    await editorOf(page).focus()
    await page.keyboard.type(TEXT)
    await checkButton(page).focus()
    await page.keyboard.press("Enter")
    await cards(page).first().waitFor()
    await editorOf(page).focus()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Enter")
    await cards(page).nth(0).getByText("Correct", { exact: true }).waitFor()
    await page.keyboard.press("Tab")
    await page.keyboard.press("Space")
    await cards(page).nth(1).getByText("Incorrect", { exact: true }).waitFor()
    const focused = () => page.evaluate(() => document.activeElement?.textContent)
    expect(await focused()).toBe("In 2020 it was 25%")
    await page.keyboard.press("Space")
    expect(await cards(page).nth(1).getByRole("button").getAttribute("aria-expanded")).toBe("false")
    await page.keyboard.press("Enter")
    expect(await cards(page).nth(1).getByRole("button").first().getAttribute("aria-expanded")).toBe(
      "true",
    )
    await page.keyboard.press("Escape")
    await expect
      .poll(() => cards(page).nth(1).getByRole("button").first().getAttribute("aria-expanded"))
      .toBe("false")
    expect(await focused()).toBe("In 2020 it was 25%")
    for (const key of ["x", "Delete", "Backspace"]) await page.keyboard.press(key)
    // The keys opened statements and wrote nothing.
    expect(await editorOf(page).textContent()).toBe(TEXT)
  })
})

test("on a phone a lifted card closes by Escape, its button or a touch beside it, and the focus goes back", async () => {
  const work = async (page: Page) => {
    await write(page)
    await check(page)
    const mark = editorOf(page).getByRole("button").nth(1)
    const card = cards(page).nth(1)
    const close = card.getByRole("button", { name: "Close" })
    const lift = async () => {
      await mark.tap()
      await close.waitFor()
      // The statement stays in sight above its card.
      await expect
        .poll(async () => {
          const [statement, sheet] = [await mark.boundingBox(), await card.boundingBox()]
          return statement && sheet && statement.y > 0 && statement.y + statement.height < sheet.y
        })
        .toBe(true)
      expect(await card.evaluate((it) => it.contains(document.activeElement))).toBe(true)
      const { y, height } = (await card.boundingBox()) ?? { y: 0, height: 0 }
      expect(Math.round(y + height)).toBe(844)
    }
    const isEven = async () => {
      // A finger that has touched the head leaves it as if the pointer rested there.
      await card.getByRole("button", { expanded: true }).hover()
      const grounds = await card.evaluate((it) => {
        const close = it.querySelector("[aria-label=Close]")
        const head = it.querySelector("[aria-expanded]")
        return [it, head, close].map((one) => (one ? getComputedStyle(one).backgroundColor : ""))
      })
      expect(grounds[1]).toBe("rgba(0, 0, 0, 0)")
      expect(grounds[2]).toBe(grounds[0])
    }
    const isBack = async () => {
      await close.waitFor({ state: "detached" })
      expect(await mark.getAttribute("aria-expanded")).toBe("false")
      expect(await mark.evaluate((it) => it === document.activeElement)).toBe(true)
    }
    await lift()
    await isEven()
    await page.keyboard.press("Escape")
    await isBack()
    await lift()
    await close.tap()
    await isBack()
    await lift()
    // The margin of the bar takes no focus itself; a finger there would be taken for one on the link beside it.
    const bar = (await page.getByLabel("Document title").boundingBox()) ?? { y: 0, height: 0 }
    await page.mouse.click(3, bar.y + bar.height / 2)
    await isBack()
    await lift()
    await card.getByRole("button", { name: "Accept metric" }).tap()
    await card.getByText("Metric value accepted!").waitFor()
    // Another statement takes its place; a touch on a control closes it and keeps the focus there.
    await editorOf(page).getByRole("button").nth(0).tap()
    await cards(page).nth(0).getByRole("button", { name: "Close" }).waitFor()
    await close.waitFor({ state: "detached" })
    await page.getByLabel("Document title").tap()
    await cards(page).getByRole("button", { name: "Close" }).waitFor({ state: "detached" })
    expect(
      await page.getByLabel("Document title").evaluate((it) => it === document.activeElement),
    ).toBe(true)
  }
  await visit(await newSession(), work, { viewport: { width: 390, height: 844 }, touch: true })
})

test("a visitor from inside the site sees the editor and is asked to sign up; entry by address signs in first", async () => {
  await visit(null, async (page) => {
    await page.getByRole("navigation", { name: "Main" }).getByText("Fact Checking").click()
    await page.waitForURL(/\/fact-checking$/)
    await editorOf(page).click()
    await page.keyboard.type("a")
    const prompt = page.getByRole("dialog")
    await prompt.getByText("Sorry! Kindly signup to use the editor.").waitFor()
    expect(await editorOf(page).textContent()).toBe("")
    await prompt.getByRole("button", { name: "Cancel" }).click()
    await checkButton(page).click()
    await prompt.getByText("Sorry! Kindly signup to use the editor.").waitFor()
    await prompt.getByRole("link", { name: "Sign up" }).click()
    await page.waitForURL(/\/signup\?next=%2Ffact-checking$/)
    await page.goto(`${origin}/fact-checking?id=x`)
    await page.waitForURL(/\/login\?next=%2Ffact-checking%3Fid%3Dx$/)
  })
})

test("a check that fails says so, keeps the text, and can be tried again", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await page.route("**/economic/check", (route) => route.fulfill({ status: 500, body: "{}" }))
    await checkButton(page).click()
    await banner(page).waitFor()
    expect(await editorOf(page).textContent()).toBe(TEXT)
    await page.unroute("**/economic/check")
    await check(page)
    expect(await banner(page).count()).toBe(0)
  })
})

test("the notice of a fault goes after half a minute", async () => {
  await visit(await newSession(), async (page) => {
    await page.clock.install()
    await write(page)
    await page.route("**/economic/check", (route) => route.abort())
    await checkButton(page).click()
    await banner(page).waitFor()
    await page.clock.runFor(29_000)
    expect(await banner(page).count()).toBe(1)
    await page.clock.runFor(2000)
    await banner(page).waitFor({ state: "detached" })
  })
})

test("without a connection the text is kept in the page and saved once it is back", async () => {
  await visit(await newSession(), async (page, context) => {
    await write(page, "First words. ")
    await saved(page)
    await context.setOffline(true)
    await page.keyboard.insertText("Written offline.")
    await page.getByText("Not saved yet. Trying again …").waitFor({ state: "attached" })
    await context.setOffline(false)
    await saved(page)
    await page.reload({ waitUntil: "networkidle" })
    expect(await editorOf(page).textContent()).toBe("First words. Written offline.")
  })
})

test("a session that ended leads to the sign-in, and what was written comes back after it", async () => {
  const session = await newSession()
  await visit(session, async (page) => {
    await write(page, "Kept words. ")
    await saved(page)
    await page.route("**/api/v1/document/*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 401, json: { status: "error", error: "Please sign in" } })
        : route.continue(),
    )
    await page.keyboard.insertText("Unsent words.")
    await page.waitForURL(/\/login\?next=%2Ffact-checking%3Fid%3D/)
    await page.unroute("**/api/v1/document/*")
    const next = new URL(page.url()).searchParams.get("next") ?? ""
    await page.evaluate((kept) => {
      localStorage.setItem("session", kept)
    }, session)
    await page.goto(`${origin}${next}`, { waitUntil: "networkidle" })
    expect(await editorOf(page).textContent()).toBe("Kept words. Unsent words.")
    await saved(page)
  })
})

test("S-32: what is pasted is cleaned: no scripts, styles, pictures or unsafe links, no nested lists", async () => {
  const paste = async (page: Page) => {
    await write(page, " ")
    await editorOf(page).evaluate((editor) => {
      const data = new DataTransfer()
      data.setData(
        "text/html",
        `<h1 style="color:red">Head</h1><p onclick="window.bad=1">A <b>bold</b> <a href="javascript:bad()">x</a>
         <a href="https://example.org">safe</a><img src=x onerror="window.bad=1"><svg onload="window.bad=1"></svg>
         <script>window.bad=1</script></p><ul><li>One<ul><li>Two</li></ul></li></ul>`,
      )
      const event = { clipboardData: data, bubbles: true, cancelable: true }
      editor.dispatchEvent(new ClipboardEvent("paste", event))
    })
    await editorOf(page).getByText("Two").waitFor()
    const html = await editorOf(page).innerHTML()
    expect(html).not.toMatch(/javascript|onclick|onerror|onload|<script|<img src|style=/)
    expect(html).toContain('href="https://example.org"')
    expect(html).not.toMatch(/<li>(?:(?!<\/li>).)*<ul>/s)
    // A picture that was pasted would have failed before one that is asked for now.
    const ran = await page.evaluate(async () => {
      const picture = new Image()
      const failed = new Promise((resolve) => (picture.onerror = resolve))
      picture.src = "/uploads/none.png"
      await failed
      return "bad" in window
    })
    expect(ran).toBe(false)
  }
  await visit(await newSession(), paste)
  // The page's policy is the second lock, not the only one.
  await visit(await newSession(), paste, { bypassCSP: true })
})

test("a check is published, read without an account, and taken back", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    await saved(page)
    await page.getByRole("button", { name: "Publish" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByRole("button", { name: "Publish" }).click()
    const address = await dialog.getByLabel("Address").inputValue()
    expect((await fetch(address)).status).toBe(200)
    await dialog.getByRole("button", { name: "Unpublish" }).click()
    await dialog.getByText("Publish this check").waitFor()
    expect((await fetch(address)).status).toBe(404)
  })
})

test.each([
  ["wide and light", { viewport: { width: 1280, height: 900 } }],
  ["wide and dark", { viewport: { width: 1280, height: 900 }, dark: true }],
  ["narrow and light", { viewport: { width: 390, height: 844 } }],
  ["narrow and dark", { viewport: { width: 390, height: 844 }, dark: true }],
])("axe finds nothing and nothing is too wide: %s", async (_name, options) => {
  await visit(
    await newSession(),
    async (page) => {
      await write(page)
      await check(page)
      for (let k = 0; k < 3; k++) await cards(page).nth(k).getByRole("button").first().click()
      await cards(page).nth(1).getByRole("button").first().click()
      await cards(page).nth(1).getByRole("button", { name: "Accept metric" }).waitFor()
      await saved(page)
      for (const path of [page.url(), `${origin}/dashboard/fact-checking`]) {
        if (page.url() !== path) await page.goto(path, { waitUntil: "networkidle" })
        expect(await brokenRules(page)).toEqual([])
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      }
    },
    { ...options, bypassCSP: true },
  )
})

// The last one: it changes the data that the others are about.
test("when the data changes, the list and the document say which verdicts are others now", async () => {
  await visit(await newSession(), async (page) => {
    await write(page)
    await check(page)
    await saved(page)
    const address = page.url()
    await importInflation(db, "2025-07-01", ["25", "17", "18.8"])
    await page.goto(`${origin}/legal`)
    await page.goto(address, { waitUntil: "networkidle" })
    const notice = page.getByText("The data has changed since you checked: 1 verdict is different")
    await notice.waitFor()
    await cards(page).nth(1).getByRole("button").first().click()
    await cards(page)
      .nth(1)
      .getByText(/the verdict was Incorrect/)
      .waitFor()
    await page.goto(`${origin}/dashboard/fact-checking`, { waitUntil: "networkidle" })
    await page.getByText("1 verdict changed").waitFor()
    await page.goto(address, { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Got it" }).click()
    await notice.waitFor({ state: "detached" })
    await saved(page)
    await page.goto(`${origin}/dashboard/fact-checking`, { waitUntil: "networkidle" })
    await page.getByText("3 metrics checked").waitFor()
    expect(await page.getByText("1 verdict changed").count()).toBe(0)
  })
})
