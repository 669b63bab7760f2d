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
    const states = await Promise.all(
      sites.map(async ({ url }) => {
        const answer = await fetch(`${url}/readyz`)
        return (await answer.json()) as { status: string; indicators: number }
      }),
    )
    const [first] = states
    expect(first).toMatchObject({ status: "ok" })
    expect(first?.indicators).toBeGreaterThan(50)
    expect(states[1]).toMatchObject({ status: "ok", indicators: first?.indicators })
  })
})
