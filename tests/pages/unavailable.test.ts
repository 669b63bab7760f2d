import { expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { AppError } from "#domain/errors.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

test("a page that needs the database while it does not answer is refused for now, and shown once it answers", async () => {
  const db = await testDatabase()
  const state = { isAway: false }
  const query: Database["query"] = (text, parameters) =>
    state.isAway ? Promise.reject(new AppError("unavailable")) : db.query(text, parameters)
  const { app } = await testSite({ ...db, query })
  state.isAway = true
  for (const url of ["/sources", "/sources.data"]) {
    const refused = await app.inject({ url })
    expect(refused.statusCode, url).toBe(503)
    expect(refused.headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" })
  }
  expect((await app.inject({ url: "/sources" })).body).toContain("Please try again in a moment")
  state.isAway = false
  expect((await app.inject({ url: "/sources" })).statusCode).toBe(200)
})
