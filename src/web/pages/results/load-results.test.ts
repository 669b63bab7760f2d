import { expect, test } from "vitest"

import { createAnswerer } from "#answers/create-answerer.ts"
import type { Catalog } from "#catalog/create-catalog.ts"
import type { SeriesSummary } from "#catalog/series-summary.ts"
import type { Country } from "#domain/places/country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import type { ParsedQuery, SearchAnswer, SearchResult } from "#search/search-answer.ts"
import type { Search } from "#search/create-search.ts"

import { loadResults } from "./load-results.server.ts"

const kenya = { name: "Kenya", slug: "kenya", code2: "KE", kind: "country" } as Country
const world = { name: "World", slug: "world", code2: null, kind: "region" } as Country

function result(given: Partial<SearchResult> = {}): SearchResult {
  return {
    indicator: {
      name: "Tea (% of exports)",
      category: "trade",
      definition: "",
      notes: "",
    } as Indicator,
    publisher: "World Bank",
    country: kenya,
    frequency: "yearly",
    datasetId: "world-bank:TEA:KEN:yearly",
    summary: null,
    countryCount: 1200,
    startYear: 1990,
    endYear: 2020,
    lastActualYear: 2020,
    alsoFrom: [],
    ...given,
  }
}

const TEA: ParsedQuery = {
  words: ["tea"],
  countries: [],
  frequency: null,
  startYear: null,
  endYear: null,
  typed: { tokens: ["tea"], frequency: [], years: null },
}

const NOW = new Date("2026-11-22T12:00:00Z")

function load(given: Partial<SearchAnswer>, text = "tea", asked: string[] = []) {
  const answer: SearchAnswer = {
    searchId: "s1",
    text: "tea",
    parsed: TEA,
    understood: [],
    relevant: [],
    related: [],
    relatedSearches: [],
    dropped: [],
    isNearest: false,
    missing: [],
    comparison: null,
    ...given,
  }
  const search = {
    search: (words: string) => {
      asked.push(words)
      return Promise.resolve(answer)
    },
  } as unknown as Search
  const catalog = {
    counts: async () => ({
      indicators: 1,
      countries: 1,
      series: 1,
      observations: 1,
      starterOnly: true,
    }),
    listCountryValues: async () => [{ country: world }, { country: kenya }] as SeriesSummary[],
  }
  const answerer = createAnswerer({ catalog: {} as Catalog })
  return loadResults({ search, answerer, catalog, visitor: "someone", now: () => NOW }, text)
}

test("what is said around a question is not looked for", async () => {
  const asked: string[] = []
  const { text } = await load({}, "okay so could you tell me about tea in Kenya", asked)
  expect(asked).toEqual(["tea in Kenya"])
  expect(text).toBe("okay so could you tell me about tea in Kenya")
})

test("a row leads to its indicator with category and frequency", async () => {
  const { relevant } = await load({ relevant: [result()] })
  expect(relevant[0]?.path).toBe(
    "/indicators/Tea%20(%25%20of%20exports)/kenya?category=trade&frequency=yearly",
  )
  expect(relevant[0]).toMatchObject({ years: "1990–2020", frequency: "Yearly" })
})

test("a row leads to the years that were asked for", async () => {
  const parsed = { ...TEA, startYear: 2000, endYear: null }
  const { relevant } = await load({ parsed, relevant: [result()] })
  expect(relevant[0]?.path).toContain("&startYear=2000")
})

test("other publishers of the same measure are linked for the country of the row", async () => {
  const alsoFrom = [
    { publisher: "IMF", indicatorId: "imf:TEA", indicatorName: "Tea exports", country: kenya },
  ]
  const { relevant } = await load({ relevant: [result({ alsoFrom })] })
  expect(relevant[0]?.alsoFrom).toEqual([
    { publisher: "IMF", name: "Tea exports", path: "/indicators/Tea%20exports/kenya" },
  ])
})

test("a row of no country says how many countries it covers", async () => {
  const { relevant } = await load({ relevant: [result({ country: null, frequency: null })] })
  expect(relevant[0]).toMatchObject({ country: null, reach: "1,200 countries", frequency: null })
  expect(relevant[0]?.path).toBe("/indicators/Tea%20(%25%20of%20exports)?category=trade")
})

test("a row of an indicator of one country names that country and leads to it", async () => {
  const only = result({ country: null, frequency: null, countryCount: 1 })
  const { related } = await load({ related: [only] })
  expect(related[0]?.country).toEqual({ name: "Kenya", code2: "KE" })
  expect(related[0]?.path).toBe("/indicators/Tea%20(%25%20of%20exports)/kenya?category=trade")
})

test("long notes are cut, whitespace of publishers is not shown", async () => {
  const definition = `First  line.\n${"word ".repeat(100)}`
  const indicator = { ...result().indicator, definition }
  const { related } = await load({ related: [result({ indicator })] })
  expect(related[0]?.notes.length).toBeLessThanOrEqual(181)
  expect(related[0]?.notes).toMatch(/^First line\. word .*…$/)
})

test("the overview is of the first country named, never of a region", async () => {
  const parsed = {
    ...TEA,
    countries: [
      { country: world, matched: "world", others: [] },
      { country: kenya, matched: "kenyan", others: [] },
    ],
  }
  expect((await load({ parsed })).country).toEqual({ name: "Kenya", slug: "kenya", code2: "KE" })
  expect((await load({})).country).toBeNull()
})

test("terms of others lead to their results", async () => {
  const { alsoSearched } = await load({ relatedSearches: ["kenya tea"] })
  expect(alsoSearched).toEqual([{ text: "kenya tea", path: "/results?q=kenya+tea" }])
})

test("a subject of which nothing is held is named, with whether an import is still to come", async () => {
  const { missing } = await load({ isNearest: true, missing: ["Inflation"] })
  expect(missing).toEqual({ subjects: ["Inflation"], isStarter: true })
  expect((await load({})).missing).toBeNull()
})

test("two countries that were named are offered side by side", async () => {
  const { indicator } = result()
  const uganda = { ...kenya, name: "Uganda", slug: "uganda", code2: "UG" }
  const { comparison } = await load({ comparison: { indicator, countries: [kenya, uganda] } })
  expect(comparison?.title).toBe("Compare Kenya and Uganda: Tea (% of exports)")
  expect(comparison?.path).toContain("country=kenya")
  expect(comparison?.path).toContain("country2=uganda")
})
