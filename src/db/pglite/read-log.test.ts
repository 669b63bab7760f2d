import { cp, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"

import { readUpTo, startChild } from "#tests/support/child-process.ts"
import { isPostgres } from "#tests/support/database.ts"
import { openDatabase } from "../engine/connect.ts"
import { findLogDamage } from "./read-log.ts"

const ROWS = 12
const PAGE = 8192
const MOST_PAGES = 12
const LONG = { timeout: 120_000 }
let home = ""

/** The folder of a database whose process was ended after it had acknowledged these rows. */
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), "sankore-log-"))
  if (isPostgres) return
  const ended = join(home, "ended")
  await (await openDatabase({ folder: ended })).close()
  const writer = startChild("traced-writer.ts", ended, String(ROWS), "marked")
  const said = await readUpTo(writer, undefined)
  expect(said.at(-1)).toBe(String(ROWS))
}, LONG.timeout)

afterAll(() => rm(home, { recursive: true }))

type Change = (bytes: Buffer, end: number) => Buffer

async function damage(change: Change, { isWhole = false, isMarked = false } = {}): Promise<string> {
  const folder = join(home, "copy")
  for (const path of [folder, `${folder}.log-mark`])
    await rm(path, { recursive: true, force: true })
  if (isMarked) await cp(join(home, "ended.log-mark"), `${folder}.log-mark`)
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

async function openOnce(folder: string): Promise<string[]> {
  const notices: string[] = []
  await (await openDatabase({ folder, onNotice: (text) => notices.push(text) })).close()
  return notices
}

/** Whole pages of zeros at its end, as if they had never been written, so many that nothing in it shows that they were. */
async function findSilentZeros(): Promise<Change> {
  for (let pages = 1; pages <= MOST_PAGES; pages += 1) {
    const change: Change = (bytes, end) => bytes.fill(0, PAGE * Math.floor(end / PAGE - pages), end)
    if ((await findLogDamage(await damage(change))) === undefined) return change
  }
  throw new Error("Whatever is taken away leaves a trace.")
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

  test("zeros to its end are found where it is known to have reached farther", async () => {
    const zeros = await findSilentZeros()
    expect(await findLogDamage(await damage((bytes) => bytes, { isMarked: true }))).toBeUndefined()
    const found = await findLogDamage(await damage(zeros, { isMarked: true }))
    expect(found).toMatchObject({ changes: 0, files: [expect.stringMatching(/^\w{24}$/)] })
    const [lastRead = 0, until = 0] = [found?.lastRead?.getTime(), found?.lastLost?.getTime()]
    expect(lastRead).toBeLessThan(until)
  })

  test(
    "the next start tells of zeros once, and nothing of a note that cannot be read",
    LONG,
    async () => {
      const zeros = await findSilentZeros()
      const folder = await damage(zeros, { isWhole: true, isMarked: true })
      expect((await openOnce(folder))[0]).toMatch(
        /^The end of the database's log is damaged: what was saved after 20.* UTC and until 20.* UTC may be lost\./,
      )
      const again = await damage(zeros, { isWhole: true })
      await writeFile(`${again}.log-mark`, "F/")
      expect((await openOnce(again)).join(" ")).not.toContain("log")
    },
  )

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
