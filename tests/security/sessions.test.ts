import { expect, test } from "vitest"

import { peopleApi } from "#tests/support/people-api.ts"
import { TEST_PASSWORD } from "#tests/support/test-passwords.ts"

const LOGIN = "/customer/auth/login"

test("S-13: a token has 256 random bits, is new at each sign-in and stands nowhere in the database", async () => {
  const api = await peopleApi()
  const { token, email } = await api.person()
  const again = await api.call("POST", LOGIN, { body: { email, password: TEST_PASSWORD } })
  const tokens = [token, again.body.data.token as string]
  expect(new Set(tokens).size).toBe(2)
  const dump = JSON.stringify(await api.db.query("select * from session"))
  for (const each of tokens) {
    expect(Buffer.from(each, "base64url")).toHaveLength(32)
    expect(dump).not.toContain(each)
  }
})

test("S-13: whoever signs in with a session of somebody else's choice gets a new one of their own", async () => {
  const api = await peopleApi()
  const eve = await api.person("eve@example.org")
  const { id, email } = await api.person()
  const credentials = { email, password: TEST_PASSWORD }
  const planted = "A".repeat(43)
  for (const chosen of [eve.token, planted]) {
    const answer = await api.call("POST", LOGIN, {
      token: chosen,
      headers: { cookie: `session=${chosen}; token=${chosen}` },
      body: { ...credentials, token: chosen, session: chosen, sessionId: chosen },
    })
    const { token } = answer.body.data as { token: string }
    expect(token).not.toBe(chosen)
    const own = await api.call("GET", "/customer/id", { token })
    expect(own.body.data).toMatchObject({ id })
  }
  const eves = await api.call("GET", "/customer/id", { token: eve.token })
  expect(eves.body.data).toMatchObject({ id: eve.id })
  expect((await api.call("GET", "/customer/id", { token: planted })).status).toBe(401)
})

test("S-14: another process refuses an ended session with the next request", async () => {
  const first = await peopleApi()
  const { token, id } = await first.person()
  const second = await peopleApi({ db: first.db })
  expect((await second.call("GET", "/customer/id", { token })).status).toBe(200)
  await first.call("PATCH", "/customer", { token, body: { id, status: "disabled" } })
  expect((await second.call("GET", "/customer/id", { token })).status).toBe(401)
})

test("S-15: a token counts in the Authorization header alone", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const path = "/customer/id"
  expect((await api.call("GET", `${path}?token=${token}&access_token=${token}`)).status).toBe(401)
  const cookie = { cookie: `token=${token}; session=${token}` }
  expect((await api.call("GET", path, { headers: cookie })).status).toBe(401)
  expect((await api.call("GET", path, { headers: { "x-token": token } })).status).toBe(401)
})

test("S-17: the id in the body must be the own one", async () => {
  const api = await peopleApi()
  const [amina, bea] = [await api.person(), await api.person("bea@example.org")]
  const body = { id: bea.id, status: "disabled" }
  const refused = await api.call("PATCH", "/customer", { token: amina.token, body })
  expect([refused.status, refused.body.code]).toEqual([403, "forbidden"])
  expect((await api.call("GET", "/customer/id", { token: bea.token })).status).toBe(200)
  const listed = await api.call("GET", "/customer/sessions", { token: bea.token })
  const foreign = (listed.body.data as { id: string }[])[0]?.id ?? ""
  const path = `/customer/sessions/${foreign}`
  expect((await api.call("DELETE", path, { token: amina.token })).status).toBe(404)
  expect((await api.call("GET", "/customer/id", { token: bea.token })).status).toBe(200)
})

test("S-19: fields that nobody offers change nothing", async () => {
  const api = await peopleApi()
  const extra = {
    ...{ isVerified: true, status: "disabled", role: "admin", disabledBy: "operator" },
    ...{ createdAt: "2000-01-01", passwordHash: "x", password_hash: "x", token: "x" },
  }
  const body = { fullName: "Amina", email: "amina@example.org", password: TEST_PASSWORD, ...extra }
  await api.call("POST", "/customer/auth/signup", {
    body: { ...body, id: "11111111-1111-4111-8111-111111111111" },
  })
  const polluted = {
    ...body,
    email: "eve@example.org",
    constructor: { prototype: { isVerified: true } },
  }
  expect((await api.call("POST", "/customer/auth/signup", { body: polluted })).status).toBe(400)
  const rows = await api.db.query<{ id: string; is_verified: boolean; status: string }>(
    "select id, is_verified, status from account",
  )
  expect(rows).toMatchObject([{ is_verified: false, status: "enabled" }])
  expect(rows[0]?.id).not.toBe("11111111-1111-4111-8111-111111111111")
  const { token, id } = await api.person("bea@example.org")
  const profile = { fullName: "Bea", email: "bea@example.org", ...extra, id: rows[0]?.id }
  const changed = await api.call("PUT", "/customer", { token, body: profile })
  expect(changed.body.data).toMatchObject({
    id,
    status: "enabled",
    createdAt: "2026-06-01T12:00:00.000Z",
  })
})

test("S-20: nothing works out of its order", async () => {
  const api = await peopleApi()
  const nobody = "11111111-1111-4111-8111-111111111111"
  const early = { body: { userId: nobody, otp: "ABCD" } }
  expect((await api.call("PATCH", "/customer/auth/verify", early)).status).toBe(400)
  const reset = { body: { password: TEST_PASSWORD }, token: "A".repeat(43) }
  expect((await api.call("PATCH", "/customer/auth/reset-password", reset)).status).toBe(400)
  const { token } = await api.person()
  await api.call("DELETE", "/customer", { token, body: { password: TEST_PASSWORD } })
  expect((await api.call("PUT", "/customer", { token, body: {} })).status).toBe(401)
  expect((await api.call("DELETE", "/customer", { token })).status).toBe(401)
})

test.each([
  ["text/plain", '{"email":"a@example.org"}'],
  ["application/x-www-form-urlencoded", "email=a@example.org"],
  ["multipart/form-data; boundary=x", "--x--"],
])("S-21: a request that any page can send is refused: %s", async (type, payload) => {
  const api = await peopleApi()
  const headers = { "content-type": type, origin: "https://evil.example" }
  const { status } = await api.call("POST", "/customer/auth/forgot-password", {
    ...{ headers, body: payload },
  })
  expect([403, 415]).toContain(status)
  const own = { "content-type": type }
  const plain = await api.call("POST", "/customer/auth/forgot-password", {
    headers: own,
    body: payload,
  })
  expect(plain.status).toBe(415)
})

test("S-22: no other site may read what belongs to a person", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  for (const path of ["/customer/id", "/customer/sessions", "/customer/data"]) {
    const headers = { origin: "https://evil.example" }
    const answer = await api.call("GET", path, { token, headers })
    expect(answer.headers["access-control-allow-origin"]).toBeUndefined()
    expect(answer.headers["cache-control"]).toBe("no-store")
    const asked = await api.app.inject({ method: "OPTIONS", url: `/api/v1${path}`, headers })
    expect(asked.headers["access-control-allow-origin"]).toBeUndefined()
    expect(asked.headers["access-control-allow-headers"]).toBeUndefined()
  }
})
