import { rm } from "node:fs/promises"
import { join } from "node:path"
import { setTimeout as delay } from "node:timers/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { migrate } from "#db/engine/migrate.ts"
import { cleanUnfinishedImports } from "#importers/clean-unfinished-imports.ts"
import { runImport } from "#importers/run-import.ts"

import { readUpTo, startChild } from "./support/child-process.ts"
import { uniformImporter } from "./support/import-child.ts"
import { temporaryFolder } from "./support/zip.ts"

let home = ""
let generation = 1

beforeAll(async () => {
  home = await temporaryFolder()
  const db = await openDatabase({ folder: join(home, "db") })
  await migrate(db)
  await importGeneration(db, 1)
  await db.close()
})

afterAll(() => rm(home, { recursive: true }))

async function importGeneration(db: Database, value: number): Promise<void> {
  const importer = uniformImporter(value, dateOf(value))
  await runImport({ db, importer, from: undefined, now: () => new Date() })
}

function dateOf(value: number): string {
  return `2020-01-${String(value).padStart(2, "0")}`
}

/** Starts the import of the next generation in another process and kills it so long after it told the given step. */
async function killAt(step: string, afterMs: number): Promise<string[]> {
  generation += 1
  const child = startChild(
    "import-child.ts",
    join(home, "db"),
    String(generation),
    dateOf(generation),
  )
  await readUpTo(child, step)
  await delay(afterMs)
  return child.kill()
}

test.each([
  ["reading", 0],
  ["reading", 100],
  ["merging", 0],
  ["merging", 100],
  ["merging", 300],
])(
  "an import killed while %s, %i ms on, leaves all of the old figures or all of the new ones",
  { timeout: 120_000 },
  async (step, ms) => {
    const told = await killAt(step, ms)
    expect(told.filter((line) => line.startsWith("mixed"))).toEqual([])
    const db = await openDatabase({ folder: join(home, "db") })
    try {
      await cleanUnfinishedImports(db)
      const values = await db.query<{ value: number; count: number }>(
        "select latest_value as value, count(*) as count from series group by 1",
      )
      expect(values).toHaveLength(1)
      const [held] = values
      expect(held?.count).toBe(6000)
      if (step === "reading") expect(held?.value).toBe(generation - 1)
      else if (told.includes("done")) expect(held?.value).toBe(generation)
      else expect([generation - 1, generation]).toContain(held?.value)
      expect(await db.query("select 1 from import_staging limit 1")).toEqual([])
      expect(await db.query("select 1 from import_run where state = 'running'")).toEqual([])

      await importGeneration(db, generation)
      expect(await db.query("select distinct latest_value as value from series")).toEqual([
        { value: generation },
      ])
    } finally {
      await db.close()
    }
  },
)
