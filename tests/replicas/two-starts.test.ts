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
    // The one that did not load the starter may have found a part of it, and follows within a second.
    const areAlike = async () => {
      const counts = (await readStates()).map(({ indicators }) => indicators)
      return new Set(counts).size === 1 && Math.min(...counts) > 50
    }
    await expect.poll(areAlike, { timeout: 5000 }).toBe(true)
    expect(await readStates()).toMatchObject([{ status: "ok" }, { status: "ok" }])
  })
})
