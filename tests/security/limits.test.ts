import { expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { peopleApi } from "#tests/support/people-api.ts"
import { testSite } from "#tests/support/site.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

const ONE = { environment: { RATE_LIMIT_FACTOR: "1" } }

test("S-44: an address may send 300 calls in five minutes, then 429 with the time to wait", async () => {
  const api = await peopleApi(ONE)
  const read = (from: string) => api.call("GET", "/currencies", { from })
  for (let k = 0; k < 300; k++) expect((await read("192.0.2.1")).status).toBe(200)
  const refused = await read("192.0.2.1")
  expect(refused.status).toBe(429)
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0)
  expect((await read("192.0.2.2")).status).toBe(200)
  api.clock.now = new Date(api.clock.now.getTime() + 300_000)
  expect((await read("192.0.2.1")).status).toBe(200)
})

test("S-44: of IPv6 the network of 64 bits counts as one address", async () => {
  const api = await peopleApi(ONE)
  const read = (from: string) => api.call("GET", "/currencies", { from })
  for (let k = 0; k < 300; k++) await read(`2001:db8:1:2::${k.toString(16)}`)
  expect((await read("2001:db8:1:2:ffff::1")).status).toBe(429)
  expect((await read("2001:db8:1:3::1")).status).toBe(200)
})

test("S-44: an owner of a whole IPv6 network of 48 bits has the limit of sixteen", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "0.1" } })
  const ask = async (k: number) =>
    (await api.call("GET", "/currencies", { from: `2001:db8:1:${k.toString(16)}::1` })).status
  const statuses: number[] = []
  for (let k = 0; k < 16 * 30 + 5; k++) statuses.push(await ask(k))
  expect(statuses.filter((status) => status === 200)).toHaveLength(16 * 30)
  expect(statuses.at(-1)).toBe(429)
  expect((await api.call("GET", "/currencies", { from: "2001:db8:2::1" })).status).toBe(200)
})

test("S-44: what a client writes into X-Forwarded-For is not believed", async () => {
  const api = await peopleApi(ONE)
  const read = (k: number) =>
    api.call("GET", "/currencies", { headers: { "x-forwarded-for": `192.0.2.${String(k % 250)}` } })
  for (let k = 0; k < 300; k++) await read(k)
  expect((await read(1)).status).toBe(429)
})

test("S-45: a user may send 1,500 calls in five minutes from anywhere", async () => {
  const api = await peopleApi(ONE)
  const { token } = await api.person()
  const read = (k: number) =>
    api.call("GET", "/currencies", { token, from: `192.0.2.${String(k % 250)}` })
  for (let k = 0; k < 1500; k++) await read(k)
  expect((await read(0)).status).toBe(429)
})

test("S-46: an address may try to sign in 25 times in five minutes", async () => {
  const api = await peopleApi(ONE)
  const login = (k: number) =>
    api.call("POST", "/customer/auth/login", {
      body: { email: `user${String(k)}@example.org`, password: TEST_PASSWORD },
    })
  for (let k = 0; k < 25; k++) expect((await login(k)).status).toBe(400)
  expect((await login(26)).status).toBe(429)
})

test("S-47: an address may sign up five times in half an hour", async () => {
  const api = await peopleApi(ONE)
  const signUp = (k: number) =>
    api.call("POST", "/customer/auth/signup", {
      body: { fullName: "Amina", email: `user${String(k)}@example.org`, password: TEST_PASSWORD },
    })
  for (let k = 0; k < 5; k++) expect((await signUp(k)).status).toBe(200)
  expect((await signUp(6)).status).toBe(429)
  expect(await api.mails()).toHaveLength(5)
})

test("S-47: five mails in half an hour go to one e-mail address, 25 in five minutes from one address", async () => {
  const api = await peopleApi(ONE)
  const ask = (email: string, from: string) =>
    api.call("POST", "/customer/auth/forgot-password", { body: { email }, from })
  for (let k = 0; k < 5; k++) {
    expect((await ask("amina@example.org", `192.0.2.${String(k)}`)).status).toBe(200)
  }
  expect((await ask("AMINA@example.org", "192.0.2.99")).status).toBe(429)
  for (let k = 0; k < 25; k++) await ask(`user${String(k)}@example.org`, "198.51.100.1")
  expect((await ask("user99@example.org", "198.51.100.1")).status).toBe(429)
})

test("S-48: ten changes of the account in ten minutes, thirty uploads in thirty", async () => {
  const api = await peopleApi(ONE)
  const { token, email } = await api.person()
  const change = () => api.call("PUT", "/customer", { token, body: { fullName: "Amina", email } })
  for (let k = 0; k < 10; k++) expect((await change()).status).toBe(200)
  expect((await change()).status).toBe(429)
  const upload = () => api.call("POST", "/upload", { token, body: {} })
  for (let k = 0; k < 30; k++) expect((await upload()).status).toBe(415)
  expect((await upload()).status).toBe(429)
})

test("limits hold in every process, and after a restart", async () => {
  const first = await peopleApi(ONE)
  const body = { email: "amina@example.org", password: TEST_PASSWORD }
  for (let k = 0; k < 25; k++) await first.call("POST", "/customer/auth/login", { body })
  const second = await peopleApi({ ...ONE, db: first.db })
  expect((await second.call("POST", "/customer/auth/login", { body })).status).toBe(429)
})

test("S-48: a user may check 300 statements one by one in ten minutes", async () => {
  const api = await peopleApi(ONE)
  const { token } = await api.person()
  const check = () =>
    api.call("POST", "/economic/validate", { token, body: { query: "India is beautiful." } })
  for (let k = 0; k < 300; k++) expect((await check()).status).toBe(200)
  expect((await check()).status).toBe(429)
})

test("files count among the calls of an address, pages do not", async () => {
  const { app } = await testSite(await testDatabase(), { rateLimitFactor: 0.01 })
  const ask = async (url: string) => (await app.inject({ url })).statusCode
  expect(await ask("/api/v1/currencies")).toBe(200)
  expect(await ask("/indicators/nothing/nigeria.csv")).toBe(404)
  expect(await ask("/oembed?url=nothing")).toBe(404)
  expect(await ask("/indicators/nothing/nigeria.csv")).toBe(429)
  expect(await ask("/api/v1/currencies")).toBe(429)
  expect(await ask("/sources")).toBe(200)
})

test("an address may have forty whole sources in an hour", async () => {
  const db = await testDatabase()
  const indicator = await addIndicator(db, { code: "CPI", name: "Prices" })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [1, 2] })
  const { app } = await testSite(db, { rateLimitFactor: 0.05 })
  const [line] =
    (await app.inject({ url: "/sitemaps/sources.xml" })).body.match(/\/sources\/[^<]+/) ?? []
  const read = async () => (await app.inject({ url: `${line ?? ""}.zip` })).statusCode
  expect([await read(), await read(), await read()]).toEqual([200, 200, 429])
})
