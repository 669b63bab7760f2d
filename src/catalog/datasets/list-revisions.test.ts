import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { compareObservations, listRevisions } from "./list-revisions.ts"

let db: Database
let prices: Indicator
beforeEach(async () => {
  db = await testDatabase()
  prices = await addIndicator(db, { code: "PRICES" })
})

const ID = "world-bank:PRICES:NGA:yearly"

async function addVintage(vintage: string, values: number[], isHistory = true): Promise<void> {
  await addSeries(db, {
    indicator: prices,
    country: "NGA",
    start: "2020",
    values,
    vintage,
    isHistory,
  })
}

test("each vintage is compared with the one before, the newest first", async () => {
  await addVintage("2024-07-01", [1, 2])
  await addVintage("2025-07-01", [1, 2.5, 3], false)
  expect(await listRevisions(db, ID, 10)).toMatchObject([
    {
      vintage: "2025-07-01",
      latest: { period: "2022", value: 3 },
      before: { period: "2021", value: 2 },
      counts: { added: 1, changed: 1, removed: 0 },
    },
    {
      vintage: "2024-07-01",
      latest: { period: "2021", value: 2 },
      before: null,
      counts: { added: 2, changed: 0, removed: 0 },
    },
  ])
})

test("a vintage with the same figures is no revision", async () => {
  await addVintage("2024-07-01", [1, 2])
  await addVintage("2025-07-01", [1, 2])
  await addVintage("2026-07-01", [1, 3], false)
  const revisions = await listRevisions(db, ID, 10)
  expect(revisions?.map(({ vintage }) => vintage)).toEqual(["2026-07-01", "2024-07-01"])
})

test("the last revision listed is compared with one that is not", async () => {
  await addVintage("2024-07-01", [1])
  await addVintage("2025-07-01", [2])
  await addVintage("2026-07-01", [3], false)
  expect(await listRevisions(db, ID, 2)).toMatchObject([
    { latest: { value: 3 }, before: { value: 2 } },
    { latest: { value: 2 }, before: { value: 1 } },
  ])
})

test("an unknown or malformed id has no revisions", async () => {
  expect(await listRevisions(db, ID, 10)).toBeUndefined()
  expect(await listRevisions(db, "nonsense", 10)).toBeUndefined()
})

test("figures that came, were changed and went are counted, gaps as no figures", () => {
  const before = { frequency: "yearly", start: 2000, values: [1, 2, null, 4] } as const
  const after = { frequency: "yearly", start: 2001, values: [2, 3, 5, 6] } as const
  expect(compareObservations(before, after)).toEqual({ added: 2, changed: 1, removed: 1 })
})
