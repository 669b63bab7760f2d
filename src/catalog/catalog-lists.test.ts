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
import { fileOf, importFiles, indicatorOf, seriesOf } from "#tests/support/import-files.ts"

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

test("coverage names countries, regions, frequencies and years of every indicator with figures", async () => {
  const gdp = await addIndicator(db, { code: "GDP", name: "Gross product" })
  await addIndicator(db, { code: "EMPTY", name: "Without figures" })
  await addSeries(db, { indicator: gdp, country: "WLD", start: "1999", values: [1] })
  await addSeries(db, { indicator: gdp, country: "KEN", start: "2010", values: [1, null, 3] })
  await addSeries(db, { indicator: gdp, country: "GHA", start: "2001-Q1", values: [1, 2] })
  await addSeries(db, { indicator: gdp, country: "GHA", start: "2001", values: [1] })
  await addFact(db, { indicator: gdp, country: "FRA", value: 1 })
  await addFact(db, { indicator: gdp, country: "KEN", value: 1 })
  await addFact(db, { indicator: inflation, country: "KEN", value: 1 })
  expect([...(await catalog.listCoverage())]).toEqual([
    {
      indicator: gdp,
      publisher: "World Bank",
      countries: ["GHA", "KEN"],
      regions: ["WLD"],
      reach: {
        lastYears: new Int16Array([2001, 2012, 1999]),
        valueCounts: new Uint16Array([2, 2, 1]),
      },
      frequencies: ["yearly", "quarterly"],
      placesByFrequency: new Map([
        ["yearly", ["GHA", "KEN", "WLD"]],
        ["quarterly", ["GHA"]],
      ]),
      startYear: 1999,
      endYear: 2012,
      lastActualYear: 2012,
      factCountries: ["FRA"],
    },
    {
      indicator: inflation,
      publisher: "World Bank",
      countries: [],
      regions: [],
      reach: { lastYears: new Int16Array(), valueCounts: new Uint16Array() },
      frequencies: [],
      startYear: null,
      endYear: null,
      lastActualYear: null,
      factCountries: ["KEN"],
    },
  ])
  expect(await catalog.counts()).toEqual({
    indicators: 2,
    countries: 3,
    series: 4,
    observations: 6,
    starterOnly: false,
  })
})

test("only files of the starter make a starter catalogue", async () => {
  expect((await catalog.counts()).starterOnly).toBe(true)
  await addSeries(db, {
    indicator: inflation,
    country: "KEN",
    start: "2020",
    values: [1],
    lineage: "starter/health",
  })
  expect((await catalog.counts()).starterOnly).toBe(true)
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020", values: [1] })
  expect((await catalog.counts()).starterOnly).toBe(false)
})

test("indicators are listed by words, category and country, a page at a time", async () => {
  const gdp = await addIndicator(db, { code: "GDP", name: "GDP growth", category: "economy" })
  await addSeries(db, { indicator: gdp, country: "KEN", start: "2020", values: [1] })
  await addSeries(db, { indicator: gdp, country: "WLD", start: "2020", values: [1] })
  await addSeries(db, { indicator: inflation, country: "NGA", start: "2020", values: [1] })
  await addFact(db, { indicator: inflation, country: "KEN", value: 1 })
  const codes = async (filter: Parameters<Catalog["listIndicators"]>[0]) =>
    (await catalog.listIndicators(filter)).indicators.map(({ indicator }) => indicator.code)
  expect(await codes({})).toEqual(["GDP", "FP.CPI.TOTL.ZG"])
  expect(await codes({ name: "PRICES inflation" })).toEqual(["FP.CPI.TOTL.ZG"])
  expect(await codes({ name: "prices growth" })).toEqual([])
  expect(await codes({ category: "Price" })).toEqual(["FP.CPI.TOTL.ZG"])
  expect(await codes({ category: "magic" })).toEqual([])
  expect(await codes({ country: "Kenya" })).toEqual(["GDP", "FP.CPI.TOTL.ZG"])
  expect(await codes({ country: "nigeria" })).toEqual(["FP.CPI.TOTL.ZG"])
  expect(await codes({ country: "World" })).toEqual(["GDP"])
  expect(await codes({ country: "Atlantis" })).toEqual([])
  expect(await catalog.listIndicators({ limit: 1, offset: 1 })).toMatchObject({
    indicators: [{ indicator: { code: "FP.CPI.TOTL.ZG" } }],
    total: 2,
  })
  const ofKenya = await catalog.listCountryIndicators(country("KEN"), { category: "price" })
  expect(ofKenya.map(({ indicator }) => indicator.code)).toEqual(["FP.CPI.TOTL.ZG"])
})

test("indicators and datasets are listed by topic, across the categories", async () => {
  const forest = await addIndicator(db, {
    code: "FOREST",
    name: "Forest area",
    category: "agriculture",
    topics: ["environment"],
  })
  await addSeries(db, { indicator: forest, country: "KEN", start: "2020", values: [1] })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020", values: [1] })
  const codes = (list: readonly { indicator: Indicator }[]) =>
    list.map(({ indicator }) => indicator.code)
  const topic = "Environment"
  expect(codes((await catalog.listIndicators({ topic })).indicators)).toEqual(["FOREST"])
  expect(codes((await catalog.findDatasets({ topic })).datasets)).toEqual(["FOREST"])
  expect(codes(await catalog.listCountryIndicators(country("KEN"), { topic }))).toEqual(["FOREST"])
  const both = { category: "price", topic }
  expect((await catalog.listIndicators(both)).total).toBe(0)
  expect((await catalog.listIndicators({ topic: "magic" })).total).toBe(0)
})

test("datasets are listed with their latest figure, by indicator and country, a page at a time", async () => {
  const gdp = await addIndicator(db, { code: "GDP", name: "GDP growth" })
  await addSeries(db, { indicator: gdp, country: "WLD", start: "2020", values: [1] })
  await addSeries(db, { indicator: gdp, country: "KEN", start: "2019", values: [1, null, 3] })
  await addSeries(db, { indicator: gdp, country: "GHA", start: "2020-11", values: [1, 2, 3] })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020", values: [1] })
  const ids = async (filter: Parameters<Catalog["findDatasets"]>[0]) => {
    const { datasets, total } = await catalog.findDatasets(filter)
    return [total, ...datasets.map(({ id }) => id.replace("world-bank:", ""))]
  }
  const all = ["GDP:KEN:yearly", "GDP:WLD:yearly", "GDP:GHA:monthly", "FP.CPI.TOTL.ZG:KEN:yearly"]
  expect(await ids({})).toEqual([4, ...all])
  expect(await ids({ limit: 2 })).toEqual([4, ...all.slice(0, 2)])
  expect(await ids({ limit: 2, offset: 1 })).toEqual([4, ...all.slice(1, 3)])
  expect(await ids({ limit: 2, offset: 3 })).toEqual([4, ...all.slice(3)])
  expect(await ids({ offset: 9 })).toEqual([4])
  expect(await ids({ limit: 0 })).toEqual([4])
  expect(await ids({ country: "kenya" })).toEqual([2, all[0], all[3]])
  expect(await ids({ country: "kenya", offset: 1 })).toEqual([2, all[3]])
  expect(await ids({ frequency: "monthly" })).toEqual([1, all[2]])
  expect(await ids({ indicator: "gdp" })).toEqual([3, ...all.slice(0, 3)])
  expect(await ids({ search: "growth" })).toEqual([3, ...all.slice(0, 3)])
  expect(await ids({ search: inflation.id })).toEqual([1, all[3]])
  expect(await ids({ category: "price" })).toEqual([1, all[3]])
  expect(await ids({ indicator: "unheard of" })).toEqual([0])
  expect(await ids({ country: "Atlantis" })).toEqual([0])
  const [first] = (await catalog.findDatasets({ limit: 1 })).datasets
  expect(first).toMatchObject({
    country: { code: "KEN" },
    frequency: "yearly",
    startYear: 2019,
    endYear: 2021,
    latest: { period: "2021", value: 3 },
    lastModified: TEST_DAY,
    redistribute: "yes",
  })
  const monthly = (await catalog.findDatasets({ frequency: "monthly" })).datasets[0]
  expect(monthly).toMatchObject({ startYear: 2020, endYear: 2021, latest: { period: "2021-01" } })
})

test("a summary a pair comes in the order asked, with up to 24 last values", async () => {
  const values = Array.from({ length: 30 }, (_, k) => (k === 28 ? null : k))
  await addSeries(db, { indicator: inflation, country: "KEN", start: "1990", values })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020-01", values: [1] })
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020-01", values: [5, 6] })
  const of = (code: string) => ({ indicatorId: inflation.id, country: code })
  const [uganda, none, kenya, again] = await catalog.findSummaries([
    of("UGA"),
    of("NGA"),
    of("KEN"),
    of("KEN"),
  ])
  expect(uganda).toMatchObject({ frequency: "monthly", recent: [5, 6], previous: 5 })
  expect(none).toBeUndefined()
  expect(kenya).toMatchObject({ frequency: "yearly", recent: values.slice(6), previous: null })
  expect(kenya?.latest).toEqual({ period: "2019", value: 29, isForecast: false })
  expect(again).toEqual(kenya)
  expect(await catalog.findSummaries([])).toEqual([])
})

test("values by country come by name with regions last, one a place", async () => {
  await addSeries(db, { indicator: inflation, country: "WLD", start: "2020", values: [1] })
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020", values: [2] })
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020-01", values: [9] })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2019", values: [3] })
  const values = await catalog.listCountryValues(inflation)
  expect(values.map(({ country, latest }) => [country.code, latest.value])).toEqual([
    ["KEN", 3],
    ["UGA", 2],
    ["WLD", 1],
  ])
})

test("beside an indicator stand those of its topic and source, then of its source, then the rest", async () => {
  const source = inflation.sourceId
  const add = async (name: string, fields: Partial<Indicator> = {}) => {
    const indicator = await addIndicator(db, { code: name, name, category: "price", ...fields })
    await addSeries(db, { indicator, country: "NGA", start: "2000", values: [1] })
    return indicator
  }
  const filed = { sourceId: source, publishedTopics: ["Prices"] }
  const cpi = await add("Consumer price index (2010 = 100)", filed)
  await add("Deflator of the product", filed)
  await add("Wholesale price index (2010 = 100)", filed)
  await add("Adjusted rate", { sourceId: source })
  await add("A price of maize", { sourceId: "other/prices" })
  await add("Another category", { category: "economy" })
  const elsewhere = await addIndicator(db, { code: "X", name: "Consumer index", category: "price" })
  await addSeries(db, { indicator: elsewhere, country: "GHA", start: "2000", values: [1] })
  const request = { indicator: cpi, country: country("NGA"), limit: 10 }
  expect(await catalog.listNearbyNames(request)).toEqual([
    "Wholesale price index (2010 = 100)",
    "Deflator of the product",
    "Adjusted rate",
    "A price of maize",
  ])
  expect(await catalog.listNearbyNames({ ...request, limit: 1 })).toEqual([
    "Wholesale price index (2010 = 100)",
  ])
})

test("of a category with thousands of indicators only those near by name are looked at", async () => {
  const names = Array.from({ length: 2400 }, (_, k) => `Rate ${String(k).padStart(4, "0")}`)
  const all = [...names.map((name) => ({ name, topics: [] })), WHEAT, OTHER_WHEAT]
  await importFiles(db, [
    fileOf(
      all.flatMap(({ name, topics }) => [
        indicatorOf(name, { publishedName: name, topics, category: "agriculture" }),
        seriesOf(name, 2010, [1]),
      ]),
    ),
  ])
  const wheat = (await catalog.findIndicator(WHEAT.name))?.indicator
  if (!wheat) throw new Error("no wheat")
  const nearby = await catalog.listNearbyNames({
    indicator: wheat,
    country: country("NGA"),
    limit: 3,
  })
  expect(nearby).not.toContain(OTHER_WHEAT.name)
  expect(nearby).toEqual(["Rate 0000", "Rate 0001", "Rate 0002"])
})

const WHEAT = { name: "Price of wheat", topics: ["Wheat"] }
const OTHER_WHEAT = { name: "Yield of wheat", topics: ["Wheat"] }
