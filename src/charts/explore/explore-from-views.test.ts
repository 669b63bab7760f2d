import { expect, test } from "vitest"

import { aCompared, anExchangeRate } from "../model/compared-series.fixture.ts"
import { readComparison } from "../views/read-comparison.ts"
import { explorePath } from "./explore-spec.ts"
import { exploreComparison, exploreWorld, readCountriesQuery } from "./explore-from-views.ts"

const GHANA = { name: "Ghana", slug: "ghana", code2: "gh" }
const [A, B] = [aCompared(), anExchangeRate()]
const [inflation, rate] = [A, B].map(({ indicator }) => indicator.name)

function explore(query: string, second: typeof A | null = B, asOf: string | null = null) {
  const path = exploreComparison(readComparison(A, second, new URLSearchParams(query), 2026), asOf)
  return Object.fromEntries(new URL(path, "http://site.test").searchParams)
}

test("two indicators of one place are a composition with the same form, years and day", () => {
  expect(explore("chartType=line&startYear=2019&startYear2=2020", B, "2024-01-01")).toEqual({
    i: `${inflation ?? ""},${rate ?? ""}`,
    c: A.place.slug,
    layout: "lines",
    startYear: "2019",
    asOf: "2024-01-01",
  })
  expect(explore("layout=panels")["layout"]).toBe("panels")
  expect(explore("chartType=bar")["layout"]).toBe("bars")
})

test("each series is named with its place where both differ, and where bars of two places stand side by side", () => {
  const elsewhere = { ...B, place: GHANA }
  expect(explore("chartType=line", elsewhere)).toMatchObject({
    i: `${inflation ?? ""}@${A.place.slug},${rate ?? ""}@ghana`,
  })
  const other = { ...A, place: GHANA }
  expect(explore("chartType=line", other)).toMatchObject({
    i: inflation,
    c: `${A.place.slug},ghana`,
  })
  expect(explore("chartType=bar", other)).toMatchObject({
    i: `${inflation ?? ""}@${A.place.slug},${inflation ?? ""}@ghana`,
    layout: "bars",
  })
})

test("a transform is a scale or a formula", () => {
  expect(explore("transform=change")["calc"]).toBe("change(a);change(b)")
  expect(explore("transform=log", null)["scale"]).toBe("log")
  expect(explore("chartType=line&transform=index")["scale"]).toMatch(/^index:\d{4}$/)
})

test("countries side by side are panels, from the address of a page or of an embed", () => {
  const query = new URLSearchParams(
    "indicator=X&countries=nigeria,ghana&countries=kenya&startYear=2001",
  )
  const spec = readCountriesQuery(query)
  expect(spec && explorePath(spec)).toBe(
    "/explore?i=X&c=nigeria,ghana,kenya&layout=panels&startYear=2001",
  )
  expect(readCountriesQuery(new URLSearchParams("countries=ghana"), "Y")?.indicators).toEqual(["Y"])
  expect(readCountriesQuery(new URLSearchParams("indicator=X&country=ghana"))).toBeUndefined()
})

test("a map leads to the same map, and its comparison with a year to a table of both", () => {
  const spec = {
    chartType: "map",
    colour: "#900F7B",
    year: 2019,
    since: 2009,
    continent: "africa",
    sort: "value",
    asOf: null,
  } as const
  expect(exploreWorld("X", spec, 2020)).toEqual({
    path: "/explore?i=X&c=africa&layout=map&endYear=2019",
    since: "/explore?i=X&c=africa&layout=table&startYear=2009&endYear=2019",
  })
  expect(exploreWorld("X", { ...spec, chartType: "ranking", continent: null }, 2019).path).toBe(
    "/explore?i=X&c=all&layout=bars",
  )
})
