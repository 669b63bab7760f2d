import { beforeAll, expect, test } from "vitest"

import type { Topic } from "#domain/indicators/topic.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { chooseResults } from "./choose-results.ts"
import { relatedSearches } from "./related-searches.ts"
import { buildSearchIndex, type SearchIndex } from "../index/search-index.ts"

const CATALOGUE = [
  coverageOf({ name: "GDP (current US$)", code: "NY.GDP.MKTP.CD", isHeadline: true }),
  coverageOf({ name: "GDP growth (annual %)", code: "NY.GDP.MKTP.KD.ZG", isHeadline: true }),
  coverageOf({ name: "Rice yield", countries: ["GHA"], regions: ["WLD"], category: "agriculture" }),
  coverageOf({
    name: "Rice yield of farms",
    countries: ["NGA"],
    regions: [],
    category: "agriculture",
  }),
  coverageOf({
    name: "Poverty gap",
    countries: ["KEN"],
    regions: [],
    category: "population",
    topics: ["poverty"],
  }),
  coverageOf({ name: "Incomes on farms", category: "agriculture", topics: ["poverty"] }),
]

let index: SearchIndex
beforeAll(async () => {
  index = await buildSearchIndex(CATALOGUE, { places: placeNames(), thisYear: () => 2026 })
})

function choose(text: string, topic?: Topic) {
  const { parsed, finding } = index.answer(text, { topic })
  const { relevant, related } = chooseResults(parsed, finding, index, topic)
  const named = (rows: typeof relevant): string[] =>
    rows.map(({ doc, country }) => `${index.indicators.getName(doc)} | ${country?.code ?? "-"}`)
  return { relevant: named(relevant), related: named(related) }
}

test("without a country the World is shown where it has figures, else the only place", () => {
  expect(choose("rice").relevant).toEqual(["Rice yield | WLD", "Rice yield of farms | NGA"])
})

test("with a country only its figures are relevant and the rest is related", () => {
  const { relevant, related } = choose("rice nigeria")
  expect(relevant).toEqual(["Rice yield of farms | NGA"])
  expect(related).toContain("Rice yield | WLD")
})

test("of two places named, the publisher who has figures for both stands for the measure", async () => {
  const debts = await buildSearchIndex(
    [
      coverageOf({
        name: "Central government debt, total (% of GDP)",
        code: "GC.DOD.TOTL.GD.ZS",
        countries: ["ETH"],
      }),
      coverageOf({
        name: "Gross debt, General government, Percent of GDP",
        code: "GGXWDG_NGDP",
        publisherId: "imf",
        countries: ["ETH", "KEN"],
      }),
    ],
    { places: placeNames(), thisYear: () => 2026 },
  )
  const list = (text: string) => {
    const { parsed, finding } = debts.answer(text, {})
    return chooseResults(parsed, finding, debts).relevant.map(
      ({ doc, country }) => `${debts.indicators.getName(doc)} | ${country?.code ?? "-"}`,
    )
  }
  expect(list("government debt of gdp ethiopia")[0]).toMatch(/^Central .* ETH$/)
  const both = list("government debt of gdp kenya ethiopia")
  expect(both.slice(0, 2).map((row) => row.slice(0, 5))).toEqual(["Gross", "Gross"])
})

test("a rate that is set for the euro area is shown for it before a member's own past", async () => {
  const rate = coverageOf({
    name: "Central bank policy rate",
    code: "WS_CBPOL",
    publisherId: "bis",
    countries: ["DEU", "SRB"],
    regions: ["EMU"],
  })
  const own = await buildSearchIndex([...CATALOGUE, rate], {
    places: placeNames(),
    thisYear: () => 2026,
  })
  const placesFor = (text: string) => {
    const { parsed, finding } = own.answer(text, {})
    return chooseResults(parsed, finding, own).relevant.map(({ country }) => country?.code)
  }
  expect(placesFor("policy rate germany")).toEqual(["EMU", "DEU"])
  expect(placesFor("policy rate serbia")).toEqual(["SRB"])
  expect(placesFor("policy rate france")).toEqual(["EMU"])
})

test("the best fit is related for the World and the neighbours", () => {
  expect(choose("gdp nigeria").related.slice(0, 3)).toEqual([
    "GDP (current US$) | WLD",
    "GDP (current US$) | GHA",
    "GDP (current US$) | KEN",
  ])
})

test("two countries get a row each", () => {
  expect(choose("gdp nigeria ghana").relevant.slice(0, 2)).toEqual([
    "GDP (current US$) | NGA",
    "GDP (current US$) | GHA",
  ])
})

test("a country alone gets what people ask of it", () => {
  expect(choose("nigeria").relevant).toEqual([
    "GDP (current US$) | NGA",
    "GDP growth (annual %) | NGA",
  ])
})

test("an indicator that nobody has for the country is shown without it", () => {
  expect(choose("poverty gap nigeria").relevant).toEqual(["Poverty gap | -"])
})

test("nothing is found for nonsense", () => {
  expect(choose("qqqqqq")).toEqual({ relevant: [], related: [] })
})

test("no row is shown twice", () => {
  const { relevant, related } = choose("gdp nigeria ghana")
  const all = [...relevant, ...related]
  expect(new Set(all).size).toBe(all.length)
})

test("related searches are what others asked of the subject or country, then headline subjects", () => {
  const terms = [
    { text: "gdp kenya", category: "economy", countryCode: "KEN", visitors: 9 },
    { text: "malaria ghana", category: "health", countryCode: "GHA", visitors: 7 },
    { text: "gdp nigeria", category: "economy", countryCode: "NGA", visitors: 5 },
  ]
  const nigeria = index.parser.parse("nigeria").countries[0]?.country ?? null
  expect(
    relatedSearches({ text: "GDP Nigeria", topDoc: 0, country: nigeria }, terms, index),
  ).toEqual(["gdp kenya", "GDP growth Nigeria"])
  expect(relatedSearches({ text: "x", topDoc: undefined, country: null }, terms, index)).toEqual([])
})

test("with a topic only its indicators are found, and a name of another topic is no hit", () => {
  expect(choose("gap", "poverty")).toEqual({
    relevant: ["Poverty gap | KEN"],
    related: [],
  })
  expect(choose("gdp nigeria", "poverty").relevant).toEqual([])
  expect(choose("Rice yield", "poverty").relevant).toEqual([])
})

test("a topic without words lists what is worth most, for the place named where there is one", () => {
  const all = choose("", "poverty").relevant
  expect(all.toSorted()).toEqual(["Incomes on farms | WLD", "Poverty gap | KEN"])
  expect(choose("nigeria", "poverty").relevant).toEqual(["Incomes on farms | NGA"])
})
