import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { oas31 } from "zod-openapi"

import { openApiDocument } from "#api/openapi/openapi.ts"
import { OPERATIONS } from "#api/v1/routes.ts"
import { FEATURES } from "#domain/accounts/access.ts"
import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

const POPULATION = "gapminder:pop:NGA:yearly"
const SENTENCE = "The population of Nigeria was 140 million in 2005."

/** A request for each call that reads the data, by the name of the call; with a body it is sent. */
const REQUESTS: Readonly<Record<string, readonly [path: string, body?: object]>> = {
  search: ["/search?q=population%20nigeria"],
  answerQuestion: ["/answer?q=life%20expectancy%20in%20China%20in%201955"],
  listIndicators: ["/indicator?search=population&limit=2"],
  filterIndicators: ["/indicator/filter?country=NG&category=health"],
  listCountryIndicators: ["/indicator/country/nigeria?category=health"],
  listDatasets: ["/dataset?search=population&country=NGA,KEN&limit=2"],
  getDataset: [`/dataset/${POPULATION}`],
  getPanel: ["/panel?indicators=gapminder:pop&countries=NGA,KEN&from=1995"],
  getAnalysis: [`/dataset/${POPULATION}/analysis`],
  listCountries: ["/countries/all"],
  listCountriesOfRegion: ["/countries/region/africa"],
  getCountryDetails: ["/country/nigeria"],
  getCountryDashboard: ["/country-dashboard/user/nigeria"],
  findCountryDashboards: ["/country-dashboard/search/nigeria"],
  listCurrencies: ["/currencies"],
  listStories: ["/stories?content_type=Post&per_page=1"],
  getStory: ["/stories/missing-years"],
  findStatements: ["/economic/statement", { query: SENTENCE }],
  validateStatement: ["/economic/validate", { query: SENTENCE }],
  checkText: ["/economic/check", { query: SENTENCE }],
}

let app: FastifyInstance
beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  const publicUrl = "http://127.0.0.1:3000"
  app = (await testSite(db, { publicUrl, publicFeatures: [...FEATURES] })).app
})
afterAll(() => app.close())

/** Lists of an example are cut: two rows show what is in them. */
const MAX_ITEMS = 2

test("the examples of the description are what the site answers on the starter data", async () => {
  const answers: Record<string, unknown> = {}
  for (const [id, [path, body]] of Object.entries(REQUESTS)) {
    const method = body ? "POST" : "GET"
    const response = await app.inject({ url: `/api/v1${path}`, method, ...(body && { body }) })
    expect(response.statusCode, path).toBe(200)
    answers[id] = { request: `${method} ${path}`, body, answer: shorten(response.json()) }
  }
  // Written anew by `npx vitest run --project integration tests/api/openapi-examples.test.ts -u`.
  await expect(`${JSON.stringify(answers, null, 1)}\n`).toMatchFileSnapshot(
    "../../src/api/openapi/real-answers.json",
  )
}, 120_000)

test("every call that reads figures has one", () => {
  const missing = OPERATIONS.filter(
    ({ id, method, session, files }) =>
      method === "GET" && session === undefined && !files && !(id in REQUESTS),
  )
  // A published check is somebody's.
  expect(missing.map(({ id }) => id)).toEqual(["getCheck"])
})

test("the description shows the answer with its request", () => {
  const call = openApiDocument().paths?.["/panel"]?.get
  const answer = call?.responses?.["200"] as oas31.ResponseObject
  expect(answer.description).toContain(`GET ${REQUESTS["getPanel"]?.[0] ?? "-"}`)
  expect(JSON.stringify(answer.content?.["application/json"]?.example)).toContain("Gapminder")
})

/** The answer with short lists, and without what is another each time. */
function shorten(answer: unknown): unknown {
  return JSON.parse(JSON.stringify(answer), (key, value: unknown) => {
    if (key === "searchId") return "5f0c1b62-8f0a-4a55-9f0e-0d8c4f1a2b3c"
    return Array.isArray(value) ? value.slice(0, MAX_ITEMS) : value
  })
}
