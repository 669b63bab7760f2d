import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { callApi } from "#tests/support/call-api.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance
let add: () => Promise<void>

beforeAll(async () => {
  const db = await testDatabase()
  await addSource(db, { id: "who/gho", publisherId: "who", publisher: "World Health Organization" })
  const prices = await addIndicator(db, { code: "PRICES", name: "Prices" })
  await addSeries(db, { indicator: prices, country: "NGA", start: "2010", values: [1, 2] })
  await addSeries(db, { indicator: prices, country: "GHA", start: "2020", values: [1, 2, 3] })
  const monthly = await addIndicator(db, { code: "MONTHLY", name: "Prices by month" })
  await addSeries(db, {
    ...{ indicator: monthly, country: "NGA", frequency: "monthly", start: "2015-01" },
    values: [1, 2, 3],
  })
  const health = await addIndicator(db, {
    ...{ code: "LIFE", name: "Life expectancy", publisherId: "who", sourceId: "who/gho" },
  })
  await addSeries(db, { indicator: health, country: "NGA", start: "2019", values: [55] })
  const preferred = await addIndicator(db, {
    ...{ code: "SP.DYN.LE00.IN", name: "Life expectancy at birth, total (years)" },
  })
  await addSeries(db, { indicator: preferred, country: "GHA", start: "2015", values: [62] })
  add = async () => {
    const more = await addIndicator(db, { code: "MORE", name: "Another" })
    await addSeries(db, { indicator: more, country: "NGA", start: "2019", values: [1] })
  }
  app = (await testSite(db)).app
}, 240_000)

afterAll(() => app.close())

type Body = {
  error?: string
  data: {
    indicator?: Record<string, unknown>[]
    dataset?: Record<string, unknown>[]
    total: number
    next: string | null
  }
}

const call = async (path: string) => {
  const { status, body } = await callApi(app, `/api/v1${path}`)
  return { ...(body as Body), status }
}
const listNames = async (query: string) =>
  (await call(`/indicator?${query}`)).data.indicator?.map(({ name }) => name)

test.each([
  "/indicator?publisher=nobody",
  "/indicator?search=prices&publisher=nobody",
  "/indicator/filter?publisher=nobody",
  "/indicator/country/nigeria?publisher=nobody",
  "/dataset?publisher=nobody",
])("%s is refused with the publishers that are known", async (path) => {
  const { status, error } = await call(path)
  expect(status).toBe(400)
  expect(error).toBe(
    "publisher: “nobody” is not known. Known are who (World Health Organization), world-bank (World Bank).",
  )
})

test("a plain name of /dataset means the preferred publisher's indicator, as in panels", async () => {
  const { data } = await call("/dataset?indicator=life+expectancy&fields=id")
  expect(data.dataset).toEqual([{ id: "world-bank:SP.DYN.LE00.IN:GHA:yearly" }])
})

test("indicators are narrowed by publisher, frequency and the year of the last figure", async () => {
  expect(await listNames("publisher=who")).toEqual(["Life expectancy"])
  expect(await listNames("publisher=world+health+organization")).toEqual(["Life expectancy"])
  expect(await listNames("frequency=monthly")).toEqual(["Prices by month"])
  expect(await listNames("lastYearFrom=2019")).toEqual(["Life expectancy", "Prices"])
  expect(await listNames("search=prices&lastYearFrom=2020")).toEqual(["Prices"])
  const { data } = await call("/indicator/country/nigeria?publisher=who")
  expect(data.total).toBe(1)
})

test("datasets are narrowed by the last figure of their own country", async () => {
  const all = await call("/dataset?publisher=world-bank")
  expect(all.data.total).toBe(4)
  const recent = await call("/dataset?lastYearFrom=2020")
  expect(recent.data.dataset).toMatchObject([{ indicator: "Prices", country: "Ghana" }])
  expect(recent.data.total).toBe(1)
  expect((await call("/dataset?country=NGA&lastYearFrom=2020")).data.total).toBe(0)
  expect((await call("/dataset?country=NGA,GHA&lastYearFrom=2019")).data.total).toBe(2)
})

test("an indicator that is not known is refused with the nearest, a known one may have no figures", async () => {
  const refused = await call("/dataset?indicator=Prises+by+month")
  expect(refused.status).toBe(400)
  expect(refused.error).toBe(
    "indicator: “Prises by month” is not known. The nearest: Prices by month (world-bank:MONTHLY); Prices (world-bank:PRICES).",
  )
  const elsewhere = await call("/dataset?indicator=nothing+alike&country=GHA")
  expect(elsewhere).toMatchObject({ status: 400, error: expect.stringContaining("No name or id") })
  const known = await call("/dataset?indicator=world-bank:PRICES&country=KEN")
  expect(known).toMatchObject({ status: 200, data: { dataset: [], total: 0 } })
})

test("an id of a frequency at which nothing is published is refused with the one that is", async () => {
  const { status, error } = await call("/dataset/world-bank:PRICES:NGA:monthly")
  expect([status, error]).toEqual([
    404,
    "There is no dataset with this id. The nearest: world-bank:PRICES:NGA:yearly.",
  ])
})

test("fields chooses the keys of each row; one that is not known is refused", async () => {
  const { data } = await call("/indicator?publisher=who&fields=id,name")
  expect(data.indicator).toEqual([{ id: "who:LIFE", name: "Life expectancy" }])
  const rows = (await call("/dataset?publisher=who&fields=id,latest")).data.dataset
  expect(rows).toEqual([{ id: "who:LIFE:NGA:yearly", latest: { period: "2019", value: 55 } }])
  const refused = await call("/indicator?fields=id,colour")
  expect(refused.status).toBe(400)
  expect(refused.error).toContain("fields must be some of id, name")
})

test("cursors lead through all pages, each row once, until the data change", async () => {
  for (const list of [
    "/indicator?limit=2",
    "/indicator?search=prices&limit=1",
    "/dataset?limit=3",
  ]) {
    const names: unknown[] = []
    let page = await call(list)
    const { total, next } = page.data
    expect(next).not.toBeNull()
    for (;;) {
      names.push(...(page.data.indicator ?? page.data.dataset ?? []).map(({ id }) => id))
      if (page.data.next === null) break
      page = await call(`${list}&cursor=${page.data.next}`)
    }
    expect(new Set(names).size).toBe(total)
    expect(names).toHaveLength(total)
  }
  expect((await call("/indicator?cursor=abc")).status).toBe(400)
  const { next } = (await call("/indicator?limit=1")).data
  await add()
  const stale = await call(`/indicator?limit=1&cursor=${String(next)}`)
  expect([stale.status, stale.error]).toEqual([
    400,
    "The data have changed since the first page. Start without cursor.",
  ])
})

test.each([
  ["", 1],
  ["&publisher=world-bank", 1],
  ["&lastYearFrom=2015", 1],
  ["&publisher=who", 0],
  ["&lastYearFrom=2016", 0],
  ["&category=health", 0],
])(
  "a dataset made from a finer one is in the list with the filters “%s”: %i",
  async (filters, total) => {
    const { data } = await call(
      `/dataset?indicator=Prices+by+month&country=nigeria&frequency=quarterly${filters}`,
    )
    expect([data.total, data.dataset?.length]).toEqual([total, total])
  },
)
