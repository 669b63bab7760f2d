import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import {
  addFact,
  addIndicator,
  addInflation,
  addSeries,
  TEST_DAY,
} from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { makeSource } from "#tests/support/make-source.ts"

import { createCatalog, type Catalog } from "./create-catalog.ts"

let db: Database
let catalog: Catalog
let inflation: Indicator

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
  inflation = await addInflation(db)
})

const country = (code: string) => {
  const found = countryByCode(code)
  if (!found) throw new Error(code)
  return found
}

async function found(query: Parameters<Catalog["getDataset"]>[0]) {
  const answer = await catalog.getDataset(query)
  if (answer.state !== "found") throw new Error(answer.state)
  return answer.dataset
}

test("a dataset carries figures, source, dates and all frequencies", async () => {
  await addSeries(db, {
    indicator: inflation,
    country: "NGA",
    start: "2020",
    values: [13.2, null, 18.8],
    vintage: "2025-12-01",
    vintageStated: false,
  })
  const dataset = await found({ indicator: "FP.CPI.TOTL.ZG", country: "nigeria" })
  expect(dataset).toEqual({
    id: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    indicator: inflation,
    country: country("NGA"),
    observations: { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] },
    derivedFrom: null,
    forecastFrom: null,
    pace: { frequency: "yearly", values: [13.2, null, 18.8], last: 2022, usualLast: 2022 },
    doubtful: [],
    frequencies: ["yearly"],
    source: makeSource({ id: "world-bank/wdi", url: "https://data.worldbank.org" }),
    vintage: "2025-12-01",
    vintageStated: false,
    retrievedAt: TEST_DAY,
    changedAt: TEST_DAY,
  })
  expect(await catalog.getDatasetById(dataset.id)).toEqual(dataset)
})

test("a coarser frequency is derived and has an id of its own", async () => {
  await addSeries(db, {
    indicator: inflation,
    country: "KEN",
    start: "2020-01",
    values: Array.from({ length: 24 }, (_, k) => k),
  })
  const monthly = await found({ indicator: inflation.id, country: "KEN" })
  expect(monthly).toMatchObject({
    derivedFrom: null,
    frequencies: ["yearly", "quarterly", "monthly"],
    observations: { frequency: "monthly" },
  })
  const yearly = await found({ indicator: inflation.id, country: "KEN", frequency: "yearly" })
  expect(yearly).toMatchObject({
    id: `${inflation.id}:KEN:yearly`,
    derivedFrom: "monthly",
    observations: { frequency: "yearly", start: 2020, values: [5.5, 17.5] },
  })
  expect(await catalog.getDatasetById(yearly.id)).toEqual(yearly)
})

test("an id is only answered with its own frequency, country and indicator", async () => {
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020", values: [1] })
  for (const id of ["KEN:monthly", "Kenya:yearly", "UGA:yearly", "KEN", ""]) {
    expect(await catalog.getDatasetById(`${inflation.id}:${id}`), id).toBeUndefined()
  }
  expect(await catalog.getDatasetById("FP.CPI.TOTL.ZG:KEN:yearly")).toBeUndefined()
})

test("what is missing is said exactly", async () => {
  expect(await catalog.getDataset({ indicator: "Nothing", country: "Kenya" })).toEqual({
    state: "no-indicator",
  })
  expect(await catalog.getDataset({ indicator: inflation.id, country: "Atlantis" })).toEqual({
    state: "no-country",
    indicator: inflation,
  })
  expect(await catalog.getDataset({ indicator: inflation.id, country: "Kenya" })).toEqual({
    state: "no-data",
    indicator: inflation,
    country: country("KEN"),
  })
})

test("an undated figure is given as such, and a series before it", async () => {
  await addFact(db, { indicator: inflation, country: "KEN", value: 7.7 })
  expect(await catalog.getDataset({ indicator: inflation.id, country: "KEN" })).toMatchObject({
    state: "fact",
    fact: { value: 7.7, country: { code: "KEN" }, source: { publisher: "World Bank" } },
  })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020", values: [1] })
  expect(await catalog.getDataset({ indicator: inflation.id, country: "KEN" })).toMatchObject({
    state: "found",
  })
})

test("asOf gives the newest vintage up to that day, of the present series and its history", async () => {
  const series = { indicator: inflation, country: "NGA", start: "2020" }
  await addSeries(db, { ...series, values: [3], vintage: "2025-06-01" })
  await addSeries(db, { ...series, values: [2], vintage: "2024-06-01", isHistory: true })
  await addSeries(db, { ...series, values: [1], vintage: "2023-06-01", isHistory: true })
  const valueAsOf = async (asOf: string | undefined) =>
    (await found({ indicator: inflation.id, country: "NGA", asOf })).observations.values[0]
  expect(await valueAsOf(undefined)).toBe(3)
  expect(await valueAsOf("2026-01-01")).toBe(3)
  expect(await valueAsOf("2025-06-01")).toBe(3)
  expect(await valueAsOf("2025-05-31")).toBe(2)
  expect(await valueAsOf("2023-06-01")).toBe(1)
  const early = { indicator: inflation.id, country: "NGA", asOf: "2023-05-31" }
  expect(await catalog.getDataset(early)).toMatchObject({ state: "no-data" })
  const id = `${inflation.id}:NGA:yearly`
  expect((await catalog.getDatasetById(id, "2024-12-31"))?.vintage).toBe("2024-06-01")
})

test("of two versions of one day the one that stood is given", async () => {
  const series = { indicator: inflation, country: "NGA", start: "2020", vintage: "2024-06-01" }
  await addSeries(db, { ...series, values: [9], vintage: "2025-06-01" })
  await addSeries(db, { ...series, values: [1], lineage: "short", isHistory: true })
  await addSeries(db, { ...series, values: [1, 2], lineage: "long", isHistory: true })
  const dataset = await found({ indicator: inflation.id, country: "NGA", asOf: "2024-07-01" })
  expect(dataset.observations.values).toEqual([1, 2])
})

test("a day that does not exist is refused with a sentence", async () => {
  for (const asOf of ["2024", "2024-02-30", "0000-01-01", "yesterday"]) {
    await expect(
      catalog.getDataset({ indicator: inflation.id, country: "NGA", asOf }),
    ).rejects.toMatchObject({ code: "bad-request" })
  }
})

test("figures in local currency are in the currency of the country", async () => {
  const gdp = await addIndicator(db, {
    code: "NY.GDP.MKTP.CN",
    name: "GDP (current LCU)",
    unit: "current LCU",
  })
  await addSeries(db, { indicator: gdp, country: "NGA", start: "2020", values: [1] })
  expect((await found({ indicator: gdp.id, country: "NGA" })).indicator.currency).toBe("NGN")
  expect((await catalog.findIndicator(gdp.id))?.indicator.currency).toBeNull()
})

test("an unpublished series appears nowhere, its history neither", async () => {
  const series = { indicator: inflation, country: "NGA", start: "2020", values: [1] }
  await addSeries(db, { ...series, isPublished: false })
  await addSeries(db, { ...series, vintage: "2020-01-01", isHistory: true })
  const query = { indicator: inflation.id, country: "NGA" }
  expect(await catalog.getDataset(query)).toMatchObject({ state: "no-data" })
  expect(await catalog.getDataset({ ...query, asOf: "2024-01-01" })).toMatchObject({
    state: "no-data",
  })
  expect(await catalog.getDatasetById(`${inflation.id}:NGA:yearly`)).toBeUndefined()
  expect(await catalog.findDatasets({})).toEqual({ datasets: [], total: 0 })
  expect(await catalog.listIndicators({})).toEqual({ indicators: [], total: 0 })
  expect([...(await catalog.listCoverage())]).toEqual([])
  expect(await catalog.listCountryIndicators(country("NGA"))).toEqual([])
  expect(await catalog.listCountryValues(inflation)).toEqual([])
  expect(await catalog.findSummaries([{ indicatorId: inflation.id, country: "NGA" }])).toEqual([
    undefined,
  ])
  expect(await catalog.counts()).toMatchObject({ indicators: 0, series: 0, observations: 0 })
})

test("a change of the data shows at once, and calls ask the database only a few times", async () => {
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020", values: [1] })
  let queries = 0
  const counting: Database = {
    ...db,
    query: (text, parameters) => {
      queries += 1
      return db.query(text, parameters)
    },
  }
  const watched = createCatalog(counting)
  await watched.listCoverage()
  const cost = async (call: () => Promise<unknown>) => {
    queries = 0
    await call()
    return queries
  }
  const query = { indicator: inflation.id, country: "KEN" }
  expect(await cost(() => watched.counts())).toBe(1)
  expect(await cost(() => watched.findIndicator("x"))).toBe(1)
  expect(await cost(() => watched.listIndicators({ country: "KEN" }))).toBe(1)
  expect(await cost(() => watched.getDataset(query))).toBe(3)
  expect(await cost(() => watched.getDataset(query))).toBe(1)
  expect(await cost(() => watched.getDataset({ ...query, country: "UGA" }))).toBe(4)
  expect(await cost(() => watched.findDatasets({}))).toBe(2)
  expect(await cost(() => watched.findDatasets({ limit: 0 }))).toBe(1)
  const pairs = [query, query].map((q) => ({ ...q, indicatorId: q.indicator }))
  expect(await cost(() => watched.findSummaries(pairs))).toBe(3)
  expect(await cost(() => watched.findSummaries(pairs))).toBe(1)
  const before = await watched.version()
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020", values: [1] })
  expect(await watched.version()).toBeGreaterThan(before)
  expect((await watched.counts()).series).toBe(2)
})
