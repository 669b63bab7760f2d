import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { asServer, isPostgres, testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  IMPORT_TIME,
  importFiles,
  indicatorOf,
  seriesOf,
  sourceOf,
} from "#tests/support/import-files.ts"

import type { ImportRecord } from "../importer.ts"
import { runImport } from "../run-import.ts"

let db: Database
let server: Database
beforeEach(async () => {
  db = await testDatabase()
  server = asServer(db)
})

const RECORDS: ImportRecord[] = [
  indicatorOf("X"),
  seriesOf("X", 1999, [null, -0, null, 2.5, null]),
  seriesOf("X", 2000, [7], "KEN"),
]
const other = { ...sourceOf(), id: "other" }

const stored = () => db.query("select * from series order by indicator_id, country_code")
const coverage = () => db.query("select * from series_coverage")
const versions = () => db.query("select values, vintage from series_version")

/** A server that notes into which tables rows are copied. */
function counting(tables: string[]): Database {
  return {
    ...server,
    transaction: (work) =>
      server.transaction((transaction) =>
        work({
          ...transaction,
          copyIn: (table, ...rest) => {
            tables.push(table)
            return transaction.copyIn(table, ...rest)
          },
        }),
      ),
  }
}

test("the first file of a source goes straight among the series, as if it had been staged", async () => {
  const tables: string[] = []
  const [straight] = (await importFiles(counting(tables), [fileOf(RECORDS)])).files
  expect(tables).toEqual(["series"])
  const rows = [await stored(), await coverage()]
  db = await testDatabase()
  const [staged] = (await importFiles({ ...db, kind: "pglite" }, [fileOf(RECORDS)])).files
  expect([await stored(), await coverage()]).toEqual(rows)
  expect(straight).toEqual(staged)
})

test("a file that meets a series of another source is read again and compared with it", async () => {
  await importFiles(server, [fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  const tables: string[] = []
  const newer = fileOf(RECORDS, { source: other, lineage: "l/b", date: "2025-08-01" })
  const [report] = (await importFiles(counting(tables), [newer])).files
  expect(tables).toEqual(["series", "import_staging"])
  expect(report).toMatchObject({ state: "imported", series: { read: 2, new: 1, changed: 1 } })
  expect(await stored()).toMatchObject([
    { country_code: "KEN", values: [7], source_id: "other" },
    { country_code: "NGA", values: [0, null, 2.5], source_id: "other" },
  ])
  expect(await versions()).toEqual([{ values: [1], vintage: "2025-07-01" }])
})

test("a series in two pieces is put together and a period given twice is reported", async () => {
  const pieces = [indicatorOf("X"), seriesOf("X", 2001, [3, 4]), seriesOf("X", 2000, [1, 2])]
  const [report] = (await importFiles(server, [fileOf(pieces)])).files
  expect(await stored()).toMatchObject([{ start_index: 2000, values: [1, 3, 4] }])
  expect(report?.problems).toMatchObject([{ problem: "duplicate", count: 1 }])
})

test("a fault while reading leaves nothing but its reason", async () => {
  const torn = fileOf([], {
    records: async function* () {
      yield* RECORDS
      await Promise.resolve()
      throw new Error("torn")
    },
  })
  await expect(importFiles(server, [torn])).rejects.toThrow("torn")
  expect(await stored()).toEqual([])
  expect(await db.query("select state, report from import_run")).toEqual([
    { state: "failed", report: { reason: "torn" } },
  ])
})

test("progress is reported when the file is about to be merged", async () => {
  const progress: string[] = []
  const importer = { id: "test", title: "Test", accepts: "", address: null, sources: [] }
  const open = async function* () {
    yield* await Promise.resolve([fileOf(RECORDS)])
  }
  await runImport({
    db: server,
    importer: { ...importer, open },
    from: undefined,
    now: () => IMPORT_TIME,
    onProgress: ({ phase, valueCount }) => progress.push(`${phase} ${String(valueCount)}`),
  })
  expect(progress).toEqual(["merging 3"])
})

test.runIf(isPostgres)(
  "a file that was read is let go of when the merge before it fails",
  async () => {
    const nameless = fileOf([seriesOf("Y", 2000, [1])], { lineage: "l/a" })
    const files = [nameless, fileOf(RECORDS, { source: other })]
    await expect(importFiles(server, files)).rejects.toThrow("no name for it")
    expect(await stored()).toEqual([])
    expect(await db.query("select state from import_run")).toEqual([
      { state: "failed" },
      { state: "failed" },
    ])
  },
)

test.runIf(isPostgres)("nobody sees a file that is being read", async () => {
  const seen: unknown[] = []
  const slow = fileOf([], {
    records: async function* () {
      yield indicatorOf("X")
      // More than a batch, so that some of it is sent already.
      for (let k = 0; k < 4000; k += 1)
        yield seriesOf("X", 1900, new Array<number>(100).fill(k), `C${String(k)}`)
      seen.push(await stored(), await db.query("select * from import_staging"))
    },
  })
  await importFiles(server, [slow])
  expect(seen).toEqual([[], []])
  expect(await stored()).toHaveLength(4000)
})

test.runIf(isPostgres)(
  "the next source is read while one that went straight in takes effect",
  async () => {
    const context = Promise.withResolvers<undefined>()
    const waiting: Database = {
      ...server,
      transaction: (work) =>
        server.transaction(async (transaction) => {
          const result = await work(transaction)
          if ((result as { file?: string }).file === "l/a") await context.promise
          return result
        }),
    }
    const next = fileOf([], {
      source: other,
      lineage: "l/b",
      records: async function* () {
        context.resolve(undefined)
        yield* await Promise.resolve([indicatorOf("Y"), ...RECORDS])
      },
    })
    const { files } = await importFiles(waiting, [fileOf(RECORDS, { lineage: "l/a" }), next])
    expect(files.map(({ file, series }) => [file, series.new, series.older])).toEqual([
      ["l/a", 2, 0],
      ["l/b", 0, 0],
    ])
  },
)

test.runIf(isPostgres)(
  "no file goes straight in beside the merge of one that was staged",
  async () => {
    const more = fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])], { lineage: "l/more" })
    const seen: unknown[] = []
    const overlapping = fileOf([], {
      source: other,
      lineage: "l/other",
      records: async function* () {
        seen.push(await stored())
        yield* RECORDS
      },
    })
    await importFiles(server, [
      fileOf([indicatorOf("Y"), seriesOf("Y", 2000, [1])]),
      more,
      overlapping,
    ])
    expect(seen[0]).toMatchObject([
      { indicator_id: "world-bank:X" },
      { indicator_id: "world-bank:Y" },
    ])
  },
)

test.runIf(isPostgres)(
  "two sources that bring the same series at once both take effect",
  async () => {
    const two = [sourceOf(), other].map((source, k) => {
      const lineage = `l/${String(k)}`
      return importFiles(server, [
        fileOf(RECORDS, { source, lineage, date: `2025-07-0${String(k + 1)}` }),
      ])
    })
    const reports = await Promise.all(two)
    expect(reports.map(({ files }) => files[0]?.state)).toEqual(["imported", "imported"])
    expect(await stored()).toMatchObject([{ source_id: "other" }, { source_id: "other" }])
  },
)
