import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import { afterEach, beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

import { createCatalog } from "../create-catalog.ts"

const CODES = ["A", "B", "C", "D", "E"]

let folder: string
let file: string
let db: Database
let faults: unknown[]
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "column-store-"))
  file = join(folder, "catalogue")
  faults = []
  db = await testDatabase()
  await importFiles(db, [
    fileOf(CODES.flatMap((code) => [indicatorOf(code), seriesOf(code, 2010, [1, 2])])),
  ])
})
afterEach(() => rm(folder, { recursive: true }))

/** A process that starts, and the ids of the indicators that it asks the database for; all where it reads them all. */
function start() {
  const asked: string[] = []
  const watched: Database = {
    ...db,
    query: (text, parameters) => {
      if (/from indicator i\b/.test(text))
        asked.push(...(text.includes("any(") ? (parameters?.[0] as string[]) : ["all"]))
      return db.query(text, parameters)
    },
  }
  // What is written in the background may fail after its test has ended.
  const own = faults
  const report = (error: unknown) => own.push(error)
  return { asked, catalog: createCatalog(watched, undefined, { file, report }) }
}

async function changeOne(code: string, year: number): Promise<void> {
  await importFiles(db, [
    fileOf([indicatorOf(code), seriesOf(code, 2010, [1, 2, year])], {
      date: `${String(year)}-08-01`,
    }),
  ])
}

const readFiles = async () =>
  Promise.all([file, `${file}-changes`].map((path) => readFile(path).catch(() => undefined)))
const isWritten = async () => (await readFiles())[0]?.length ?? 0

async function expectSame(catalog: ReturnType<typeof start>["catalog"]): Promise<void> {
  expect([...(await catalog.listCoverage())]).toEqual([...(await createCatalog(db).listCoverage())])
  expect(faults).toEqual([])
}

test("a start reads the stored columns instead of the database, as long as they are of its data", async () => {
  await start().catalog.listCoverage()
  await expect.poll(isWritten).toBeGreaterThan(0)
  const { asked, catalog } = start()
  await expectSame(catalog)
  expect(asked).toEqual([])
  await changeOne("B", 2025)
  const later = start()
  await expectSame(later.catalog)
  expect(later.asked).toEqual(["all"])
})

test("what changed since columns were stored is noted beside them, and read again at the next start", async () => {
  const first = start()
  await first.catalog.listCoverage()
  await expect.poll(isWritten).toBeGreaterThan(0)
  for (const [code, year] of [
    ["B", 2025],
    ["D", 2026],
  ] as const) {
    const [, before] = await readFiles()
    await changeOne(code, year)
    await first.catalog.listCoverage()
    await expect.poll(async () => (await readFiles())[1]).not.toEqual(before)
  }
  const { asked, catalog } = start()
  await expectSame(catalog)
  expect(asked).toEqual(["world-bank:B", "world-bank:D"])
})

test.each([0, 1])(
  "a damaged file is not used: all is read from the database (%i)",
  async (which) => {
    const first = start()
    await first.catalog.listCoverage()
    await expect.poll(isWritten).toBeGreaterThan(0)
    await changeOne("B", 2025)
    await first.catalog.listCoverage()
    await expect.poll(async () => (await readFiles())[1]).toBeDefined()
    const path = which === 0 ? file : `${file}-changes`
    const bytes = await readFile(path)
    // In the middle of the texts, and in the list of ids.
    const place = which === 0 ? bytes.length >> 1 : bytes.indexOf("world-bank:B") + 11
    bytes[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(path, bytes)
    const { asked, catalog } = start()
    await expectSame(catalog)
    expect(asked).toEqual(["all"])
  },
)

test("a file that cannot be written is reported, and changes are not noted beside another one", async () => {
  file = join(folder, "none", "catalogue")
  const { catalog } = start()
  await catalog.listCoverage()
  await expect.poll(() => faults.length).toBe(1)
  await changeOne("B", 2025)
  expect((await catalog.listCoverage()).length).toBe(CODES.length)
  expect(faults).toHaveLength(1)
})
