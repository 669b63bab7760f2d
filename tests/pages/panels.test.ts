import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { PUBLIC_URL, testSite } from "#tests/support/site.ts"

const NAME = "Inflation, consumer prices (annual %)"
const PAGE = `/indicators/${encodeURIComponent(NAME)}`

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "FP.CPI", name: NAME, unit: "annual %" })
  await addSeries(db, { indicator: prices, country: "NGA", start: "2020", values: [1, null, 3] })
  await addSeries(db, {
    ...{ indicator: prices, country: "GHA", start: "2021", values: [5, 6], forecastFrom: 2022 },
  })
  await addSeries(db, {
    ...{ indicator: prices, country: "NGA", start: "2020", values: [9, 8] },
    ...{ vintage: "2024-01-01", isHistory: true },
  })
  await addSource(db, {
    ...{ id: "unwto", publisherId: "unwto", publisher: "UNWTO" },
    ...{ redistribute: "no", licence: "All rights reserved" },
  })
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await addSeries(db, { indicator: closed, country: "NGA", start: "2020", values: [7, 987654] })
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

const get = (url: string) => app.inject({ url })

async function rows(url: string) {
  const { statusCode, body } = await get(url)
  expect(statusCode, body).toBe(200)
  return parse<Record<string, string>>(body, { columns: true })
}

test("an indicator's address with .csv is all its countries and years, a row for each period", async () => {
  const table = await rows(`${PAGE}.csv`)
  expect(Object.keys(table[0] ?? {})).toEqual([
    ...["country_code", "country", "indicator_id", "indicator", "period", "value", "unit"],
    ...["status", "vintage", "publisher", "licence"],
  ])
  expect(
    table.map((row) => [row["country_code"], row["period"], row["value"], row["status"]]),
  ).toEqual([
    ["GHA", "2021", "5", "actual"],
    ["GHA", "2022", "6", "forecast"],
    ["NGA", "2020", "1", "actual"],
    ["NGA", "2021", "", ""],
    ["NGA", "2022", "3", "actual"],
  ])
  expect(table[0]).toMatchObject({
    unit: "annual %",
    publisher: "World Bank",
    licence: "CC BY 4.0",
  })
})

test("countries and years of the address choose, a wide table has the periods side by side", async () => {
  expect(await rows(`${PAGE}.csv?countries=ghana&startYear=2022`)).toMatchObject([
    { country: "Ghana", period: "2022", value: "6" },
  ])
  const [ghana, nigeria] = await rows(`${PAGE}.csv?shape=wide&countries=GHA,NGA`)
  expect(ghana).toMatchObject({ "2020": "", "2021": "5", "2022": "6", forecast_from: "2022" })
  expect(nigeria).toMatchObject({ "2020": "1", "2021": "", "2022": "3", forecast_from: "" })
})

test("several days of one address become columns", async () => {
  const [first, , third] = await rows(`${PAGE}.csv?countries=NGA&asOf=2024-06-30,latest`)
  expect(first).toMatchObject({
    ...{ "value_2024-06-30": "9", "vintage_2024-06-30": "2024-01-01" },
    ...{ value_latest: "1", vintage_latest: "2026-01-01" },
  })
  expect(third).toMatchObject({ "value_2024-06-30": "", value_latest: "3" })
})

test("the same as JSON names the sources at the end", async () => {
  const { body } = await get(`${PAGE}.json?countries=NGA&startYear=2022`)
  expect(JSON.parse(body)).toMatchObject({
    title: NAME,
    address: `${PUBLIC_URL}${PAGE}.json?countries=NGA&startYear=2022`,
    rows: [{ country_code: "NGA", period: "2022", value: 3, status: "actual" }],
    sources: [{ publisher: "World Bank", licence: "CC BY 4.0", vintages: ["2026-01-01"] }],
    leftOut: [],
  })
})

test("a country's address with .csv holds its indicators; closed ones are named without a figure", async () => {
  const { body } = await get("/country/nigeria.csv?indicators=all")
  expect(body).not.toContain("987654")
  const table = parse<Record<string, string>>(body, { columns: true })
  expect(table.map((row) => [row["indicator"], row["period"], row["value"]])).toEqual([
    ["Arrivals", "", ""],
    [NAME, "2020", "1"],
    [NAME, "2021", ""],
    [NAME, "2022", "3"],
  ])
  expect(table[0]?.["licence"]).toContain("does not allow these figures to be passed on")
  expect((await get("/country/NGA.json?indicators=ARR")).headers["location"]).toBe(
    "/country/nigeria.json?indicators=ARR",
  )
})

test("an indicator of a closed source alone is refused with the reason", async () => {
  const { statusCode, body } = await get("/indicators/Arrivals.csv?countries=all")
  expect([statusCode, body]).toEqual([
    403,
    "The licence of UNWTO does not allow these figures to be passed on: All rights reserved.",
  ])
})

test.each([
  [
    `${PAGE}.csv?country=NGA`,
    "“country” is not a key of this address. It takes countries, startYear",
  ],
  [`${PAGE}.csv?countries=Nigerya`, "countries: “Nigerya” is not known. Did you mean Nigeria?"],
  [`${PAGE}.csv?shape=tall`, "shape must be one of long, wide."],
  [`${PAGE}.csv?startYear=20x`, "startYear must be a year such as 2000."],
  [`${PAGE}.json?asOf=2024-13-01`, '"2024-13-01" is not a day'],
  ["/country/nigeria.csv?indicators=Nothing", "indicators: “Nothing” is not known."],
  ["/country/nigeria.csv?countries=NGA", "“countries” is not a key of this address."],
])("%s says what is wrong", async (url, sentence) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(400)
  expect(body).toContain(sentence)
})
