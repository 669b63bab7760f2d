import fc from "fast-check"
import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectDatasetsAsOfDay } from "#db/catalogue/datasets.ts"
import { countMergeOutcomes } from "#db/imports/merge-series.ts"
import { RowWriter } from "#db/engine/row-writer.ts"
import { isNewer, type Vintage } from "#domain/time/vintage.ts"
import { testDatabase } from "#tests/support/database.ts"
import { readGenerations, UNIFORM_SERIES, uniformImporter } from "#tests/support/import-child.ts"
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
beforeEach(async () => {
  db = await testDatabase()
})

const UNIFORM = { from: undefined, now: () => IMPORT_TIME }

const run = (files: readonly ImportFile[]) => importFiles(db, files)

async function current() {
  return db.query(
    `select indicator_id as id, country_code as country, start_index as start, values, r.vintage,
       r.vintage_stated as stated, s.lineage
     from series s join import_run r on r.id = s.import_id order by 1, 2`,
  )
}

test("a newer date becomes current and the earlier figures stay as history", async () => {
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1, 2])])])
  const report = await run([
    fileOf([indicatorOf("X"), seriesOf("X", 2000, [9])], { date: "2025-08-01" }),
  ])
  expect(report.files[0]?.series).toMatchObject({ changed: 1 })
  expect(await current()).toMatchObject([{ values: [9], vintage: "2025-08-01" }])
  expect(await db.query("select values, vintage from series_version")).toEqual([
    { values: [1, 2], vintage: "2025-07-01" },
  ])
})

test("an older date goes to the history, once", async () => {
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  const older = fileOf([indicatorOf("X"), seriesOf("X", 2000, [5, 6])], {
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
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  const report = await run([
    fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])], { date: "2025-09-09" }),
  ])
  expect(report.files[0]).toMatchObject({ state: "imported", series: { changed: 0, unchanged: 1 } })
  expect(await current()).toMatchObject([{ vintage: "2025-09-09" }])
  expect(await db.query("select * from series_version")).toEqual([])
})

test("two files of one day give the same figures in either order", async () => {
  const short = fileOf([indicatorOf("X"), seriesOf("X", 1960, [1, 2, 3])], {
    lineage: "l/headline",
  })
  const long = fileOf([indicatorOf("X"), seriesOf("X", 1960, [1, 2, 4, 5])], {
    lineage: "l/indicators",
  })
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
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1, 2])])])
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  expect(await current()).toMatchObject([{ values: [1] }])
})

test("the statement that compares says the same as the rule", async () => {
  await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  const vintage = fc.constantFrom("2024-01-01", "2025-01-01")
  const held = fc.record({
    date: vintage,
    lineage: fc.constantFrom("l/a", "l/b"),
    start: fc.integer({ min: 2000, max: 2002 }),
    values: fc.array(fc.constantFrom(1, 2), { minLength: 1, maxLength: 3 }),
  })
  await fc.assert(
    fc.asyncProperty(held, held, async (candidate, before) => {
      const [rank, other] = [describeRank(candidate), describeRank(before)]
      await db.query(
        `update series set figures_date = $1::date, lineage = $2, last_actual_index = $3,
           figure_count = $4, checksum = $5`,
        [other.valuesDate, other.lineage, other.lastActualIndex, other.valueCount, other.checksum],
      )
      await db.query("update import_run set vintage = $1::date, lineage = $2", [
        other.valuesDate,
        other.lineage,
      ])
      await db.query("delete from import_staging")
      await db.query(
        `insert into import_staging (import_id, piece, indicator_id, country_code, frequency, start_index,
           last_index, figure_count, latest_value, last_actual_index, values, checksum, figures_date)
         values (7, 0, 'world-bank:X', 'NGA', 'yearly', $1, $2, $3, 1, $2, '{1}', $4, $5::date)`,
        [candidate.start, rank.lastActualIndex, rank.valueCount, rank.checksum, rank.valuesDate],
      )
      const merge = {
        importId: 7,
        sourceId: "s",
        lineage: rank.lineage,
        vintage: { date: rank.valuesDate, stated: true },
        fileChecksum: "another",
        now: IMPORT_TIME,
      }
      const { changed, redated } = await countMergeOutcomes(db, merge)
      expect(changed + redated === 1).toBe(isNewer(rank, other))
    }),
    { numRuns: 60 },
  )
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
        await run([fileOf([indicatorOf("X"), seriesOf("X", start, values)], { date, lineage })])
      const known = all.map((each) => ({ ...each, rank: describeRank(each) }))
      const winner = known
        .filter(({ date }) => date <= asOf)
        .reduce<(typeof known)[0] | undefined>(
          (best, each) => (!best || isNewer(each.rank, best.rank) ? each : best),
          undefined,
        )
      const found = await selectDatasetsAsOfDay(db, "world-bank:X", "NGA", asOf)
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

function describeRank(came: {
  date: string
  lineage: string
  start: number
  values: number[]
}): Vintage {
  return {
    valuesDate: came.date,
    file: `${came.date} ${came.lineage}`,
    lineage: came.lineage,
    lastActualIndex: came.start + came.values.length - 1,
    valueCount: came.values.length,
    checksum: new RowWriter().values(came.start, came.values),
  }
}

test("a file corrected on its day is read corrected as of that day, also after newer ones", async () => {
  for (const [date, values] of [
    ["2025-01-01", [1, 2]],
    ["2025-01-01", [1]],
    ["2026-01-01", [5, 6, 7]],
  ] as const)
    await run([fileOf([indicatorOf("X"), seriesOf("X", 2000, values)], { date })])
  expect(await selectDatasetsAsOfDay(db, "world-bank:X", "NGA", "2025-06-01")).toMatchObject([
    { values: [1], vintage: "2025-01-01" },
  ])
})

test("a series knows which of its figures are actual on the day of its file", async () => {
  const four = seriesOf("X", 2022, [1, 2, 3, 4])
  await run([fileOf([indicatorOf("X"), four, seriesOf("X", 2022, [5, 6], "KEN")])])
  const actual = () =>
    db.query(
      `select country_code as country, forecast_start as start, last_actual_index as last,
         latest_actual_value as value
       from series order by 1`,
    )
  expect(await actual()).toEqual([
    { country: "KEN", start: null, last: 2023, value: 6 },
    { country: "NGA", start: 2025, last: 2024, value: 3 },
  ])
  // The same file, read by a later version of the program.
  const again = fileOf([indicatorOf("X"), { ...four, forecastFrom: 2023 }])
  expect((await run([again])).files[0]).toMatchObject({ state: "imported" })
  expect((await actual())[1]).toEqual({ country: "NGA", start: 2023, last: 2022, value: 1 })
  // The same figures under a date when all of the years had ended.
  await run([fileOf([indicatorOf("X"), four], { date: "2026-01-01" })])
  expect((await actual())[1]).toEqual({ country: "NGA", start: null, last: 2025, value: 4 })
  const [coverage] = await db.query(
    `select places, last_actual_indexes as lasts, last_actual_index as last from series_coverage`,
  )
  expect(coverage).toEqual({ places: "KEN,NGA", lasts: "2023,2025", last: 2025 })
})

test("while a large file takes effect, readers have their turn and find all of it or nothing", async () => {
  await runImport({ ...UNIFORM, db, importer: uniformImporter(1, "2020-01-01") })
  const found: { value: number; count: number }[][] = []
  let isOver = false
  const read = async () => {
    while (!isOver) found.push(await readGenerations(db))
  }
  const reading = read()
  const importer = uniformImporter(2, "2020-01-02")
  const { files } = await runImport({ ...UNIFORM, db, importer })
  isOver = true
  await reading
  expect(files[0]?.series).toMatchObject({ changed: UNIFORM_SERIES, new: 0, unchanged: 0 })
  const whole = (value: number) => [{ value, count: UNIFORM_SERIES }]
  const isWhole = (each: object) =>
    [whole(1), whole(2)].some((one) => JSON.stringify(one) === JSON.stringify(each))
  expect(found.filter((each) => !isWhole(each))).toEqual([])
  // One reading for each batch that is staged would be fewer.
  expect(found.length).toBeGreaterThan(UNIFORM_SERIES / 500)
  expect(await db.query("select sum(series_count) as held from series_coverage")).toEqual([
    { held: UNIFORM_SERIES },
  ])
})

test("a fault in a slice undoes those before it", async () => {
  await runImport({ ...UNIFORM, db, importer: uniformImporter(1, "2020-01-01") })
  await db.query(
    "alter table series_version add constraint none check (indicator_id <> 'uniform:U9')",
  )
  const importer = uniformImporter(2, "2020-01-02")
  await expect(runImport({ ...UNIFORM, db, importer })).rejects.toThrow("none")
  expect(await readGenerations(db)).toEqual([{ value: 1, count: UNIFORM_SERIES }])
  expect(await db.query("select count(*) as held from series_version")).toEqual([{ held: 0 }])
  expect(await db.query("select state from import_run order by id desc limit 1")).toEqual([
    { state: "failed" },
  ])
  await db.query("alter table series_version drop constraint none")
  await runImport({ ...UNIFORM, db, importer })
  expect(await readGenerations(db)).toEqual([{ value: 2, count: UNIFORM_SERIES }])
})
