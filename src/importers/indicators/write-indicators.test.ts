import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  importFiles,
  indicatorOf,
  seriesOf,
  sourceOf,
} from "#tests/support/import-files.ts"

import type { ImportFile } from "../importer.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const run = (files: readonly ImportFile[]) => importFiles(db, files)

async function names() {
  return db.query("select id, name from indicator order by id")
}

test("a shared name goes to the preferred publisher, and the old address leads on", async () => {
  const fund = { publisherId: "fund", publishedName: "Inflation" }
  await run([
    fileOf([indicatorOf("P", fund), { ...seriesOf("P", 2000, [1]), publisherId: "fund" }], {
      source: sourceOf("fund"),
      lineage: "fund/a",
    }),
  ])
  expect(await names()).toEqual([{ id: "fund:P", name: "Inflation" }])
  await run([
    fileOf([indicatorOf("FP", { publishedName: "Inflation" }), seriesOf("FP", 2000, [1])]),
  ])
  expect(await names()).toEqual([
    { id: "fund:P", name: "Inflation (Fund)" },
    { id: "world-bank:FP", name: "Inflation" },
  ])
  expect(await db.query("select name, indicator_id from indicator_former_name")).toEqual([
    { name: "Inflation", indicator_id: "fund:P" },
  ])
})

test("a renamed indicator keeps its former name, and names can be exchanged", async () => {
  const both = (a: string, b: string, date: string) =>
    fileOf(
      [
        indicatorOf("A", { publishedName: a }),
        indicatorOf("B", { publishedName: b }),
        seriesOf("A", 2000, [1]),
        seriesOf("B", 2000, [1]),
      ],
      { date },
    )
  await run([both("One", "Two", "2025-01-01")])
  await run([both("Two", "One", "2025-02-01")])
  expect(await names()).toEqual([
    { id: "world-bank:A", name: "Two" },
    { id: "world-bank:B", name: "One" },
  ])
  expect(
    await db.query("select name, indicator_id as id from indicator_former_name order by 2"),
  ).toEqual([
    { name: "One", id: "world-bank:A" },
    { name: "Two", id: "world-bank:B" },
  ])
})
