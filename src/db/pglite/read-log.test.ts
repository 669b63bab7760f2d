import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { readUpTo, startChild } from "#tests/support/child-process.ts"
import { isPostgres } from "#tests/support/database.ts"
import { openDatabase } from "../engine/connect.ts"
import { findLogDamage } from "./read-log.ts"

const ROWS = 12
const LONG = { timeout: 120_000 }
let home = ""

/** The folder of a database whose process was ended after it had acknowledged these rows. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "sankore-log-"))
  if (isPostgres) return
  const ended = join(home, "ended")
  await (await openDatabase({ folder: ended })).close()
  const said = await readUpTo(startChild("traced-writer.ts", ended, String(ROWS)), undefined)
  expect(said.at(-1)).toBe(String(ROWS))
}, LONG.timeout)

afterAll(() => rm(home, { recursive: true }))

type Change = (bytes: Buffer, end: number) => Buffer

async function damage(change: Change, { isWhole = false } = {}): Promise<string> {
  const folder = join(home, "copy")
  await rm(folder, { recursive: true, force: true })
  // The log and what says where it begins are enough for looking through it.
  const parts = isWhole ? [""] : ["pg_wal", "global/pg_control"]
  for (const part of parts)
    await cp(join(home, "ended", part), join(folder, part), { recursive: true })
  const log = join(folder, "pg_wal")
  const names = (await readdir(log)).filter((name) => /^\w{24}$/.test(name)).sort()
  for (const name of names.reverse()) {
    const bytes = await readFile(join(log, name))
    const end = bytes.findLastIndex((byte) => byte !== 0) + 1
    if (end === 0) continue
    await writeFile(join(log, name), change(bytes, end))
    break
  }
  return folder
}

const flip = (bytes: Buffer, at: number) => bytes.fill((bytes[at] ?? 0) ^ 1, at, at + 1)

describe.skipIf(isPostgres)("after a process was ended at once", () => {
  test("nothing is found in a log that is whole", async () => {
    expect(await findLogDamage(await damage((bytes) => bytes))).toBeUndefined()
  })

  test("nothing is found where a record was only begun, as a power cut leaves it", async () => {
    const folder = await damage((bytes, end) => bytes.fill(0, end - 30, end))
    expect(await findLogDamage(folder)).toBeUndefined()
  })

  test.each([
    ["a flipped bit", (bytes: Buffer, end: number) => flip(bytes, end - 9000)],
    ["a flipped bit in the last record", (bytes: Buffer, end: number) => flip(bytes, end - 4)],
    ["512 zeros", (bytes: Buffer, end: number) => bytes.fill(0, end - 9000, end - 8488)],
    ["a file that was cut off", (bytes: Buffer, end: number) => bytes.subarray(0, end - 9000)],
  ])("%s near its end is found, with when the change before it was saved", async (_, change) => {
    const found = await findLogDamage(await damage(change))
    expect(found?.lastRead).toBeInstanceOf(Date)
    expect(found?.files).toEqual([expect.stringMatching(/^\w{24}$/)])
  })

  test("the next start says so, and keeps a copy of the log", LONG, async () => {
    const folder = await damage((bytes, end) => flip(bytes, end - 9000), { isWhole: true })
    const notices: string[] = []
    const db = await openDatabase({ folder, onNotice: (text) => notices.push(text) })
    const [row] = await db.query<{ rows: number }>("select count(*) as rows from written")
    await db.close()
    expect(row?.rows).toBeLessThan(ROWS)
    expect(notices[0]).toMatch(
      /^The end of the database's log is damaged: \d+ changes saved after 20\d\d-\d\d-\d\d .* UTC are lost/,
    )
    const kept = `${folder}.damaged-log`
    expect(notices[0]).toContain(kept)
    expect(await readdir(kept)).toEqual([expect.stringMatching(/^\w{24}$/)])
  })
})
