import { readFile } from "node:fs/promises"

import { afterAll, beforeAll, expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"
import { createFactChecker, type FactChecker } from "#factcheck/create-fact-checker.ts"

const url = process.env["FULL_DATABASE_URL"]
const FILE = new URL("right-by-choice.jsonl", import.meta.url)

/** A true statement, and what was chosen so that it is; `null` where it holds however it is counted. */
type Written = { chosen: string | null; text: string }
type Counts = { correct: number; marked: number; wrong: string[] }

let db: Database
let checker: FactChecker
beforeAll(async () => {
  if (url === undefined) return
  db = await openDatabase({ url })
  checker = createFactChecker({ catalog: createCatalog(db), publicUrl: "" })
})
afterAll(async () => {
  if (url !== undefined) await db.close()
})

/** Statements are counted that the checker reads whole and calls correct. */
async function count(statements: readonly Written[]): Promise<Counts> {
  const counts: Counts = { correct: 0, marked: 0, wrong: [] }
  for (const { chosen, text } of statements) {
    const claims = await checker.check(text)
    if (claims.length === 0 || claims.some(({ status }) => status !== "correct")) continue
    const isMarked = claims.some(({ robustness }) => robustness?.isFirm === false)
    counts.correct += 1
    if (isMarked) counts.marked += 1
    if (isMarked !== (chosen !== null)) counts.wrong.push(text)
  }
  return counts
}

// Written by hand from raw figures, before anybody looked at how the checker counts; all of them are true.
test.skipIf(url === undefined)(
  "of statements that are right by choice 95 in 100 are marked, of sound ones 5 at most",
  async () => {
    const lines = (await readFile(FILE, "utf8")).trim().split("\n")
    const written = lines.map((line) => JSON.parse(line) as Written)
    const chosen = await count(written.filter((one) => one.chosen !== null))
    const sound = await count(written.filter((one) => one.chosen === null))
    console.log(
      `${String(chosen.marked)} of ${String(chosen.correct)} chosen, ${String(sound.marked)} of ${String(sound.correct)} sound`,
      [...chosen.wrong, ...sound.wrong],
    )
    expect(Math.min(chosen.correct, sound.correct)).toBeGreaterThan(40)
    expect(chosen.marked / chosen.correct).toBeGreaterThanOrEqual(0.95)
    expect(sound.marked / sound.correct).toBeLessThanOrEqual(0.05)
  },
  120_000,
)
