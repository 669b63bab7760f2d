import { expect, test } from "vitest"

import type { Session } from "#accounts/sessions.ts"
import { accessTable, OPENABLE } from "#domain/accounts/access.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"

const SESSION: Session = {
  id: "1",
  accountId: "2",
  email: "ada@example.org",
  fullName: "Ada",
  signedInAt: new Date("2026-06-01T12:00:00Z"),
}
const findSession = (token: string) => Promise.resolve(token === "right" ? SESSION : undefined)
const app = await testApi({ findSession })
const GATED = "/api/v1/country-dashboard/search/atlantis"

test.each([undefined, "Bearer wrong", "Basic right", "right, wrong"])(
  "a gated call with the token %j asks to sign in",
  async (authorization) => {
    const headers = authorization === undefined ? {} : { authorization }
    const { status, body } = await callApi(app, { url: GATED, headers })
    expect([status, body.error]).toEqual([401, "Please sign in to continue"])
  },
)

test("with a session it answers, and nobody may keep the answer", async () => {
  const { status, headers } = await callApi(app, {
    url: GATED,
    headers: { authorization: "Bearer right" },
  })
  expect([status, headers["cache-control"]]).toEqual([200, "no-store"])
})

test("where the operator opened the feature, it answers everybody", async () => {
  const opened = await testApi({ findSession, access: accessTable(OPENABLE) })
  expect((await callApi(opened, GATED)).status).toBe(200)
})

test("a call for everybody does not care for a token that is over", async () => {
  const headers = { authorization: "Bearer wrong" }
  expect((await callApi(app, { url: "/api/v1/currencies", headers })).status).toBe(200)
})
