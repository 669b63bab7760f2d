import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/database.ts"
import { countryByCode } from "#domain/find-country.ts"
import type { Indicator } from "#domain/indicator.ts"
import { addFact, addIndicator, addSeries, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog } from "./create-catalog.ts"
import type { Catalog } from "./types.ts"

let db: Database
let catalog: Catalog
let inflation: Indicator

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
  inflation = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    category: "price",
    unit: "annual %",
  })
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
    figures: { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] },
    derivedFrom: null,
    forecastFrom: null,
    pace: { frequency: "yearly", values: [13.2, null, 18.8], last: 2022, usualLast: 2022 },
    doubtful: [],
    frequencies: ["yearly"],
    source: {
      id: "world-bank/wdi",
      publisherId: "world-bank",
      publisher: "World Bank",
      title: "World Development Indicators",
      licence: "CC BY 4.0",
      licenceUrl: "https://creativecommons.org/licenses/by/4.0/",
      attribution: "World Bank, World Development Indicators",
      redistribute: "yes",
      url: "https://data.worldbank.org",
    },
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
    figures: { frequency: "monthly" },
  })
  const yearly = await found({ indicator: inflation.id, country: "KEN", frequency: "yearly" })
  expect(yearly).toMatchObject({
    id: `${inflation.id}:KEN:yearly`,
    derivedFrom: "monthly",
    figures: { frequency: "yearly", start: 2020, values: [5.5, 17.5] },
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
    (await found({ indicator: inflation.id, country: "NGA", asOf })).figures.values[0]
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
  expect(dataset.figures.values).toEqual([1, 2])
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
  expect(await catalog.listCoverage()).toEqual([])
  expect(await catalog.listCountryIndicators(country("NGA"))).toEqual([])
  expect(await catalog.listCountryValues(inflation)).toEqual([])
  expect(await catalog.glance([{ indicatorId: inflation.id, country: "NGA" }])).toEqual([undefined])
  expect(await catalog.counts()).toMatchObject({ indicators: 0, series: 0, observations: 0 })
})

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
  expect(await catalog.listCoverage()).toEqual([
    {
      indicator: gdp,
      publisher: "World Bank",
      countries: ["GHA", "KEN"],
      regions: ["WLD"],
      reach: {
        lastYears: new Int16Array([2001, 2012, 1999]),
        figureCounts: new Uint16Array([2, 2, 1]),
      },
      frequencies: ["yearly", "quarterly"],
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
      reach: { lastYears: new Int16Array(), figureCounts: new Uint16Array() },
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

test("a glance a pair comes in the order asked, with up to 24 last values", async () => {
  const values = Array.from({ length: 30 }, (_, k) => (k === 28 ? null : k))
  await addSeries(db, { indicator: inflation, country: "KEN", start: "1990", values })
  await addSeries(db, { indicator: inflation, country: "KEN", start: "2020-01", values: [1] })
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020-01", values: [5, 6] })
  const of = (code: string) => ({ indicatorId: inflation.id, country: code })
  const [uganda, none, kenya, again] = await catalog.glance([
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
  expect(await catalog.glance([])).toEqual([])
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
  expect(
    await cost(() =>
      watched.glance([query, query].map((q) => ({ ...q, indicatorId: q.indicator }))),
    ),
  ).toBe(2)
  const before = await watched.version()
  await addSeries(db, { indicator: inflation, country: "UGA", start: "2020", values: [1] })
  expect(await watched.version()).toBeGreaterThan(before)
  expect((await watched.counts()).series).toBe(2)
})
