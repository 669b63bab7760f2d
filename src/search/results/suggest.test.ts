import fc from "fast-check"
import { beforeAll, expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"
import { coverageOf } from "#tests/support/coverage.ts"

import { buildSearchIndex, type SearchIndex } from "../index/search-index.ts"
import { suggest } from "./suggest.ts"

const CATALOGUE = [
  coverageOf({ name: "GDP (current US$)", code: "NY.GDP.MKTP.CD", isHeadline: true }),
  coverageOf({ name: "GDP per capita (current US$)", code: "NY.GDP.PCAP.CD", isHeadline: true }),
  coverageOf({
    name: "Inflation, consumer prices (annual %)",
    code: "FP.CPI.TOTL.ZG",
    isHeadline: true,
  }),
  coverageOf({ name: "Consumer price index (2010 = 100)", code: "FP.CPI.TOTL", isHeadline: true }),
  coverageOf({ name: "Population, total", code: "SP.POP.TOTL", isHeadline: true, regions: [] }),
  coverageOf({ name: "Population, male", code: "SP.POP.TOTL.MA.IN", countries: ["NGA", "MLI"] }),
  coverageOf({ name: "Unemployment, total (% of total labor force)", code: "SL.UEM.TOTL.ZS" }),
  coverageOf({ name: "Rice yield", frequencies: ["monthly", "yearly"], countries: ["CIV"] }),
]

let index: SearchIndex
beforeAll(async () => {
  index = await buildSearchIndex(CATALOGUE, { places: placeNames(), thisYear: () => 2026 })
})

const indicatorLines = (text: string) =>
  suggest(text, index).flatMap((line) => (line.kind === "indicator" ? [line] : []))
const lines = (text: string) =>
  indicatorLines(text).map(({ indicator, country }) => [indicator.code, country?.code ?? null])
const countries = (text: string) =>
  suggest(text, index).flatMap((line) => (line.kind === "country" ? [line.country.name] : []))

test("suggestions begin with the third character and are at most five", () => {
  expect(suggest("po", index)).toEqual([])
  expect(suggest("  p  ", index)).toEqual([])
  expect(lines("pop")[0]).toEqual(["SP.POP.TOTL", null])
  expect(suggest("nigeria", index).length).toBe(5)
})

test("the last word may be unfinished, and misspelt as well", () => {
  expect(lines("unempl")[0]).toEqual(["SL.UEM.TOTL.ZS", "WLD"])
  expect(lines("unemplom")[0]).toEqual(["SL.UEM.TOTL.ZS", "WLD"])
})

test("a country is lifted out of the text", () => {
  expect(lines("inflation nigeria")[0]).toEqual(["FP.CPI.TOTL.ZG", "NGA"])
})

test("a country that is being typed is completed", () => {
  expect(lines("inflation nig")).toContainEqual(["FP.CPI.TOTL.ZG", "NGA"])
  expect(lines("population mal")).toContainEqual(["SP.POP.TOTL.MA.IN", "MLI"])
})

test("a country is suggested to be searched, by its name or the beginning of it", () => {
  expect(countries("nigeria")).toEqual(["Nigeria"])
  expect(countries("gha")).toEqual(["Ghana"])
  expect(countries("inflation nigeria")).toEqual([])
  expect(countries("whole wor")).toEqual(["World"])
  expect(suggest("gha", index).find(({ kind }) => kind === "country")?.path).toBe(
    "/results?q=Ghana",
  )
})

test("no two lines have one name and place", () => {
  for (const text of ["pop nig", "population", "gdp gha"]) {
    const shown = indicatorLines(text).map(
      ({ indicator, country }) => `${indicator.name} ${country?.code ?? ""}`,
    )
    expect(new Set(shown).size).toBe(shown.length)
  }
})

test("a country alone suggests what people ask of it", () => {
  expect(lines("nigeria").slice(0, 3)).toEqual([
    ["NY.GDP.MKTP.CD", "NGA"],
    ["SP.POP.TOTL", "NGA"],
    ["FP.CPI.TOTL.ZG", "NGA"],
  ])
})

test("a line says why it fits when its name does not", () => {
  expect(suggest("cpi", index)[0]?.because).toBe("also known as CPI")
  expect(suggest("cost of liv", index)[0]?.because).toBe("also known as cost of living")
  expect(suggest("infl", index)[0]?.because).toBeNull()
  expect(suggest("gdp per cap", index)[0]?.because).toBeNull()
  expect(suggest("inflaton", index)[0]?.because).toBe("inflaton read as inflation")
})

test("names that hold what is typed come before phrases that have it inside", async () => {
  const trade = [
    coverageOf({ name: "Expense (% of GDP)", code: "GC.XPN.TOTL.GD.ZS" }),
    coverageOf({ name: "Exports (% of GDP)", code: "NE.EXP.GNFS.ZS" }),
  ]
  const larger = await buildSearchIndex([...CATALOGUE, ...trade], {
    places: placeNames(),
    thisYear: () => 2026,
  })
  // Inflation is "more expensive to live", too.
  const names = suggest("exp", larger).flatMap((line) =>
    line.kind === "indicator" ? [line.indicator.name] : [],
  )
  expect(names.slice(0, 2).toSorted()).toEqual(["Expense (% of GDP)", "Exports (% of GDP)"])
  expect(names).toContain("Inflation, consumer prices (annual %)")
})

test("a line says why a country fits that has another name", () => {
  expect(suggest("gold coast gdp", index)[0]).toMatchObject({
    country: { code: "GHA" },
    because: "gold coast is Ghana",
  })
  expect(suggest("nigerian gdp", index)[0]?.because).toBeNull()
})

test("the address opens the indicator with the country, years and frequency asked for", () => {
  expect(suggest("gdp ghana 2000-2010", index)[0]).toMatchObject({
    path: "/indicators/GDP%20(current%20US%24)/ghana?startYear=2000&endYear=2010",
    startYear: 2000,
    endYear: 2010,
  })
  expect(suggest("monthly rice", index)[0]?.path).toContain("frequency=monthly")
  expect(suggest("monthly gdp", index)[0]?.path).not.toContain("frequency")
})

test("no line leads to a place without figures", () => {
  for (const { indicator, country } of indicatorLines("population kenya")) {
    const entry = CATALOGUE.find((one) => one.indicator.code === indicator.code)
    expect([...(entry?.countries ?? []), "WLD", undefined]).toContain(country?.code)
  }
})

test("anything may be typed", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 220 }), (text) => {
      expect(suggest(text, index).length).toBeLessThanOrEqual(5)
    }),
    { seed: 3, numRuns: 200 },
  )
})
