import { expect, test } from "vitest"

import { countryByCode } from "#domain/places/find-country.ts"
import { unitFormat } from "#domain/format/number-format.ts"

import { drawMap } from "../scene/draw-map.ts"
import { imageMapTheme } from "../svg/image-map-theme.ts"
import { renderMap } from "../svg/render-map.ts"
import { webMapTheme } from "../svg/web-map-theme.ts"
import { worldQuery } from "../query/world-query.ts"
import { readWorldView } from "./world-view.ts"

function place(code: string, start: number, ...values: (number | null)[]) {
  const country = countryByCode(code)
  if (!country) throw new Error(`no country ${code}`)
  return {
    country,
    observations: { frequency: "yearly" as const, start, values },
    forecastFrom: null as number | null,
  }
}

const PLACES = [
  place("NGA", 2018, 10, 11, 12, 13, 14),
  place("GHA", 2018, 30, 31, 32, 33),
  place("KEN", 2018, 20, 20, 20, 20),
  place("FRA", 2018, 5, 5, null, 5),
  place("WLD", 2018, 15, 15, 15, 15),
]

function read(query = "", places = PLACES) {
  const view = readWorldView(places, new URLSearchParams(query))
  if (!view) throw new Error("nothing to show")
  return view
}

test("the newest year that most countries have is shown, from the highest figure", () => {
  const { spec, countries, unranked, regions } = read()
  expect(spec).toMatchObject({ year: 2021, since: 2018, chartType: "map", continent: null })
  expect(countries.map(({ country, rank }) => [country.code, rank])).toEqual([
    ["GHA", 1],
    ["KEN", 2],
    ["NGA", 3],
    ["FRA", 4],
  ])
  expect(unranked).toEqual([])
  expect(regions.map(({ country }) => country.code)).toEqual(["WLD"])
})

test("a country without a figure of the year is told with its latest, and never ranked", () => {
  const { countries, unranked } = read("?endYear=2022")
  expect(countries.map(({ country }) => country.code)).toEqual(["NGA"])
  expect(unranked.map(({ country, latest }) => [country.code, latest.year])).toEqual([
    ["GHA", 2021],
    ["KEN", 2021],
    ["FRA", 2021],
  ])
})

test("equal figures share a rank", () => {
  const view = read("?endYear=2019", [...PLACES, place("TZA", 2018, 20, 20)])
  expect(view.countries.map(({ rank }) => rank)).toEqual([1, 2, 2, 4, 5])
})

test("forecasts are not what is shown first", () => {
  const forecast = [
    { ...place("NGA", 2024, 1, 2, 3, 4), forecastFrom: 2025 },
    { ...place("GHA", 2024, 1, 2, 3, 4), forecastFrom: 2025 },
  ]
  expect(read("", forecast).spec.year).toBe(2024)
  expect(read("", [place("NGA", 2025, 1, 2, 3)]).spec.year).toBe(2027)
})

test("forecasts have no rank and stand behind the actual figures of the year", () => {
  const { countries, unranked } = read("?endYear=2025", [
    place("NGA", 2024, 1, 2),
    { ...place("GHA", 2024, 8, 9), forecastFrom: 2025 },
    place("KEN", 2024, 3, 4),
    { ...place("FRA", 2030, 7), forecastFrom: 2030 },
  ])
  expect(countries.map(({ country, rank }) => [country.code, rank])).toEqual([
    ["KEN", 1],
    ["NGA", 2],
    ["GHA", null],
  ])
  expect(unranked).toMatchObject([{ latest: { year: 2030, isForecast: true } }])
})

test("a continent is ranked by itself", () => {
  const { countries, regions } = read("?continent=africa")
  expect(countries.map(({ country }) => country.code)).toEqual(["GHA", "KEN", "NGA"])
  expect(regions).toEqual([])
})

test("an address holds only what is not shown anyway, and reads back the same", () => {
  expect(worldQuery(read("?endYear=2021&startYear=2018&sort=value"))).toEqual({
    asOf: null,
    chartType: null,
    colour: null,
    startYear: null,
    endYear: null,
    continent: null,
    sort: null,
  })
  expect(worldQuery(read("?endYear=2020&chartType=ranking&colour=blue"))).toMatchObject({
    endYear: 2020,
    chartType: "ranking",
    colour: "#1961D4",
    startYear: null,
  })
})

test("wishes that cannot be followed are said", () => {
  expect(read("?endYear=soon").ignored).toHaveLength(1)
  expect(read("?startYear=2021&endYear=2019").ignored).toHaveLength(1)
  expect(read("?endYear=1900").spec.year).toBe(2018)
})

test("no place with a figure gives nothing", () => {
  expect(readWorldView([], new URLSearchParams())).toBeUndefined()
})

const percent = unitFormat("%", null)

test("a map says of every country its figure and its place, and hatches those without", () => {
  const scene = drawMap({ view: read("?endYear=2020"), format: percent, title: "Inflation, 2020" })
  expect(scene.places.map(({ text }) => text)).toEqual([
    "Ghana: 32%, number 1 of 3",
    "Kenya: 20%, number 2 of 3",
    "Nigeria: 12%, number 3 of 3",
    "France: no data for 2020",
  ])
  expect(scene.places.at(-1)?.at).toBeNull()
  expect(scene.classes.reduce((sum, { count }) => sum + count, 0)).toBe(3)
  expect(scene.description).toBe(
    "Inflation, 2020: 3 countries have a figure. Highest Ghana with 32%, lowest Nigeria with 12%. 1 has none for 2020.",
  )
})

test("every country of the map is a link that the keyboard skips, and images hold fixed colours alone", () => {
  const scene = drawMap({ view: read(), format: percent, title: "Inflation" })
  const svg = renderMap(
    scene,
    webMapTheme({ id: "m", colour: "#900F7B", hrefOf: (slug) => `/x/${slug}` }),
  ).toString()
  expect(svg.match(/<a href="\/x\/[a-z]+" tabindex="-1">/g)).toHaveLength(4)
  expect(svg).toContain("<title>Ghana: 33%, number 1 of 4</title>")
  const box = { x: 0, y: 0, width: 1100, height: 480, fontSize: 18 }
  const image = renderMap(scene, imageMapTheme({ ...box, colour: "#900F7B", id: "m" }))
  expect(image.toString()).not.toMatch(/var\(|color-mix/)
})
