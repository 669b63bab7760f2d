import type { FastifyInstance } from "fastify"
import type { Locator, Page } from "playwright-core"
import sharp from "sharp"
import { afterAll, beforeAll, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { openMailBox, type MailBox } from "#tests/support/mail-box.ts"
import { giveSession, makeSession } from "#tests/support/make-session.ts"
import { testSite } from "#tests/support/site.ts"
import { SECOND_PASSWORD, TEST_PASSWORD, WRONG_PASSWORD } from "#tests/support/test-passwords.ts"
import { visitPage } from "#tests/support/visit.ts"

const MAX_STOPS = 15

let app: FastifyInstance
let mail: MailBox
let origin = ""

beforeAll(async () => {
  mail = await openMailBox()
  app = (await testSite(await testDatabase(), { smtpUrl: mail.url })).app
  origin = await app.listen({ host: "127.0.0.1", port: 0 })
})
afterAll(async () => {
  await app.close()
  await mail.close()
})

/** Refused calls are answers here. */
const visit = (path: string, work: (page: Page) => Promise<void>, session?: string) =>
  visitPage(`${origin}${path}`, work, {
    expected: /status of 4\d\d/,
    prepare: async (page) => {
      if (session !== undefined) await giveSession(page.context(), session)
    },
  })

const hasFocus = (place: Locator) =>
  place.evaluate((element) => element.contains(document.activeElement))

/** Waits until the focus is at an element or in it. */
const expectFocus = (place: Locator) => expect.poll(() => hasFocus(place)).toBe(true)

/** Presses Enter on what opens a window: the focus goes in, Tab stays in, Escape closes, and the focus is back. */
async function walkThrough(page: Page, opener: Locator, title: string): Promise<void> {
  await opener.focus()
  await page.keyboard.press("Enter")
  await walkInside(page, title)
  await page.keyboard.press("Escape")
  await page.getByRole("dialog").waitFor({ state: "hidden" })
  await expectFocus(opener)
}

async function walkInside(page: Page, title: string): Promise<void> {
  const dialog = page.getByRole("dialog", { name: title })
  await dialog.waitFor()
  await expectFocus(dialog)
  for (const key of ["Tab", "Shift+Tab"]) {
    const seen = new Set<string>()
    for (let stop = 0; stop < MAX_STOPS; stop += 1) {
      await page.keyboard.press(key)
      // From the last one the browser's own bar has its turn: then nothing of the page has the focus.
      seen.add(await dialog.evaluate(placeOfFocus))
    }
    expect([...seen].filter((place) => !["inside", "nowhere"].includes(place))).toEqual([])
    expect(seen).toContain("inside")
  }
}

function placeOfFocus(dialog: Element): string {
  const { activeElement } = document
  if (activeElement === null || activeElement === document.body) return "nowhere"
  return dialog.contains(activeElement) ? "inside" : activeElement.outerHTML.slice(0, 80)
}

/** Goes on with Tab until a control of this name has the focus; every stop is seen on the way. */
async function tabTo(page: Page, name: string): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < 2 * MAX_STOPS; stop += 1) {
    await page.keyboard.press("Tab")
    const found = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      const label = element?.labels?.[0]?.textContent ?? element?.textContent ?? ""
      return (element?.getAttribute("aria-label") ?? label).trim()
    })
    if (found === name) return
    passed.push(found)
  }
  throw new Error(`${name} cannot be reached with Tab, only ${passed.join(", ")}`)
}

async function type(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, text] of Object.entries(entries)) {
    await tabTo(page, field)
    await page.keyboard.type(text)
  }
}

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true })

test("the ticket's window is walked through with the keyboard, and gives the focus back when sent", async () => {
  await visit("/contact-us", async (page) => {
    const opener = page.getByRole("link", { name: "Contact Us" }).first()
    await walkThrough(page, opener, "Submit a Ticket")
    await page.keyboard.press("Enter")
    await page.getByRole("dialog").waitFor()
    const email = "keys@example.org"
    await type(page, { "First Name": "Ama", Email: email, Title: "Keys", Message: "No mouse" })
    await tabTo(page, "Submit")
    await page.keyboard.press("Enter")
    await page.getByText("Your ticket has been sent.").waitFor()
    await expectFocus(opener)
  })
})

test("deleting an account: both windows keep the focus and give it back", async () => {
  const session = await makeSession(app, mail, "keys-delete@example.org")
  const work = async (page: Page) => {
    const opener = button(page, "Delete My Account")
    await opener.waitFor()
    await walkThrough(page, opener, "Delete your account?")
    // As for who signed in long ago.
    await page.route("**/api/v1/customer", (route) =>
      route.request().method() === "GET"
        ? route.fallback()
        : route.fulfill({ status: 403, json: { error: "Password", code: "password-needed" } }),
    )
    await page.keyboard.press("Enter")
    await page.getByRole("dialog", { name: "Delete your account?" }).waitFor()
    await tabTo(page, "Delete")
    await page.keyboard.press("Enter")
    await walkInside(page, "Please enter your password")
    await page.keyboard.press("Escape")
    await page.getByRole("dialog").waitFor({ state: "hidden" })
    await expectFocus(opener)
  }
  await visit("/profile", work, session)
})

test("picture and password of the profile are changed with the keyboard, and the focus stays where it was", async () => {
  const session = await makeSession(app, mail, "keys-profile@example.org")
  const create = { width: 8, height: 8, channels: 3, background: "#900f7b" } as const
  const buffer = await sharp({ create }).png().toBuffer()
  const work = async (page: Page) => {
    const change = button(page, "Change image")
    // The browser has to know that it is waited for before the key is pressed.
    const chooser = page.waitForEvent("filechooser")
    await change.focus()
    await page.keyboard.press("Enter")
    await (await chooser).setFiles({ name: "me.png", mimeType: "image/png", buffer })
    await page.getByText("Image Upload Successful").waitFor()
    await page.locator('img[src^="/uploads/"]').first().waitFor()
    await expectFocus(change)
    await type(page, {
      "Current password": TEST_PASSWORD,
      "New password": SECOND_PASSWORD,
      "Repeat password": SECOND_PASSWORD,
    })
    await tabTo(page, "Change Password")
    await page.keyboard.press("Enter")
    await page.getByText("Your password was changed.").waitFor()
    await expectFocus(button(page, "Change Password"))
  }
  await visit("/profile", work, session)
})

test("signing in and the code: every control is reached with Tab, and the focus is never lost", async () => {
  const person = { fullName: "Ama", email: "keys-code@example.org", password: TEST_PASSWORD }
  const url = "/api/v1/customer/auth/signup"
  await app.inject({ method: "POST", url, payload: person })
  await visit("/login", async (page) => {
    await page.clock.install()
    await type(page, { Email: person.email, Password: WRONG_PASSWORD })
    await tabTo(page, "Show password")
    await page.keyboard.press("Space")
    expect(await page.getByLabel("Password", { exact: true }).getAttribute("type")).toBe("text")
    await tabTo(page, "Sign In")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText("Your email or password is not correct.").waitFor()
    await expectFocus(button(page, "Sign In"))
    await page.getByLabel("Password", { exact: true }).fill(TEST_PASSWORD)
    await page.keyboard.press("Enter")
    await page.waitForURL(/\/otp\?/)
    await tabTo(page, "Character 1 of 4")
    await page.keyboard.type("2222")
    await tabTo(page, "Verify")
    await page.keyboard.press("Enter")
    await page.getByRole("alert").getByText("This code is wrong or has expired.").waitFor()
    await expectFocus(button(page, "Verify"))
    // The button rests for a minute after each code; whoever pressed it goes on in the boxes.
    await page.clock.runFor(61_000)
    await tabTo(page, "Resend code")
    await page.keyboard.press("Enter")
    await page.getByText("Check your mail for OTP").first().waitFor()
    await expectFocus(page.getByLabel("Character 1 of 4"))
  })
})

test("from the address Tab comes to the password at once; the link beside its label follows", async () => {
  await visit("/login", async (page) => {
    const password = page.getByLabel("Password", { exact: true })
    await tabTo(page, "Email")
    await page.keyboard.press("Tab")
    await expectFocus(password)
    await tabTo(page, "Forgot Password")
    const [label, link] = await Promise.all(
      [page.locator("label", { hasText: "Password" }), page.getByText("Forgot Password")].map(
        (place) => place.boundingBox(),
      ),
    )
    expect(Math.abs((label?.y ?? 0) - (link?.y ?? 99))).toBeLessThan(6)
  })
})
