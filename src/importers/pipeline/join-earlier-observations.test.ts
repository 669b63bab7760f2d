import { expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectDatasets } from "#db/catalogue/datasets.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  IMPORT_TIME,
  importFiles,
  indicatorOf,
  seriesOf,
} from "#tests/support/import-files.ts"
import { permutations } from "#tests/support/permutations.ts"

import type { ImportFile } from "../importer.ts"
import { verifyData } from "../verify-data.ts"

const X = indicatorOf("X")

const file = (
  date: string,
  start: number,
  values: (number | null)[],
  words: Partial<ImportFile> = {},
) => fileOf([X, seriesOf("X", start, values)], { date, lineage: `l/${date}`, ...words })

const GAPS = file("2020-07-01", 2000, [1, null, 3, 4, 5, 6])

const LONG = file("2020-07-01", 2000, [1, 2, 3, 4, 5, 6, 7, 8])
const EXTRACT = file("2024-07-01", 2003, [4, 5.01, 6, 7, 8, 9])
const OTHER_BASE = file(
  "2022-07-01",
  1990,
  Array.from({ length: 16 }, (_, k) => 10 * (k + 1)),
)

async function ends(files: readonly ImportFile[]): Promise<unknown[]> {
  const all = []
  for (const order of permutations(files)) {
    const db = await testDatabase()
    await importFiles(db, order)
    all.push(await content(db))
    const { faults } = await verifyData({ db, now: () => IMPORT_TIME, maxFaults: 9 })
    expect(faults).toEqual([])
  }
  for (const each of all) expect(each).toEqual(all[0])
  return all
}

async function content(db: Database) {
  const [dataset] = await selectDatasets(db, "world-bank:X", "NGA")
  const { startIndex, values, vintage, olderParts } = dataset ?? {}
  return { startIndex, values, vintage, olderParts }
}

test("an extract does not cut off the years before it, in any order of imports", async () => {
  const [end] = await ends([LONG, EXTRACT, OTHER_BASE])
  expect(end).toEqual({
    startIndex: 2000,
    values: [1, 2, 3, 4, 5.01, 6, 7, 8, 9],
    vintage: "2024-07-01",
    olderParts: [{ lastIndex: 2002, vintage: "2020-07-01", vintageStated: true }],
  })
})

test("figures are what they were after earlier ones with gaps stood before them", async () => {
  const [end] = await ends([GAPS, EXTRACT, file("2025-07-01", 2003, [4, 5.01, 6, 7, 8, 9, 10])])
  expect(end).toMatchObject({ startIndex: 2000, values: [1, null, 3, 4, 5.01, 6, 7, 8, 9, 10] })
})

test("a whole edition withdraws the years that it leaves out", async () => {
  const [end] = await ends([LONG, { ...EXTRACT, fullFrom: 1 }])
  expect(end).toMatchObject({ startIndex: 2003, values: [4, 5.01, 6, 7, 8, 9], olderParts: null })
  const whole = file("2022-07-01", 2003, [4, 5.01, 6, 7], { fullFrom: 1 })
  const [later] = await ends([LONG, EXTRACT, whole])
  expect(later).toMatchObject({ startIndex: 2003, olderParts: null })
})

test("the same file again, and a newer one that holds all, leave no part of an older one behind", async () => {
  const db = await testDatabase()
  await importFiles(db, [LONG, EXTRACT])
  const before = await content(db)
  expect((await importFiles(db, [EXTRACT])).files[0]?.state).toBe("unchanged")
  expect(await content(db)).toEqual(before)
  await importFiles(db, [file("2025-07-01", 1999, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9])])
  expect(await content(db)).toMatchObject({ startIndex: 1999, olderParts: null })
  expect(await db.query("select * from series_part")).toEqual([])
})
