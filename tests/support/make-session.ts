import type { FastifyInstance } from "fastify"
import type { BrowserContext } from "playwright-core"

import type { MailBox } from "./mail-box.ts"
import { codeIn } from "./people-site.ts"
import { TEST_PASSWORD } from "./test-passwords.ts"

/** Signs somebody up by the API, with the code from the mail: what a browser keeps of who is signed in, as text. */
export async function makeSession(
  app: FastifyInstance,
  mail: MailBox,
  email: string,
  fullName = "Amina Diallo",
): Promise<string> {
  const url = "/api/v1/customer/auth"
  const person = { fullName, email, password: TEST_PASSWORD }
  const begun = await app.inject({ method: "POST", url: `${url}/signup`, payload: person })
  const { id } = begun.json<{ data: { id: string } }>().data
  const { text } = await mail.letter(email)
  const otp = codeIn({ to: email, subject: "", text })
  const payload = { otp, userId: id }
  const done = await app.inject({ method: "PATCH", url: `${url}/verify`, payload })
  return JSON.stringify({ id, ...done.json<{ data: { token: string; user: object } }>().data })
}

/** Puts a session where the pages of a tab find it before their first script runs; one that a page ends stays ended. */
export async function giveSession(context: BrowserContext, session: string): Promise<void> {
  await context.addInitScript((text) => {
    try {
      if (sessionStorage.getItem("given") !== null) return
      sessionStorage.setItem("given", "yes")
      localStorage.setItem("session", text)
    } catch {
      // A sandboxed frame has no storage.
    }
  }, session)
}
