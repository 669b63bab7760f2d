import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { selectMarks } from "#db/catalogue/doubtful.ts"
import { testDatabase } from "#tests/support/database.ts"
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

import { doubtfulDocument, listUndecided } from "../doubtful-document.ts"
import { findAllDoubtful } from "../find-all-doubtful.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const SHARE = { publishedName: "Share of the population with a bicycle (%)", unit: "%" }
const now = () => new Date("2026-03-04T12:00:00Z")

async function marks() {
  const rows = await selectMarks(db)
  return rows.map(({ indicatorId, periods, reasons }) => [indicatorId, periods, reasons])
}

test("an import marks the impossible figures that it brings, of every vintage", async () => {
  const indicator = { ...indicatorOf("X"), ...SHARE }
  await importFiles(db, [fileOf([indicator, seriesOf("X", 2000, [50, 240])])])
  expect(await marks()).toEqual([["world-bank:X", [2001], ["share over 100 %"]]])
  const newer = fileOf([indicator, seriesOf("X", 2000, [50, 24, -5])], { date: "2025-08-01" })
  await importFiles(db, [newer])
  const periods = (await marks()).map(([, indexes]) => String(indexes))
  expect(periods.toSorted()).toEqual(["2001", "2002"])
})

test("figures that may be as they are leave no mark", async () => {
  await importFiles(db, [fileOf([indicatorOf("X"), seriesOf("X", 2000, [50, 240, -9])])])
  expect(await marks()).toEqual([])
})

test("looking through everything makes the same marks as the imports, and lists what is undecided", async () => {
  const indicator = { ...indicatorOf("X"), ...SHARE }
  await importFiles(db, [fileOf([indicator, seriesOf("X", 2000, [50, 240])])])
  const imported = await marks()
  await db.query("delete from doubtful")
  const report = await findAllDoubtful({ db, now })
  expect(await marks()).toEqual(imported)
  expect(report).toMatchObject({ series: 1, valueCount: 2 })
  expect(listUndecided(report)).toMatchObject([
    {
      indicatorId: "world-bank:X",
      rule: "over-100",
      valueCount: 1,
      largest: { index: 2001, value: 240 },
    },
  ])
  const document = doubtfulDocument(report)
  expect(document).toContain("## Undecided")
  expect(document).toContain("| 1 | 1 |")
})

test("marks count up the data version only when they change", async () => {
  const version = async () =>
    (await db.query<{ version: number }>("select version from data_version"))[0]
  const indicator = { ...indicatorOf("X"), ...SHARE }
  await importFiles(db, [fileOf([indicator, seriesOf("X", 2000, [50, 240])])])
  const before = await version()
  await findAllDoubtful({ db, now })
  expect(await version()).toEqual(before)
  await db.query("delete from doubtful")
  await findAllDoubtful({ db, now })
  expect(await version()).not.toEqual(before)
})
