import { beforeEach, expect, test, vi } from "vitest"

import { createCatalog, type Catalog } from "#catalog/create-catalog.ts"
import type { Database } from "#db/engine/database.ts"
import { addFact, addIndicator, addSeries, TEST_DAY } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createSearch } from "./create-search.ts"

let db: Database
let catalog: Catalog

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
  const inflation = await addIndicator(db, {
    code: "FP.CPI.TOTL.ZG",
    name: "Inflation, consumer prices (annual %)",
    category: "price",
    isHeadline: true,
  })
  await addSeries(db, {
    indicator: inflation,
    country: "NGA",
    start: "2020",
    values: [12.9, 17, 18.8],
  })
  await addSeries(db, { indicator: inflation, country: "GHA", start: "2021", values: [10, 31.3] })
})

const open = (clock: { at: Date } = { at: TEST_DAY }) =>
  createSearch({ db, catalog, now: () => clock.at })

test("a search gives results with their latest figures, all read at once", async () => {
  let calls = 0
  const counting: Catalog = {
    ...catalog,
    findSummaries: (pairs) => {
      calls += 1
      return catalog.findSummaries(pairs)
    },
  }
  const search = await createSearch({ db, catalog: counting, now: () => TEST_DAY })
  const answer = await search.search("inflation nigeria", "visitor")
  expect(calls).toBe(1)
  expect(answer.relevant[0]).toMatchObject({
    indicator: { code: "FP.CPI.TOTL.ZG" },
    country: { code: "NGA" },
    datasetId: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    frequency: "yearly",
    summary: { latest: { period: "2022", value: 18.8 } },
    countryCount: 2,
    startYear: 2020,
    endYear: 2022,
  })
  expect(answer.related.map(({ country }) => country?.code)).toContain("GHA")
})

test("a row has the frequency asked for where its place has such a series, and never claims it elsewhere", async () => {
  const prices = await addIndicator(db, { code: "PRICES", name: "Consumer price index" })
  await addSeries(db, { indicator: prices, country: "GHA", start: "2020", values: [1, 2] })
  await addSeries(db, { indicator: prices, country: "GHA", start: "2021-01", values: [3, 4] })
  await addSeries(db, { indicator: prices, country: "KEN", start: "2020", values: [1, 2] })
  const search = await open()
  const rows = async (text: string) =>
    (await search.search(text, "visitor")).relevant.map(({ indicator, frequency, datasetId }) => ({
      code: indicator.code,
      frequency,
      datasetId,
    }))
  expect((await rows("monthly consumer prices ghana"))[0]).toEqual({
    code: "PRICES",
    frequency: "monthly",
    datasetId: "world-bank:PRICES:GHA:monthly",
  })
  expect(await rows("monthly consumer prices kenya")).toEqual([
    { code: "PRICES", frequency: "yearly", datasetId: "world-bank:PRICES:KEN:yearly" },
  ])
  expect(search.suggest("monthly consumer prices kenya")[0]?.path).not.toContain("monthly")
  expect(search.suggest("monthly consumer prices ghana")[0]?.path).toContain("monthly")
})

test("without a country and without figures for the World a result has none", async () => {
  const search = await open()
  const { relevant } = await search.search("inflation", "visitor")
  expect(relevant[0]).toMatchObject({ country: null, datasetId: null, summary: null })
})

test("a search is recorded and a click on it noted", async () => {
  const search = await open()
  const { searchId } = await search.search("  Inflation   Nigeria?", "visitor-a")
  expect(await search.recordClick(searchId, "world-bank:FP.CPI.TOTL.ZG:NGA:yearly")).toBe(true)
  const rows = await db.query("select * from search_query")
  expect(rows).toEqual([
    {
      id: searchId,
      text: "Inflation Nigeria",
      asked_at: TEST_DAY,
      visitor: "visitor-a",
      result_count: 1,
      country_code: "NGA",
      category: "price",
      clicked: true,
      dataset_id: "world-bank:FP.CPI.TOTL.ZG:NGA:yearly",
    },
  ])
})

test("a click on an unknown search is refused", async () => {
  const search = await open()
  expect(await search.recordClick("00000000-0000-4000-8000-000000000000", null)).toBe(false)
  expect(await search.recordClick("'; drop table search_query; --", null)).toBe(false)
})

test("an empty text finds nothing and leaves no record", async () => {
  const search = await open()
  expect(await search.search(" ?! ", "visitor")).toMatchObject({
    relevant: [],
    related: [],
    text: "",
  })
  expect(await db.query("select id from search_query")).toEqual([])
})

test("a term is shown to others once three visitors asked for it and it had results", async () => {
  const clock = { at: TEST_DAY }
  const search = await open(clock)
  const ask = async (text: string, visitors: readonly string[]): Promise<void> => {
    for (const visitor of visitors) await search.search(text, visitor)
  }
  await ask("cost of living Ghana", ["a", "b", "c"])
  await ask("rising prices", ["a", "b", "b", "b"])
  await ask("zzzzzz", ["a", "b", "c"])
  clock.at = new Date(TEST_DAY.getTime() + 2 * 60_000)
  // Terms are read anew beside the answers.
  await vi.waitFor(async () => {
    const { relatedSearches } = await search.search("inflation nigeria", "d")
    expect(relatedSearches).toEqual(["cost of living ghana"])
  })
})

test("a record that fails does not fail the search", async () => {
  const faults: unknown[] = []
  const broken: Database = {
    ...db,
    query: (text, parameters) =>
      text.includes("search_query")
        ? Promise.reject(new Error("disk full"))
        : db.query(text, parameters),
  }
  const search = await createSearch({
    db: broken,
    catalog,
    now: () => TEST_DAY,
    report: (error) => faults.push(error),
  })
  const { relevant } = await search.search("inflation nigeria", "visitor")
  expect(relevant).toHaveLength(1)
  expect(faults).toHaveLength(3)
})

test("a change of the data is searchable after a refresh and not built twice", async () => {
  let reads = 0
  const counting: Catalog = {
    ...catalog,
    listCoverage: () => {
      reads += 1
      return catalog.listCoverage()
    },
  }
  const search = await createSearch({ db, catalog: counting, now: () => TEST_DAY })
  expect(search.size()).toBe(1)
  const rice = await addIndicator(db, { code: "RICE", name: "Rice yield" })
  await addSeries(db, { indicator: rice, country: "NGA", start: "2020", values: [3] })
  expect((await search.search("rice yield", "visitor")).relevant).toEqual([])
  await Promise.all([search.refresh(), search.refresh()])
  expect(search.size()).toBe(2)
  expect(reads).toBe(2)
  expect((await search.search("rice yield nigeria", "visitor")).relevant).toHaveLength(1)
})

test("suggestions need no database", async () => {
  const search = await open()
  expect(search.suggest("infl nigeria")[0]).toMatchObject({ country: { code: "NGA" } })
})

test("two countries named are offered side by side, one alone is not", async () => {
  const search = await open()
  const { comparison } = await search.search("inflation nigeria vs ghana", "visitor")
  expect(comparison).toMatchObject({
    indicator: { code: "FP.CPI.TOTL.ZG" },
    countries: [{ code: "NGA" }, { code: "GHA" }],
  })
  expect((await search.search("inflation nigeria", "visitor")).comparison).toBeNull()
  const indicator = (await catalog.listCoverage()).at(0)?.indicator
  if (indicator === undefined) throw new Error("Nothing is held.")
  await addFact(db, { indicator, country: "KEN", value: 1 })
  const next = await open()
  expect((await next.search("inflation nigeria kenya", "visitor")).comparison).toBeNull()
  // Kenya's figure has no date: the years of others are not its own.
  const { relevant } = await next.search(`${indicator.name} kenya`, "visitor")
  const ofKenya = relevant.find((row) => row.indicator.id === indicator.id)
  expect(ofKenya).toMatchObject({ country: { code: "KEN" }, startYear: null, endYear: null })
})

test("what only shares a word with a subject that is not held is no result of it", async () => {
  const income = await addIndicator(db, {
    code: "gdppercapita",
    name: "GDP/capita (US$, unemployment-adjusted)",
  })
  await addSeries(db, { indicator: income, country: "NGA", start: "2020", values: [1, 2] })
  const search = await open()
  const answer = await search.search("unemployment nigeria", "visitor")
  expect(answer).toMatchObject({ relevant: [], isNearest: true, missing: ["Unemployment"] })
  expect(answer.related.map(({ indicator }) => indicator.code)).toEqual(["gdppercapita"])
  expect(search.suggest("unemployment nigeria")).toEqual([])
})

test("what has half of a question without a subject is only near to it", async () => {
  const weather = await addIndicator(db, { code: "W", name: "Insects by weather" })
  await addSeries(db, { indicator: weather, country: "NGA", start: "2020", values: [1, 2] })
  const search = await open()
  const answer = await search.search("insect weather tomorrow", "visitor")
  expect(answer).toMatchObject({ relevant: [], isNearest: true, dropped: ["tomorrow"] })
  expect(answer.related[0]?.indicator.code).toBe("W")
})

test("a word corrected to the name of a country means the country", async () => {
  const rate = await addIndicator(db, {
    code: "MAIZE",
    name: "Maize exports of Ghana to its region",
  })
  await addSeries(db, { indicator: rate, country: "NGA", start: "2020", values: [1, 2] })
  const search = await open()
  const { parsed, relevant } = await search.search("infltion ghaa", "visitor")
  expect(parsed.countries).toMatchObject([{ country: { code: "GHA" }, matched: "ghaa" }])
  expect(relevant[0]?.datasetId).toBe("world-bank:FP.CPI.TOTL.ZG:GHA:yearly")
})
