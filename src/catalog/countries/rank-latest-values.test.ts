import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { COUNTRIES } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog, type Catalog } from "../create-catalog.ts"

let db: Database
let catalog: Catalog

const AFRICA = COUNTRIES.filter(({ continent }) => continent === "africa").slice(0, 4)
const EUROPE = COUNTRIES.filter(({ continent }) => continent === "europe").slice(0, 8)

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
})

/** One figure of 2024 a country: 1, 2, 3 and so on. */
async function addOneEach(fields: Partial<Indicator> & { code: string }): Promise<Indicator> {
  const indicator = await addIndicator(db, fields)
  for (const [k, { code }] of [...EUROPE, ...AFRICA].entries()) {
    await addSeries(db, { indicator, country: code, start: "2024", values: [k + 1] })
  }
  return indicator
}

async function rankOf(indicator: Indicator, country: string) {
  const [summary] = await catalog.findSummaries([{ indicatorId: indicator.id, country }])
  if (!summary) throw new Error("no series")
  const [rank] = await catalog.rankLatestValues([summary])
  return rank
}

test("a figure is placed from the highest, among all countries and in its continent", async () => {
  const indicator = await addOneEach({ code: "A" })
  expect(await rankOf(indicator, AFRICA[3]?.code ?? "")).toEqual({
    position: 1,
    of: 12,
    continent: { position: 1, of: 4 },
  })
  expect(await rankOf(indicator, EUROPE[0]?.code ?? "")).toEqual({
    position: 12,
    of: 12,
    continent: { position: 8, of: 8 },
  })
})

test("regions, other periods and gaps are not counted", async () => {
  const indicator = await addOneEach({ code: "A" })
  await addSeries(db, { indicator, country: "WLD", start: "2024", values: [99] })
  await addSeries(db, { indicator, country: "PER", start: "2022", values: [99, 99] })
  await addSeries(db, { indicator, country: "CHL", start: "2023", values: [99, null, 99] })
  expect(await rankOf(indicator, AFRICA[3]?.code ?? "")).toMatchObject({ position: 1, of: 12 })
})

test("equal figures share a place", async () => {
  const indicator = await addOneEach({ code: "A" })
  await addSeries(db, { indicator, country: "PER", start: "2024", values: [12] })
  expect(await rankOf(indicator, "PER")).toEqual({ position: 1, of: 13, continent: null })
})

test("regions, local currencies and figures of few countries have no rank", async () => {
  const few = await addIndicator(db, { code: "FEW" })
  await addSeries(db, { indicator: few, country: "PER", start: "2024", values: [1] })
  expect(await rankOf(few, "PER")).toBeUndefined()
  const money = await addOneEach({ code: "M", unit: "current LCU" })
  expect(await rankOf(money, AFRICA[3]?.code ?? "")).toBeUndefined()
  const world = await addOneEach({ code: "W" })
  await addSeries(db, { indicator: world, country: "WLD", start: "2024", values: [1] })
  expect(await rankOf(world, "WLD")).toBeUndefined()
  expect(await catalog.rankLatestValues([])).toEqual([])
})
