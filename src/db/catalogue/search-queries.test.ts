import { beforeEach, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { TEST_DAY } from "#tests/support/builders.ts"

import type { Database } from "../engine/database.ts"
import { insertSearchQuery, selectAskedTerms, markSearchClicked } from "./search-queries.ts"

let db: Database
let count: number

beforeEach(async () => {
  db = await testDatabase()
  count = 0
})

async function ask(text: string, visitor: string, fields: { results?: number; at?: Date } = {}) {
  count += 1
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, "0")}`
  await insertSearchQuery(db, {
    id,
    text,
    visitor,
    askedAt: fields.at ?? TEST_DAY,
    resultCount: fields.results ?? 1,
    countryCode: null,
    category: "price",
  })
  return id
}

const terms = (since = TEST_DAY) => selectAskedTerms(db, { since, visitors: 3, limit: 10 })

test("a term counts once it came from so many visitors, in any case", async () => {
  await ask("Inflation", "a")
  await ask("inflation", "b")
  expect(await terms()).toEqual([])
  await ask("INFLATION", "c")
  expect(await terms()).toEqual([
    { text: "inflation", category: "price", countryCode: null, visitors: 3 },
  ])
})

test("one visitor asking often is one visitor", async () => {
  for (const visitor of ["a", "a", "a", "b"]) await ask("inflation", visitor)
  expect(await terms()).toEqual([])
})

test("searches without results and from before the day are left out", async () => {
  for (const visitor of ["a", "b", "c"]) await ask("nonsense", visitor, { results: 0 })
  for (const visitor of ["a", "b", "c"]) await ask("old", visitor, { at: new Date("2020-01-01") })
  expect(await terms()).toEqual([])
})

test("a click is noted with its dataset, and a later one without keeps it", async () => {
  const id = await ask("inflation", "a")
  expect(await markSearchClicked(db, id, "world-bank:X:NGA:yearly")).toBe(true)
  expect(await markSearchClicked(db, id, null)).toBe(true)
  expect(await db.query("select clicked, dataset_id from search_query")).toEqual([
    { clicked: true, dataset_id: "world-bank:X:NGA:yearly" },
  ])
})

test("a click on an unknown search changes nothing", async () => {
  expect(await markSearchClicked(db, "00000000-0000-4000-8000-999999999999", null)).toBe(false)
})
