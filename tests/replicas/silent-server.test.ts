import { setTimeout as delay } from "node:timers/promises"

import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { hasPostgres, startPostgres, type PostgresServer } from "#tests/support/postgres-server.ts"

/** Longer than a server is asked whether it is there, and far shorter than it is silent. */
const LONGEST_MS = 4000

describe.skipIf(!hasPostgres)("a PostgreSQL server that is silent", { timeout: 60_000 }, () => {
  let server: PostgresServer
  let db: Database

  beforeAll(async () => {
    server = await startPostgres()
    db = await openDatabase({ url: server.url })
    await db.query("create table note (id bigint generated always as identity, text text)")
  })
  afterAll(async () => {
    server.signalAll("SIGCONT")
    await db.close()
    await server.remove()
  })

  const write = (text: string) => db.query("insert into note (text) values ($1)", [text])
  const writeWhole = () =>
    db.transaction(async (transaction) => {
      await transaction.query("insert into note (text) values ('begun')")
      server.signalAll("SIGSTOP")
      await transaction.query("insert into note (text) values ('whole')")
    })

  test("a change is refused soon, the next ones at once, and all is well when it answers again", async () => {
    const start = performance.now()
    await expect(writeWhole()).rejects.toMatchObject({ code: "unavailable" })
    expect(performance.now() - start).toBeLessThan(LONGEST_MS)
    const second = performance.now()
    await expect(write("at once")).rejects.toMatchObject({ code: "unavailable" })
    expect(performance.now() - second).toBeLessThan(500)
    server.signalAll("SIGCONT")
    await expect
      .poll(() => write("again").then(() => "written", String), { timeout: 5000 })
      .toBe("written")
    expect(await db.query("select text from note order by id")).toEqual([{ text: "again" }])
  })

  test("the statements of an import wait for it", async () => {
    const lock = await db.lockImport(1)
    server.signalAll("SIGSTOP")
    const writing = write("of an import")
    await delay(LONGEST_MS)
    server.signalAll("SIGCONT")
    expect(await writing).toEqual([])
    await lock.release()
  })
})
