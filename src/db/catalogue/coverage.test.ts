import { beforeEach, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  fileOf,
  importFiles,
  indicatorOf,
  seriesOf,
  sourceOf,
} from "#tests/support/import-files.ts"

import { selectSeriesCoverage, selectSourceCoverage } from "./coverage.ts"
import type { Database } from "../engine/database.ts"
import { setPublished } from "../imports/publish-series.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

const OTHER = { ...sourceOf(), id: "other-data", title: "Other data" }

test("each import keeps the counts of the indicators it brings figures of", async () => {
  await importFiles(db, [
    fileOf([indicatorOf("X"), seriesOf("X", 2000, [1, null, 3]), indicatorOf("WITHOUT")]),
  ])
  expect(await selectSeriesCoverage(db)).toMatchObject([
    { indicatorId: "world-bank:X", places: "NGA", lastIndexes: "2002", valueCounts: "2" },
  ])
  const grown = [indicatorOf("X"), seriesOf("X", 2001, [5]), seriesOf("X", 1999, [1, 2], "KEN")]
  await importFiles(db, [fileOf(grown, { date: "2025-09-09" })])
  const [row] = await selectSeriesCoverage(db)
  expect(row).toMatchObject({
    indicatorId: "world-bank:X",
    sourceId: "world-bank-data",
    frequency: "yearly",
    startIndex: 1999,
    lastIndex: 2001,
    lastActualIndex: 2001,
    valueCount: 3,
  })
  expect(row && byPlace(row)).toEqual({
    KEN: { last: "2000", lastActual: "2000", figures: "2" },
    NGA: { last: "2001", lastActual: "2001", figures: "1" },
  })
})

/** The lists of a row, which are in the order in which the database read the series. */
function byPlace(row: Awaited<ReturnType<typeof selectSeriesCoverage>>[number]) {
  const [lasts, actuals, counts] = [row.lastIndexes, row.lastActualIndexes, row.valueCounts].map(
    (list) => list.split(","),
  )
  return Object.fromEntries(
    row.places
      .split(",")
      .map((code, k) => [
        code,
        { last: lasts?.[k], lastActual: actuals?.[k], figures: counts?.[k] },
      ]),
  )
}

test("a series that another source brings anew is counted there", async () => {
  const records = [indicatorOf("X"), seriesOf("X", 2000, [1]), seriesOf("X", 2000, [2], "KEN")]
  await importFiles(db, [fileOf(records)])
  // The same figures: only their date and source change.
  await importFiles(db, [
    fileOf([indicatorOf("X"), seriesOf("X", 2000, [2], "KEN")], {
      date: "2025-09-09",
      source: OTHER,
    }),
  ])
  expect(await selectSourceCoverage(db, OTHER.id)).toMatchObject([{ places: "KEN", series: 1 }])
  expect(await selectSourceCoverage(db, sourceOf().id)).toMatchObject([
    { places: "NGA", series: 1 },
  ])
})

test("a series that is hidden is not counted, and is again when it is shown", async () => {
  const indicator = await addIndicator(db, { code: "X" })
  await addSeries(db, { indicator, country: "NGA", start: "2020", values: [1] })
  const series = { indicatorId: indicator.id, countryCode: "NGA", frequency: "yearly" }
  await db.transaction((transaction) => setPublished(transaction, series, false))
  expect(await selectSeriesCoverage(db)).toEqual([])
  await db.transaction((transaction) => setPublished(transaction, series, true))
  expect(await selectSeriesCoverage(db)).toMatchObject([{ places: "NGA", valueCount: 1 }])
})
