import { spawnSync } from "node:child_process"
import { once } from "node:events"
import { existsSync } from "node:fs"
import { mkdtemp, open, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"
import { fileURLToPath } from "node:url"
import { Worker } from "node:worker_threads"
import { afterAll, beforeAll, expect, test } from "vitest"
import { openDatabase } from "#db/engine/connect.ts"
import { migrate } from "#db/engine/migrate.ts"
import type { PgliteReply } from "#db/pglite/pglite-protocol.ts"
import { startChild } from "#tests/support/child-process.ts"
import { isPostgres } from "#tests/support/database.ts"

// What a kill, a power cut or a damaged disk may do to the embedded database. A server's own guards
// are PostgreSQL's matter.
const testPglite = test.skipIf(isPostgres)
const LONG = 300_000
const LONGEST_END_MS = 5000

let home = ""

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "sankore-durability-"))
})

afterAll(() => rm(home, { recursive: true }))

async function reopen(folder: string) {
  const notices: string[] = []
  const db = await openDatabase({ folder, onNotice: (text) => notices.push(text) })
  return { db, notices }
}

/** Has a process insert rows, kills it after so many answers, and gives the last answered row. */
async function insertUntilKilled(folder: string, answers: number): Promise<number> {
  const child = startChild("insert-rows.ts", folder)
  const lines: (string | undefined)[] = []
  while (lines.length < answers) lines.push(await child.nextLine())
  const rest = await child.kill()
  return Number([...lines, ...rest].at(-1))
}

testPglite(
  "every row that was answered is there after a kill, and the next opening says what it checked",
  { timeout: LONG },
  async () => {
    const folder = join(home, "killed")
    for (const answers of [1, 7, 60, 300]) {
      const last = await insertUntilKilled(folder, answers)
      expect(last).toBeGreaterThanOrEqual(answers)
      const { db, notices } = await reopen(folder)
      const [rows] = await db.query<{ count: number; last: number }>(
        "select count(*) as count, max(id) as last from acknowledged",
      )
      expect(rows?.last).toBeGreaterThanOrEqual(last)
      expect(rows?.count).toBe(rows?.last)
      expect(notices).toEqual([expect.stringContaining("not closed cleanly")])
      await db.close()
    }
  },
)

testPglite(
  "a table whose file was damaged is found after a kill, by name",
  { timeout: LONG },
  async () => {
    const folder = join(home, "damaged")
    await insertUntilKilled(folder, 5)
    const { db } = await reopen(folder)
    await db.query(
      "create table precious as select n, repeat('x', 500) as text from generate_series(1, 500) n",
    )
    const [file] = await db.query<{ path: string }>(
      "select pg_relation_filepath('precious') as path",
    )
    await db.close()
    await insertUntilKilled(folder, 5)
    const handle = await open(join(folder, file?.path ?? ""), "r+")
    await handle.write(Buffer.alloc(200, 0xa5), 0, 200, 3 * 8192 + 4000)
    await handle.close()
    await expect(openDatabase({ folder })).rejects.toThrow(
      /damaged: precious\..* put a backup in its place/,
    )
    // A thread that stayed would keep the process from ending when it is asked to stop.
    expect(await endsByItself(folder)).toBe(true)
  },
)

/** Whether the thread of a database that cannot be opened ends. */
async function endsByItself(folder: string): Promise<boolean> {
  const script = new URL("../src/db/pglite/pglite-worker.ts", import.meta.url)
  const worker = new Worker(script, { workerData: { folder } })
  const ended = once(worker, "exit").then(() => true)
  const [reply] = (await once(worker, "message")) as [PgliteReply]
  expect(reply.kind).toBe("failed")
  const hasEnded = await Promise.race([ended, delay(LONGEST_END_MS).then(() => false)])
  await worker.terminate()
  return hasEnded
}

// Each moment of a first start at which it is killed.
const MOMENTS: readonly [string, (folder: string, lines: string[]) => boolean][] = [
  ["before anything is there", (_, lines) => lines.includes("opening")],
  ["when the first folder is made", (folder) => existsSync(`${folder}.unfinished`)],
  ["while files are copied", (folder) => existsSync(`${folder}.unfinished/base/1`)],
  ["when the folder is in place", (folder) => existsSync(folder)],
  ["while the schema is made", (_, lines) => lines.includes("migrating")],
]

testPglite(
  "a first start that was killed at any moment is followed by one that works",
  { timeout: LONG },
  async () => {
    for (const [moment, isNow] of MOMENTS) {
      const folder = join(home, moment.replaceAll(" ", "-"))
      await killFirstStart(folder, isNow)
      const { db } = await reopen(folder)
      await migrate(db)
      expect(await db.query("select version from data_version"), moment).toEqual([{ version: 0 }])
      await db.close()
      await rm(folder, { recursive: true })
    }
  },
)

async function killFirstStart(
  folder: string,
  isNow: (folder: string, lines: string[]) => boolean,
): Promise<void> {
  const child = startChild("first-start.ts", folder)
  const lines: string[] = []
  const reading = (async () => {
    for (let line = await child.nextLine(); line !== undefined; line = await child.nextLine()) {
      lines.push(line)
    }
  })()
  while (!isNow(folder, lines)) await delay(2)
  await child.kill()
  await reading
  expect(lines).not.toContain("ready")
}

const canTrace = spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0
if (!canTrace) console.info("Skipped: the trace of system calls needs strace and leave to use it.")

function trace(folder: string, kind: "durable" | "plain"): Promise<string> {
  const file = join(home, `${kind}.trace`)
  const script = fileURLToPath(new URL("support/checkpoint.ts", import.meta.url))
  const calls = "trace=openat,write,pwrite64,fsync,fdatasync"
  const run = [process.execPath, script, folder, kind]
  const { status, stderr } = spawnSync("strace", ["-f", "-o", file, "-e", calls, ...run])
  expect(status, stderr.toString()).toBe(0)
  return readFile(file, "utf8")
}

/** The lines between what the traced process wrote before and after a step. */
function between(text: string, from: string, to: string): string[] {
  const lines = text.split("\n")
  const start = lines.findIndex((line) => line.includes(`write(1, "${from}\\n"`))
  const end = lines.findIndex((line) => line.includes(`write(1, "${to}\\n"`))
  expect(start).toBeGreaterThan(-1)
  expect(end).toBeGreaterThan(start)
  return lines.slice(start, end)
}

type Sync = { isLogSynced: boolean; logWrites: number; syncs: number }

function readSyncs(text: string): Sync {
  const opened = [...text.matchAll(/openat\(.*\/pg_wal\/[0-9A-F]{24}", (O_RDWR\S*)\) = (\d+)/g)]
  const [, flags = "", descriptor = "none"] = opened.at(-1) ?? []
  return {
    isLogSynced: /O_D?SYNC/.test(flags),
    logWrites: between(text, "inserting", "inserted").filter((line) =>
      line.includes(`pwrite64(${descriptor},`),
    ).length,
    syncs: between(text, "checkpointing", "checkpointed").filter((line) =>
      /\b(fsync|fdatasync)\(\d+\) += 0/.test(line),
    ).length,
  }
}

test.skipIf(isPostgres || !canTrace)(
  "an answered insert is in a log written through to the disk, and a checkpoint syncs the tables",
  { timeout: LONG },
  async () => {
    const durable = readSyncs(await trace(join(home, "traced"), "durable"))
    expect(durable.isLogSynced).toBe(true)
    expect(durable.logWrites).toBeGreaterThan(0)
    expect(durable.syncs).toBeGreaterThan(0)
    // Without the product's settings nothing is synced: the trace can tell the difference.
    const plain = readSyncs(await trace(join(home, "plain"), "plain"))
    expect(plain).toEqual({ isLogSynced: false, logWrites: expect.any(Number) as number, syncs: 0 })
  },
)
