import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite } from "#tests/support/served-site.ts"

describe.skipIf(!hasPostgres)("two sites that start at once", { timeout: 300_000 }, () => {
  let database: PostgresServer
  beforeAll(async () => {
    database = await startPostgres()
  })
  afterEach(endServedSites)
  afterAll(() => database.remove())

  test("make an empty database together, and both serve the same", async () => {
    const settings = { DATABASE_URL: database.url }
    const sites = await Promise.all([serveSite(settings), serveSite(settings)])
    const readStates = () =>
      Promise.all(
        sites.map(async ({ url }) => {
          const answer = await fetch(`${url}/readyz`)
          return (await answer.json()) as { status: string; indicators: number }
        }),
      )
    const [first] = await readStates()
    expect(first).toMatchObject({ status: "ok" })
    expect(first?.indicators).toBeGreaterThan(50)
    // The one that did not load the starter may have found a part of it, and follows within a second.
    const countIndicators = async () =>
      new Set((await readStates()).map(({ indicators }) => indicators)).size
    await expect.poll(countIndicators, { timeout: 5000 }).toBe(1)
    expect(await readStates()).toMatchObject([{ status: "ok" }, { status: "ok" }])
  })
})
