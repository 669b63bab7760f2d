import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/database.ts"
import { findDatasetsAsOf } from "#db/datasets.ts"
import { findMergeOutcome } from "#db/merge-series.ts"
import { RowWriter } from "#db/row-writer.ts"
import type { Figures } from "#domain/series.ts"
import type { Source } from "#domain/source.ts"
import { isNewer, type Vintage } from "#domain/vintage.ts"
import { isPostgres, testDatabase } from "#tests/support/database.ts"

import { cleanUnfinishedImports } from "./clean-unfinished-imports.ts"
import type { ImportedIndicator, ImportedSeries, ImportFile, ImportRecord } from "./importer.ts"
import { runImport } from "./run-import.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const NOW = new Date("2026-03-04T12:00:00Z")

function source(publisherId = "world-bank"): Source {
  return {
    id: `${publisherId}-data`,
    publisherId,
    publisher: publisherId === "world-bank" ? "World Bank" : "Fund",
    title: "Data",
    licence: "CC BY 4.0",
    licenceUrl: null,
    attribution: "Data",
    redistribute: "yes",
    url: "https://example.org",
  }
}

function indicator(code: string, words: Partial<ImportedIndicator> = {}): ImportedIndicator {
  return {
    kind: "indicator",
    publisherId: "world-bank",
    code,
    publishedName: `Name of ${code}`,
    category: "economy",
    unit: "",
    currency: null,
    definition: "",
    notes: "",
    sourceNote: "",
    aggregation: "sum",
    decimals: null,
    topics: [],
    isHeadline: false,
    ...words,
  }
}

function series(
  code: string,
  start: number,
  values: Figures["values"],
  country = "NGA",
): ImportedSeries {
  return {
    kind: "series",
    publisherId: "world-bank",
    code,
    country,
    frequency: "yearly",
    figures: { frequency: "yearly", start, values },
  }
}

function file(
  records: readonly ImportRecord[],
  words: Partial<ImportFile> & { date?: string } = {},
): ImportFile {
  const { date = "2025-07-01", ...rest } = words
  const lineage = rest.lineage ?? "world-bank-data/a.zip"
  return {
    name: lineage,
    source: source(),
    lineage,
    vintage: { date, stated: true },
    retrievedAt: NOW,
    checksum: "00",
    refusesBadRows: false,
    records: async function* () {
      yield* records
    },
    ...rest,
  }
}

async function run(
  files: readonly ImportFile[],
  options: { dryRun?: boolean; skipBadRows?: boolean } = {},
) {
  const importer = {
    id: "test",
    title: "Test",
    accepts: "",
    address: null,
    sources: [],
    open: async function* () {
      yield* files
    },
  }
  return runImport({ db, importer, from: undefined, now: () => NOW, ...options })
}

async function current() {
  return db.query(
    `select indicator_id as id, country_code as country, start_index as start, values, vintage, lineage
     from series order by 1, 2`,
  )
}

async function version(): Promise<number> {
  const [row] = await db.query<{ version: number }>("select version from data_version")
  return row?.version ?? -1
}

async function names() {
  return db.query("select id, name from indicator order by id")
}

test("new series, their indicator, source and run are all there afterwards", async () => {
  const report = await run([
    file([indicator("X"), series("X", 2000, [1, null, 3]), { kind: "rows", rows: 2 }]),
  ])
  expect(report).toMatchObject({
    changed: true,
    files: [
      {
        state: "imported",
        rows: 2,
        figures: 2,
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
  expect(await db.query("select state, report->>'figures' as figures from import_run")).toEqual([
    { state: "done", figures: "2" },
  ])
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await version()).toBe(1)
})

test("the same file again changes nothing", async () => {
  const same = file([indicator("X"), series("X", 2000, [1])])
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

test("a newer date becomes current and the earlier figures stay as history", async () => {
  await run([file([indicator("X"), series("X", 2000, [1, 2])])])
  const report = await run([file([indicator("X"), series("X", 2000, [9])], { date: "2025-08-01" })])
  expect(report.files[0]?.series).toMatchObject({ changed: 1 })
  expect(await current()).toMatchObject([{ values: [9], vintage: "2025-08-01" }])
  expect(await db.query("select values, vintage from series_version")).toEqual([
    { values: [1, 2], vintage: "2025-07-01" },
  ])
})

test("an older date goes to the history, once", async () => {
  await run([file([indicator("X"), series("X", 2000, [1])])])
  const older = file([indicator("X"), series("X", 2000, [5, 6])], {
    date: "2024-01-01",
    lineage: "l/b",
  })
  expect((await run([older])).files[0]).toMatchObject({ state: "imported", series: { older: 1 } })
  expect((await run([older])).files[0]).toMatchObject({
    state: "unchanged",
    series: { older: 0, unchanged: 1 },
  })
  expect(await current()).toMatchObject([{ values: [1] }])
  expect(await db.query("select values from series_version")).toEqual([{ values: [5, 6] }])
})

test("the same figures under a newer date keep their moment of change and count as unchanged", async () => {
  await run([file([indicator("X"), series("X", 2000, [1])])])
  const report = await run([file([indicator("X"), series("X", 2000, [1])], { date: "2025-09-09" })])
  expect(report.files[0]).toMatchObject({ state: "imported", series: { changed: 0, unchanged: 1 } })
  expect(await current()).toMatchObject([{ vintage: "2025-09-09" }])
  expect(await db.query("select * from series_version")).toEqual([])
})

test("two files of one day give the same figures in either order", async () => {
  const short = file([indicator("X"), series("X", 1960, [1, 2, 3])], { lineage: "l/headline" })
  const long = file([indicator("X"), series("X", 1960, [1, 2, 4, 5])], { lineage: "l/indicators" })
  for (const order of [
    [short, long],
    [long, short],
  ]) {
    db = await testDatabase()
    await run(order)
    expect(await current()).toMatchObject([{ values: [1, 2, 4, 5], lineage: "l/indicators" }])
  }
})

test("a corrected file of the same day and lineage replaces its figures", async () => {
  await run([file([indicator("X"), series("X", 2000, [1, 2])])])
  await run([file([indicator("X"), series("X", 2000, [1])])])
  expect(await current()).toMatchObject([{ values: [1] }])
})

test("the statement that compares says the same as the rule", async () => {
  await run([file([indicator("X"), series("X", 2000, [1])])])
  const vintage = fc.constantFrom("2024-01-01", "2025-01-01")
  const held = fc.record({
    date: vintage,
    lineage: fc.constantFrom("l/a", "l/b"),
    start: fc.integer({ min: 2000, max: 2002 }),
    values: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(held, held, async (candidate, before) => {
      const [rank, other] = [rankOf(candidate), rankOf(before)]
      await db.query(
        "update series set vintage = $1::date, lineage = $2, last_index = $3, figure_count = $4, checksum = $5",
        [other.vintage, other.lineage, other.lastIndex, other.figureCount, other.checksum],
      )
      await db.query("delete from import_staging")
      await db.query(
        `insert into import_staging (import_id, piece, indicator_id, country_code, frequency, start_index,
           last_index, figure_count, latest_value, values, checksum)
         values (7, 0, 'world-bank:X', 'NGA', 'yearly', $1, $2, $3, 1, '{1}', $4)`,
        [candidate.start, rank.lastIndex, rank.figureCount, rank.checksum],
      )
      const merge = {
        importId: 7,
        sourceId: "s",
        lineage: rank.lineage,
        vintage: rank.vintage,
        now: NOW,
      }
      const { changed, redated } = await findMergeOutcome(db, merge)
      expect(changed + redated === 1).toBe(isNewer(rank, other))
    }),
    { numRuns: 60 },
  )
})

test("pieces of a series are joined, and a period in two of them is reported", async () => {
  const report = await run([
    file([
      indicator("X"),
      series("X", 2003, [3]),
      series("X", 2000, [0, 1]),
      series("X", 2001, [9, 2]),
      series("X", 2000, [7], "KEN"),
    ]),
  ])
  expect(await current()).toMatchObject([
    { country: "KEN", values: [7] },
    { country: "NGA", start: 2000, values: [0, 1, 2, 3] },
  ])
  expect(report.files[0]?.problems).toMatchObject([{ problem: "duplicate", count: 1 }])
})

test("a fault in the middle leaves the data from before and no staged rows", async () => {
  await run([file([indicator("X"), series("X", 2000, [1])])])
  const broken = file([], {
    date: "2026-01-01",
    records: async function* () {
      yield indicator("X")
      yield series("X", 2000, [2])
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
  await run([file([indicator("X"), series("X", 2000, [1])])])
  await db.query("update import_run set state = 'running'")
  await db.query(
    `insert into import_staging (import_id, piece, indicator_id, country_code, frequency, start_index,
       last_index, figure_count, latest_value, values, checksum)
     values (1, 0, 'a', 'NGA', 'yearly', 2000, 2000, 1, 1, '{1}', 'x')`,
  )
  expect(await cleanUnfinishedImports(db)).toBe(1)
  expect(await db.query("select * from import_staging")).toEqual([])
  expect(await db.query("select state from import_run")).toEqual([{ state: "failed" }])
})

test("an import whose staged rows were cleaned away by another process takes no effect", async () => {
  const robbed = file([], {
    records: async function* () {
      yield indicator("X")
      // More than a batch, so that some of it is staged already.
      for (let k = 0; k < 2000; k += 1)
        yield series(`X`, 1900, new Array<number>(100).fill(k), `C${String(k)}`)
      let removed = 0
      while (removed === 0)
        removed = (await db.query("delete from import_staging returning 1")).length
    },
  })
  await expect(run([robbed])).rejects.toMatchObject({ code: "import-failed" })
  expect(await current()).toEqual([])
})

test.runIf(isPostgres)(
  "an import that is running is not taken for one that was cut off",
  async () => {
    const started = file([], {
      records: async function* () {
        yield indicator("X")
        yield series("X", 2000, [1])
        expect(await cleanUnfinishedImports(db)).toBe(0)
      },
    })
    expect((await run([started])).files[0]).toMatchObject({ state: "imported" })
  },
)

test("rows that cannot be read refuse a person's own file unless they are to be skipped", async () => {
  const own = file(
    [
      indicator("X"),
      series("X", 2000, [1]),
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
  const report = await run([file([indicator("X"), series("X", 2000, [1])])], { dryRun: true })
  expect(report).toMatchObject({
    dryRun: true,
    changed: false,
    files: [{ state: "checked", figures: 1 }],
  })
  expect(await db.query("select * from import_run")).toEqual([])
  expect(await current()).toEqual([])
})

test("descriptions without figures are left out until figures come", async () => {
  const report = await run([file([indicator("X"), indicator("Y"), series("X", 2000, [1])])])
  expect(report.files[0]?.indicators).toMatchObject({ read: 2, new: 1, withoutFigures: 1 })
  const words = file([indicator("X", { definition: "What it is" })], { lineage: "l/metadata" })
  expect((await run([words])).files[0]).toMatchObject({
    state: "imported",
    indicators: { changed: 1 },
  })
  expect(await db.query("select id, definition from indicator")).toEqual([
    { id: "world-bank:X", definition: "What it is" },
  ])
})

test("figures of an indicator that nobody described are refused", async () => {
  await expect(run([file([series("X", 2000, [1])])])).rejects.toMatchObject({
    code: "import-failed",
  })
  expect(await current()).toEqual([])
})

test("a shared name goes to the preferred publisher, and the old address leads on", async () => {
  const fund = { publisherId: "fund", publishedName: "Inflation" }
  await run([
    file([indicator("P", fund), { ...series("P", 2000, [1]), publisherId: "fund" }], {
      source: source("fund"),
      lineage: "fund/a",
    }),
  ])
  expect(await names()).toEqual([{ id: "fund:P", name: "Inflation" }])
  await run([file([indicator("FP", { publishedName: "Inflation" }), series("FP", 2000, [1])])])
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
    file(
      [
        indicator("A", { publishedName: a }),
        indicator("B", { publishedName: b }),
        series("A", 2000, [1]),
        series("B", 2000, [1]),
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

test("undated facts are kept, replaced by newer files and not by older ones", async () => {
  const fact = (value: number): ImportRecord => ({
    kind: "fact",
    publisherId: "world-bank",
    code: "X",
    country: "NGA",
    value,
  })
  await run([file([indicator("X"), fact(1)])])
  expect((await run([file([indicator("X"), fact(1)])])).files[0]).toMatchObject({
    state: "unchanged",
  })
  await run([file([indicator("X"), fact(2)], { date: "2025-08-01" })])
  await run([file([indicator("X"), fact(3)], { date: "2020-01-01" })])
  expect(await db.query("select value from fact")).toEqual([{ value: 2 }])
})

test("every unknown country is reported by name with its rows", async () => {
  const problem: ImportRecord = {
    kind: "problem",
    problem: "unknown-country",
    line: 4,
    text: "Atlantis",
  }
  const report = await run([file([indicator("X"), series("X", 2000, [1]), problem, problem])])
  expect(report.files[0]?.unknownCountries).toEqual([{ name: "Atlantis", rows: 2 }])
})

test("an importer that finds no file says so", async () => {
  await expect(run([])).rejects.toMatchObject({
    code: "bad-file",
    message: "Nothing that test can read was found.",
  })
})

test("figures of every import are found as of its day, stored once for all days they held", async () => {
  const day = fc.constantFrom("2021-01-01", "2022-01-01", "2023-01-01", "2024-01-01")
  const came = fc.record({
    date: day,
    lineage: fc.constantFrom("l/a", "l/b"),
    start: fc.constantFrom(2000, 2001),
    values: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 2 }),
  })
  const imports = fc.uniqueArray(came, {
    minLength: 1,
    maxLength: 7,
    selector: ({ date, lineage }) => `${date} ${lineage}`,
  })
  await fc.assert(
    fc.asyncProperty(imports, day, async (all, asOf) => {
      db = await testDatabase()
      for (const { date, lineage, start, values } of all)
        await run([file([indicator("X"), series("X", start, values)], { date, lineage })])
      const known = all.map((each) => ({ ...each, rank: rankOf(each) }))
      const winner = known
        .filter(({ date }) => date <= asOf)
        .reduce<(typeof known)[0] | undefined>(
          (best, each) => (!best || isNewer(each.rank, best.rank) ? each : best),
          undefined,
        )
      const found = await findDatasetsAsOf(db, "world-bank:X", "NGA", asOf)
      expect(
        found.map(({ startIndex, values, vintage }) => ({ startIndex, values, vintage })),
      ).toEqual(
        winner ? [{ startIndex: winner.start, values: winner.values, vintage: winner.date }] : [],
      )
      const stored = await db.query<{ checksum: string }>(
        "select checksum from series union all select checksum from series_version",
      )
      // Figures that came back after others were current are stored a second time.
      expect(stored.length).toBeLessThanOrEqual(
        new Set(known.map(({ rank }) => rank.checksum)).size + all.length / 2,
      )
    }),
    { numRuns: 40 },
  )
})

function rankOf(came: { date: string; lineage: string; start: number; values: number[] }): Vintage {
  return {
    vintage: came.date,
    lineage: came.lineage,
    lastIndex: came.start + came.values.length - 1,
    figureCount: came.values.length,
    checksum: new RowWriter().figures(came.start, came.values),
  }
}

test("a file corrected on its day is read corrected as of that day, also after newer ones", async () => {
  for (const [date, values] of [
    ["2025-01-01", [1, 2]],
    ["2025-01-01", [1]],
    ["2026-01-01", [5, 6, 7]],
  ] as const)
    await run([file([indicator("X"), series("X", 2000, values)], { date })])
  expect(await findDatasetsAsOf(db, "world-bank:X", "NGA", "2025-06-01")).toMatchObject([
    { values: [1], vintage: "2025-01-01" },
  ])
})
