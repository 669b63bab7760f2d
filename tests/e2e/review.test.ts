import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInflation } from "#tests/support/inflation-vintages.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const TEXT = "Nigeria's inflation averaged 18.8% in 2022. In 2020 it was 25%."
const AUTHOR = "author@example.org"
const SECOND = "second@example.org"
const VIEWS: VisitOptions[] = [
  { viewport: { width: 1280, height: 900 } },
  { viewport: { width: 390, height: 844 }, dark: true },
  { viewport: { width: 320, height: 640 } },
]

let app: FastifyInstance
let mail: MailBox
let origin = ""
let author = ""
let second = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  await importInflation(db, "2024-07-01", ["13.2", "17", "18.8"])
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  author = await makeSession(app, mail, AUTHOR)
  second = await makeSession(app, mail, SECOND, "Kofi Mensah")
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

const visitAs = (
  session: string | null,
  address: string,
  work: (page: Page) => Promise<void>,
  options: VisitOptions = {},
) =>
  visitPage(address, work, {
    bypassCSP: true,
    ...options,
    ...(session !== null && { prepare: (page) => giveSession(page.context(), session) }),
  })

/** The address in a message, on the site as the test reaches it. */
function readLink(text: string): string {
  const [link = ""] = new RegExp(`${PUBLIC_URL}/\\S+`).exec(text) ?? []
  return link.replace(PUBLIC_URL, origin)
}

test("a text that a second person agrees to is published as checked by two", async () => {
  let document = ""
  await visitAs(author, `${origin}/fact-checking`, async (page) => {
    await page.getByRole("textbox", { name: "Text to check" }).click()
    await page.keyboard.insertText(TEXT)
    await page.getByLabel("Document title").fill("Budget")
    await page.getByRole("button", { name: "Fact check", exact: true }).click()
    await page.getByRole("list", { name: "Statements" }).getByRole("listitem").first().waitFor()
    await page.waitForURL(/\?id=/)
    document = page.url()
    await page.getByRole("button", { name: "Second look" }).click()
    const dialog = page.getByRole("dialog")
    const field = dialog.getByLabel("E-mail address of the second person")
    await page.setViewportSize({ width: 390, height: 844 })
    expect((await field.boundingBox())?.height).toBeGreaterThanOrEqual(40)
    const close = await dialog.getByRole("button", { name: "Close" }).boundingBox()
    // A browser may give one of two equal sides a hair less.
    expect(close?.width).toBeCloseTo(close?.height ?? 0, 1)
    await page.setViewportSize({ width: 1280, height: 900 })
    await field.fill(SECOND)
    await dialog.getByRole("button", { name: "Send" }).click()
    await dialog.getByText(`Sent to ${SECOND}. There is no answer yet.`).waitFor()
    expect(await brokenRules(page)).toEqual([])
  })

  // The first letter brought the code of the account.
  const asked = await mail.letter(SECOND, 1)
  const address = readLink(asked.text)
  await visitAs(null, address, async (page) => {
    const link = page.getByRole("link", { name: "Sign in" }).first()
    expect(await link.getAttribute("href")).toContain("next=%2Freview%2F")
  })
  for (const view of VIEWS) {
    await visitAs(
      second,
      address,
      async (page) => {
        await page.getByText("Incorrect", { exact: true }).waitFor()
        expect(await overflowOf(page)).toBeLessThanOrEqual(0)
        expect(await brokenRules(page)).toEqual([])
      },
      view,
    )
  }
  await visitAs(second, address, async (page) => {
    await page.getByText("Amina Diallo asks whether you agree to “Budget”.").waitFor()
    await page.getByLabel("Note for the author").fill("The year is right.")
    await page.getByRole("button", { name: "I agree" }).click()
    await page.getByText("You agreed to this text. You may answer again.").waitFor()
  })

  const answered = await mail.letter(AUTHOR, 1)
  expect(readLink(answered.text)).toBe(document)
  let published = ""
  await visitAs(author, document, async (page) => {
    await page.getByRole("button", { name: "Second look" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText(`${SECOND} agreed. “The year is right.”`).waitFor()
    expect(await dialog.getByRole("button", { name: "Take it back" }).isEnabled()).toBe(true)
    await page.keyboard.press("Escape")
    await page.getByRole("button", { name: "Publish" }).click()
    await dialog.getByRole("button", { name: "Publish" }).click()
    published = await dialog.getByLabel("Address").inputValue()
  })
  await visitAs(null, published.replace(PUBLIC_URL, origin), async (page) => {
    await page.getByText("Checked by two: a second person agreed to the text.").waitFor()
  })
})

test("who is asked answers only the text that was read, and reads nothing that was taken back", async () => {
  let document = ""
  await visitAs(author, `${origin}/fact-checking`, async (page) => {
    await page.getByRole("textbox", { name: "Text to check" }).click()
    await page.keyboard.insertText(TEXT)
    await page.getByRole("button", { name: "Fact check", exact: true }).click()
    await page.waitForURL(/\?id=/)
    document = page.url()
    await page.getByRole("button", { name: "Second look" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByLabel("E-mail address of the second person").fill(SECOND)
    await dialog.getByRole("button", { name: "Send" }).click()
    await dialog.getByText(`Sent to ${SECOND}. There is no answer yet.`).waitFor()
  })
  const asked = await mail.letter(SECOND, 2)
  const address = readLink(asked.text)
  await visitAs(
    second,
    address,
    async (page) => {
      await page.getByRole("button", { name: "I agree" }).waitFor()
      const id = new URL(document).searchParams.get("id") ?? ""
      const changed = await app.inject({
        method: "PATCH",
        url: `/api/v1/document/${id}`,
        headers: { authorization: `Bearer ${(JSON.parse(author) as { token: string }).token}` },
        payload: { title: "Another title" },
      })
      expect(changed.statusCode).toBe(200)
      await page.getByRole("button", { name: "I agree" }).click()
      await page.getByText("The author has changed the text. Please read it again.").waitFor()
      await page.getByText("asks whether you agree to “Another title”.").waitFor()
    },
    { expected: /status of 409/ },
  )
  await visitAs(author, document, async (page) => {
    await page.getByRole("button", { name: "Second look" }).click()
    await page.getByRole("button", { name: "Take it back" }).click()
    await page.getByText("Document taken back").waitFor()
  })
  await visitAs(
    second,
    address,
    async (page) => {
      await page.getByText("No document was sent to you at this address.").waitFor()
    },
    { expected: /status of 404/ },
  )
})

test("an address that was sent to somebody else says so and shows nothing", async () => {
  await visitAs(
    author,
    `${origin}/review/${"0".repeat(32)}`,
    async (page) => {
      await page.getByText("No document was sent to you at this address.").waitFor()
      expect(await page.getByRole("button", { name: "I agree" }).count()).toBe(0)
    },
    { expected: /status of 404/ },
  )
})
