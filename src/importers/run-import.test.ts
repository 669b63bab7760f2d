import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { isPostgres, testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

import { cleanUnfinishedImports } from "./clean-unfinished-imports.ts"
import type { ImportFile, ImportRecord } from "./importer.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const run = (files: readonly ImportFile[], options?: Parameters<typeof importFiles>[2]) =>
  importFiles(db, files, options)

async function current() {
  return db.query(
    `select indicator_id as id, country_code as country, start_index as start, values,
       r.vintage, s.lineage
     from series s join import_run r on r.id = s.import_id order by 1, 2`,
  )
}

async function version(): Promise<number> {
  const [row] = await db.query<{ version: number }>("select version from data_version")
  return row?.version ?? -1
}

test("new series, their indicator, source and run are all there afterwards", async () => {
  const report = await run([
    fileOf([indicatorOf("X"), seriesOf("X", 2000, [1, null, 3]), { kind: "rows", rows: 2 }]),
  ])
  expect(report).toMatchObject({
    changed: true,
    files: [
      {
        state: "imported",
        rows: 2,
        valueCount: 2,
        series: { read: 1, new: 1, changed: 0, unchanged: 0, older: 0 },
        indicators: { read: 1, new: 1, changed: 0 },
      },
    ],
  })
  expect(await current()).toEqual([
    {
      id: "world-bank:X",
      country: "NGA",
      start: 2000,
      values: [1, null, 3],
      vintage: "2025-07-01",
      lineage: "world-bank-data/a.zip",
    },
  ])
  expect(await db.query("select last_index, figure_count, latest_value from series")).toEqual([
    { last_index: 2002, figure_count: 2, latest_value: 3 },
  ])
  expect(
    await db.query(`select state, report->>'valueCount' as "valueCount" from import_run`),
  ).toEqual([{ state: "done", valueCount: "2" }])
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await version()).toBe(1)
})

test("the same file again changes nothing", async () => {
  const same = fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])
  await run([same])
  const report = await run([same])
  expect(report.changed).toBe(false)
  expect(report.files[0]).toMatchObject({
    state: "unchanged",
    series: { new: 0, changed: 0, unchanged: 1 },
  })
  expect(await version()).toBe(1)
  expect(await db.query("select * from series_version")).toEqual([])
})

test("pieces of a series are joined, and a period in two of them is reported", async () => {
  const report = await run([
    fileOf([
      indicatorOf("X"),
      seriesOf("X", 2003, [3]),
      seriesOf("X", 2000, [0, 1]),
      seriesOf("X", 2001, [9, 2]),
      seriesOf("X", 2000, [7], "KEN"),
    ]),
  ])
  expect(await current()).toMatchObject([
    { country: "KEN", values: [7] },
    { country: "NGA", start: 2000, values: [0, 1, 2, 3] },
  ])
  expect(report.files[0]?.problems).toMatchObject([{ problem: "duplicate", count: 1 }])
})

test("a fault in the middle leaves the data from before and no staged rows", async () => {
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  const broken = fileOf([], {
    date: "2026-01-01",
    records: async function* () {
      yield indicatorOf("X")
      yield seriesOf("X", 2000, [2])
      throw new Error("the file is cut off")
    },
  })
  await expect(run([broken])).rejects.toThrow("the file is cut off")
  expect(await current()).toMatchObject([{ values: [1] }])
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await db.query("select state, report from import_run order by id desc limit 1")).toEqual([
    { state: "failed", report: { reason: "the file is cut off" } },
  ])
  expect(await version()).toBe(1)
})

test("what a killed import has left is cleaned away", async () => {
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  await db.query("update import_run set state = 'running'")
  await db.query(
    `insert into import_staging (import_id, piece, indicator_id, country_code, frequency, start_index,
       last_index, figure_count, latest_value, values, checksum, figures_date)
     values (1, 0, 'a', 'NGA', 'yearly', 2000, 2000, 1, 1, '{1}', 'x', '2025-07-01')`,
  )
  expect(await cleanUnfinishedImports(db)).toBe(1)
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await db.query("select state from import_run")).toEqual([{ state: "failed" }])
})

test("an import whose staged rows were cleaned away by another process takes no effect", async () => {
  await run([fileOf([indicatorOf("Y"), seriesOf("Y", 2000, [1])])])
  const robbed = fileOf([], {
    records: async function* () {
      yield indicatorOf("X")
      // More than a batch, so that some of it is staged already.
      for (let k = 0; k < 2000; k += 1)
        yield seriesOf(`X`, 1900, new Array<number>(100).fill(k), `C${String(k)}`)
      let removed = 0
      while (removed === 0)
        removed = (await db.query("delete from import_staging returning 1")).length
    },
  })
  await expect(run([robbed])).rejects.toMatchObject({ code: "import-failed" })
  expect(await current()).toMatchObject([{ id: "world-bank:Y" }])
})

test.runIf(isPostgres)(
  "an import that is running is not taken for one that was cut off",
  async () => {
    const started = fileOf([], {
      records: async function* () {
        yield indicatorOf("X")
        yield seriesOf("X", 2000, [1])
        expect(await cleanUnfinishedImports(db)).toBe(0)
      },
    })
    expect((await run([started])).files[0]).toMatchObject({ state: "imported" })
  },
)

test("rows that cannot be read refuse a person's own file unless they are to be skipped", async () => {
  const own = fileOf(
    [
      indicatorOf("X"),
      seriesOf("X", 2000, [1]),
      { kind: "problem", problem: "bad-number", line: 3, text: "x" },
    ],
    { refusesBadRows: true },
  )
  expect((await run([own])).files[0]).toMatchObject({ state: "refused", problems: [{ count: 1 }] })
  expect(await current()).toEqual([])
  expect(await version()).toBe(0)
  expect((await run([own], { skipBadRows: true })).files[0]).toMatchObject({ state: "imported" })
})

test("a dry run reads everything and writes nothing", async () => {
  const report = await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])], { dryRun: true })
  expect(report).toMatchObject({
    dryRun: true,
    changed: false,
    files: [{ state: "checked", valueCount: 1 }],
  })
  expect(await db.query("select * from import_run")).toEqual([])
  expect(await current()).toEqual([])
})

test("descriptions without figures are left out until figures come", async () => {
  const report = await run([fileOf([indicatorOf("X"), indicatorOf("Y"), seriesOf("X", 2000, [1])])])
  expect(report.files[0]?.indicators).toMatchObject({ read: 2, new: 1, withoutValues: 1 })
  const words = fileOf([indicatorOf("X", { definition: "What it is" })], { lineage: "l/metadata" })
  expect((await run([words])).files[0]).toMatchObject({
    state: "imported",
    indicators: { changed: 1 },
  })
  expect(await db.query("select id, definition from indicator")).toEqual([
    { id: "world-bank:X", definition: "What it is" },
  ])
})

test("figures of an indicator that nobody described are refused", async () => {
  await expect(run([fileOf([seriesOf("X", 2000, [1])])])).rejects.toMatchObject({
    code: "import-failed",
  })
  expect(await current()).toEqual([])
})

test("undated facts are kept, replaced by newer files and not by older ones", async () => {
  const fact = (value: number): ImportRecord => ({
    kind: "fact",
    publisherId: "world-bank",
    code: "X",
    country: "NGA",
    value,
  })
  await run([fileOf([indicatorOf("X"), fact(1)])])
  expect((await run([fileOf([indicatorOf("X"), fact(1)])])).files[0]).toMatchObject({
    state: "unchanged",
  })
  await run([fileOf([indicatorOf("X"), fact(2)], { date: "2025-08-01" })])
  await run([fileOf([indicatorOf("X"), fact(3)], { date: "2020-01-01" })])
  expect(await db.query("select value from fact")).toEqual([{ value: 2 }])
})

test("every unknown country is reported by name with its rows", async () => {
  const problem: ImportRecord = {
    kind: "problem",
    problem: "unknown-country",
    line: 4,
    text: "Atlantis",
  }
  const report = await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1]), problem, problem])])
  expect(report.files[0]?.unknownCountries).toEqual([{ name: "Atlantis", rows: 2 }])
})

test("an importer that finds no file says so", async () => {
  await expect(run([])).rejects.toMatchObject({
    code: "bad-file",
    message: "Nothing that test can read was found.",
  })
})
