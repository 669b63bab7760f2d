import { beforeEach, expect, test } from "vitest"

import { selectSeriesVersions } from "#db/catalogue/series-versions.ts"
import type { Database } from "#db/engine/database.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"
import { permutations } from "#tests/support/permutations.ts"

import type { ImportFile, ImportRecord } from "../importer.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

function undated(lineage: string, records: readonly ImportRecord[]): ImportFile {
  const vintage = { date: "2026-03-01", stated: false }
  return fileOf(records, { lineage, vintage, checksum: lineage })
}

const dates = () =>
  db.query("select vintage, vintage_stated as stated from import_run order by id desc limit 1")

const NIGERIA = { indicatorId: "world-bank:X", country: "NGA", frequency: "yearly" } as const

const current = () =>
  db.query(
    `select country_code as country, start_index as start, values, figures_date as date, lineage
     from series order by 1`,
  )

// A server takes the first file of a source straight in; a later one is staged.
test.each(["first", "later"])(
  "a file without a date is not from before the end of the last actual period in it (%s of its source)",
  async (turn) => {
    if (turn === "later")
      await importFiles(db, [fileOf([indicatorOf("Z"), seriesOf("Z", 2000, [1])])])
    const month = { ...seriesOf("X", 0, []), frequency: "monthly" } as const
    const observations = { frequency: "monthly", start: 2023 * 12, values: [1, 2] } as const
    const records = [
      indicatorOf("X"),
      seriesOf("X", 2019, [1, 2, 3]),
      // The import is of March 2026: nobody can know that year, nor that March.
      seriesOf("X", 2021, [1, 2, null, null, null, 9], "KEN"),
      { ...month, observations },
    ]
    const report = await importFiles(db, [undated("l/a", records)])
    expect(report.files[0]?.vintage).toBe("2023-02-28")
    expect(await dates()).toEqual([{ vintage: "2023-02-28", stated: false }])
    const rows = await db.query(
      `select country_code as country, frequency, figures_date as date, last_actual_index as last
       from series where lineage = 'l/a' order by 1, 2`,
    )
    expect(rows).toEqual([
      { country: "KEN", frequency: "yearly", date: "2023-02-28", last: 2022 },
      { country: "NGA", frequency: "monthly", date: "2023-02-28", last: 2023 * 12 + 1 },
      { country: "NGA", frequency: "yearly", date: "2023-02-28", last: 2021 },
    ])
  },
)

test("a file without figures and without a date is of no known date", async () => {
  await importFiles(db, [fileOf([indicatorOf("X"), seriesOf("X", 2000, [1])])])
  await importFiles(db, [undated("l/words", [indicatorOf("X", { notes: "A note" })])])
  expect(await dates()).toEqual([{ vintage: "0001-01-01", stated: false }])
})

const FILES = [
  fileOf([indicatorOf("X"), seriesOf("X", 1960, [1, 2, 3, 4, 5, 6, 7])], {
    date: "2024-07-01",
    lineage: "l/dated",
  }),
  undated("l/longer", [
    indicatorOf("X"),
    seriesOf("X", 1960, [1, 2, 3, 4]),
    seriesOf("X", 2000, [1], "KEN"),
  ]),
  undated("l/later", [
    indicatorOf("X"),
    seriesOf("X", 1962, [3, 4, 5]),
    seriesOf("X", 2001, [1], "KEN"),
  ]),
  fileOf([indicatorOf("X"), seriesOf("X", 2001, [1], "KEN")], {
    date: "2024-07-01",
    lineage: "l/same",
  }),
]

test("a file without a date takes the place of none that reaches further, in any order of imports", async () => {
  const ends = []
  for (const order of permutations(FILES)) {
    db = await testDatabase()
    await importFiles(db, order)
    ends.push(await current())
  }
  for (const end of ends) expect(end).toEqual(ends[0])
  expect(ends[0]).toEqual([
    { country: "KEN", start: 2001, values: [1], date: "2024-07-01", lineage: "l/same" },
    {
      country: "NGA",
      start: 1960,
      values: [1, 2, 3, 4, 5, 6, 7],
      date: "2024-07-01",
      lineage: "l/dated",
    },
  ])
})

test("a file that was read by other rules is read again, although its bytes are known", async () => {
  const file = undated("l/a", [indicatorOf("X"), seriesOf("X", 2000, [1])])
  const skip = { skipImported: true }
  await importFiles(db, [file], skip)
  expect((await importFiles(db, [file], skip)).files[0]?.state).toBe("skipped")
  await db.query("update import_run set rules = 0")
  expect((await importFiles(db, [file], skip)).files[0]?.state).toBe("unchanged")
})

test("a series that ends early in a newer file without a date takes the place of an older one", async () => {
  const older = fileOf([indicatorOf("X"), seriesOf("X", 2020, [1, 2, 3], "KEN")], {
    date: "2025-07-01",
    lineage: "l/older",
  })
  const newer = undated("l/newer", [
    indicatorOf("X"),
    seriesOf("X", 2025, [1]),
    seriesOf("X", 2020, [1, 2, 4, 5], "KEN"),
  ])
  for (const order of permutations([older, newer])) {
    db = await testDatabase()
    await importFiles(db, order)
    expect(await current()).toMatchObject([
      { country: "KEN", values: [1, 2, 4, 5], date: "2025-12-31", lineage: "l/newer" },
      { country: "NGA", date: "2025-12-31" },
    ])
  }
})

const DATED = fileOf([indicatorOf("X"), seriesOf("X", 2020, [1, 2, 3])], {
  date: "2025-07-01",
  lineage: "l/dated",
})
// Figures of 2025 cannot have been published before the dated file.
const OF_2025 = [indicatorOf("Y"), seriesOf("Y", 2025, [1])]

async function listEnds(files: readonly ImportFile[]) {
  const ends = []
  for (const order of permutations(files)) {
    db = await testDatabase()
    await importFiles(db, order)
    const [end] = await db.query(
      `select values, figures_date as date, lineage from series where indicator_id = 'world-bank:X'`,
    )
    ends.push(end)
  }
  return new Set(ends.map((end) => JSON.stringify(end)))
}

const only = (end: object) => new Set([JSON.stringify(end)])

test("a later file without a date that goes on longer takes the place of a dated one", async () => {
  const longer = undated("l/longer", [
    ...OF_2025,
    indicatorOf("X"),
    seriesOf("X", 2020, [1, 2, 4, 5]),
  ])
  expect(await listEnds([DATED, longer])).toEqual(
    only({ values: [1, 2, 4, 5], date: "2025-07-01", lineage: "l/longer" }),
  )
  expect(await selectSeriesVersions(db, NIGERIA, 5)).toMatchObject([
    { vintage: "2025-12-31", values: [1, 2, 4, 5] },
    { vintage: "2025-07-01", values: [1, 2, 3] },
  ])
  const again = await importFiles(db, [DATED, longer])
  expect(again.files.map(({ state }) => state)).toEqual(["unchanged", "unchanged"])
  const newest = fileOf([indicatorOf("X"), seriesOf("X", 2020, [1, 2, 4, 9])], {
    date: "2026-01-15",
    lineage: "l/dated",
  })
  expect(await listEnds([DATED, longer, newest])).toEqual(
    only({ values: [1, 2, 4, 9], date: "2026-01-15", lineage: "l/dated" }),
  )
})

test("a dated file keeps its place where the figures without a date only forecast longer", async () => {
  const forecasts = { ...seriesOf("X", 2020, [1, 2, 4, 5, 6]), forecastFrom: 2023 }
  const longer = undated("l/longer", [...OF_2025, indicatorOf("X"), forecasts])
  expect(await listEnds([DATED, longer])).toEqual(
    only({ values: [1, 2, 3], date: "2025-07-01", lineage: "l/dated" }),
  )
})

test("a dated file that leaves out years keeps its place before an earlier one without a date", async () => {
  const longer = undated("l/longer", [indicatorOf("X"), seriesOf("X", 2020, [1, 2, 4, 5])])
  expect(await listEnds([DATED, longer])).toEqual(
    only({ values: [1, 2, 3], date: "2025-07-01", lineage: "l/dated" }),
  )
})
