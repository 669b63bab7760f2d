import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto } from "#tests/support/site.ts"

import { verifyCommand } from "./verify.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

async function run(...args: string[]): Promise<{ exit: number; lines: string[]; opened: number }> {
  const lines: string[] = []
  let opened = 0
  const exit = await verifyCommand({
    args,
    openDb: () => {
      opened += 1
      return Promise.resolve(db)
    },
    now: () => new Date("2026-03-04T12:00:00Z"),
    print: (line) => lines.push(line),
    isTerminal: false,
    varDir: "var",
  })
  return { exit, lines, opened }
}

test("the starter data is sound", async () => {
  await importInto(db, ["starter"])
  const { exit, lines } = await run()
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(
    /^\d+ series with [\d,]+ figures and 0 versions of before were checked in 0\.0 seconds: all is sound\.$/,
  )
  expect(exit).toBe(0)
})

test("faults are listed before the summary, at most twenty, and the exit code is 1", async () => {
  await importInto(db, ["starter"])
  await db.query("update series set figure_count = figure_count + 1")
  const { exit, lines } = await run()
  expect(exit).toBe(1)
  expect(lines).toHaveLength(22)
  expect(lines[20]).toMatch(/^and \d+ more$/)
  expect(lines[21]).toMatch(/: \d+ faults\.$/)
})

test("help needs no database, and an unknown option is answered with it", async () => {
  const { exit, lines, opened } = await run("--help")
  expect([exit, opened]).toEqual([0, 0])
  expect(lines[0]).toMatch(/^npm run data:verify .*\n.*--doubtful/)
  await expect(run("--fix")).rejects.toMatchObject({ code: "bad-command" })
})
