import { mkdtemp, readFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

import { verifyDoubtful } from "./verify-doubtful.ts"

test("findings on which nothing is decided are printed and written, and the exit code is 1", async () => {
  const db = await testDatabase()
  const page = join(await mkdtemp(join(tmpdir(), "doubtful-")), "page.md")
  const lines: string[] = []
  const run = () =>
    verifyDoubtful(
      {
        openDb: () => Promise.resolve(db),
        now: () => new Date("2026-03-04T12:00:00Z"),
        print: (line) => lines.push(line),
      },
      page,
    )
  expect(await run()).toBe(0)
  const indicator = {
    ...indicatorOf("X"),
    publishedName: "Share of the population with a bicycle (%)",
    unit: "%",
  }
  await importFiles(db, [fileOf([indicator, seriesOf("X", 2000, [50, 240])])])
  lines.length = 0
  expect(await run()).toBe(1)
  expect(lines[0]).toMatch(/^undecided: \S+:X \(Share .*\): share over 100 %, 1 figure of 1 place,/)
  expect(lines.at(-1)).toMatch(/: 1 figures are marked as doubtful, 1 findings are undecided\./)
  expect(await readFile(page, "utf8")).toMatch(/^# Doubtful figures\n/)
})
