import type { FastifyInstance } from "fastify"
import type { Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"

import { passwordProblem } from "#domain/accounts/account-rules.ts"
import { brokenRules, overflowOf } from "#tests/support/axe.ts"
import { inBrowser } from "#tests/support/browser.ts"
import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { importInto, testSite } from "#tests/support/site.ts"
import {
  SECOND_PASSWORD,
  TEST_PASSWORD,
  THIRD_PASSWORD,
  WRONG_PASSWORD,
} from "#tests/support/test-passwords.ts"
import { visitPage, type VisitOptions } from "#tests/support/visit.ts"

const CANARY = `<img src=x onerror="window.canary=1">`

let app: FastifyInstance
let mail: MailBox
let origin = ""

beforeAll(async () => {
  mail = await openMailBox()
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db, { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** Refused calls are answers; a profile that could not be fetched is logged only. */
const REFUSED = /status of 4\d\d|Please sign in to continue/

const visit = (path: string, work: (page: Page) => Promise<void>, options: VisitOptions = {}) =>
  visitPage(`${origin}${path}`, work, { expected: REFUSED, ...options })

const codeOf = (text: string) => /\b[2-9A-HJ-NP-Z]{4}\b/.exec(text.replace(/[a-z]/g, ""))?.[0] ?? ""

async function call(path: string, method: "POST" | "PATCH", body: object): Promise<void> {
  const answer = await app.inject({ method, url: `/api/v1${path}`, payload: body })
  expect(answer.statusCode).toBe(200)
}

/** An account with a proved address, made by the API. */
async function makePerson(email: string, fullName = "Amina Diallo"): Promise<void> {
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/customer/auth/signup",
    payload: { fullName, email, password: TEST_PASSWORD },
  })
  const { data } = answer.json<{ data: { id: string } }>()
  const otp = codeOf((await mail.letter(email)).text)
  await call("/customer/auth/verify", "PATCH", { otp, userId: data.id })
}

async function signIn(page: Page, email: string, password = TEST_PASSWORD): Promise<void> {
  await page.getByLabel("Email", { exact: true }).fill(email)
  await page.getByLabel("Password", { exact: true }).fill(password)
  await page.getByRole("button", { name: "Sign In" }).click()
}

async function enterCode(page: Page, code: string): Promise<void> {
  await page.getByLabel("Character 1 of 4").focus()
  await page.keyboard.type(code)
}

test("without an address there is no code to enter, and the way to one is named", async () => {
  await visit("/otp", async (page) => {
    await page.getByText("Sign in first: then we send a code").waitFor()
    expect(await page.getByLabel("Character 1 of 4").count()).toBe(0)
    await page.getByRole("link", { name: "Back to Sign In" }).click()
    await page.waitForURL(/\/login$/)
  })
})

test("a button of sign-up that is pressed too early says what is missing, and goes there", async () => {
  await visit("/signup", async (page) => {
    const button = page.getByRole("button", { name: "Sign up" })
    await page.getByLabel("Full name").fill("Ama")
    expect(await button.isDisabled()).toBe(true)
    await button.focus()
    await page.keyboard.press("Enter")
    await page.getByText("Your email is not correct").waitFor()
    expect(await page.getByLabel("Email").evaluate((field) => field.matches(":focus"))).toBe(true)
    expect(new URL(page.url()).pathname).toBe("/signup")
  })
})

test("signing up with the keyboard alone: what is wrong is said, the code opens the dashboard", async () => {
  const email = "keyboard@example.org"
  await visit("/signup?next=%2Fsources", async (page) => {
    const button = page.getByRole("button", { name: "Sign up" })
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel("Full name").focus()
    await page.keyboard.type(CANARY)
    await page.keyboard.press("Tab")
    await page.keyboard.type("keyboard@example")
    await page.keyboard.press("Tab")
    await page.getByText("Your email is not correct").waitFor()
    await page.keyboard.press("Shift+Tab")
    // Coming back by Tab selects what is there.
    await page.keyboard.press("End")
    await page.keyboard.type(".org")
    await page.keyboard.press("Tab")
    await page.keyboard.type("Abc1")
    await page.keyboard.press("Tab")
    await page.getByText(passwordProblem("Abc1", "specified") ?? "").waitFor()
    await page.getByLabel("Password", { exact: true }).fill("abcdefgh")
    await page.keyboard.press("Tab")
    await page.getByText(passwordProblem("abcdefgh", "specified") ?? "").waitFor()
    await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD)
    await page.getByLabel("Confirm password").fill("other")
    await page.keyboard.press("Tab")
    await page.getByText("Passwords don't match").waitFor()
    expect(await button.isDisabled()).toBe(true)
    await page.getByLabel("Confirm password").fill(TEST_PASSWORD)
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/otp\?email=keyboard%40example.org&next=%2Fsources/)
    await page.getByText("ke******@e******.org").waitFor()
    const box = page.getByLabel("Character 1 of 4")
    await expect.poll(() => box.evaluate((field) => field.matches(":focus"))).toBe(true)
    expect(await page.getByRole("button", { name: "Resend code" }).isDisabled()).toBe(true)
    const right = codeOf((await mail.letter(email)).text)
    await enterCode(page, right === "AAAA" ? "BBBB" : "AAAA")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText("This code is wrong or has expired.").waitFor()
    await page.getByLabel("Character 1 of 4").focus()
    await page.evaluate((code) => {
      const data = new DataTransfer()
      data.setData("text", code)
      const event = new ClipboardEvent("paste", {
        clipboardData: data,
        bubbles: true,
        cancelable: true,
      })
      document.activeElement?.dispatchEvent(event)
    }, ` ${right.toLowerCase()} `)
    await page.keyboard.press("Enter")
    await page.waitForURL(`${origin}/sources`)
    await page.getByText("Email verification Successful").waitFor()
    await page.getByText(CANARY).first().waitFor()
    await page.goto(`${origin}/dashboard`, { waitUntil: "networkidle" })
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" })
    expect(await page.evaluate(() => "canary" in window)).toBe(false)
  })
})

test("signing in: a wrong password is said inline, a right one leads to where the visitor wanted to go", async () => {
  const email = "reader@example.org"
  await makePerson(email)
  await visit("/profile?tab=1", async (page) => {
    await page.waitForURL(/\/login\?next=%2Fprofile%3Ftab%3D1$/)
    await signIn(page, email, WRONG_PASSWORD)
    await page.getByRole("alert").getByText("Your email or password is not correct.").waitFor()
    await signIn(page, email)
    await page.waitForURL(`${origin}/profile?tab=1`)
    await page.getByRole("heading", { level: 1, name: "Profile Settings" }).waitFor()
    await page.goto(`${origin}/login`)
    await page.getByText("You're already logged in").waitFor()
    await page.waitForURL(`${origin}/search`)
    await page.getByText("Amina Diallo").click()
    await page.getByRole("button", { name: "Sign out" }).click()
    await page.waitForURL(`${origin}/`)
    await page.getByRole("link", { name: "Login" }).first().waitFor()
    expect(await page.evaluate(() => localStorage.getItem("session"))).toBeNull()
  })
})

test("a reload goes on counting how long a code is valid, and what the server refuses stands at its field", async () => {
  await visit("/signup", async (page) => {
    await page.clock.install()
    await page.reload({ waitUntil: "networkidle" })
    await page.getByLabel("Full name").fill("Amina Diallo")
    await page.getByLabel("Email").fill("counting@example.org")
    await page.getByLabel("Password", { exact: true }).fill("Password1")
    await page.getByLabel("Confirm password").fill("Password1")
    await page.getByRole("button", { name: "Sign up" }).click()
    const field = page.getByLabel("Password", { exact: true })
    await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true")
    await page.getByText("This password is too common. Please choose another.").waitFor()
    await field.fill(TEST_PASSWORD)
    await page.getByLabel("Confirm password").fill(TEST_PASSWORD)
    await page.getByRole("button", { name: "Sign up" }).click()
    await page.waitForURL(/\/otp\?/)
    await page.getByText("Check your mail for OTP").waitFor()
    await page.clock.runFor(100_000)
    await page.reload({ waitUntil: "networkidle" })
    await page.getByText(/3:\d\d left/).waitFor()
    expect(await page.getByRole("button", { name: "Resend code" }).isDisabled()).toBe(false)
  })
})

test("another address counts once its code was typed", async () => {
  const email = "moving@example.org"
  await makePerson(email)
  await visit("/login?next=%2Fprofile", async (page) => {
    await signIn(page, email)
    await page.waitForURL(`${origin}/profile`)
    await page.getByLabel("Email Address").fill("moved@example.org")
    await page.getByRole("button", { name: "Save changes" }).click()
    const dialog = page.getByRole("dialog")
    await dialog.getByText("moved@example.org").waitFor()
    const code = codeOf((await mail.letter("moved@example.org")).text)
    await dialog.getByLabel("Character 1 of 4").click()
    await page.keyboard.type(code)
    await dialog.getByRole("button", { name: "Verify" }).click()
    await page.getByText("Profile updated successfully").waitFor()
    await dialog.waitFor({ state: "detached" })
    await page.reload({ waitUntil: "networkidle" })
    expect(await page.getByLabel("Email Address").inputValue()).toBe("moved@example.org")
  })
})

test("an address that leads to another site is not followed after signing in", async () => {
  const email = "redirect@example.org"
  await makePerson(email)
  await visit("/login?next=%2F%2Fevil.example%2F", async (page) => {
    await signIn(page, email)
    await page.waitForURL(`${origin}/search`)
  })
})

test("who forgot the password still comes to where they were going", async () => {
  const email = "onward@example.org"
  await makePerson(email)
  await visit("/login?next=%2Fblog", async (page) => {
    const before = mail.count(email)
    await page.getByRole("link", { name: "Forgot Password" }).click()
    await page.getByRole("heading", { level: 1, name: "Forgot Password" }).waitFor()
    await page.getByLabel("Email").fill(email)
    await page.getByRole("button", { name: "Submit" }).click()
    await page.waitForURL(/\/verify-code\?next=%2Fblog$/)
    const { text } = await mail.letter(email, before)
    await enterCode(page, /^[2-9A-HJ-NP-Z]{4}$/m.exec(text)?.[0] ?? codeOf(text))
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/reset-password\?next=%2Fblog$/)
    await page.getByLabel("New password").fill(SECOND_PASSWORD)
    await page.getByLabel("Repeat password").fill(SECOND_PASSWORD)
    await page.getByRole("button", { name: "Reset Password" }).click()
    await page.waitForURL(/\/login\?next=%2Fblog$/)
    await signIn(page, email, SECOND_PASSWORD)
    await page.waitForURL(`${origin}/blog`)
  })
})

test.each([
  ["/otp?email=a%40example.org&next=%2Fblog", "Back to Sign In", "/login?next=%2Fblog"],
  ["/verify-code?next=%2Fblog", "Forgot Password", "/forgot-password?next=%2Fblog"],
  ["/verify-code?next=%2Fblog", "Sign up", "/signup?next=%2Fblog"],
  ["/reset-password?next=%2Fblog", "Ask for one", "/forgot-password?next=%2Fblog"],
])("on %s the link “%s” keeps where the visitor was going", async (path, name, to) => {
  await visit(path, async (page) => {
    expect(await page.getByRole("link", { name }).getAttribute("href")).toBe(to)
  })
})

test("a forgotten password: the code leads to a new one, and the link leaves no token behind", async () => {
  const email = "forgetful@example.org"
  await makePerson(email)
  await visit("/forgot-password", async (page) => {
    const before = mail.count(email)
    await page.getByLabel("Email").fill(email)
    await page.getByRole("button", { name: "Submit" }).click()
    await page.getByText("Check your mail for OTP").waitFor()
    await page.waitForURL(`${origin}/verify-code`)
    const { text } = await mail.letter(email, before)
    const link = /\/reset-password\?token=\S+/.exec(text)?.[0] ?? ""
    await page.goto(`${origin}${link}`, { waitUntil: "networkidle" })
    expect(page.url()).toBe(`${origin}/reset-password`)
    expect(await page.evaluate(() => JSON.stringify(history.state))).not.toContain("token")
    expect(await page.getByRole("button", { name: "Go Back" }).isDisabled()).toBe(true)
    await page.getByLabel("New password").fill(SECOND_PASSWORD)
    await page.getByLabel("Repeat password").fill(SECOND_PASSWORD)
    await page.getByRole("button", { name: "Reset Password" }).click()
    await page.waitForURL(`${origin}/login`)
    await signIn(page, email, SECOND_PASSWORD)
    await page.waitForURL(`${origin}/search`)
  })
  const answer = await app.inject({ url: "/reset-password?token=x" })
  expect(answer.headers["referrer-policy"]).toBe("no-referrer")
  expect(answer.headers["cache-control"]).toContain("no-store")
})

test("the profile: picture, name, password, sessions, disabling, enabling, deleting", async () => {
  const email = "owner@example.org"
  await makePerson(email)
  const picture = await sharp({
    create: { width: 64, height: 64, channels: 3, background: "#900f7b" },
  })
    .png()
    .toBuffer()
  await visit("/login?next=%2Fprofile", async (page) => {
    await signIn(page, email)
    await page.getByLabel("Full Name").waitFor()
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture })
    await page.getByText("Image Upload Successful").waitFor()
    await page.locator('img[src^="/uploads/"]').first().waitFor()
    await page.locator('input[type="file"]').setInputFiles({
      name: "me.png",
      mimeType: "image/png",
      buffer: Buffer.from("<svg onload=alert(1)>"),
    })
    await page.getByRole("alert").locator("div").first().waitFor()
    await page.getByLabel("Full Name").fill("")
    await page.keyboard.press("Tab")
    await page.getByText("Full Name is required").waitFor()
    await page.getByLabel("Full Name").fill("Owner Of This")
    await page.getByRole("button", { name: "Save changes" }).click()
    await page.getByText("Profile updated successfully").waitFor()
    await page.getByText("This browser, now").waitFor()
    await page.getByLabel("Current password").fill(TEST_PASSWORD)
    await page.getByLabel("New password").fill(THIRD_PASSWORD)
    await page.getByLabel("Repeat password").fill(THIRD_PASSWORD)
    await page.getByRole("button", { name: "Change Password" }).click()
    await page.getByText("Your password was changed.").waitFor()
    await page.getByText("This browser, now").waitFor()
    await page.getByRole("button", { name: "Disable My Account" }).click()
    await page.getByRole("button", { name: "Cancel" }).click()
    await page.getByRole("button", { name: "Disable My Account" }).click()
    await page.getByRole("button", { name: "Disable", exact: true }).click()
    await page.waitForURL(`${origin}/login`)
    await signIn(page, email, THIRD_PASSWORD)
    await page
      .getByText("Sorry, your account has been disabled. Contact us if this is a mistake.")
      .waitFor()
    const before = mail.count(email)
    await page.getByRole("button", { name: "Enable My Account" }).click()
    await page.waitForURL(/\/otp\?/)
    await enterCode(page, codeOf((await mail.letter(email, before)).text))
    await page.keyboard.press("Enter")
    await page.waitForURL(`${origin}/dashboard`)
    await page.goto(`${origin}/profile`, { waitUntil: "networkidle" })
    await page.getByRole("button", { name: "Delete My Account" }).click()
    const disc = page.getByRole("dialog").locator("span:has(> svg)").first()
    expect(await disc.evaluate((element) => getComputedStyle(element).display)).toBe("grid")
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem("session") ?? "{}") as { id: string }
      localStorage.setItem(`kept:${id}`, "{}")
    })
    await page.getByRole("button", { name: "Delete", exact: true }).click()
    await page.waitForURL(`${origin}/`)
    const keys = await page.evaluate(() => Object.keys(localStorage))
    expect(keys.filter((key) => key.startsWith("kept:"))).toEqual([])
    await page.goto(`${origin}/login`)
    await signIn(page, email, THIRD_PASSWORD)
    await page.getByRole("alert").getByText("Your email or password is not correct.").waitFor()
  })
})

test("a session that the server no longer knows ends with the sign-in page and leads back", async () => {
  const email = "ended@example.org"
  await makePerson(email)
  await visit("/login?next=%2Fprofile", async (page) => {
    await signIn(page, email)
    await page.getByText("This browser, now").waitFor()
    await page.evaluate(() => {
      const session = JSON.parse(localStorage.getItem("session") ?? "{}") as object
      localStorage.setItem("session", JSON.stringify({ ...session, token: "gone" }))
    })
    await page.reload()
    await page.waitForURL(/\/login\?next=%2Fprofile$/)
  })
})

const PAGES = [
  "/signup",
  "/login",
  "/otp?email=name%40example.org",
  "/forgot-password",
  "/verify-code",
  "/reset-password?token=x",
]

test.each(PAGES.flatMap((path) => [false, true].map((dark) => ({ path, dark }))))(
  "no accessibility rule is broken on $path (dark: $dark)",
  async ({ path, dark }) => {
    const phone = { viewport: { width: 390, height: 844 }, bypassCSP: true }
    await inBrowser({ dark, ...phone }, async (context) => {
      const page = await context.newPage()
      await page.goto(`${origin}${path}`, { waitUntil: "networkidle" })
      expect(await overflowOf(page)).toBeLessThanOrEqual(0)
      expect(await brokenRules(page)).toEqual([])
    })
  },
)
