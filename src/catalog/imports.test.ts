import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

import { createCatalog, type Catalog } from "./create-catalog.ts"

let db: Database
let catalog: Catalog
beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
})

/** Imports a file with one yearly series from 2020 on and gives the id of the last import that changed something. */
async function importFigures(date: string, values: number[]) {
  const records = [indicatorOf("PRICES"), seriesOf("PRICES", 2020, values)]
  await importFiles(db, [fileOf(records, { date })])
  const [latest] = await catalog.listImports({ limit: 1 })
  return latest?.id ?? 0
}

const changesOf = async (id: number) =>
  (await catalog.getImport(id, 10))?.changes.map(({ before, after }) => [before.value, after.value])

test("an import's changes stay what they were when later imports change the series again", async () => {
  const first = await importFigures("2023-07-01", [1])
  const second = await importFigures("2024-07-01", [2])
  const third = await importFigures("2025-07-01", [3])
  expect(await changesOf(first)).toEqual([])
  expect(await changesOf(second)).toEqual([[1, 2]])
  expect(await changesOf(third)).toEqual([[2, 3]])
})

test("a file that only dates the same figures anew changes no series", async () => {
  await importFigures("2024-07-01", [1])
  const redated = await importFigures("2025-07-01", [1])
  expect((await catalog.getImport(redated, 10))?.import.series).toMatchObject({ changed: 0 })
  expect(await changesOf(redated)).toEqual([])
  const changed = await importFigures("2026-01-01", [2])
  expect(await changesOf(changed)).toEqual([[1, 2]])
})

test("an older file that comes late changes nothing at present", async () => {
  await importFigures("2025-07-01", [2])
  const late = await importFigures("2024-07-01", [1])
  expect((await catalog.getImport(late, 10))?.import.series).toMatchObject({ older: 1, changed: 0 })
  expect(await changesOf(late)).toEqual([])
})

test("figures that go back and forth within a day show each import's change", async () => {
  await importFigures("2025-07-01", [1])
  await importFigures("2025-07-01", [2])
  const back = await importFigures("2025-07-01", [1])
  expect(await changesOf(back)).toEqual([[2, 1]])
  expect(await changesOf(await importFigures("2025-07-01", [3]))).toEqual([[1, 3]])
})

test("a file imported again changes nothing and is not listed", async () => {
  const first = await importFigures("2025-07-01", [1])
  expect(await importFigures("2025-07-01", [1])).toBe(first)
  expect(await catalog.getImport(first + 1, 10)).toBeUndefined()
})

test("imports of one source are listed by its id", async () => {
  await importFigures("2025-07-01", [1])
  expect(await catalog.listImports({ limit: 5, sourceId: "world-bank-data" })).toHaveLength(1)
  expect(await catalog.listImports({ limit: 5, sourceId: "nobody" })).toEqual([])
})
