import type { FastifyInstance, InjectOptions } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

/** Ends an attribute, a text field and a script, then runs where it is taken for markup. */
const CANARY = `"'></textarea></script><img src=x onerror="canary=1"><svg onload="canary=1">`
const SHOWN = /onerror="canary=1"/
const LONG = 300_000

let app: FastifyInstance
let mail: MailBox
let origin = ""
let session = ""
let documentId = ""
let checkId = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  const rate = { category: "monetary", definition: CANARY, notes: CANARY } as const
  const indicator = await addIndicator(db, { code: "FX", name: `Rate ${CANARY}`, ...rate })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [359, 401, null, 645] })
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, "canary@example.org", CANARY)
  documentId = (await write("POST", "/document", aDocument())).id
  checkId = (await write("POST", `/document/${documentId}/publish`, {})).id
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** Sends a call as the signed-in person and gives its data. */
async function write(method: "POST" | "PATCH", path: string, payload: object) {
  const { token } = JSON.parse(session) as { token: string }
  const headers = { authorization: `Bearer ${token}` }
  const request: InjectOptions = { method, url: `/api/v1${path}`, headers, payload }
  const answer = await app.inject(request)
  expect(answer.body).toContain('"success"')
  return answer.json<{ data: { id: string } }>().data
}

/** A document with the canary in every field that an author, or a program in an author's name, may fill. */
function aDocument() {
  const text = `Nigeria's inflation averaged 18.8% in 2022. ${CANARY}`
  const claim = {
    ...{ id: CANARY, originalText: text.slice(0, 43), statement: CANARY, message: CANARY },
    ...{ start: 0, end: 43, status: "incorrect", isShown: true, accepted: CANARY },
    source: { provider: CANARY, url: "https://example.org/?a=\"onclick='canary=1'" },
  }
  const paragraph = { type: "paragraph", content: [{ type: "text", text }] }
  return { title: CANARY, content: { type: "doc", content: [paragraph] }, claims: [claim] }
}

/** What ran, and what was made of the canary that should be text. */
async function expectText(page: Page, place: string): Promise<void> {
  const found = await page.evaluate(() => ({
    ran: "canary" in window,
    planted: document.querySelectorAll('[src="x"], [onerror], [onload], [onclick]').length,
  }))
  expect({ place, ...found }).toEqual({ place, ran: false, planted: 0 })
}

const asPerson = (work: (page: Page) => Promise<void>) =>
  // Without the page's policy, which would stop by itself what a fault lets through.
  visitPage(`${origin}/legal`, work, {
    ...{ bypassCSP: true, expected: /./, prepare: (page) => giveSession(page.context(), session) },
  })

test("S-32: what people write is text on every page that shows it", { timeout: LONG }, async () => {
  await asPerson(async (page) => {
    for (const path of [
      "/profile",
      "/dashboard/fact-checking",
      `/fact-checking?id=${documentId}`,
      `/fact-checking/${checkId}`,
      `/chart/check/${checkId}`,
    ]) {
      await page.goto(origin + path, { waitUntil: "networkidle" })
      await page.getByText(SHOWN).first().waitFor({ state: "attached" })
      await expectText(page, path)
    }
    await page.goto(`${origin}/dashboard/fact-checking`, { waitUntil: "networkidle" })
    for (const name of [/^Rename/, /^Delete/]) {
      await page.getByRole("button", { name }).first().click()
      await page.getByRole("dialog").waitFor()
      await expectText(page, `window of ${String(name)}`)
      await page.keyboard.press("Escape")
    }
  })
})

test(
  "S-29: what publishers write is text on every page that shows it",
  { timeout: LONG },
  async () => {
    const name = encodeURIComponent(`Rate ${CANARY}`)
    const one = `indicator=${name}&country=nigeria`
    await asPerson(async (page) => {
      for (const path of [
        `/indicators/${name}/nigeria`,
        `/chart?${one}`,
        `/compare?${one}&indicator2=${name}&country2=nigeria`,
        `/chart/compare?${one}&indicator2=${name}&country2=nigeria`,
        "/results?q=rate",
        "/countries/indicator/nigeria?category=monetary",
      ]) {
        await page.goto(origin + path, { waitUntil: "networkidle" })
        await page.getByText(SHOWN).first().waitFor({ state: "attached" })
        await expectText(page, path)
      }
      await page.goto(`${origin}/search`, { waitUntil: "networkidle" })
      await page.getByRole("combobox").first().fill("rate")
      await page.getByRole("option", { name: SHOWN }).first().waitFor()
      await expectText(page, "suggestions")
    })
  },
)

test("what stands in an address is text on the page it leads to", { timeout: LONG }, async () => {
  const text = encodeURIComponent(CANARY)
  const known = `/indicators/${encodeURIComponent(`Rate ${CANARY}`)}/nigeria`
  await asPerson(async (page) => {
    for (const path of [
      `/results?q=${text}`,
      `/search?q=${text}`,
      `/login?next=${text}`,
      `/otp?email=${text}&next=${text}&id=${text}`,
      `/reset-password?token=${text}`,
      `/verify-code?email=${text}`,
      `/indicators/${text}/${text}`,
      `${known}?chartType=${text}&colour=${text}&startYear=${text}&frequency=${text}&asOf=${text}#${text}`,
      `/chart?indicator=${text}&country=${text}`,
      `/compare?indicator=${text}&country=${text}&indicator2=${text}&country2=${text}`,
      `/country/${text}`,
      `/countries?q=${text}&letter=${text}`,
      `/embed-tester?url=${text}&address=${text}`,
      `/fact-checking?id=${text}&text=${text}`,
      `/blog/${text}`,
      `/sources/${text}`,
      `/changes/${text}`,
      `/${text}`,
    ]) {
      await page.goto(origin + path, { waitUntil: "networkidle" })
      await expectText(page, path)
    }
  })
})

test("own words for a picture are text in the picture", { timeout: LONG }, async () => {
  const known = `/indicators/${encodeURIComponent(`Rate ${CANARY}`)}/nigeria`
  await asPerson(async (page) => {
    await page.goto(origin + known, { waitUntil: "networkidle" })
    for (const type of ["PNG", "PDF"]) {
      await page.getByRole("button", { name: "Download", exact: true }).first().click()
      await page
        .getByRole("dialog")
        .getByRole("radio", { name: new RegExp(`^${type}`) })
        .check()
      await page.getByRole("button", { name: "Edit title, notes and source" }).click()
      await page.getByRole("heading", { level: 1, name: `Save as ${type}` }).waitFor()
      for (const field of await page.getByRole("textbox").all()) await field.fill(CANARY)
      await page.waitForLoadState("networkidle")
      await expectText(page, `Save as ${type}`)
      await page.getByRole("button", { name: "Back", exact: true }).first().click()
    }
  })
})
