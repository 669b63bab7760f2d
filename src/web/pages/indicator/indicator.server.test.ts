import { expect, test } from "vitest"

import type { IndicatorCoverage } from "#catalog/types.ts"
import { accessTable } from "#domain/access.ts"
import { indicatorPath } from "#domain/addresses.ts"

import { aCatalog, aDataset, INFLATION, NIGERIA, SOURCE } from "./catalog.fixture.ts"
import { readRows } from "./country-rows.ts"
import { loadIndicator } from "./indicator.server.ts"

const ORIGIN = "http://127.0.0.1:3000"

function load(path: string, catalog = aCatalog(), opened: Parameters<typeof accessTable>[0] = []) {
  const url = new URL(path, ORIGIN)
  const [, , indicator = "", country] = url.pathname.split("/").map(decodeURIComponent)
  const services = {
    catalog,
    access: accessTable(opened),
    publicUrl: ORIGIN,
    now: () => new Date("2026-03-01T00:00:00Z"),
  }
  return loadIndicator(services, { indicator, country }, url)
}

async function seriesAt(query = "", catalog = aCatalog()) {
  const path = indicatorPath({ name: INFLATION.name, countrySlug: "nigeria" })
  const outcome = await load(`${path}${query}`, catalog)
  if ("redirect" in outcome || outcome.page.state !== "series") throw new Error("not a series")
  return outcome.page.series
}

async function redirectOf(path: string) {
  const outcome = await load(path)
  return "redirect" in outcome ? outcome.redirect : undefined
}

const CANONICAL = indicatorPath({ name: INFLATION.name, countrySlug: "nigeria" })

test("name and slug give the series with the years it has", async () => {
  const series = await seriesAt()
  expect(series).toMatchObject({ firstYear: 2018, lastYear: 2022, ignored: [], asOf: null })
  expect(series.format.kind).toBe("percent")
})

test("forecasts are told of from the first one shown, and not where none is shown", async () => {
  const withForecast = aCatalog({
    getDataset: async () => ({ state: "found", dataset: aDataset({ forecastFrom: 2021 }) }),
  })
  expect((await seriesAt("", withForecast)).forecastFrom).toBe(2021)
  expect((await seriesAt("?startYear=2022", withForecast)).forecastFrom).toBe(2022)
  expect((await seriesAt("?endYear=2020", withForecast)).forecastFrom).toBeNull()
  expect((await seriesAt()).forecastFrom).toBeNull()
})

test.each([
  ["another spelling of the country", `/indicators/${encodeURIComponent(INFLATION.name)}/NGA`],
  ["the indicator's id", "/indicators/world-bank%3AFP.CPI.TOTL.ZG/nigeria"],
  ["a former name", "/indicators/Old%20inflation/nigeria"],
])("%s is sent to the one address", async (_, path) => {
  expect(await redirectOf(path)).toBe(CANONICAL)
})

test("a redirect keeps the wishes and the kind of address", async () => {
  expect(await redirectOf("/advanced/Old%20inflation/NGA?colour=%23A60B1B")).toBe(
    `${CANONICAL.replace("/indicators/", "/advanced/")}?colour=%23A60B1B`,
  )
})

test("a former name without a country is sent on too", async () => {
  expect(await redirectOf("/indicators/Old%20inflation")).toBe(
    indicatorPath({ name: INFLATION.name }),
  )
})

test("years chosen cut what is sent, not the years that can be chosen", async () => {
  const series = await seriesAt("?startYear=2019&endYear=2021")
  expect(series.figures).toEqual({ frequency: "yearly", start: 2019, values: [11.4, null, 17] })
  expect([series.firstYear, series.lastYear]).toEqual([2018, 2022])
})

test("a malformed address shows the page and says what was ignored", async () => {
  const series = await seriesAt("?startYear=x&colour=zz&asOf=2025-02-31")
  expect(series.ignored).toHaveLength(3)
  expect(series.asOf).toBeNull()
})

test("the day asked for is passed on and shown", async () => {
  let asked: string | undefined
  const catalog = aCatalog({
    getDataset: async ({ asOf }) => {
      asked = asOf
      return { state: "found", dataset: aDataset() }
    },
  })
  expect((await seriesAt("?asOf=2024-12-31", catalog)).asOf).toBe("2024-12-31")
  expect(asked).toBe("2024-12-31")
})

test.each([
  ["an unknown indicator", "/indicators/Nope/nigeria", "/results?q=Nope"],
  [
    "an unknown country",
    `/indicators/${encodeURIComponent(INFLATION.name)}/atlantis`,
    "/indicators/",
  ],
  [
    "a country without data",
    `/indicators/${encodeURIComponent(INFLATION.name)}/ghana`,
    "/indicators/",
  ],
])("%s is not found and has a closest link", async (_, path, link) => {
  const outcome = await load(path)
  if ("redirect" in outcome || outcome.page.state !== "missing") throw new Error("not missing")
  expect(outcome.status).toBe(404)
  expect(outcome.page.links[0]?.to).toContain(link)
})

test("an undated figure has no chart and no invented year", async () => {
  const fact = { indicator: INFLATION, country: NIGERIA, value: 18.84, source: SOURCE }
  const catalog = aCatalog({ getDataset: async () => ({ state: "fact", fact }) })
  const outcome = await load(CANONICAL, catalog)
  expect(outcome).toMatchObject({ status: 200, page: { state: "fact", value: "18.84%" } })
})

test("without a country all countries are listed by name, with the World's chart", async () => {
  const outcome = await load(indicatorPath({ name: INFLATION.name }))
  if ("redirect" in outcome || outcome.page.state !== "countries") throw new Error("no list")
  expect(readRows(outcome.page.countries)).toMatchObject([{ name: "Nigeria", value: "18.8%" }])
  expect(readRows(outcome.page.regions)).toMatchObject([{ name: "World", value: "18.8%" }])
  expect(outcome.page.world?.place.name).toBe("World")
})

test("the list is ordered by value when asked for, undated figures last", async () => {
  const glances = await aCatalog().listCountryValues(INFLATION)
  const [world, nigeria] = glances
  if (!world || !nigeria) throw new Error("the catalog has two")
  const kenya = { ...nigeria, country: { ...NIGERIA, name: "Kenya", slug: "kenya" } }
  const listed = [world, { ...kenya, latest: { period: "2021", value: 4.5 } }, nigeria]
  const catalog = aCatalog({ listCountryValues: async () => listed })
  const namesOf = async (query: string) => {
    const outcome = await load(`${indicatorPath({ name: INFLATION.name })}${query}`, catalog)
    if ("redirect" in outcome || outcome.page.state !== "countries") throw new Error("no list")
    return readRows(outcome.page.countries).map(({ name }) => name)
  }
  expect(await namesOf("")).toEqual(["Kenya", "Nigeria"])
  expect(await namesOf("?sort=value")).toEqual(["Nigeria", "Kenya"])
  expect(await namesOf("?sort=size")).toEqual(["Kenya", "Nigeria"])
})

test("countries with an undated figure alone are listed without an invented value", async () => {
  const coverage: IndicatorCoverage = {
    indicator: INFLATION,
    publisher: "World Bank",
    countries: [],
    regions: [],
    frequencies: [],
    startYear: null,
    endYear: null,
    factCountries: ["GHA", "NGA"],
  }
  const catalog = aCatalog({
    listIndicators: async () => ({ indicators: [coverage], total: 1 }),
  })
  const outcome = await load(indicatorPath({ name: INFLATION.name }), catalog)
  if ("redirect" in outcome || outcome.page.state !== "countries") throw new Error("no list")
  expect(readRows(outcome.page.countries).map(({ name, value }) => [name, value])).toEqual([
    ["Ghana", ""],
    ["Nigeria", "18.8%"],
  ])
  expect(outcome.page.count).toBe(2)
})

test("the page says which features need a sign-in", async () => {
  const outcome = await load(CANONICAL, aCatalog(), ["embed"])
  expect(outcome).toMatchObject({ page: { access: { embed: "public", download: "signed-in" } } })
})
