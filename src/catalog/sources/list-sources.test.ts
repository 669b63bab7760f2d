import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { finishImportRun, insertImportRun } from "#db/imports/import-runs.ts"
import { addFact, addIndicator, addSeries, addSource, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "../create-catalog.ts"

let db: Database
beforeEach(async () => {
  db = await testDatabase()
})

async function addUnchangedRun(sourceId: string): Promise<void> {
  const id = await insertImportRun(db, {
    sourceId,
    lineage: "again",
    fileName: "again.csv",
    fileChecksum: "again",
    vintage: "2026-02-02",
    vintageStated: true,
    retrievedAt: TEST_DAY,
    startedAt: TEST_DAY,
  })
  const finishedAt = new Date("2026-02-03T00:00:00Z")
  await finishImportRun(db, id, { state: "done", report: { state: "unchanged" }, finishedAt })
}

test("a source counts its published series with their figures, and undated figures", async () => {
  const prices = await addIndicator(db, { code: "PRICES" })
  const rates = await addIndicator(db, { code: "RATES" })
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020", values: [1, null, 3] })
  await addSeries(db, { indicator: prices, country: "GHA", start: "2020", values: [1] })
  const hidden = { indicator: prices, country: "BEN", start: "2020", values: [5] }
  await addSeries(db, { ...hidden, isPublished: false })
  await addFact(db, { indicator: prices, country: "TGO", value: 3 })
  await addFact(db, { indicator: rates, country: "TGO", value: 4 })
  const [held] = await createCatalog(db).listSources()
  expect(held).toMatchObject({ indicators: 2, series: 2, valueCount: 5 })
  expect(held?.source).toMatchObject({ id: "world-bank/wdi", licence: "CC BY 4.0" })
})

test("the last import is the last one that changed something", async () => {
  const prices = await addIndicator(db, { code: "PRICES" })
  const series = { indicator: prices, country: "NGA", start: "2020", values: [1] }
  await addSeries(db, { ...series, vintage: "2025-07-01" })
  await addUnchangedRun("world-bank/wdi")
  const [held] = await createCatalog(db).listSources()
  expect(held?.lastImport).toEqual({ at: TEST_DAY, vintage: "2025-07-01", vintageStated: true })
})

test("sources are in the order of publisher and title; one without a finished import is not listed", async () => {
  await addSource(db, { id: "empty", publisher: "Nobody" })
  for (const publisherId of ["world-bank", "imf"]) {
    const indicator = await addIndicator(db, {
      code: "X",
      name: `X of ${publisherId}`,
      publisherId,
      sourceId: `${publisherId}-data`,
    })
    await addSeries(db, { indicator, country: "NGA", start: "2020", values: [1] })
  }
  const sources = await createCatalog(db).listSources()
  expect(sources.map(({ source }) => source.publisher)).toEqual(["imf", "world-bank"])
})
