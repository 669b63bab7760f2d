import { expect, test } from "vitest"

import { selectDataVersion } from "#db/imports/data-version.ts"
import { addIndicator } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { decideStoredTopics } from "./decide-stored-topics.ts"

const NOW = new Date("2026-03-04T12:00:00Z")

test("indicators stored by an earlier version get their topics once, and readers learn of it", async () => {
  const db = await testDatabase()
  await addIndicator(db, { code: "A", name: "Forest area (sq. km)" })
  await addIndicator(db, { code: "B", name: "Population, total" })
  await db.query("update indicator set topics = null")
  const before = await selectDataVersion(db)
  expect(await decideStoredTopics(db, NOW)).toBe(2)
  expect(await db.query("select code, topics from indicator order by code")).toEqual([
    { code: "A", topics: ["environment"] },
    { code: "B", topics: [] },
  ])
  expect(await selectDataVersion(db)).toBe(before + 1)
  expect(await decideStoredTopics(db, NOW)).toBe(0)
  expect(await selectDataVersion(db)).toBe(before + 1)
})
