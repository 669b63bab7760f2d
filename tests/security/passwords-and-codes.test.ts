import { argon2Sync, randomBytes } from "node:crypto"

import { expect, onTestFinished, test } from "vitest"

import { CODE_ALPHABET, newCode } from "#accounts/sign-in/one-time-code.ts"
import { createPasswords } from "#accounts/passwords.ts"
import { peopleApi, type PeopleApi } from "#tests/support/people-api.ts"
import {
  SECOND_PASSWORD,
  STRANGE_PASSWORD,
  TEST_PASSWORD,
  WRONG_PASSWORD,
} from "#tests/support/test-passwords.ts"

const LOGIN = "/customer/auth/login"
const VERIFY = "/customer/auth/verify"
const RESET = "/customer/auth/reset-password"
const EMAIL = "amina@example.org"

async function begin(api: PeopleApi, email = EMAIL): Promise<{ id: string; code: string }> {
  const body = { fullName: "Amina", email, password: TEST_PASSWORD }
  const { body: answer } = await api.call("POST", "/customer/auth/signup", { body })
  return { id: answer.data.id as string, code: await api.lastCode(email) }
}

const verify = (api: PeopleApi, userId: string, otp: string, purpose = "sign-up") =>
  api.call("PATCH", VERIFY, { body: { userId, otp, purpose } })

/** The token of the link in a mail for a new password. */
async function askForReset(api: PeopleApi, email: string): Promise<string> {
  await api.call("POST", "/customer/auth/forgot-password", { body: { email } })
  return /token=(\S+)/.exec((await api.mails()).at(-1)?.text ?? "")?.[1] ?? ""
}

/** Another code than the right one. */
const wrongCode = (code: string) => (code.startsWith("A") ? "B" : "A") + code.slice(1)

test("S-01: the specified rule wants 7 characters, a capital and a digit; the standard one 8 of any kind", async () => {
  const statusOf = async (policy: string, password: string) => {
    const api = await peopleApi({ environment: { PASSWORD_POLICY: policy } })
    const body = { fullName: "Amina", email: EMAIL, password }
    return (await api.call("POST", "/customer/auth/signup", { body })).status
  }
  expect(await statusOf("specified", "Qwzxv7")).toBe(400)
  expect(await statusOf("specified", "Qwzxvk7")).toBe(200)
  expect(await statusOf("standard", "qwzxvkp")).toBe(400)
  expect(await statusOf("standard", "qwzxvkpm")).toBe(200)
  expect(await statusOf("standard", "quietlywalkinghorses")).toBe(200)
})

test.each([
  "Password1",
  "Qwerty123",
  "Sankore1",
  "SANKORE2026!",
  "Monkey123",
  "Amina@example.org1",
])("S-02: %s is refused because it is tried first", async (password) => {
  const api = await peopleApi()
  const body = { fullName: "Amina", email: EMAIL, password }
  expect((await api.call("POST", "/customer/auth/signup", { body })).status).toBe(400)
})

test.each(["Kwabenax@example.org1", "Kwabenax1", "Amina Diallo1"])(
  "S-02: %s is refused for its person at a reset too, and the link stays good",
  async (password) => {
    const api = await peopleApi()
    const reset = await askForReset(api, (await api.person("kwabenax@example.org")).email)
    const statusOf = async (body: { password: string }) =>
      (await api.call("PATCH", RESET, { body, token: reset })).status
    expect(await statusOf({ password })).toBe(400)
    expect(await statusOf({ password: SECOND_PASSWORD })).toBe(200)
  },
)

test("S-02: a password is held against the rules only by who has a link that is good", async () => {
  const api = await peopleApi()
  const reset = await askForReset(api, (await api.person(EMAIL)).email)
  const codeOf = async (token: string): Promise<unknown> => {
    const answer = await api.call("PATCH", RESET, { body: { password: "Password1" }, token })
    return answer.body.code
  }
  expect(await codeOf(reset)).toBe("bad-request")
  expect(await codeOf("A".repeat(43))).toBe("wrong-token")
  api.clock.now = new Date(api.clock.now.getTime() + 3_601_000)
  expect(await codeOf(reset)).toBe("wrong-token")
})

test("S-02: long passwords count to their last character, in any script, with their spaces", async () => {
  const api = await peopleApi()
  const long = ` ${"Ünïcode 密码 7 ".repeat(9)}`.slice(0, 99) + "a"
  const body = { fullName: "Amina", email: EMAIL, password: long }
  const { body: answer } = await api.call("POST", "/customer/auth/signup", { body })
  await verify(api, answer.data.id, await api.lastCode(EMAIL))
  const login = async (password: string) =>
    (await api.call("POST", LOGIN, { body: { email: EMAIL, password } })).status
  expect(await login(long)).toBe(200)
  expect(await login(`${long.slice(0, -1)}b`)).toBe(400)
  expect(await login(long.trim())).toBe(400)
})

test("S-03: a password is kept as argon2id with its parameters, and an older hash is renewed at sign-in", async () => {
  const api = await peopleApi()
  await api.person(EMAIL)
  const hashNow = async () =>
    (await api.db.query<{ hash: string }>("select password_hash as hash from account"))[0]?.hash
  expect(await hashNow()).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  const nonce = randomBytes(16)
  const parameters = { memory: 1024, passes: 1, parallelism: 1, tagLength: 32 }
  const key = argon2Sync("argon2id", { message: TEST_PASSWORD, nonce, ...parameters })
  const [salt, hash] = [nonce, key].map((bytes) => bytes.toString("base64").replace(/=+$/, ""))
  const old = `$argon2id$v=19$m=1024,t=1,p=1$${salt ?? ""}$${hash ?? ""}`
  await api.db.query("update account set password_hash = $1", [old])
  const body = { email: EMAIL, password: TEST_PASSWORD }
  expect((await api.call("POST", LOGIN, { body })).status).toBe(200)
  expect(await hashNow()).toMatch(/m=19456,t=2/)
  expect((await api.call("POST", LOGIN, { body })).status).toBe(200)
})

test("S-04: beyond one hash under way and fifty waiting, the next is refused", async () => {
  const passwords = createPasswords()
  onTestFinished(() => passwords.close())
  const all = await Promise.allSettled(
    Array.from({ length: 60 }, () => passwords.hash(TEST_PASSWORD)),
  )
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(51)
  const refused = all.find((one) => one.status === "rejected")
  expect(refused?.reason).toMatchObject({ code: "unavailable" })
})

test("S-04: a hash that cannot be made fails alone, and closing ends those that wait", async () => {
  const passwords = createPasswords()
  const unworkable = `$argon2id$v=19$m=1,t=1,p=1$${"A".repeat(22)}$${"A".repeat(43)}`
  await expect(passwords.isRight(TEST_PASSWORD, unworkable)).rejects.toMatchObject({
    code: "internal",
  })
  const hash = await passwords.hash(TEST_PASSWORD)
  expect(await passwords.isRight(TEST_PASSWORD, hash)).toBe(true)
  const waiting = passwords.hash(TEST_PASSWORD)
  const [, ended] = await Promise.allSettled([passwords.close(), waiting])
  expect(ended).toMatchObject({ reason: { code: "unavailable" } })
})

test("S-05: codes are spread evenly over all of 32 signs that nobody mistakes", () => {
  expect(new Set(CODE_ALPHABET).size).toBe(32)
  expect(CODE_ALPHABET).not.toMatch(/[01OI]/)
  const counts = new Map<string, number>()
  const seen = new Set<string>()
  const rounds = 100_000
  for (let k = 0; k < rounds; k++) {
    const code = newCode()
    seen.add(code)
    for (const sign of code) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  }
  const expected = (rounds * 4) / 32
  const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
  // 31 degrees of freedom: one run in a million comes above 80.
  expect(chiSquare).toBeLessThan(80)
  // Of 2^20 codes so many draws should leave about 95,330 different ones.
  expect(seen.size).toBeGreaterThan(94_800)
})

test("S-06: a code is kept as a hash only, works once, for its purpose, for five minutes", async () => {
  const api = await peopleApi()
  const { id, code } = await begin(api)
  const rows = await api.db.query("select * from one_time_code")
  expect(JSON.stringify(rows)).not.toContain(code)
  expect((await verify(api, id, code, "reset")).status).toBe(400)
  expect((await verify(api, id, code, "enable")).status).toBe(400)
  api.clock.now = new Date(api.clock.now.getTime() + 301_000)
  expect((await verify(api, id, code)).status).toBe(400)
  await api.call("POST", "/customer/auth/resend-otp", { body: { email: EMAIL } })
  const next = await api.lastCode(EMAIL)
  if (next !== code) expect((await verify(api, id, code)).status).toBe(400)
  expect((await verify(api, id, next)).status).toBe(200)
  expect((await verify(api, id, next)).status).toBe(400)
})

test("S-07: the sixth try fails even when it is right", async () => {
  const api = await peopleApi()
  const { id, code } = await begin(api)
  for (let k = 0; k < 5; k++) expect((await verify(api, id, wrongCode(code))).status).toBe(400)
  expect((await verify(api, id, code)).status).toBe(400)
})

test("S-07: a hundred guesses at once count as five", async () => {
  const api = await peopleApi()
  const { id, code } = await begin(api)
  const guesses = Array.from({ length: 100 }, () => verify(api, id, wrongCode(code)))
  for (const { status } of await Promise.all(guesses)) expect(status).toBe(400)
  const [row] = await api.db.query<{ attempts: number }>("select attempts from one_time_code")
  expect(row?.attempts).toBe(5)
  expect((await verify(api, id, code)).status).toBe(400)
})

test("S-07: a right code sent many times at once opens one session", async () => {
  const api = await peopleApi()
  const { id, code } = await begin(api)
  const all = await Promise.all(Array.from({ length: 5 }, () => verify(api, id, code)))
  expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await api.db.query("select 1 from session")).toHaveLength(1)
})

test.each([EMAIL, "nobody@example.org"])(
  "S-07: five codes an hour and ten a day are mailed to %s, account or not",
  async (email) => {
    const api = await peopleApi()
    await api.person(EMAIL)
    api.clock.now = new Date(api.clock.now.getTime() + 25 * 3_600_000)
    const ask = () => api.call("POST", "/customer/auth/forgot-password", { body: { email } })
    const statuses: number[] = []
    for (let hour = 0; hour < 3; hour++) {
      for (let k = 0; k < 6; k++) statuses.push((await ask()).status)
      api.clock.now = new Date(api.clock.now.getTime() + 3_601_000)
    }
    const five = [200, 200, 200, 200, 200, 429]
    expect(statuses).toEqual([...five, ...five, ...Array.from({ length: 6 }, () => 429)])
    const late = await ask()
    expect(Number(late.headers["retry-after"])).toBeGreaterThan(20 * 3600)
  },
)

test("S-08: while a stranger tries, the owner gets in from another address", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  await api.person(EMAIL)
  const body = { email: EMAIL, password: WRONG_PASSWORD }
  for (let k = 0; k < 25; k++) {
    expect((await api.call("POST", LOGIN, { body, from: "192.0.2.1" })).status).toBe(400)
  }
  expect((await api.call("POST", LOGIN, { body, from: "192.0.2.1" })).status).toBe(429)
  const owner = { body: { email: EMAIL, password: TEST_PASSWORD }, from: "198.51.100.7" }
  expect((await api.call("POST", LOGIN, owner)).status).toBe(200)
})

test("S-08: against many addresses each has three tries left, and the owner still gets in", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  await api.person(EMAIL)
  const body = { email: EMAIL, password: WRONG_PASSWORD }
  for (let k = 0; k < 100; k++) {
    await api.call("POST", LOGIN, { body, from: `192.0.2.${String(k % 20)}` })
  }
  const late = { body, from: "203.0.113.9" }
  for (let k = 0; k < 3; k++) expect((await api.call("POST", LOGIN, late)).status).toBe(400)
  expect((await api.call("POST", LOGIN, late)).status).toBe(429)
  const owner = { body: { email: EMAIL, password: TEST_PASSWORD }, from: "198.51.100.7" }
  expect((await api.call("POST", LOGIN, owner)).status).toBe(200)
})

test("S-09: known and unknown addresses are answered with the same status, headers and shape", async () => {
  const api = await peopleApi()
  await api.person(EMAIL)
  const bodies = (email: string) =>
    [
      ["/customer/auth/signup", { fullName: "Eve", email, password: STRANGE_PASSWORD }],
      [LOGIN, { email, password: WRONG_PASSWORD }],
      ["/customer/auth/resend-otp", { email }],
      ["/customer/auth/resend-otp", { email, purpose: "enable" }],
      ["/customer/auth/forgot-password", { email }],
    ] as const
  const unknown = bodies("nobody@example.org")
  for (const [k, [path, body]] of bodies(EMAIL).entries()) {
    const [a, b] = [
      await api.call("POST", path, { body }),
      await api.call("POST", path, { body: unknown[k]?.[1] }),
    ]
    expect(plain(b)).toEqual(plain(a))
  }
})

test("S-09: the id of a sign-up for a known address leads nowhere, like a wrong code", async () => {
  const api = await peopleApi()
  await api.person(EMAIL)
  const { id } = await begin(api)
  const other = await begin(api, "bea@example.org")
  const [known, unknown] = [
    await verify(api, id, wrongCode(other.code)),
    await verify(api, other.id, wrongCode(other.code)),
  ]
  expect(plain(known)).toEqual(plain(unknown))
})

test("S-10: each kind of token is worth nothing in the place of another", async () => {
  const api = await peopleApi()
  const { token } = await api.person(EMAIL)
  const reset = await askForReset(api, EMAIL)
  expect(reset).toMatch(/^[\w-]{43}$/)
  expect((await api.call("GET", "/customer/id", { token: reset })).status).toBe(401)
  const set = { password: SECOND_PASSWORD }
  expect((await api.call("PATCH", RESET, { body: set, token })).status).toBe(400)
  const dump = JSON.stringify(await api.db.query("select * from reset_token"))
  expect(dump).not.toContain(reset)
  api.clock.now = new Date(api.clock.now.getTime() + 3_601_000)
  expect((await api.call("PATCH", RESET, { body: set, token: reset })).status).toBe(400)
})

function plain({ status, headers, body }: { status: number; headers: object; body: unknown }) {
  const text = JSON.stringify(body).replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, "ID")
  // What is left of the limit goes down with every request, whatever its answer.
  const lasting = Object.entries(headers).filter(
    ([name]) => !/^(?:x-request-id|date|ratelimit)$/.test(name),
  )
  return { status, headers: lasting, body: JSON.parse(text) as unknown }
}
