import {
  chmod,
  cp,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest"
import { isPostgres } from "#tests/support/database.ts"
import { openDatabase } from "../engine/connect.ts"
import type { Database } from "../engine/database.ts"
import { maintain } from "../engine/maintain.ts"

// One folder for all: a new database takes seconds.
let home = ""
let folder = ""

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "sankore-pglite-"))
  folder = join(home, "db")
  if (isPostgres) return
  const db = await openDatabase({ folder })
  await db.query("create table tally (id bigint primary key, word text)")
  await db.query("insert into tally select n, repeat('x', 100) from generate_series(1, 5000) n")
  await db.close()
})

afterAll(() => rm(home, { recursive: true }))

async function reopen(): Promise<{ db: Database; notices: string[] }> {
  const notices: string[] = []
  return { db: await openDatabase({ folder, onNotice: (text) => notices.push(text) }), notices }
}

const testPglite = test.skipIf(isPostgres)

testPglite("a folder that was closed opens again without a word, with its rows", async () => {
  const { db, notices } = await reopen()
  expect(await db.query("select count(*) as rows from tally")).toEqual([{ rows: 5000 }])
  expect(notices).toEqual([])
  expect(await readdir(home)).toEqual(["db"])
  await db.close()
})

testPglite(
  "nobody else on the machine can read or change it, however its folder was before",
  async () => {
    const readMode = async () => (await stat(folder)).mode & 0o777
    expect(await readMode()).toBe(0o700)
    await chmod(folder, 0o755)
    await (await reopen()).db.close()
    expect(await readMode()).toBe(0o700)
  },
)

test.skipIf(isPostgres)(
  "the database keeps few pages of its files itself, as all of them are in memory from the start",
  async () => {
    const { db } = await reopen()
    expect(await db.query("show shared_buffers")).toEqual([{ shared_buffers: "32MB" }])
    await db.close()
  },
)

describe.skipIf(isPostgres)("where a file outside the tables is damaged", () => {
  const damage = async (path: string, change: (bytes: Buffer) => Buffer) => {
    const copy = join(home, "damaged")
    await rm(copy, { recursive: true, force: true })
    await cp(folder, copy, { recursive: true })
    await writeFile(join(copy, path), change(await readFile(join(copy, path))))
    return openDatabase({ folder: copy })
  }
  const flip = (bytes: Buffer) => bytes.with(40, (bytes[40] ?? 0) ^ 1)
  const log = async () =>
    (await readdir(join(folder, "pg_wal"))).filter((name) => /^\w{24}$/.test(name))

  test.each([
    ["global/pg_control", flip, "incorrect checksum in control file"],
    ["global/pg_filenode.map", flip, "contains incorrect checksum"],
    ["global/pg_control", () => Buffer.alloc(0), ""],
  ])("%s: the reason stands in the refusal, with what to do", async (path, change, reason) => {
    const opening = damage(path, (bytes) => Buffer.from(change(bytes)))
    await expect(opening).rejects.toThrow(reason)
    await expect(opening).rejects.toThrow(/Keep a copy .* put a backup in its place/)
  })

  test("the log: too", async () => {
    const [first = ""] = await log()
    const opening = damage(join("pg_wal", first), (bytes) => Buffer.alloc(bytes.length))
    await expect(opening).rejects.toThrow(/valid checkpoint record .* put a backup in its place/)
  })
})

testPglite("while a slow query runs, everything else goes on", async () => {
  const { db } = await reopen()
  const slow = db.query("select count(*) as n from generate_series(1, 3000000) a where a % 7 = 3")
  let turns = 0
  while ((await Promise.race([slow, delay(5, "waiting")])) === "waiting") turns++
  expect(await slow).toEqual([{ n: 428572 }])
  // On the thread of the database, the loop above would have had no turn before the answer.
  expect(turns).toBeGreaterThan(10)
  await db.close()
})

testPglite("a transaction keeps others waiting until it ends", async () => {
  const { db } = await reopen()
  const order: string[] = []
  const transaction = db.transaction(async (t) => {
    await t.query("select 1")
    await delay(20)
    await t.query("select 2")
    order.push("transaction")
  })
  const query = db.query("select 3").then(() => order.push("query"))
  await Promise.all([transaction, query])
  expect(order).toEqual(["transaction", "query"])
  await db.close()
})

testPglite("after closing, a query is answered with unavailable", async () => {
  const { db } = await reopen()
  await db.close()
  await expect(db.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
  await db.close()
})

const LONG = { timeout: 120_000 }

testPglite("a database that closes lets its thread end by itself", async () => {
  const terminate = vi.spyOn(Worker.prototype, "terminate")
  const { db } = await reopen()
  await db.close()
  expect(terminate).not.toHaveBeenCalled()
  terminate.mockRestore()
})

testPglite(
  "a database that stops is reported, and all waiting statements get unavailable",
  LONG,
  async () => {
    const doomed = join(home, "doomed")
    const notices: string[] = []
    const db = await openDatabase({ folder: doomed, onNotice: (text) => notices.push(text) })
    await db.query("create table note (word text)")
    await rm(join(doomed, "pg_wal"), { recursive: true })
    const waiting = await Promise.allSettled([
      // More than a file of the log holds, so that PostgreSQL needs the next one and stops.
      db.query("insert into note select repeat(md5(n::text), 20) from generate_series(1, 60000) n"),
      db.query("select 1"),
      db.transaction((transaction) => transaction.query("select 1")),
    ])
    const unavailable = { status: "rejected", reason: { code: "unavailable" } }
    expect(waiting).toMatchObject([unavailable, unavailable, unavailable])
    await expect(db.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
    expect(notices[0]).toMatch(/^The database has stopped: .*pg_wal/)
    await db.close()
  },
)

testPglite(
  "a database that has stopped is opened again, with all that was saved",
  LONG,
  async () => {
    const { db, notices } = await reopen()
    await db.query("create table saved (word text)")
    await db.query("insert into saved values ('before')")
    // As PostgreSQL ends itself when its log cannot be written.
    const log = join(folder, "pg_wal")
    await rename(log, `${log}.away`)
    const filling = db.query(
      "insert into saved select repeat(md5(n::text), 20) from generate_series(1, 60000) n",
    )
    await expect(filling).rejects.toMatchObject({ code: "unavailable" })
    await expect(db.query("select 1")).rejects.toMatchObject({ code: "unavailable" })
    const refusals = () =>
      notices.filter((text) => text.startsWith("The database cannot be opened"))
    await expect.poll(refusals, { timeout: 60_000 }).not.toEqual([])
    // Longer than the longest pause between two attempts.
    await delay(1500)
    expect(refusals()).toEqual([expect.stringContaining(folder)])
    await rename(`${log}.away`, log)
    const read = () => db.query("select word from saved").catch(() => "not yet")
    await expect.poll(read, { timeout: 60_000 }).toEqual([{ word: "before" }])
    expect(notices.at(-1)).toBe("The database is open again.")
    await db.query("drop table saved")
    await db.close()
  },
)

testPglite("cleaning up after an import removes dead rows", async () => {
  const { db } = await reopen()
  await db.query("update tally set word = word || 'y'")
  const size = () => db.query("select pg_relation_size('tally') as bytes")
  await maintain(db)
  const before = await size()
  await db.query("update tally set word = left(word, 100)")
  expect(await size()).toEqual(before)
  await db.close()
})

testPglite("slices take effect together, and others see none of them before", async () => {
  const { db } = await reopen()
  await db.query("create table sliced_change (id text primary key)")
  const count = () => db.query("select count(*) as rows from tally where id > 9000")
  const seen: unknown[] = []
  const result = await db.transactionInSlices(async (runSlice) => {
    for (const id of [9001, 9002]) {
      await runSlice((slice) => slice.query("insert into tally values ($1, 'x')", [id]))
      seen.push(await count())
    }
    return async (last) => {
      await last.query("insert into tally values (9003, 'x')")
      return "done"
    }
  })
  expect(result).toBe("done")
  expect(seen).toEqual([[{ rows: 0 }], [{ rows: 0 }]])
  expect(await count()).toEqual([{ rows: 3 }])
  const failing = db.transactionInSlices(async (runSlice) => {
    await runSlice((slice) => slice.query("delete from tally where id = 9001"))
    await runSlice((slice) => slice.query("select 1 / 0"))
    return () => Promise.resolve()
  })
  await expect(failing).rejects.toThrow("division by zero")
  expect(await count()).toEqual([{ rows: 3 }])
  expect(await db.query("select gid from pg_prepared_xacts")).toEqual([])
  await db.close()
})

testPglite(
  "slices that a stop has left take effect at the next start where that was decided",
  async () => {
    const { db } = await reopen()
    for (const [name, id] of [
      ["decided 0", 9101],
      ["decided 1", 9102],
      ["undecided 0", 9103],
    ] as const) {
      await db.query("begin")
      await db.query("insert into tally values ($1, 'x')", [id])
      await db.query(`prepare transaction '${name}'`)
    }
    await db.query("insert into sliced_change values ('decided')")
    await db.close()
    const { db: again } = await reopen()
    expect(await again.query("select id from tally where id > 9100 order by id")).toEqual([
      { id: 9101 },
      { id: 9102 },
    ])
    expect(await again.query("select gid from pg_prepared_xacts")).toEqual([])
    expect(await again.query("select id from sliced_change")).toEqual([])
    await again.close()
  },
)

testPglite("the message about a folder that is not a database names the folder", async () => {
  const wrong = join(home, "wrong")
  await writeFile(wrong, "a file, not a folder")
  const opening = openDatabase({ folder: wrong })
  await expect(opening).rejects.toMatchObject({ code: "unavailable" })
  await expect(opening).rejects.toThrow(wrong)
  await rm(wrong)
})
