import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { isPublicRead } from "#api/operations/operation.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { addIndicator, addSeries, addSource } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import {
  callTool,
  listDoors,
  listDrawings,
  listTools,
  readDrawing,
  type NamedFigure,
} from "#tests/support/figure-doors.ts"
import { testSite } from "#tests/support/site.ts"

const FIGURE = 987654.25

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const source = { id: "unwto", publisherId: "unwto", publisher: "UNWTO" }
  await addSource(db, { ...source, redistribute: "no", licence: "All rights reserved" })
  const indicator = await addIndicator(db, {
    code: "ARR",
    name: "Arrivals",
    unit: "persons",
    publisherId: source.publisherId,
    sourceId: source.id,
    isHeadline: true,
  })
  for (const country of ["KEN", "NGA"]) {
    await addSeries(db, { indicator, country, start: "2020", values: [7, FIGURE] })
  }
  const publicFeatures = ["analysis", "download", "embed", "compare", "country-dashboard"] as const
  app = (await testSite(db, { publicFeatures })).app
}, 240_000)

afterAll(() => app.close())

const NAMED: NamedFigure = {
  indicatorId: "unwto:ARR",
  indicatorName: "Arrivals",
  sourceId: "unwto",
  code: "KEN",
  slug: "kenya",
  code2: "NGA",
  slug2: "nigeria",
  frequency: "yearly",
  period: "2021",
}
const DOORS = [...listDoors(NAMED), "/country/kenya.csv?indicators=all"]

const FORMS = ["987654.25", "987,654", "987.654", "988k", "987.65"]

test.each(DOORS)("no figure of a closed source leaves by %s", async (url) => {
  const { body, rawPayload } = await app.inject({ url })
  const text = `${body}${rawPayload.toString("latin1")}`
  expect(FORMS.filter((form) => text.includes(form))).toEqual([])
})

test.each(listTools(NAMED))(
  "no figure of a closed source leaves by the tool %s",
  async (name, args) => {
    const body = await callTool(app, name, args)
    expect(body).toContain("jsonrpc")
    expect(FORMS.filter((form) => body.includes(form))).toEqual([])
  },
)

test.each(listDrawings(NAMED))("no figure of a closed source is drawn for %s", async (path) => {
  const body = await readDrawing(app, path)
  expect(JSON.parse(body)).toMatchObject({ error: {} })
  expect(FORMS.filter((form) => body.includes(form))).toEqual([])
})

/** Calls that hold no figure of a series. */
const WITHOUT_FIGURES = [
  "listCountries",
  "listCountriesOfRegion",
  "listCurrencies",
  "listStories",
  "getStory",
  "getCheck",
]

test("every public call of the API is among these ways or holds no figure", () => {
  const paths = DOORS.map((url) => url.split("?")[0] ?? "")
  const missing = OPERATIONS.filter((operation) => {
    const form = operation.path.replace(/[:*]\w+/g, "[^/]+")
    return (
      isPublicRead(operation) && !paths.some((path) => new RegExp(`^/api/v1${form}$`).test(path))
    )
  }).map(({ id }) => id)
  expect(missing.toSorted()).toEqual(WITHOUT_FIGURES.toSorted())
})

test("every tool for language models is among these", async () => {
  const { body } = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: { accept: "application/json, text/event-stream" },
    payload: { jsonrpc: "2.0", id: 1, method: "tools/list" },
  })
  const { result } = JSON.parse(body) as { result: { tools: { name: string }[] } }
  const asked = new Set<string>(listTools(NAMED).map(([name]) => name))
  expect(result.tools.map(({ name }) => name).filter((name) => !asked.has(name))).toEqual([])
})
