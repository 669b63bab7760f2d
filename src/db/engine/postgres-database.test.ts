import { once } from "node:events"
import { connect, createServer, type AddressInfo } from "node:net"
import { promisify } from "node:util"

import type pg from "pg"
import { expect, test } from "vitest"
import { isPostgres } from "#tests/support/database.ts"
import { openDatabase } from "./connect.ts"
import { runQuery } from "./postgres-database.ts"

const url = process.env["TEST_DATABASE_URL"]
const testPostgres = test.skipIf(!isPostgres)
if (!isPostgres) console.info("Skipped: tests of the PostgreSQL adapter need TEST_DATABASE_URL.")

// Ends every other connection of this test, as a restart of the server does.
async function endConnections(name: string): Promise<void> {
  const other = await openDatabase({ url })
  await other.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query like $1 and pid <> pg_backend_pid()",
    [`%${name}%`],
  )
  await other.close()
}

testPostgres(
  "a connection lost while idle is reported, and the next query gets a new one",
  async () => {
    let report: (text: string) => void = () => undefined
    const notice = new Promise<string>((resolve) => (report = resolve))
    const db = await openDatabase({ url, onNotice: (text) => report(text) })
    await db.query("select 'lost while idle' as marker")
    await endConnections("lost while idle")
    expect(await notice).toMatch(/connection was lost/)
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }])
    await db.close()
  },
)

testPostgres(
  "a connection lost inside a transaction is unavailable, and the pool goes on",
  async () => {
    const db = await openDatabase({ url })
    const work = db.transaction(async (transaction) => {
      await transaction.query("select 'lost inside' as marker")
      await endConnections("lost inside")
      await transaction.query("select 1")
    })
    await expect(work).rejects.toMatchObject({ code: "unavailable" })
    expect(await db.query("select 1 as one")).toEqual([{ one: 1 }])
    await db.close()
  },
)

testPostgres("after closing, a query is answered with unavailable", async () => {
  const db = await openDatabase({ url })
  await db.close()
  await expect(db.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
})

testPostgres(
  "statements of visitors have a time limit, those of transactions a longer one",
  async () => {
    const db = await openDatabase({ url })
    const limit = "select current_setting('statement_timeout') as value"
    expect(await db.query(limit)).toEqual([{ value: "1min" }])
    expect(await db.transaction((transaction) => transaction.query(limit))).toEqual([
      { value: "1h" },
    ])
    await db.close()
  },
)

test("what is written to a connection that the server has just ended is unavailable", async () => {
  const server = createServer((connection) => connection.end()).listen(0, "127.0.0.1")
  await once(server, "listening")
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1")
  socket.on("error", () => undefined).resume()
  await once(socket, "end")
  // As pg does: what the socket says of the statement is the fault of the statement.
  const write = promisify((text: string, done: (error?: Error | null) => void) =>
    socket.write(text, done),
  )
  const client = { query: ({ text }: { text: string }) => write(text) } as unknown as pg.PoolClient
  await expect(runQuery(client, "select 1")).rejects.toMatchObject({ code: "unavailable" })
  server.close()
})
