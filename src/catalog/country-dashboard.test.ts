import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import { addFact, addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createDashboards, getCountryDashboard } from "./country-dashboard.ts"
import { createCatalog } from "./create-catalog.ts"

let db: Database

beforeEach(async () => {
  db = await testDatabase()
})

async function add(code: string, start: string, values: (number | null)[]) {
  const indicator = await addIndicator(db, { code })
  await addSeries(db, { indicator, country: "KEN", start, values })
}

function dashboardOf(code: string, charts: string[][] = []) {
  const country = countryByCode(code)
  if (!country) throw new Error(code)
  return getCountryDashboard(createCatalog(db), country, {
    content: { headlines: [], charts },
    currentYear: 2026,
  })
}

test("a chart shows twenty periods of a series without gaps", async () => {
  await add(
    "A",
    "1970",
    Array.from({ length: 56 }, (_, k) => k),
  )
  const dashboard = await dashboardOf("KEN")
  expect(dashboard?.charts[0]?.observations).toMatchObject({ start: 2006 })
  expect(dashboard?.charts[0]?.observations.values).toHaveLength(20)
})

test("a chart of a series with gaps goes back to where there is something to see", async () => {
  const everyFifth = Array.from({ length: 51 }, (_, k) => (k % 5 === 0 ? k : null))
  await add("A", "1975", everyFifth)
  expect((await dashboardOf("KEN"))?.charts[0]?.observations.start).toBe(2000)
})

test("charts of the content file come first, each series once, and none of two figures", async () => {
  await add("FEW", "2024", [1, 2])
  await add("FIRST", "2020", [1, 2, 3])
  await add("SECOND", "2020", [1, 2, 3])
  const dashboard = await dashboardOf("KEN", [["world-bank:SECOND"], ["world-bank:FEW"]])
  expect(dashboard?.charts.map(({ indicator }) => indicator.code)).toEqual(["SECOND", "FIRST"])
})

test("undated figures alone make a dashboard without charts", async () => {
  const area = await addIndicator(db, { code: "AREA" })
  await addFact(db, { indicator: area, country: "KEN", value: 1 })
  expect(await dashboardOf("KEN")).toMatchObject({ headlines: [{ rank: null }], charts: [] })
})

test("a region and a country without figures have none", async () => {
  await add("A", "2024", [1])
  expect(await dashboardOf("WLD")).toBeUndefined()
  expect(await dashboardOf("GHA")).toBeUndefined()
})

test("a dashboard is put together once until the data changes", async () => {
  await add("A", "2024", [1])
  const catalog = createCatalog(db)
  const now = () => new Date("2026-06-01T12:00:00Z")
  const dashboards = createDashboards(catalog, { content: { headlines: [], charts: [] }, now })
  const kenya = countryByCode("KEN")
  if (!kenya) throw new Error("KEN")
  const first = await dashboards.get(kenya)
  expect(await dashboards.get(kenya)).toBe(first)
  await add("B", "2024", [2])
  expect((await dashboards.get(kenya))?.headlines).toHaveLength(2)
})

test("a dashboard that failed is tried again", async () => {
  await add("A", "2024", [1])
  const catalog = createCatalog(db)
  let isBroken = true
  const chooseHeadlines: typeof catalog.chooseHeadlines = (...args) =>
    isBroken ? Promise.reject(new Error("no line")) : catalog.chooseHeadlines(...args)
  const dashboards = createDashboards(
    { ...catalog, chooseHeadlines },
    { content: { headlines: [], charts: [] }, now: () => new Date("2026-06-01T12:00:00Z") },
  )
  const kenya = countryByCode("KEN")
  if (!kenya) throw new Error("KEN")
  await expect(dashboards.get(kenya)).rejects.toThrow("no line")
  isBroken = false
  expect((await dashboards.get(kenya))?.headlines).toHaveLength(1)
})
