import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, { code: "FP.CPI", name: "Inflation, prices (annual %)" })
  for (const [country, values] of Object.entries({ NGA: [1, null, 3, 4], GHA: [5, 6], SSF: [7] })) {
    await addSeries(db, { indicator: prices, country, start: "2020", values })
  }
  await addSeries(db, {
    ...{ indicator: prices, country: "GHA", start: "2020", values: [55] },
    ...{ vintage: "2024-01-01", isHistory: true },
  })
  const monthly = await addIndicator(db, {
    code: "M",
    name: "Arrivals by month",
    aggregation: "sum",
  })
  await addSeries(db, {
    ...{ indicator: monthly, country: "KEN", start: "2021-01" },
    values: Array.from({ length: 24 }, () => 2),
  })
  await addSource(db, {
    ...{ id: "unwto", publisherId: "unwto", publisher: "UNWTO" },
    ...{ redistribute: "no", licence: "All rights reserved" },
  })
  const closed = await addIndicator(db, {
    ...{ code: "ARR", name: "Arrivals", publisherId: "unwto", sourceId: "unwto" },
  })
  await addSeries(db, { indicator: closed, country: "KEN", start: "2020", values: [7, 987654] })
  app = (await testSite(db)).app
}, 120_000)

afterAll(() => app.close())

type Body = {
  data: {
    series: {
      id: string
      versions: {
        asOf: string
        data: { period: string; value: number | null; status?: string }[]
      }[]
    }[]
    total: number
    leftOut: { publisher: string; series: number; reason: string }[]
  }
}

async function panel(query: Record<string, string>) {
  const { statusCode, body } = await app.inject({ url: "/api/v1/panel", query })
  expect(statusCode, body).toBe(200)
  return (JSON.parse(body) as Body).data
}

async function refusal(query: Record<string, string>) {
  const { statusCode, body } = await app.inject({ url: "/api/v1/panel", query })
  return [statusCode, (JSON.parse(body) as { error: string }).error]
}

test("a panel holds each series once, with the figures that the dataset itself has", async () => {
  const query = { indicators: "FP.CPI,M", countries: "all,regions" }
  const { series, total } = await panel(query)
  expect(total).toBe(4)
  const yearly = await panel({ ...query, frequency: "yearly" })
  for (const { id, versions } of [...series, ...yearly.series]) {
    const { body } = await app.inject({ url: `/api/v1/dataset/${id}` })
    const { data } = (JSON.parse(body) as { data: { data: unknown } }).data
    expect(versions[0]?.data, id).toEqual(data)
  }
  expect(series.at(-1)?.id).toBe("world-bank:M:KEN:monthly")
  expect(yearly.series.at(-1)?.id).toBe("world-bank:M:KEN:yearly")
})

test("countries are named by name, code or group, indicators by names with commas", async () => {
  const query = { indicators: "Inflation, prices (annual %)" }
  const ids = async (countries: string) =>
    (await panel({ ...query, countries })).series.map(({ id }) => id.split(":").at(2))
  expect(await ids("ghana,NG")).toEqual(["GHA", "NGA"])
  expect(await ids("Sub-Saharan Africa")).toEqual(["GHA", "NGA", "SSF"])
  expect(await ids("SSF")).toEqual(["SSF"])
})

test("years cut the series; a gap inside stays and is null", async () => {
  const query = { indicators: "FP.CPI", countries: "NGA" }
  const [whole] = (await panel({ ...query, to: "2022" })).series
  expect(whole?.versions[0]?.data).toEqual([
    { period: "2020", value: 1 },
    { period: "2021", value: null },
    { period: "2022", value: 3 },
  ])
  const [late] = (await panel({ ...query, from: "2021", to: "2022" })).series
  expect(late?.versions[0]?.data).toEqual([{ period: "2022", value: 3 }])
})

test("several days give what was published up to each", async () => {
  const { series } = await panel({
    ...{ indicators: "FP.CPI", countries: "GHA,NGA", asOf: "2024-06-30,latest" },
  })
  expect(
    series.map(({ versions }) => versions.map(({ asOf, data }) => [asOf, data.length])),
  ).toEqual([
    [
      ["2024-06-30", 1],
      ["latest", 2],
    ],
    [["latest", 4]],
  ])
})

test("a closed licence lets no figure out, and is named", async () => {
  const { body } = await app.inject({ url: "/api/v1/panel?indicators=ARR,M&countries=KEN" })
  expect(body).not.toContain("987654")
  const { data } = JSON.parse(body) as Body
  expect(data.total).toBe(1)
  expect(data.leftOut).toMatchObject([{ publisher: "UNWTO", series: 1 }])
})

test("what cannot be read is named with what is near", async () => {
  expect(await refusal({})).toEqual([400, "indicators is required."])
  expect(await refusal({ indicators: "XX" })).toEqual([
    400,
    "indicators: “XX” is not known. No name or id is similar. Give names, ids such as world-bank:SP.POP.TOTL, headline or all, separated by commas.",
  ])
  expect(await refusal({ indicators: "inflaton" })).toEqual([
    400,
    "indicators: “inflaton” is not known. The nearest: Inflation, prices (annual %) (world-bank:FP.CPI). Give names, ids such as world-bank:SP.POP.TOTL, headline or all, separated by commas.",
  ])
  const query = { indicators: "FP.CPI" }
  expect(await refusal({ ...query, countries: "GHA,Nigerie" })).toEqual([
    400,
    "countries: “Nigerie” is not known. The nearest: Nigeria (NGA); Algeria (DZA); Niger (NER). Give names, ISO 3166 codes, all, regions or a continent, separated by commas.",
  ])
  expect(await refusal({ ...query, from: "20" })).toEqual([
    400,
    "from must be a year such as 2000.",
  ])
  expect(await refusal({ ...query, from: "2020", to: "2010" })).toEqual([
    400,
    "from must not be after to.",
  ])
  expect(await refusal({ ...query, frequency: "weekly" })).toEqual([
    400,
    "frequency must be one of yearly, quarterly, monthly.",
  ])
  expect(await refusal({ ...query, asOf: "2024-02-30" })).toEqual([
    400,
    '"2024-02-30" is not a day; write it as 2024-01-31.',
  ])
  expect(await refusal({ ...query, frequency: "monthly" })).toEqual([
    404,
    "There are no monthly figures for these countries, years and days. Without frequency each indicator comes as it is published.",
  ])
  const file = await app.inject("/indicators/world-bank%3AFP.CPI.csv?frequency=monthly")
  const { body } = file.statusCode === 301 ? await app.inject(String(file.headers.location)) : file
  expect(body).toContain("There are no monthly figures")
})
