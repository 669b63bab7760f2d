import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest"

import { isPostgres } from "#tests/support/database.ts"

import { openDatabase } from "../engine/connect.ts"
import type { Database, DatabasePorts } from "../engine/database.ts"
import { joinPglite } from "./join-pglite.ts"
import { RowWriter } from "../engine/row-writer.ts"

const testPglite = test.skipIf(isPostgres)

let home = ""
let db: Database
beforeAll(async () => {
  if (isPostgres) return
  home = await mkdtemp(join(tmpdir(), "sankore-join-"))
  db = await openDatabase({ folder: join(home, "db") })
  await db.query("create table tally (id bigint primary key)")
  await db.query("create table sliced_change (id text primary key)")
})
beforeEach(async () => {
  if (!isPostgres) await db.query("truncate tally")
})
afterAll(async () => {
  if (isPostgres) return
  await db.close()
  await rm(home, { recursive: true })
})

/** The ports as a further thread would have them. */
function openPorts(from = db): DatabasePorts {
  const ports = from.openPorts()
  if (ports === undefined) throw new Error("the embedded database opens ports")
  return ports
}

function ids(from: Database): Promise<number[]> {
  return from
    .query<{ id: number }>("select id from tally order by id")
    .then((rows) => rows.map(({ id }) => id))
}

testPglite("a thread that joins reads, writes and copies what all then see", async () => {
  const joined = joinPglite(openPorts())
  await joined.query("insert into tally values ($1)", [1])
  await joined.transaction(async (transaction) => {
    const writer = new RowWriter()
    writer.startRow(1)
    writer.bigint(2)
    await transaction.copyIn("tally", ["id"], [writer.rows()])
  })
  expect(await ids(db)).toEqual([1, 2])
  expect(await ids(joined)).toEqual([1, 2])
  await expect(joined.query("select 1 / 0")).rejects.toThrow("division by zero")
  await joined.close()
})

testPglite("both sides wait for each other's transactions", async () => {
  const joined = joinPglite(openPorts())
  const begun = Promise.withResolvers<undefined>()
  const mayEnd = Promise.withResolvers<undefined>()
  const theirs = joined.transaction(async (transaction) => {
    await transaction.query("insert into tally values (1)")
    begun.resolve(undefined)
    await mayEnd.promise
    await transaction.query("insert into tally values (2)")
  })
  await begun.promise
  const seen = ids(db)
  mayEnd.resolve(undefined)
  expect(await seen).toEqual([1, 2])
  const ours = db.transaction((transaction) => transaction.query("insert into tally values (3)"))
  expect(await ids(joined)).toEqual([1, 2, 3])
  await Promise.all([theirs, ours])
  await joined.close()
})

testPglite("what a thread leaves in the middle of a transaction is undone", async () => {
  const ports = openPorts()
  const joined = joinPglite(ports)
  const begun = Promise.withResolvers<undefined>()
  const cut = joined.transaction(async (transaction) => {
    await transaction.query("insert into tally values (1)")
    begun.resolve(undefined)
    await transaction.query("select pg_sleep(0.1)")
    await transaction.query("insert into tally values (2)")
  })
  await begun.promise
  ports.statements.close()
  ports.turns.close()
  await expect(cut).rejects.toMatchObject({ code: "unavailable" })
  expect(await ids(db)).toEqual([])
})

testPglite("slices that a thread has left undecided are undone, and hold up nobody", async () => {
  const ports = openPorts()
  const joined = joinPglite(ports)
  const prepared = Promise.withResolvers<undefined>()
  const cut = joined.transactionInSlices(async (runSlice) => {
    await runSlice((slice) => slice.query("insert into tally values (1)"))
    ports.statements.close()
    ports.turns.close()
    prepared.resolve(undefined)
    return (last) => last.query("insert into tally values (2)")
  })
  cut.catch(() => undefined)
  await prepared.promise
  await expect.poll(() => db.query("select gid from pg_prepared_xacts")).toEqual([])
  expect(await ids(db)).toEqual([])
  await db.query("insert into tally values (1)")
  expect(await ids(db)).toEqual([1])
})

testPglite("a thread that joins a database that has stopped gets unavailable", async () => {
  const own = await openDatabase({})
  await own.close()
  const joined = joinPglite(openPorts(own))
  await expect(joined.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
  await joined.close()
})

testPglite("a thread that joined gets unavailable once the database is closed", async () => {
  const own = await openDatabase({})
  const joined = joinPglite(openPorts(own))
  await joined.query("select 1")
  await own.close()
  await expect(joined.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
})
