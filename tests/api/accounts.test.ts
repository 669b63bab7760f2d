import { expect, test } from "vitest"

import { passwordProblem } from "#domain/accounts/account-rules.ts"
import { peopleApi } from "#tests/support/people-api.ts"
import {
  SECOND_PASSWORD,
  STRANGE_PASSWORD,
  TEST_PASSWORD,
  WRONG_PASSWORD,
} from "#tests/support/test-passwords.ts"

const MINUTE = 60_000
const LOGIN = "/customer/auth/login"

test("who signs up gets a code by mail, types it in any case, and is signed in", async () => {
  const api = await peopleApi()
  const email = "amina@example.org"
  const body = { fullName: "  Amina\n Diallo ", email, password: TEST_PASSWORD }
  const begun = await api.call("POST", "/customer/auth/signup", { body })
  expect(begun.body.message).toBe("Check your mail for OTP")
  const [mail] = await api.mails()
  expect(mail?.to).toBe(email)
  expect(mail?.text).not.toContain("Amina")
  const otp = ` ${(await api.lastCode(email)).toLowerCase()} `
  const verified = await api.call("PATCH", "/customer/auth/verify", {
    body: { otp, userId: begun.body.data.id },
  })
  expect(verified.body.message).toBe("Email verification Successful")
  expect(verified.body.data.user).toEqual({
    id: begun.body.data.id,
    fullName: "Amina Diallo",
    email,
    imageUrl: null,
    isVerified: true,
    status: "enabled",
    createdAt: "2026-06-01T12:00:00.000Z",
  })
  const profile = await api.call("GET", "/customer/id", { token: verified.body.data.token })
  expect(profile.body.data).toEqual(verified.body.data.user)
  expect(profile.headers["cache-control"]).toBe("no-store")
})

test.each([
  [{ fullName: " " }, "Full Name is required"],
  [{ email: "nobody" }, "Your email is not correct"],
  [{ email: "a@b.org\r\nBcc: eve@example.org" }, "Your email is not correct"],
  [{ password: "Short1" }, passwordProblem("Short1", "specified")],
  [{ password: "alllower1" }, passwordProblem("alllower1", "specified")],
  [{ password: "Password1" }, "This password is too common. Please choose another."],
  [{ password: "Sankore2026" }, "This password is too common. Please choose another."],
  [{ password: "Amina@Example.org1" }, "This password is too common. Please choose another."],
])("a sign-up with %j says what is wrong", async (field, sentence) => {
  const api = await peopleApi()
  const body = { fullName: "Amina", email: "amina@example.org", password: TEST_PASSWORD, ...field }
  const { status, body: answer } = await api.call("POST", "/customer/auth/signup", { body })
  expect([status, answer.error]).toEqual([400, sentence])
  expect(await api.mails()).toEqual([])
})

test("signing in gives a token; before the address is verified it gives the id for a code", async () => {
  const api = await peopleApi()
  const email = "amina@example.org"
  const body = { fullName: "Amina", email, password: TEST_PASSWORD }
  const begun = await api.call("POST", "/customer/auth/signup", { body })
  const early = await api.call("POST", LOGIN, {
    body: { email: "AMINA@example.org ", password: TEST_PASSWORD },
  })
  expect(early.body).toMatchObject({
    message: "Verify your account to continue",
    data: { token: null, id: begun.body.data.id, isVerified: false },
  })
  await api.call("POST", "/customer/auth/resend-otp", { body: { email } })
  const otp = await api.lastCode(email)
  await api.call("PATCH", "/customer/auth/verify", { body: { otp, userId: early.body.data.id } })
  const { body: answer } = await api.call("POST", LOGIN, { body })
  expect(answer.data).toMatchObject({ id: begun.body.data.id, isVerified: true, status: "enabled" })
  expect((await api.call("GET", "/customer/id", { token: answer.data.token })).status).toBe(200)
})

test("a wrong password and an unknown address say the same", async () => {
  const api = await peopleApi()
  const { email } = await api.person()
  const wrong = await api.call("POST", LOGIN, { body: { email, password: WRONG_PASSWORD } })
  const unknown = await api.call("POST", LOGIN, {
    body: { email: "bea@example.org", password: TEST_PASSWORD },
  })
  expect([wrong.status, wrong.body]).toEqual([400, unknown.body])
  expect(wrong.body.error).toBe("Your email or password is not correct.")
})

test("a forgotten password is set anew with the link of the mail, and every session ends", async () => {
  const api = await peopleApi()
  const { email, token } = await api.person()
  await api.call("POST", "/customer/auth/forgot-password", { body: { email } })
  const mail = (await api.mails()).at(-1)
  const link = /https:\S+/.exec(mail?.text ?? "")?.[0] ?? ""
  expect(link).toMatch(/^https:\/\/data\.example\.org\/reset-password\?token=/)
  const reset = new URL(link).searchParams.get("token") ?? ""
  const body = { password: SECOND_PASSWORD }
  const done = await api.call("PATCH", "/customer/auth/reset-password", { body, token: reset })
  expect(done.status).toBe(200)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
  expect((await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })).status).toBe(
    400,
  )
  expect((await api.call("POST", LOGIN, { body: { email, ...body } })).status).toBe(200)
  const again = await api.call("PATCH", "/customer/auth/reset-password", { body, token: reset })
  expect([again.status, again.body.code]).toEqual([400, "wrong-token"])
  expect((await api.mails()).at(-1)?.subject).toContain("password was changed")
})

test("a forgotten password is set anew with the code of the mail", async () => {
  const api = await peopleApi()
  const { email } = await api.person()
  const asked = await api.call("POST", "/customer/auth/forgot-password", { body: { email } })
  const otp = await api.lastCode(email)
  const verified = await api.call("PATCH", "/customer/auth/verify", {
    body: { otp, userId: asked.body.data.id, purpose: "reset" },
  })
  expect(verified.body.data.user).toBeNull()
  const done = await api.call("PATCH", "/customer/auth/reset-password", {
    body: { password: SECOND_PASSWORD, token: verified.body.data.token },
  })
  expect(done.status).toBe(200)
})

test("for an address without account forgot-password answers alike, and the mail tells", async () => {
  const api = await peopleApi()
  const { email } = await api.person()
  const known = await api.call("POST", "/customer/auth/forgot-password", { body: { email } })
  const unknown = await api.call("POST", "/customer/auth/forgot-password", {
    body: { email: "bea@example.org" },
  })
  expect(shape(unknown.body)).toEqual(shape(known.body))
  expect((await api.mails()).at(-1)).toMatchObject({
    to: "bea@example.org",
    subject: "There is no Sankore account for this address",
  })
})

test("a sign-up with a known address answers alike, changes nothing, and the mail tells", async () => {
  const api = await peopleApi()
  const { email } = await api.person()
  const body = { fullName: "Eve", email, password: STRANGE_PASSWORD }
  const known = await api.call("POST", "/customer/auth/signup", { body })
  const unknown = await api.call("POST", "/customer/auth/signup", {
    body: { ...body, email: "bea@example.org" },
  })
  expect(shape(known.body)).toEqual(shape(unknown.body))
  const told = (await api.mails()).filter(({ to }) => to === email).at(-1)
  expect(told?.subject).toBe("You already have a Sankore account")
  expect((await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })).status).toBe(
    200,
  )
})

test("whoever signs up first with a stranger's address does not get in with the stranger's code", async () => {
  const api = await peopleApi()
  const email = "amina@example.org"
  const evil = { fullName: "Eve", email, password: STRANGE_PASSWORD }
  const before = await api.call("POST", "/customer/auth/signup", { body: evil })
  await api.person(email)
  expect((await api.call("POST", LOGIN, { body: evil })).status).toBe(400)
  const after = await api.call("PATCH", "/customer/auth/verify", {
    body: { otp: await api.lastCode(email), userId: before.body.data.id },
  })
  expect(after.status).toBe(400)
})

test("a changed password ends every session and gives a new token", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const path = "/customer/auth/update-password"
  const wrong = { oldPassword: WRONG_PASSWORD, newPassword: SECOND_PASSWORD }
  const refused = await api.call("PATCH", path, { body: wrong, token })
  expect([refused.status, refused.body.code]).toEqual([400, "wrong-password"])
  const body = { oldPassword: TEST_PASSWORD, newPassword: SECOND_PASSWORD }
  const changed = await api.call("PATCH", path, { body, token })
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
  const next = changed.body.data.token as string
  expect((await api.call("GET", "/customer/id", { token: next })).status).toBe(200)
  expect((await api.mails()).at(-1)).toMatchObject({ to: email })
})

test("name and picture change at once; another address needs the password after ten minutes, and both are told", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  api.clock.now = new Date(api.clock.now.getTime() + 11 * MINUTE)
  const named = await api.call("PUT", "/customer", { token, body: { fullName: "Amina D.", email } })
  expect(named.body).toMatchObject({
    message: "Profile updated successfully",
    data: { fullName: "Amina D." },
  })
  const body = { fullName: "Amina D.", email: "new@example.org" }
  const asked = await api.call("PUT", "/customer", { token, body })
  expect([asked.status, asked.body.code]).toEqual([403, "password-needed"])
  const wrong = await api.call("PUT", "/customer", { token, body: { ...body, password: "no" } })
  expect([wrong.status, wrong.body.code]).toEqual([400, "wrong-password"])
  const moved = await api.call("PUT", "/customer", {
    token,
    body: { ...body, password: TEST_PASSWORD },
  })
  expect(moved.body.message).toBe("Check your mail for OTP")
  expect(moved.body.data).toMatchObject({ email, pendingEmail: "new@example.org" })
  const confirm = (otp: string) => api.call("PATCH", "/customer/address", { token, body: { otp } })
  expect((await confirm("0000")).body.code).toBe("wrong-code")
  const otp = await api.lastCode("new@example.org")
  const proved = await confirm(otp)
  expect(proved.body.data.email).toBe("new@example.org")
  const last = (await api.mails()).slice(-2)
  expect(last.map(({ to }) => to)).toEqual([email, "new@example.org"])
  expect((await confirm(otp)).body.code).toBe("wrong-code")
})

test("an address that is not proved in time changes nothing", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const body = { fullName: "Amina", email: "new@example.org" }
  await api.call("PUT", "/customer", { token, body })
  const otp = await api.lastCode("new@example.org")
  api.clock.now = new Date(api.clock.now.getTime() + 6 * MINUTE)
  const late = await api.call("PATCH", "/customer/address", { token, body: { otp } })
  expect(late.body.code).toBe("wrong-code")
  expect((await api.call("GET", "/customer/id", { token })).body.data.email).toBe(email)
})

test("whether another account has an address is told by its mail alone", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  await api.person("bea@example.org")
  const ask = (email: string) =>
    api.call("PUT", "/customer", { token, body: { fullName: "Amina", email } })
  const free = await ask("nobody@example.org")
  const taken = await ask("BEA@example.org")
  expect([taken.status, taken.body.message]).toEqual([free.status, free.body.message])
  expect(taken.body.data.pendingEmail).toBe("BEA@example.org")
  const last = (await api.mails()).at(-1)
  expect(last).toMatchObject({ to: "BEA@example.org", subject: expect.stringContaining("already") })
})

test("who disabled the account may enable it with a code; whom the operator disabled may not", async () => {
  const api = await peopleApi()
  const { token, email, id } = await api.person()
  const body = { id, status: "disabled" }
  expect((await api.call("PATCH", "/customer", { token, body })).status).toBe(200)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
  const refused = await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })
  expect([refused.status, refused.body.error]).toEqual([
    403,
    "Sorry, your account has been disabled. Contact us if this is a mistake.",
  ])
  expect(refused.body.details).toEqual([{ id, canEnable: true }])
  const purpose = "enable"
  await api.call("POST", "/customer/auth/resend-otp", { body: { email, purpose } })
  const otp = await api.lastCode(email)
  const enabled = await api.call("PATCH", "/customer/auth/verify", {
    body: { otp, userId: id, purpose },
  })
  expect(enabled.body.data.user.status).toBe("enabled")
  await api.db.query("update account set status = 'disabled', disabled_by = 'operator'")
  const closed = await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })
  expect(closed.body.details).toEqual([{ id, canEnable: false }])
  const count = (await api.mails()).length
  await api.call("POST", "/customer/auth/resend-otp", { body: { email, purpose } })
  expect(await api.mails()).toHaveLength(count)
})

test("a deleted account is gone, and its address is told and free again", async () => {
  const api = await peopleApi()
  const { token, email, id } = await api.person()
  api.clock.now = new Date(api.clock.now.getTime() + 11 * MINUTE)
  const asked = await api.call("DELETE", "/customer", { token })
  expect([asked.status, asked.body.code]).toEqual([403, "password-needed"])
  const gone = await api.call("DELETE", "/customer", { token, body: { password: TEST_PASSWORD } })
  expect(gone.status).toBe(200)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
  expect((await api.mails()).at(-1)?.subject).toBe("Your Sankore account was deleted")
  expect((await api.person(email)).id).not.toBe(id)
})

test("sessions are listed with their devices, ended one by one or all together", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const headers = {
    "user-agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  }
  const body = { email, password: TEST_PASSWORD }
  const other = await api.call("POST", LOGIN, { body, headers })
  const listed = await api.call("GET", "/customer/sessions", { token })
  const sessions = listed.body.data as { id: string; device: string; isCurrent: boolean }[]
  expect(sessions.map(({ device }) => device).sort()).toEqual([
    "Firefox on Linux",
    "Unknown device",
  ])
  const foreign = sessions.find(({ isCurrent }) => !isCurrent)?.id ?? ""
  expect((await api.call("DELETE", `/customer/sessions/${foreign}`, { token })).status).toBe(200)
  expect((await api.call("GET", "/customer/id", { token: other.body.data.token })).status).toBe(401)
  expect((await api.call("DELETE", `/customer/sessions/${foreign}`, { token })).status).toBe(404)
  const third = await api.call("POST", LOGIN, { body })
  const ended = await api.call("DELETE", "/customer/sessions", { token: third.body.data.token })
  expect(ended.body.data).toEqual({ ended: 2 })
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
})

test("signing out ends this session alone", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const other = await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })
  expect((await api.call("POST", "/customer/auth/logout", { token })).status).toBe(200)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
  expect((await api.call("GET", "/customer/id", { token: other.body.data.token })).status).toBe(200)
})

test("a session is over 30 days after its last use, not after its beginning", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const later = (days: number) => {
    api.clock.now = new Date(api.clock.now.getTime() + days * 24 * 60 * MINUTE)
  }
  later(29)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(200)
  later(29)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(200)
  later(31)
  expect((await api.call("GET", "/customer/id", { token })).status).toBe(401)
})

test("the own data come as one answer", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const { body } = await api.call("GET", "/customer/data", { token })
  expect(body.data).toMatchObject({ profile: { email }, sessions: [{ isCurrent: true }], more: {} })
  expect(JSON.stringify(body)).not.toMatch(/argon2|hash/i)
})

test("under the standard policy eight characters of any kind do", async () => {
  const api = await peopleApi({ environment: { PASSWORD_POLICY: "standard" } })
  const body = { fullName: "Amina", email: "amina@example.org", password: "a quiet river in june" }
  expect((await api.call("POST", "/customer/auth/signup", { body })).status).toBe(200)
})

function shape(body: unknown): unknown {
  return JSON.parse(
    JSON.stringify(body).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID"),
  )
}
