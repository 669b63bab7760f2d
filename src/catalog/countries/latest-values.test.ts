import { beforeEach, expect, test } from "vitest"

import type { Database } from "#db/engine/database.ts"
import { countryByCode } from "#domain/places/find-country.ts"
import type { Indicator } from "#domain/indicators/indicator.ts"
import { addFact, addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"

import { createCatalog, type Catalog } from "../create-catalog.ts"
import type { CountryFigure } from "../series-summary.ts"
import type { FigureOptions } from "./latest-values.ts"

let db: Database
let catalog: Catalog

beforeEach(async () => {
  db = await testDatabase()
  catalog = createCatalog(db)
})

const place = (code: string) => {
  const found = countryByCode(code)
  if (!found) throw new Error(code)
  return found
}
const KENYA = place("KEN")

async function add(code: string, start: string, values: number[], fields: Partial<Indicator> = {}) {
  const indicator = await addIndicator(db, { code, ...fields })
  await addSeries(db, { indicator, country: "KEN", start, values })
  return indicator
}

async function chosen(options: Partial<FigureOptions>): Promise<string[]> {
  const figures = await catalog.chooseHeadlines(KENYA, {
    headlines: [],
    limit: 8,
    currentYear: 2026,
    ...options,
  })
  return figures.map(codeOf)
}

const codeOf = (figure: CountryFigure) =>
  figure.state === "series" ? figure.summary.indicator.code : figure.indicator.code

test("headlines come in their order, each with the first choice that the country has", async () => {
  await add("POP", "2024", [55])
  await add("GDP2", "2023", [100])
  const headlines = [["world-bank:GDP1", "world-bank:GDP2"], ["world-bank:POP"]]
  expect(await chosen({ headlines })).toEqual(["GDP2", "POP"])
})

test("a later choice is taken when it is newer by more than three years", async () => {
  await add("OLD", "2019", [1])
  await add("NEAR", "2022", [1])
  await add("NEW", "2024", [1])
  expect(await chosen({ headlines: [["world-bank:OLD", "world-bank:NEW"]], limit: 1 })).toEqual([
    "NEW",
  ])
  expect(await chosen({ headlines: [["world-bank:NEAR", "world-bank:NEW"]], limit: 1 })).toEqual([
    "NEAR",
  ])
})

test("fresh figures of other indicators come before outdated headlines, undated ones last", async () => {
  await add("OLD", "1991", [1])
  await add("FRESH", "2024", [1])
  const area = await addIndicator(db, { code: "AREA" })
  await addFact(db, { indicator: area, country: "KEN", value: 580_367 })
  const headlines = [["world-bank:AREA"], ["world-bank:OLD"]]
  expect(await chosen({ headlines })).toEqual(["FRESH", "OLD", "AREA"])
  expect(await chosen({ headlines, onlyHeadlines: true })).toEqual(["OLD", "AREA"])
})

test("what is filled in are marked indicators first, then those of most countries", async () => {
  await add("NARROW", "2024", [1])
  const wide = await add("WIDE", "2024", [1])
  await addSeries(db, { indicator: wide, country: "GHA", start: "2024", values: [1] })
  await add("MARKED", "2024", [1], { isHeadline: true })
  expect(await chosen({})).toEqual(["MARKED", "WIDE", "NARROW"])
})

test("forecasts are no latest figures", async () => {
  await add("FORECAST", "2028", [1])
  await add("TODAY", "2025", [1])
  expect(await chosen({})).toEqual(["TODAY"])
})

test("of names that publishers share, or that differ only in their unit, one is shown", async () => {
  await add("A", "2024", [1], { name: "Exports (% of GDP)" })
  await add("B", "2024", [1], { name: "Exports (current US$)" })
  expect(await chosen({ headlines: [["world-bank:A"]] })).toEqual(["A"])
})

test("no more figures than asked for, and none of a country that has none", async () => {
  await add("A", "2024", [1])
  await add("B", "2024", [1])
  expect(await chosen({ limit: 1 })).toHaveLength(1)
  const options = { headlines: [["world-bank:A"]], limit: 8, currentYear: 2026 }
  expect(await catalog.chooseHeadlines(place("GHA"), options)).toEqual([])
})

test("latest figures keep the order asked and have a hole for what is unknown", async () => {
  const series = await add("A", "2023", [1, 2])
  const fact = await addIndicator(db, { code: "AREA" })
  await addFact(db, { indicator: fact, country: "KEN", value: 3 })
  const found = await catalog.listLatestValues(KENYA, [fact.id, "world-bank:NONE", series.id])
  expect(found).toMatchObject([
    { state: "fact", value: 3 },
    undefined,
    { state: "series", summary: { latest: { period: "2024", value: 2 }, previous: 1 } },
  ])
})

test("indicators are counted for each country, undated figures included", async () => {
  const a = await add("A", "2024", [1])
  await addFact(db, { indicator: a, country: "GHA", value: 1 })
  await add("B", "2024", [1])
  expect(Object.fromEntries(await catalog.countByCountry())).toEqual({ KEN: 2, GHA: 1 })
})

test("series with forecasts of the country leave their room to others, however many there are", async () => {
  for (let k = 0; k < 6; k++) await add(`FORECAST${String(k)}`, "2029", [1], { isHeadline: true })
  await add("KNOWN", "2024", [1])
  expect(await chosen({ limit: 2 })).toEqual(["KNOWN"])
})
