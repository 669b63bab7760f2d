import type { FastifyInstance, InjectOptions } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { adminCommand } from "#main/commands/admin.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite, type TestSite } from "#tests/support/site.ts"
import { visitPage } from "#tests/support/visit.ts"

/** Ends an attribute, a text field and a script, then runs where it is taken for markup. */
const CANARY = `"'></textarea></script><img src=x onerror="canary=1"><svg onload="canary=1">`
const SHOWN = /onerror="canary=1"/
const LONG = 300_000
const DESK = "desk@example.org"
/** Clears a terminal and writes to its clipboard; a mail or a page does nothing with it. */
const STEERING = "\u001b[2J\u001b]52;c;cm0=\u0007\u009b31m"

let db: Database
let site: TestSite
let app: FastifyInstance
let mail: MailBox
let origin = ""
let session = ""
let documentId = ""
let checkId = ""

beforeAll(async () => {
  mail = await openMailBox()
  db = await testDatabase()
  const rate = { category: "monetary", definition: CANARY, notes: CANARY } as const
  const indicator = await addIndicator(db, { code: "FX", name: `Rate ${CANARY}`, ...rate })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [359, 401, null, 645] })
  site = await testSite(db, { smtpUrl: mail.url, operatorEmail: DESK })
  app = site.app
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

/** The forms that write to the operator: what is opened first, what is typed into which field, and what is said. */
const FORMS = [
  {
    ...{ path: "/contact-us", opener: "Contact Us", submit: "Submit", sent: /has been sent/ },
    fields: { "First Name": CANARY, Email: DESK, Title: CANARY, Message: CANARY + STEERING },
  },
  {
    ...{ path: "/institutions", opener: null, submit: "Submit", sent: /has been sent/ },
    fields: { Name: CANARY, Organization: CANARY, Purpose: CANARY + STEERING, Email: DESK },
  },
  {
    ...{ path: "/country/nigeria", opener: "Make Custom Request", submit: "Send" },
    sent: /Request created/,
    fields: { "Full Name": CANARY, Email: DESK, Country: CANARY, "Extra Notes": CANARY + STEERING },
  },
] as const

async function fillAndSend(page: Page, form: (typeof FORMS)[number]): Promise<void> {
  await page.goto(origin + form.path, { waitUntil: "networkidle" })
  if (form.opener !== null) {
    const name = { name: form.opener, exact: true }
    await page.getByRole("button", name).or(page.getByRole("link", name)).first().click()
  }
  const place = form.opener === null ? page : page.getByRole("dialog")
  for (const [label, text] of Object.entries(form.fields))
    await place.getByLabel(label, { exact: true }).fill(text)
  await expectText(page, form.path)
  await place.getByRole("button", { name: form.submit, exact: true }).click()
  await page.getByText(form.sent).first().waitFor()
  await expectText(page, `${form.path}, sent`)
}

/** What `npm run admin` prints. */
async function printed(...args: string[]): Promise<string> {
  const lines: string[] = []
  await adminCommand({
    ...{ args, varDir: "var", isTerminal: true },
    openDb: () => Promise.resolve(db),
    now: () => new Date(),
    print: (line) => lines.push(line),
    secret: () => Promise.resolve(""),
  })
  return lines.join("\n")
}

/** The text is there as it was typed, and nothing in it steers what shows it. */
function expectPlain(text: string): void {
  expect(text).toContain(CANARY)
  expect(text.replace(/[\n\t]/g, "")).not.toMatch(/\p{Cc}/u)
}

test(
  "what visitors write to the operator is text on the page, in the mail and on the terminal",
  { timeout: LONG },
  async () => {
    await asPerson(async (page) => {
      for (const form of FORMS) await fillAndSend(page, form)
    })
    // One that was kept during a delivery waits for the next.
    await site.people.enquiries.deliver()
    await site.people.enquiries.deliver()
    for (const k of FORMS.keys()) {
      const { subject, text, html } = await mail.letter(DESK, k)
      expectPlain(text)
      expect({ html, subject }).toEqual({ html: "", subject: expect.not.stringMatching(/\p{Cc}/u) })
    }
    expectPlain(await printed("enquiries", "list"))
    expectPlain(await printed("checks", "list"))
    // Quotes are doubled in a table and written with a backslash in JSON.
    const table = await printed("enquiries", "export")
    expectPlain(table.replaceAll('""', '"'))
    expect(table.split("\n")).toHaveLength(FORMS.length + 1)
    const json = await printed("enquiries", "export", "--format", "json")
    expectPlain(JSON.stringify(JSON.parse(json)).replaceAll('\\"', '"'))
  },
)

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
