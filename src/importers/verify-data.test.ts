import { beforeEach, expect, test } from "vitest"

import { refreshCoverage } from "#db/catalogue/coverage-writes.ts"
import type { Database } from "#db/engine/database.ts"
import { TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  IMPORT_TIME,
  importFiles,
  indicatorOf,
  seriesOf,
} from "#tests/support/import-files.ts"

import type { ImportedFact } from "./importer.ts"
import { verifyData } from "./verify-data.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
  await importFigures("2024-07-01", [1.5, null, 0.1 + 0.2])
  await importFigures("2025-07-01", [1.5, -0, 1e-300, 12_345_678_901_234])
})

/** Imports a file with one yearly series from 2020 on of each of two countries, and an undated fact of a third. */
async function importFigures(date: string, values: (number | null)[]): Promise<void> {
  const series = ["KEN", "GHA"].map((country) => seriesOf("PRICES", 2020, values, country))
  const fact: ImportedFact = {
    kind: "fact",
    publisherId: "world-bank",
    code: "PRICES",
    country: "TGO",
    value: 5,
  }
  await importFiles(db, [fileOf([indicatorOf("PRICES"), ...series, fact], { date })])
}

const verify = () => verifyData({ db, now: () => TEST_DAY, maxFaults: 3 })

test("what an import wrote is sound", async () => {
  expect(await verify()).toEqual({
    series: 2,
    valueCount: 8,
    versions: 2,
    faultCount: 0,
    faults: [],
    seconds: 0,
  })
})

/** The counts follow, so that nothing but the damage itself is reported. */
async function damage(change: string): Promise<void> {
  await db.query(change)
  await refreshCoverage(db, ["world-bank:PRICES"])
}

const ID = "world-bank:PRICES:KEN:yearly"

test.each([
  ["values[2] = 7", `${ID}: the checksum is not that of the figures`],
  ["last_index = 2024", `${ID}: 4 values for 5 periods`],
  ["figure_count = 3", `${ID}: 4 figures, counted as 3`],
  ["latest_value = 12", `${ID}: the latest value is noted as 12`],
])("a series with %s is a fault", async (change, fault) => {
  await damage(`update series set ${change} where country_code = 'KEN'`)
  expect(await verify()).toMatchObject({ faultCount: 1, faults: [fault] })
})

test.each([
  ["values[2] = 'NaN'", "a figure is not a finite number"],
  ["values[4] = null", "the first or last value is missing"],
  ["start_index = 200, last_index = 203", "the periods are not plausible"],
  ["start_index = 2300, last_index = 2303", "the periods are not plausible"],
  ["country_code = 'QQQ'", "the country is not known"],
])("a series with %s is reported: %s", async (change, fault) => {
  await damage(`update series set ${change} where country_code = 'KEN'`)
  const { faults } = await verify()
  expect(faults.some((each) => each.endsWith(`: ${fault}`))).toBe(true)
})

test("a damaged version in the history is reported with its date", async () => {
  await db.query("update series_version set values[1] = 9 where country_code = 'GHA'")
  expect((await verify()).faults).toEqual([
    "world-bank:PRICES:GHA:yearly of 2024-07-01: the checksum is not that of the figures",
  ])
})

test("rows that refer to nothing are counted by kind", async () => {
  await damage("delete from series where country_code = 'KEN'")
  await db.query("update fact set value = 'NaN'")
  await db.query("update indicator set code = 'OTHER'")
  expect(await verify()).toMatchObject({
    faultCount: 3,
    faults: [
      "1 indicators whose id is not publisher and code, for instance world-bank:PRICES",
      "1 undated figures that are no number, for instance world-bank:PRICES",
      "1 versions without a present series, for instance world-bank:PRICES",
    ],
  })
})

test("counts that differ from those of the series are reported", async () => {
  await db.query("update series set is_published = false where country_code = 'KEN'")
  expect(await verify()).toMatchObject({
    // What is kept, and what should be.
    faultCount: 2,
    faults: [
      "2 counts of indicators that are not those of their series, for instance world-bank:PRICES",
    ],
  })
})

test("a limited number of faults is described, all are counted", async () => {
  await damage("update series set figure_count = 0, last_index = 0")
  const { faultCount, faults } = await verify()
  expect(faultCount).toBe(4)
  expect(faults).toHaveLength(3)
})

test("figures of a newer base than the table knows are reported", async () => {
  await importFiles(db, [
    fileOf([
      indicatorOf("NY.GDP.MKTP.KD", { publishedName: "GDP (constant 2020 US$)" }),
      seriesOf("NY.GDP.MKTP.KD", 2020, [1]),
    ]),
  ])
  const { faults } = await verifyData({ db, now: () => IMPORT_TIME, maxFaults: 9 })
  expect(faults).toEqual([
    "world-bank:NY.GDP.MKTP.KD.2020: the base 2020 is newer than that of the table of bases",
  ])
})
