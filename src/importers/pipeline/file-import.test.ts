import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { SqlError } from "#db/engine/sql-error.ts"
import { asServer, testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  IMPORT_TIME,
  importFiles,
  indicatorOf,
  seriesOf,
} from "#tests/support/import-files.ts"

import type { ImportFile } from "../importer.ts"
import { runImport } from "../run-import.ts"

let db: Database
let server: Database
beforeEach(async () => {
  db = await testDatabase()
  server = asServer(db)
})

const DEADLOCK = { message: "", code: "40P01", constraint: undefined, detail: undefined }
const NAMELESS = "l/a has figures of world-bank:X but no name for it."
const good = (code: string) =>
  fileOf([indicatorOf(code), seriesOf(code, 2000, [1])], { lineage: `l/${code}` })
const nameless = fileOf([seriesOf("X", 2000, [1])], { lineage: "l/a" })

const states = () =>
  db.query(
    `select file_name as file, state, report ->> 'reason' as reason from import_run order by id`,
  )

test("the next file is read while one is merged, and all take effect in their order", async () => {
  const { files } = await importFiles(server, [good("B"), good("C"), good("D")])
  expect(files.map(({ file, state }) => [file, state])).toEqual([
    ["l/B", "imported"],
    ["l/C", "imported"],
    ["l/D", "imported"],
  ])
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await db.query("select indicator_id as id from series order by import_id")).toEqual([
    { id: "world-bank:B" },
    { id: "world-bank:C" },
    { id: "world-bank:D" },
  ])
})

test("a merge that fails gives up the file that was read meanwhile; earlier ones stay done", async () => {
  await expect(importFiles(server, [good("B"), nameless, good("C")])).rejects.toThrow(NAMELESS)
  expect(await states()).toEqual([
    { file: "l/B", state: "done", reason: null },
    { file: "l/a", state: "failed", reason: NAMELESS },
    { file: "l/C", state: "failed", reason: NAMELESS },
  ])
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await db.query("select indicator_id as id from series")).toEqual([{ id: "world-bank:B" }])
})

test("whoever wants to go on gets the next file after a merge that failed", async () => {
  const importer = { id: "test", title: "Test", accepts: "", address: null, sources: [] }
  const open = async function* (): AsyncGenerator<ImportFile> {
    yield* await Promise.resolve([nameless, good("C")])
  }
  // Not as a server: the next file goes straight in on a connection of its own, which the embedded database lacks.
  const { files } = await runImport({
    db,
    importer: { ...importer, open },
    from: undefined,
    continueAfterFault: true,
    now: () => IMPORT_TIME,
  })
  expect(files.map(({ state, reason }) => [state, reason])).toEqual([
    ["failed", NAMELESS],
    ["imported", undefined],
  ])
})

test("a fault in reading a file waits for the merge of the one before", async () => {
  const broken = fileOf([], {
    lineage: "l/broken",
    records: async function* () {
      await Promise.resolve()
      yield* []
      throw new Error("torn")
    },
  })
  await expect(importFiles(server, [good("B"), broken])).rejects.toThrow("torn")
  expect(await states()).toMatchObject([
    { file: "l/B", state: "done" },
    { file: "l/broken", state: "failed", reason: "torn" },
  ])
})

test("a merge that the server ended for the sake of another import is tried once more", async () => {
  let ended = 0
  const endFirst = <T>(result: T): T => {
    const isMerge = (result as { state?: string } | undefined)?.state === "imported"
    if (isMerge && (ended += 1) === 1) throw new SqlError(DEADLOCK)
    return result
  }
  const busy: Database = {
    ...db,
    transaction: (work) => db.transaction(async (transaction) => endFirst(await work(transaction))),
    transactionInSlices: (work) =>
      db.transactionInSlices(async (runSlice) => {
        const last = await work(runSlice)
        return async (transaction) => endFirst(await last(transaction))
      }),
  }
  const { files } = await importFiles(busy, [good("B")])
  expect(files.map(({ state }) => state)).toEqual(["imported"])
  expect(ended).toBe(2)
  expect(await db.query("select indicator_id as id from series")).toEqual([{ id: "world-bank:B" }])
})
