import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

let app: FastifyInstance

const get = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url })
  return { statusCode, body: body.replaceAll("<!-- -->", ""), location: headers.location }
}
const namesFor = async (query: string) =>
  (JSON.parse((await get(`/search/indicators?${query}`)).body) as { indicators: string[] })
    .indicators

beforeAll(async () => {
  const db = await testDatabase()
  const crime = await addIndicator(db, { code: "A", name: "Homicides", topics: ["crime"] })
  const water = await addIndicator(db, { code: "B", name: "Wells", topics: ["water", "poverty"] })
  for (const indicator of [crime, water])
    await addSeries(db, { indicator, country: "KEN", start: "2020", values: [1, 2] })
  app = (await testSite(db)).app
}, 120_000)

test("the names of indicators are narrowed by topic", async () => {
  expect(await namesFor("topic=crime")).toEqual(["Homicides"])
  expect(await namesFor("topic=Poverty&country=kenya")).toEqual(["Wells"])
  expect(await namesFor("topic=water&name=homicides")).toEqual([])
  expect(await namesFor("topic=sports")).toEqual([])
  expect(await namesFor("topic=")).toEqual(["Homicides", "Wells"])
})

test("the form has a field of all topics without a script, and keeps what is chosen", async () => {
  const { body } = await get("/search?topic=Crime&country=KEN")
  expect(body).toMatch(/<select[^>]*name="topic"/)
  expect(body).toContain('<option value="">All topics</option>')
  expect(body).toMatch(/<option value="crime" selected="">Crime<\/option>/)
  const list = /<datalist[\s\S]*?<\/datalist>/.exec(body)?.[0] ?? ""
  expect(list).toContain("Homicides")
  expect(list).not.toContain("Wells")
})

test("words that name no indicator become a search of the topic", async () => {
  const { location } = await get("/search/go?country=kenya&topic=crime&indicator=theft")
  expect(location).toBe("/results?q=theft+Kenya&topic=crime")
  expect((await get("/search/go?country=&topic=crime&indicator=theft")).location).toBe(
    "/search?country=&topic=crime&indicator=theft#advanced",
  )
})
