import { readFileSync } from "node:fs"
import { join } from "node:path"

import { afterAll, beforeAll, expect, test } from "vitest"

import { createAnswerer, type Answerer } from "#answers/create-answerer.ts"
import { createCatalog } from "#catalog/create-catalog.ts"
import { openDatabase } from "#db/engine/connect.ts"
import type { Database } from "#db/engine/database.ts"

/** A question in everyday words, and what the figures of the database make of it. */
type Case = {
  q: string
  state: string
  value?: number
  count?: number
  truth?: boolean
  period?: string
  /** The country of the first row. */
  first?: string
}

const url = process.env["FULL_DATABASE_URL"]
const AS_OF = "2026-11-22"
/** Values are written with five digits. */
const TOLERANCE = 1e-3

let db: Database
let answerer: Answerer
beforeAll(async () => {
  if (url === undefined) return
  db = await openDatabase({ url })
  answerer = createAnswerer({ catalog: createCatalog(db) })
})
afterAll(async () => {
  if (url !== undefined) await db.close()
})

const cases = readFileSync(join(import.meta.dirname, "everyday-questions.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Case)

test.skipIf(url === undefined).each(cases)("$q", async ({ q, value, ...expected }) => {
  const { state, rows, ...answer } = await answerer.answer(q, { asOf: AS_OF })
  const { count, truth, period } = answer
  const stated = { count, truth, period, first: rows[0]?.country }
  const named = Object.keys(expected).filter((key) => key in stated) as (keyof typeof stated)[]
  expect({ state, ...Object.fromEntries(named.map((key) => [key, stated[key]])) }).toEqual(expected)
  if (value !== undefined)
    expect(Math.abs((answer.value ?? NaN) - value)).toBeLessThanOrEqual(TOLERANCE * Math.abs(value))
})
