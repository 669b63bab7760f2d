import { createHash } from "node:crypto"

import { parse } from "csv-parse/sync"
import type { FastifyInstance } from "fastify"
import { parquetReadObjects } from "hyparquet"
import readSheets from "read-excel-file/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { fromBufferPromise } from "yauzl"

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
  [
    `${PAGE}.csv?countries=Nigerya`,
    "countries: “Nigerya” is not known. The nearest: Nigeria (NGA); Niger (NER).",
  ],
  [`${PAGE}.csv?shape=tall`, "shape must be one of long, wide."],
  [`${PAGE}.csv?startYear=20x`, "startYear must be a year such as 2000."],
  [`${PAGE}.json?asOf=2024-13-01`, '"2024-13-01" is not a day'],
  [
    "/country/nigeria.csv?indicators=inflaton",
    `indicators: “inflaton” is not known. The nearest: ${NAME} (world-bank:FP.CPI).`,
  ],
  ["/country/nigeria.csv?indicators=Nothing", "indicators: “Nothing” is not known."],
  ["/country/nigeria.csv?countries=NGA", "“countries” is not a key of this address."],
])("%s says what is wrong", async (url, sentence) => {
  const { statusCode, body } = await get(url)
  expect(statusCode).toBe(400)
  expect(body).toContain(sentence)
})

async function unzip(bytes: Buffer): Promise<Map<string, Buffer>> {
  const zip = await fromBufferPromise(bytes)
  const files = new Map<string, Buffer>()
  for await (const entry of zip.eachEntry()) {
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    files.set(entry.fileName, Buffer.concat(parts))
  }
  return files
}

test("the same as Parquet is read back with the types of its columns", async () => {
  const { rawPayload, headers } = await get(`${PAGE}.parquet?countries=GHA,NGA`)
  expect(headers["content-type"]).toBe("application/vnd.apache.parquet")
  const file = Uint8Array.from(rawPayload).buffer
  const table = (await parquetReadObjects({ file })) as Record<string, string | number | null>[]
  expect(
    table.map(({ country_code, period, value, status }) => [country_code, period, value, status]),
  ).toEqual([
    ["GHA", "2021", 5, "actual"],
    ["GHA", "2022", 6, "forecast"],
    ["NGA", "2020", 1, "actual"],
    ["NGA", "2021", null, null],
    ["NGA", "2022", 3, "actual"],
  ])
})

test.each([`${PAGE}.zip`, "/sources/world-bank%2Fwdi.zip"])(
  "%s holds the values, a Data Package, the licences and right checksums",
  async (url) => {
    const { rawPayload, statusCode, body } = await get(url)
    expect(statusCode, body).toBe(200)
    const files = await unzip(rawPayload)
    expect([...files.keys()]).toEqual([
      ...["data.csv", "datapackage.json", "README.md", "LICENCES.txt", "SHA256SUMS.txt"],
    ])
    const csv = await get(`${PAGE}.csv`)
    expect(files.get("data.csv")?.toString()).toBe(csv.body)
    expect(String(files.get("README.md"))).toContain("members of today, in all years")
    const description = JSON.parse(String(files.get("datapackage.json"))) as {
      resources: { hash: string; bytes: number; schema: { fields: { name: string }[] } }[]
      licenses: unknown[]
    }
    const hash = createHash("sha256").update(csv.body).digest("hex")
    expect(description.resources[0]).toMatchObject({
      hash: `sha256:${hash}`,
      bytes: csv.rawPayload.length,
    })
    expect(description.licenses).toHaveLength(1)
    for (const line of String(files.get("SHA256SUMS.txt")).trim().split("\n")) {
      const [sum, name = ""] = line.split("  ")
      expect(
        createHash("sha256")
          .update(files.get(name) ?? "")
          .digest("hex"),
        name,
      ).toBe(sum)
    }
    expect(String(files.get("LICENCES.txt"))).toContain("CC BY 4.0")
  },
)

test("the same as a workbook has typed cells and a sheet of sources", async () => {
  const { rawPayload } = await get(`${PAGE}.xlsx?countries=GHA`)
  const sheets = await readSheets(rawPayload)
  expect(sheets.map(({ sheet }) => sheet)).toEqual(["Data", "Source"])
  expect(sheets[0]?.data[1]?.slice(4, 6)).toEqual(["2021", 5])
})

test("a file of a misspelt indicator names the nearest", async () => {
  const { statusCode, body } = await get("/indicators/Inflaton.csv")
  expect([statusCode, body]).toEqual([
    404,
    `There is no indicator of this name. The nearest: ${NAME} (world-bank:FP.CPI).`,
  ])
})

test("a closed source is no file, an unknown one is not there", async () => {
  expect((await get("/sources/unwto.zip")).statusCode).toBe(403)
  expect((await get("/sources/nobody.zip")).statusCode).toBe(404)
  expect((await get("/sources/unwto.zip?x=1")).statusCode).toBe(400)
})

test.each(["sh", "py", "r", "pq"])(
  "the address in the code for .%s is a panel with the figures of the view",
  async (extension) => {
    const query = "startYear=2020&asOf=2026-06-30"
    const code = (await get(`${PAGE}/nigeria.${extension}?${query}`)).body
    const address = /http:\/\/[^\s'"]+/.exec(code.replace(/^(?:#|\/\/).*$/gm, ""))?.[0] ?? ""
    const pick = (table: Record<string, string>[]) =>
      table.map((row) => [row["period"], row["value"], row["status"]])
    const panel = await rows(address.replace(PUBLIC_URL, ""))
    expect(pick(panel)).toEqual(pick(await rows(`${PAGE}/nigeria.csv?${query}`)))
    expect(panel).toHaveLength(3)
  },
)
