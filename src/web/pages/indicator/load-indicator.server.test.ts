import { expect, test } from "vitest"

import { accessTable } from "#domain/accounts/access.ts"
import { indicatorPath } from "#domain/addresses/page-paths.ts"

import { aCatalog, aDataset, INFLATION, NIGERIA, SOURCE } from "./catalog.fixture.ts"
import { loadIndicator } from "./load-indicator.server.ts"

const ORIGIN = "http://127.0.0.1:3000"

function load(path: string, catalog = aCatalog(), opened: Parameters<typeof accessTable>[0] = []) {
  const url = new URL(path, ORIGIN)
  const [, , indicator = "", country = ""] = url.pathname.split("/").map(decodeURIComponent)
  const services = {
    catalog,
    search: { rankIndicators: (text: string) => (text === "Inflaton" ? [INFLATION.id] : []) },
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

test("a redirect keeps the options and the kind of address", async () => {
  expect(await redirectOf("/advanced/Old%20inflation/NGA?colour=%23A60B1B")).toBe(
    `${CANONICAL.replace("/indicators/", "/advanced/")}?colour=%23A60B1B`,
  )
})

test("years chosen cut what is sent, not the years that can be chosen", async () => {
  const series = await seriesAt("?startYear=2019&endYear=2021")
  expect(series.observations).toEqual({
    frequency: "yearly",
    start: 2019,
    values: [11.4, null, 17],
  })
  expect([series.firstYear, series.lastYear]).toEqual([2018, 2022])
})

test("the indicators to change to begin with the one in use", async () => {
  const catalog = aCatalog({ listNearbyNames: async () => ["Consumer price index"] })
  const outcome = await load(CANONICAL, catalog)
  if ("redirect" in outcome || outcome.page.state !== "series") throw new Error("no series")
  expect(outcome.page.siblings).toEqual([INFLATION.name, "Consumer price index"])
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

test("a day before the first figures leads to the newest ones", async () => {
  const catalog = aCatalog({
    getDataset: async ({ asOf }) =>
      asOf === undefined
        ? { state: "found", dataset: aDataset() }
        : { state: "no-data", indicator: INFLATION, country: NIGERIA },
    listRevisions: async () => [
      {
        vintage: "2026-02-24",
        vintageStated: true,
        recordedAt: new Date("2026-02-25"),
        fileName: "WDI.zip",
        latest: null,
        before: null,
        counts: { added: 1, changed: 0, removed: 0 },
      },
    ],
  })
  const outcome = await load(`${CANONICAL}?asOf=1990-01-01`, catalog)
  expect(outcome).toMatchObject({ status: 404, page: { state: "missing" } })
  if ("redirect" in outcome || outcome.page.state !== "missing") throw new Error("not missing")
  expect(outcome.page.links[0]).toEqual({
    to: CANONICAL,
    text: "No figures are available from before 01-01-1990; the oldest are from 24-02-2026. Show the newest figures",
  })
})

test("a misspelt indicator leads to the nearest, in the country that has figures of it", async () => {
  const { listCountryValues } = aCatalog()
  const held = await listCountryValues(INFLATION)
  const catalog = aCatalog({
    findSummaries: async (pairs) =>
      pairs.map((pair) => held.find(({ country }) => country.code === pair.country)),
  })
  const linksAt = async (path: string) => {
    const outcome = await load(path, catalog)
    if ("redirect" in outcome || outcome.page.state !== "missing") throw new Error("not missing")
    return outcome.page.links
  }
  const [inCountry, search] = await linksAt("/indicators/Inflaton/nigeria")
  expect(inCountry).toEqual({ to: CANONICAL, text: `${INFLATION.name} in Nigeria` })
  expect(search).toEqual({ to: "/results?q=Inflaton", text: "Search for “Inflaton”" })
  const [inAll] = await linksAt("/indicators/Inflaton/atlantis")
  expect(inAll).toEqual({ to: indicatorPath({ name: INFLATION.name }), text: INFLATION.name })
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

test("the page says which features need a sign-in", async () => {
  const outcome = await load(CANONICAL, aCatalog(), ["embed"])
  expect(outcome).toMatchObject({ page: { access: { embed: "public", download: "signed-in" } } })
})
