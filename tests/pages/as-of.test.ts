import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const PAGE = "/indicators/Prices"
const DAY = "2024-06-30"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const indicator = await addIndicator(db, { code: "PRICES", name: "Prices", unit: "%" })
  const before = { vintage: "2024-01-01", isHistory: true, start: "2022" }
  await addSeries(db, { ...before, indicator, country: "NGA", values: [11] })
  await addSeries(db, { indicator, country: "NGA", start: "2022", values: [12, 44] })
  await addSeries(db, { ...before, indicator, country: "GHA", values: [22] })
  await addSeries(db, { indicator, country: "GHA", start: "2022", values: [21, 55] })
  await addSeries(db, { indicator, country: "KEN", start: "2022", values: [33] })
  app = (await testSite(db, { publicFeatures: ["country-dashboard"] })).app
}, 240_000)

afterAll(() => app.close())

const read = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return { statusCode, body: body.replaceAll("<!-- -->", "") }
}

test("a map and its ranking show the figures that were known on a day", async () => {
  const { statusCode, body } = await read(`${PAGE}?asOf=${DAY}`)
  expect(statusCode).toBe(200)
  expect(body).toContain("Figures as they were known on 30-06-2024.")
  expect(body).toContain("Ranking, 2022")
  expect(body).toMatch(/Ghana[\s\S]*?22%/)
  expect(body).not.toContain("Kenya")
  expect(body).not.toContain("21%")
  expect((await read(PAGE)).body).toMatch(/Ghana[\s\S]*?21%/)
})

test("the links of such a map keep the day", async () => {
  const { body } = await read(`${PAGE}?asOf=${DAY}`)
  expect(body).toContain(`asOf=${DAY}"`)
  expect(body).toContain(`<input type="hidden" name="asOf" value="${DAY}"/>`)
})

test("its files, its embed and its card take the same day", async () => {
  const csv = (await read(`${PAGE}.csv?chartType=ranking&asOf=${DAY}`)).body
  const rows = parse<Record<string, string>>(csv, { columns: true })
  expect(rows.map(({ code, period, value, rank }) => [code, period, value, rank])).toEqual([
    ["GHA", "2022", "22", "1"],
    ["NGA", "2022", "11", "2"],
  ])
  expect((await read(`/chart?indicator=Prices&chartType=map&asOf=${DAY}`)).body).toContain(
    "Figures as they were known on 30-06-2024.",
  )
  expect((await read(`${PAGE}.svg?asOf=${DAY}`)).body).toContain("2 countries")
  expect((await read(`/card.png?indicator=Prices&chartType=map&asOf=${DAY}`)).statusCode).toBe(200)
})

test("countries side by side take it too, and lead on with it", async () => {
  const { body } = await read(`${PAGE}?countries=nigeria,ghana&asOf=${DAY}`)
  expect(body).toContain("Figures as they were known on 30-06-2024.")
  expect(body).not.toContain("55%")
  expect(body).toContain(`asOf=${DAY}&amp;countries=ghana"`)
})

test("a day before all figures says so; a day that does not exist is refused by files", async () => {
  expect((await read(`${PAGE}?asOf=2020-01-01`)).body).toContain(
    "No figures are held from before 01-01-2020.",
  )
  expect((await read(`${PAGE}.svg?asOf=2024-13-01`)).statusCode).toBe(400)
  expect((await read(`${PAGE}?asOf=2024-13-01`)).body).toContain("The date could not be read")
})

test.each([
  [`${PAGE}?year=2022`, "“year” is not a key of this address. It takes chartType"],
  [`${PAGE}?countries=nigeria,ghana&colour=red`, "“colour” is not a key of this address."],
  [
    "/countries/indicator/nigeria?year=2022",
    "“year” is not a key of this address. It takes category",
  ],
  ["/country/nigeria?year=2022", "“year” is not a key of this address, which takes none."],
  [`${PAGE}/nigeria?year=2022`, "“year” is not a key of this address. It takes frequency"],
])("the page %s says that it does not know a key", async (url, sentence) => {
  const { statusCode, body } = await read(url)
  expect(statusCode).toBe(200)
  expect(body).toContain(sentence)
  expect((await read(url.replace(/(year|colour)=/, "utm_source="))).body).not.toContain(
    "is not a key",
  )
})
