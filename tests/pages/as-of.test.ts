import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { joinText } from "#tests/support/join-text.ts"
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
  app = (await testSite(db, { publicFeatures: ["compare", "country-dashboard", "download"] })).app
}, 240_000)

afterAll(() => app.close())

const read = async (url: string) => {
  const { statusCode, body } = await app.inject({ url })
  return { statusCode, body: joinText(body) }
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

const TWO = "indicator=Prices&country=nigeria&indicator2=Prices&country2=ghana"

test.each([
  `${PAGE}/nigeria`,
  `${PAGE}/nigeria.svg`,
  `${PAGE}/nigeria.md`,
  `${PAGE}/nigeria.txt`,
  `${PAGE}.svg`,
  "/chart?indicator=Prices&country=nigeria",
  `/compare?${TWO}`,
  `/chart/compare?${TWO}`,
  "/explore?i=Prices&c=NGA,GHA",
  "/chart/explore?i=Prices&c=NGA,GHA",
  "/explore.svg?i=Prices&c=NGA,GHA",
])("%s says to its reader that the figures are of a day", async (url) => {
  const dated = `${url}${url.includes("?") ? "&" : "?"}asOf=${DAY}`
  const { statusCode, body } = await read(dated)
  expect(statusCode).toBe(200)
  // Where its program finds it as well, it is for the reader that it has to stand there.
  const shown = body
    .replaceAll(/<script[^]*?<\/script>|<desc>[^]*?<\/desc>/g, "")
    .replaceAll(/<[^>]+>|\s+/g, " ")
  expect(shown.replaceAll(/\s+/g, " ")).toMatch(/Figures as they were known on ?\s?30-06-2024/)
  expect((await read(url)).body).not.toContain("as they were known")
})

test("countries side by side take it too, and lead on with it", async () => {
  const { body } = await read(`${PAGE}?countries=nigeria,ghana&asOf=${DAY}`)
  expect(body).toContain("Figures as they were known on 30-06-2024.")
  expect(body).not.toContain("55%")
  expect(body).toContain(`asOf=${DAY}&amp;countries=ghana"`)
})

test("the list of a country's indicators shows what was known on a day, and says so", async () => {
  const list = "/countries/indicator/nigeria"
  for (const url of [`${list}?asOf=${DAY}`, `${list}?category=economy&asOf=${DAY}`]) {
    const { statusCode, body } = await read(url)
    expect(statusCode).toBe(200)
    expect(body).toContain("Figures as they were known on 30-06-2024.")
    expect(body, url).toMatch(/11 ?%/)
    expect(body, url).not.toMatch(/44 ?%/)
    expect(body).not.toContain("is not a key")
  }
  expect((await read(list)).body).toMatch(/44 ?%/)
  // Tabs, letters and lines keep the day.
  const { body } = await read(`${list}?category=economy&asOf=${DAY}`)
  expect(body).toContain(`href="/countries/indicator/nigeria?category=health&amp;asOf=${DAY}"`)
  expect(body).toContain(`href="/advanced/Prices/nigeria?asOf=${DAY}"`)
  // Nothing of Kenya was published by then.
  expect((await read(`/countries/indicator/kenya?asOf=${DAY}`)).body).not.toMatch(/33 ?%/)
})

test("a country's dashboard, its answer and its files take the same day", async () => {
  const { statusCode, body } = await read(`/country/nigeria?asOf=${DAY}`)
  expect(statusCode).toBe(200)
  expect(body).toContain("Figures as they were known on 30-06-2024.")
  expect(body).toMatch(/11 ?%/)
  expect(body).not.toMatch(/44 ?%/)
  const api = await app.inject({ url: `/api/v1/country-dashboard/user/nigeria?asOf=${DAY}` })
  const { data } = api.json<{ data: { selectedIndicators: { latest: unknown }[] } }>()
  expect(data.selectedIndicators).toMatchObject([{ latest: { period: "2022", value: 11 } }])
  const file = `/api/v1/export/country-dashboard/nigeria?file_type=csv&asOf=${DAY}`
  const rows = parse<Record<string, string>>((await read(file)).body, { columns: true })
  expect(rows.map(({ period, value }) => [period, value])).toContainEqual(["2022", "11"])
  expect(rows.some(({ value }) => value === "44")).toBe(false)
  expect((await read("/country/kenya?asOf=2024-06-30")).body).toContain(
    "No figures are available from before 30-06-2024.",
  )
})

test("a day before all figures says so; a day that does not exist is refused by files", async () => {
  expect((await read(`${PAGE}?asOf=2020-01-01`)).body).toContain(
    "No figures are available from before 01-01-2020.",
  )
  expect((await read(`${PAGE}.svg?asOf=2024-13-01`)).statusCode).toBe(400)
  expect((await read(`${PAGE}?asOf=2024-13-01`)).body).toContain("The date could not be read")
})

test.each([
  [`${PAGE}?year=2022`, "“year” is not a key of this address. It takes chartType"],
  [`${PAGE}?countries=nigeria,ghana&colour=red`, "“colour” is not a key of this address."],
  [
    "/countries/indicator/nigeria?year=2022",
    "“year” is not a key of this address. It takes category, topic, filter, letter, page, asOf",
  ],
  ["/country/nigeria?year=2022", "“year” is not a key of this address. It takes asOf."],
  [`${PAGE}/nigeria?year=2022`, "“year” is not a key of this address. It takes frequency"],
])("the page %s says that it does not know a key", async (url, sentence) => {
  const { statusCode, body } = await read(url)
  expect(statusCode).toBe(200)
  expect(body).toContain(sentence)
  expect((await read(url.replace(/(year|colour)=/, "utm_source="))).body).not.toContain(
    "is not a key",
  )
})
