import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import { afterAll, beforeAll, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectEnquiries, selectEnquiryFile } from "#db/accounts/enquiries.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { makeSession } from "#tests/support/make-session.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import {
  SECOND_PASSWORD,
  TEST_PASSWORD,
  THIRD_PASSWORD,
  WRONG_PASSWORD,
} from "#tests/support/test-passwords.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

/** Nobody listens there. */
const NO_MAIL_SERVER = "smtp://127.0.0.1:1"
const UNREACHED = "The server could not be reached. Please check your connection and try again."
const EMAIL = "ama@example.org"

let app: FastifyInstance
let silent: FastifyInstance
let db: Database
let mail: MailBox
let origin = ""
let silentOrigin = ""
let session = ""

beforeAll(async () => {
  mail = await openMailBox()
  db = await testDatabase()
  await importInto(db, ["starter"])
  const publicFeatures = ["country-dashboard"] as const
  app = (await testSite(db, { smtpUrl: mail.url, publicFeatures })).app
  silent = (await testSite(db, { smtpUrl: NO_MAIL_SERVER })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
  silentOrigin = await silent.listen({ host: "127.0.0.1", port: 0 })
  session = await makeSession(app, mail, EMAIL)
})
afterAll(async () => {
  await app.close()
  await silent.close()
  await mail.close()
})

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(new URL(path, origin).href, work, {
    expected: /ERR_INTERNET_DISCONNECTED|status of [45]\d\d/,
    ...options,
  })

/** Sends while the line is down, then mends it; what people read of it comes first. */
async function withoutLine(page: Page, send: () => Promise<void>): Promise<void> {
  await page.route("**/api/v1/**", (route) => route.abort("internetdisconnected"))
  await send()
  await page.getByText(UNREACHED).first().waitFor()
  await page.unrouteAll({ behavior: "wait" })
}

const failing = (page: Page, sentence: string) =>
  page.route("**/api/v1/**", (route) => route.fulfill({ status: 500, json: { error: sentence } }))

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click()
const lastNote = async () => (await selectEnquiries(db, { limit: 1 }))[0]
const notes = async () => (await selectEnquiries(db, { limit: 50 })).length

test("institutions: what is missing is said; what was typed stays when the line is down; then it is sent", async () => {
  await visit("/institutions", async (page) => {
    await press(page, "Submit")
    for (const field of ["Name", "Organization", "Purpose", "Email"])
      await page.getByText(`${field} is required`).waitFor()
    await page.getByLabel("Name", { exact: true }).fill("Ama")
    await page.getByLabel("Organization").fill("Survey office")
    await page.getByLabel("Purpose").fill("A dashboard of harvests")
    await page.getByLabel("Email").fill(EMAIL)
    await page.getByLabel("Phone").fill("12a")
    await press(page, "Submit")
    await page.getByText("Phone number can only contain numeric values").waitFor()
    await page.getByLabel("Phone").fill("123")
    const before = await notes()
    await withoutLine(page, () => press(page, "Submit"))
    expect(await page.getByLabel("Purpose").inputValue()).toBe("A dashboard of harvests")
    expect(await notes()).toBe(before)
    await press(page, "Submit")
    await page
      .getByRole("dialog")
      .getByText("Your request has been sent. We will contact you shortly.")
      .waitFor()
    expect((await lastNote())?.fields).toMatchObject({ organization: "Survey office" })
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click()
    expect(await page.getByLabel("Purpose").inputValue()).toBe("")
  })
})

test("institutions: a refusal of the server is said and nothing typed is lost", async () => {
  await visit("/institutions", async (page) => {
    await failing(page, "Something unexpected occurred on the server")
    for (const [label, text] of [
      ["Name", "Ama"],
      ["Organization", "Office"],
      ["Purpose", "Reports"],
      ["Email", EMAIL],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(text)
    await press(page, "Submit")
    await page.getByText("Something unexpected occurred on the server").waitFor()
    expect(await page.getByLabel("Purpose").inputValue()).toBe("Reports")
  })
})

test.each([
  ["/learners", "Ask about this course", /^Course: /],
  ["/leaders", "Ask for a session", /^A session for leaders$/],
])("%s: %s opens the form with its subject", async (path, name, title) => {
  await visit(path, async (page) => {
    await page.getByRole("link", { name }).first().click()
    const dialog = page.getByRole("dialog", { name: "Submit a Ticket" })
    await dialog.waitFor()
    expect(await dialog.getByLabel("Title").inputValue()).toMatch(title)
  })
})

const CV = {
  name: "Ama CV.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\n1 0 obj\nstartxref\n9\n%%EOF"),
}
const PICTURE = { name: "Ama.pdf", mimeType: "application/pdf", buffer: Buffer.from("\x89PNG") }
const JOB = "/careers/economics-writer"

test("a position is applied for on its page, with a CV; what goes wrong loses nothing", async () => {
  await visit("/careers", async (page) => {
    await page.getByRole("link", { name: "Economics Writer" }).click()
    await page.getByRole("link", { name: "Apply for this Position" }).click()
    const form = page.getByRole("region", { name: "Apply: Economics Writer" })
    await form.getByLabel("Full Name").fill("Ama")
    await form.getByLabel("Message").fill("A link to a text")
    await press(page, "Send application")
    await form.getByText("Email is required").waitFor()
    await form.getByText("Your CV is required").waitFor()
    await form.getByLabel("Email").fill(EMAIL)
    await form.getByLabel("CV").setInputFiles(PICTURE)
    await form.getByText("Only a PDF can be sent.").waitFor()
    await form.getByLabel("CV").setInputFiles(CV)
    await form.getByText("Only a PDF can be sent.").waitFor({ state: "detached" })
    await page.route(`**${JOB}`, (route) => route.abort("internetdisconnected"))
    await press(page, "Send application")
    await page.getByText(UNREACHED).first().waitFor()
    await page.unrouteAll({ behavior: "wait" })
    expect(await form.getByLabel("Message").inputValue()).toBe("A link to a text")
    await press(page, "Send application")
    await form.getByText("Your application has been sent.").waitFor()
  })
  const note = await lastNote()
  expect(note?.fields).toMatchObject({ position: "Economics Writer", fullName: "Ama" })
  const file = await selectEnquiryFile(db, note?.id ?? 0)
  expect(file?.name).toBe("Ama CV.pdf")
  expect(Buffer.from(file?.bytes ?? [])).toEqual(CV.buffer)
})

test("without script a refused application comes back with its texts, and then is sent", async () => {
  await visit(
    JOB,
    async (page) => {
      await page.getByLabel("Full Name").fill("Ben")
      await page.getByLabel("Email").fill(EMAIL)
      await page.getByLabel("Message").fill("No script")
      await page.getByLabel("CV").setInputFiles(PICTURE)
      await press(page, "Send application")
      await page.getByText("Only a PDF can be sent.").waitFor()
      expect(await page.getByLabel("Message").inputValue()).toBe("No script")
      await page.getByLabel("CV").setInputFiles(CV)
      await press(page, "Send application")
      await page.getByText("Your application has been sent.").waitFor()
    },
    { script: false },
  )
  expect((await lastNote())?.fields).toMatchObject({ fullName: "Ben", messageBody: "No script" })
})

test("a form that a link opens begins at its first field and ends at the button that opens it", async () => {
  await visit("/learners", async (page) => {
    await page.getByRole("link", { name: "Ask about this course" }).first().press("Enter")
    const first = page.getByRole("dialog").getByLabel("First Name")
    await first.waitFor()
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.keyboard.press("Escape")
    const opener = page.getByRole("link", { name: "Contact Us" }).first()
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
    await page.keyboard.press("Enter")
    await expect.poll(() => first.evaluate((field) => field === document.activeElement)).toBe(true)
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().press("Enter")
    await expect.poll(() => opener.evaluate((link) => link === document.activeElement)).toBe(true)
  })
})

test("a ticket that no server has seen stands in its window again", async () => {
  await visit("/contact-us", async (page) => {
    const open = () => page.getByRole("link", { name: "Contact Us" }).first().click()
    await open()
    const dialog = page.getByRole("dialog", { name: "Submit a Ticket" })
    await dialog.getByLabel("First Name").fill("Ama")
    await dialog.getByLabel("Email").fill(EMAIL)
    await dialog.getByLabel("Title").fill("Lost line")
    await dialog.getByLabel("Message").fill("Three sentences, typed on a phone.")
    await withoutLine(page, () => press(page, "Submit"))
    expect(await dialog.count()).toBe(0)
    await open()
    expect(await dialog.getByLabel("Message").inputValue()).toBe(
      "Three sentences, typed on a phone.",
    )
    await press(page, "Submit")
    await page.getByText("Your ticket has been sent.").waitFor()
    await open()
    expect(await dialog.getByLabel("Message").inputValue()).toBe("")
  })
  expect((await lastNote())?.fields).toMatchObject({ title: "Lost line" })
})

test("a custom request: asked for, sent, and closed too when the server fails", async () => {
  await visit("/country/nigeria", async (page) => {
    const dialog = page.getByRole("dialog", { name: "Make Custom Request" })
    const write = async (words: string) => {
      await press(page, "Make Custom Request")
      await dialog.getByLabel("Full Name").fill("Ama")
      await dialog.getByLabel("Email").fill(EMAIL)
      await dialog.getByLabel("Extra Notes").fill(words)
    }
    await press(page, "Make Custom Request")
    await dialog.getByLabel("Country").fill("")
    await dialog.getByRole("button", { name: "Send" }).click()
    for (const field of ["Full Name", "Email", "Country", "Extra Notes"])
      await dialog.getByText(`${field} is required`).waitFor()
    await dialog.getByRole("button", { name: "Cancel" }).click()
    await write("Harvests by state")
    await dialog.getByRole("button", { name: "Send" }).click()
    await page.getByText("Request created succesfully").waitFor()
    expect((await lastNote())?.fields).toMatchObject({ extraNotes: "Harvests by state" })
    await failing(page, "Out of order")
    await write("Once more")
    await dialog.getByRole("button", { name: "Send" }).click()
    await page.getByText("Out of order").waitFor()
    expect(await dialog.count()).toBe(0)
    await press(page, "Make Custom Request")
    expect(await dialog.getByLabel("Extra Notes").inputValue()).toBe("")
  })
})

test("while the mail server is down a ticket is kept and an account waits for its code", async () => {
  const before = await notes()
  await visit(`${silentOrigin}/contact-us`, async (page) => {
    await page.getByRole("link", { name: "Contact Us" }).first().click()
    await page.getByLabel("First Name").fill("Ama")
    await page.getByLabel("Email").fill(EMAIL)
    await page.getByLabel("Title").fill("No mail")
    await page.getByLabel("Message").fill("Kept all the same.")
    await press(page, "Submit")
    await page.getByText("Your ticket has been sent.").waitFor()
  })
  expect(await notes()).toBe(before + 1)
  await visit(`${silentOrigin}/signup`, async (page) => {
    await fillSignUp(page, "waiting@example.org")
    await press(page, "Sign up")
    await page.waitForURL(/\/otp\?email=waiting%40example.org/)
  })
})

async function fillSignUp(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Ama Mensah")
  await page.getByLabel("Email").fill(email)
  await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD)
  await page.getByLabel("Confirm password").fill(TEST_PASSWORD)
}

test("signing up and in without a line: it is said, every field stays, and the next try goes through", async () => {
  await visit("/signup", async (page) => {
    await fillSignUp(page, "line@example.org")
    await withoutLine(page, () => press(page, "Sign up"))
    expect(await page.getByLabel("Full name").inputValue()).toBe("Ama Mensah")
    expect(await page.getByLabel("Confirm password").inputValue()).toBe(TEST_PASSWORD)
    await press(page, "Sign up")
    await page.waitForURL(/\/otp\?email=line%40example.org/)
  })
  await visit("/login", async (page) => {
    await page.getByLabel("Email", { exact: true }).fill("nobody@example.org")
    await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD)
    await withoutLine(page, () => press(page, "Sign In"))
    expect(await page.getByLabel("Password", { exact: true }).inputValue()).toBe(TEST_PASSWORD)
    await press(page, "Sign In")
    await page.getByRole("alert").getByText("Your email or password is not correct.").waitFor()
  })
})

test("recovery: a wrong address, a lost line and an old link are said", async () => {
  await visit("/forgot-password", async (page) => {
    await page.getByLabel("Email").fill("ama@")
    await page.keyboard.press("Tab")
    await page.getByText("Your email is not correct").waitFor()
    expect(await page.getByRole("button", { name: "Submit" }).isDisabled()).toBe(true)
    await page.getByLabel("Email").fill(EMAIL)
    await withoutLine(page, () => press(page, "Submit"))
    expect(await page.getByLabel("Email").inputValue()).toBe(EMAIL)
    await press(page, "Submit")
    await page.waitForURL(/\/verify-code$/)
  })
  await visit("/reset-password?token=of-yesterday", async (page) => {
    await page.getByLabel("New password").fill(SECOND_PASSWORD)
    await page.getByLabel("Repeat password").fill(THIRD_PASSWORD)
    await page.keyboard.press("Tab")
    await page.getByText("Passwords don't match").waitFor()
    await page.getByLabel("Repeat password").fill(SECOND_PASSWORD)
    await press(page, "Reset Password")
    await page.getByRole("alert").filter({ hasText: /\w/ }).first().waitFor()
    expect(new URL(page.url()).pathname).toBe("/reset-password")
    expect(await page.getByLabel("New password").inputValue()).toBe(SECOND_PASSWORD)
  })
})

test("the profile: a wrong password and a lost line are said, and the fields stay", async () => {
  const prepare = async (page: Page) => {
    await page.addInitScript((text) => {
      localStorage.setItem("session", text)
    }, session)
  }
  await visit(
    "/profile",
    async (page) => {
      await page.getByLabel("Full Name").fill("")
      await page.keyboard.press("Tab")
      expect(await page.getByRole("button", { name: "Save changes" }).isDisabled()).toBe(true)
      await page.getByLabel("Full Name").fill("Ama M.")
      await withoutLine(page, () => press(page, "Save changes"))
      expect(await page.getByLabel("Full Name").inputValue()).toBe("Ama M.")
      await press(page, "Save changes")
      await page.getByText("Profile updated successfully").waitFor()
      await page.getByLabel("Current password").fill(WRONG_PASSWORD)
      await page.getByLabel("New password").fill(THIRD_PASSWORD)
      await page.getByLabel("Repeat password").fill(THIRD_PASSWORD)
      await press(page, "Change Password")
      await page.getByText("Your current password is not correct.").waitFor()
      const current = page.getByLabel("Current password")
      expect(await current.getAttribute("aria-invalid")).toBe("true")
      expect(await current.evaluate((field) => field === document.activeElement)).toBe(true)
      expect(await page.getByLabel("New password").inputValue()).toBe(THIRD_PASSWORD)
    },
    { prepare },
  )
})
