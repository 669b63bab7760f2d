import { readFile } from "node:fs/promises"
import { setTimeout as delay } from "node:timers/promises"

import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest"

import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"
import { endServedSites, serveSite } from "#tests/support/served-site.ts"
import { listFaults, startLoad } from "#tests/support/steady-load.ts"

const PATHS = ["/", "/api/v1/countries/all", "/sources", "/healthz"]

describe.skipIf(!hasPostgres)("several processes on one port", () => {
  let database: PostgresServer

  beforeAll(async () => {
    database = await startPostgres()
  })
  afterEach(endServedSites)
  afterAll(() => database.remove())

  test("a process that dies is replaced, and a restart answers every request", async () => {
    const site = await serveSite({ DATABASE_URL: database.url, PROCESSES: "2" })
    const connections = await database.query(
      "select count(distinct client_port) as n from pg_stat_activity where datname = 'site'",
    )
    expect(Number(connections[0]?.["n"])).toBeGreaterThan(1)

    const load = startLoad({ url: site.url, paths: PATHS, clients: 8, pauseMs: 10 })
    site.signal("SIGUSR2")
    await site.waitForLine(/All processes have been replaced/)
    await delay(300)
    const outcomes = await load.stop()
    expect(outcomes.length).toBeGreaterThan(100)
    expect(listFaults(outcomes)).toEqual([])

    const [first = 0] = await childrenOf(site.processId)
    process.kill(first, "SIGKILL")
    await site.waitForLine(new RegExp(`Process ${String(first)} has ended \\(SIGKILL\\)`))
    expect((await fetch(`${site.url}/readyz`)).status).toBe(200)
    while ((await childrenOf(site.processId)).length < 2) await delay(50)
    expect(await site.stop()).toBe(0)
  })
})

async function childrenOf(processId: number): Promise<number[]> {
  const id = String(processId)
  const text = await readFile(`/proc/${id}/task/${id}/children`, "utf8")
  return text.trim().split(" ").filter(Boolean).map(Number)
}
