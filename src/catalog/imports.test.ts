import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import type { ImportFile } from "#importers/importer.ts"
import { runImport } from "#importers/run-import.ts"
import { addSource, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "./create-catalog.ts"
import type { Catalog } from "./types.ts"

let db: Database
let catalog: Catalog
beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
})

/** Imports a file with one yearly series from 2020 on and gives what the catalogue says of that import. */
async function importFigures(date: string, values: number[], lineage = "a file") {
  const source = await addSource(db)
  const file: ImportFile = {
    name: `${lineage} of ${date}`,
    source,
    lineage,
    vintage: { date, stated: true },
    retrievedAt: TEST_DAY,
    checksum: `${date} ${values.join()}`,
    records: async function* () {
      const key = { publisherId: source.publisherId, code: "PRICES" }
      yield {
        ...key,
        kind: "indicator",
        publishedName: "Prices",
        category: "price",
        unit: "",
        currency: null,
        definition: "",
        notes: "",
        sourceNote: "",
        aggregation: "average",
        decimals: null,
        topics: [],
        isHeadline: false,
      }
      const observations = { frequency: "yearly", start: 2020, values } as const
      yield { ...key, kind: "series", country: "KEN", frequency: "yearly", observations }
      await Promise.resolve()
    },
  }
  const importer = { id: "one", title: "", accepts: "", address: null, sources: [] }
  const open = async function* () {
    yield await Promise.resolve(file)
  }
  await runImport({ db, importer: { ...importer, open }, from: undefined, now: () => TEST_DAY })
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
  expect(await catalog.listImports({ limit: 5, sourceId: "world-bank/wdi" })).toHaveLength(1)
  expect(await catalog.listImports({ limit: 5, sourceId: "nobody" })).toEqual([])
})
