import { expect, test } from "vitest"

import { accessTable } from "#domain/accounts/access.ts"
import { LIMITS } from "#limits/limits.data.ts"
import { callApi, testApi } from "#tests/support/call-api.ts"
import { peopleApi } from "#tests/support/people-api.ts"

const DASHBOARD = "/country-dashboard/user/nigeria"

test("the answer for who is signed in names a visit, and reporting it counts once", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const { body } = await api.call("GET", DASHBOARD, { token })
  const { visitId } = body.data as { visitId: string }
  expect(visitId).toMatch(/^NGA-/)
  const countOf = async () => (await api.db.query("select 1 from dashboard_visit")).length
  expect(await countOf()).toBe(0)
  for (let k = 0; k < 2; k++) {
    const answer = await api.call("PATCH", DASHBOARD, { token, body: { visitId } })
    expect(answer.body.data).toEqual({ visitId, country: "NGA" })
  }
  expect((await api.call("PATCH", `/country-dashboard/user/${visitId}`, { token })).status).toBe(
    200,
  )
  expect(await countOf()).toBe(1)
})

test("a visit of another person or of another country is not found", async () => {
  const api = await peopleApi()
  const { token } = await api.person()
  const other = await api.person("bola@example.org")
  const { body } = await api.call("GET", DASHBOARD, { token })
  const { visitId } = body.data as { visitId: string }
  const report = (path: string, from: string | undefined) =>
    api.call("PATCH", path, { token: from, body: { visitId } })
  expect((await report(DASHBOARD, other.token)).status).toBe(404)
  expect((await report("/country-dashboard/user/ghana", token)).status).toBe(404)
  expect((await report(DASHBOARD, undefined)).status).toBe(401)
  expect((await api.call("PATCH", DASHBOARD, { token })).status).toBe(404)
  expect(await api.db.query("select 1 from dashboard_visit")).toEqual([])
})

test("where dashboards are open, visitors without an account have no visit", async () => {
  const app = await testApi({ access: accessTable(["country-dashboard"]) })
  const { body } = await callApi(app, `/api/v1${DASHBOARD}`)
  expect(body.data.visitId).toBeNull()
  const { status } = await callApi(app, { method: "PATCH", url: `/api/v1${DASHBOARD}` })
  expect(status).toBe(401)
})

test("reports are limited for a user", async () => {
  const api = await peopleApi({ environment: { RATE_LIMIT_FACTOR: "1" } })
  const { token } = await api.person()
  const report = () => api.call("PATCH", DASHBOARD, { token, body: { visitId: "NGA-x" } })
  for (let k = 0; k < LIMITS.visit.max; k++) expect((await report()).status).toBe(404)
  expect((await report()).status).toBe(429)
})
