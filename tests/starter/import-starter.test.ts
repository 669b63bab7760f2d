import { expect, test } from "vitest"

import { createCatalog } from "#catalog/create-catalog.ts"
import { runImport } from "#importers/run-import.ts"
import { starter } from "#importers/formats/starter/starter.ts"

import { testDatabase } from "../support/database.ts"

const now = () => new Date("2026-12-01T12:00:00Z")

test("a fresh copy has a page for at least 190 countries once the starter data is in", async () => {
  const db = await testDatabase()
  const report = await runImport({ db, importer: starter, from: undefined, now })
  expect(report.files.map(({ state }) => state)).toEqual(report.files.map(() => "imported"))
  expect(report.files.flatMap(({ problems }) => problems)).toEqual([])

  const catalog = createCatalog(db)
  const counts = await catalog.counts()
  expect(counts).toMatchObject({ starterOnly: true })
  expect(counts.countries).toBeGreaterThanOrEqual(190)

  const again = await runImport({ db, importer: starter, from: undefined, now })
  expect(again.changed).toBe(false)
})

test("dated figures keep their gaps, undated ones have no period, and monthly ones can be read by quarter", async () => {
  const db = await testDatabase()
  await runImport({ db, importer: starter, from: undefined, now })
  const catalog = createCatalog(db)

  const nigeria = await catalog.getDataset({ indicator: "Population", country: "nigeria" })
  expect(nigeria).toMatchObject({
    state: "found",
    dataset: {
      indicator: { id: "gapminder:pop" },
      observations: { frequency: "yearly", start: 1955 },
    },
  })
  if (nigeria.state === "found")
    expect(nigeria.dataset.observations.values.slice(1, 5)).toEqual([null, null, null, null])

  const ghana = await catalog.getDataset({ indicator: "Population", country: "ghana" })
  expect(ghana).toMatchObject({ state: "fact", fact: { indicator: { id: "gapminder:pop" } } })

  const shared = await catalog.findIndicator("Population (Unicode CLDR)")
  expect(shared?.indicator.id).toBe("unicode-cldr:population")

  const quarterly = await catalog.getDataset({
    indicator: "Nonfarm employment",
    country: "united-states",
    frequency: "quarterly",
  })
  expect(quarterly).toMatchObject({
    state: "found",
    dataset: { derivedFrom: "monthly", frequencies: ["yearly", "quarterly", "monthly"] },
  })
})
