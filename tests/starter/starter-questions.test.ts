import type { FastifyInstance } from "fastify"
import { afterAll, beforeAll, expect, test } from "vitest"

import { testDatabase } from "#tests/support/database.ts"
import { importInto, testSite } from "#tests/support/site.ts"

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  await importInto(db, ["starter"])
  app = (await testSite(db, { publicFeatures: ["fact-checking"] })).app
})
afterAll(() => app.close())

test.each([
  ["population of nigeria", "Nigeria", "2005"],
  ["life expectancy in china in 1955", "China", "1955"],
  ["fertility rate in kenya", "Kenya", "2005"],
  ["average life expectancy in China between 1955 and 2005", "China", "by the figures of 11 years"],
  [
    "when did Nigeria's population first exceed 100 million",
    "Nigeria",
    "The previous figure is from 1990",
  ],
  ["unemployment rate in manufacturing in the US", "manufacturing", "2009"],
  ["private sector employment in the US in March 2010", "United States", "March 2010"],
  ["carbon dioxide in the atmosphere in 2015", "In the world", "400.88 parts per million in 2015"],
])("“%s” is answered from the figures of the starter", async (query, place, words) => {
  const answer = await app.inject({ url: `/api/v1/answer?q=${encodeURIComponent(query)}` })
  const { data } = answer.json<{ data: { state: string; sentence: string } }>()
  expect(data).toMatchObject({ state: "answered" })
  expect(data.sentence).toContain(place)
  expect(data.sentence).toContain(words)
})

test("a group of which few countries have figures is not put in order, and the number is said", async () => {
  const answer = await app.inject({ url: "/api/v1/answer?q=top+5+countries+by+population" })
  const { data } = answer.json<{ data: { state: string; sentence: string } }>()
  expect(data.state).toBe("declined")
  expect(data.sentence).toContain(
    "Too few countries of the world have actual figures for Population: 61 of 193.",
  )
})

test.each([
  ["Nigeria's population was 140 million in 2005.", "correct"],
  ["Life expectancy in China was 53.9 years in 1955.", "correct"],
  ["Nigeria's population was 170 million in 2005.", "unverified"],
])("“%s” is judged by the figures of the starter", async (query, status) => {
  const answer = await app.inject({
    method: "POST",
    url: "/api/v1/economic/validate",
    payload: { query },
  })
  const { data } = answer.json<{ data: { status: string; message: string } }>()
  expect(data, data.message).toMatchObject({ status })
})

test("the examples of a composition lead to what the starter holds", async () => {
  const { body } = await app.inject({ url: "/explore" })
  const links = [...body.matchAll(/href="(\/explore\?[^"]*)"/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const url of links) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200])
})

test("formulas are offered of which the starter holds the inputs", async () => {
  const url = "/explore?i=gapminder:pop&c=NGA,KEN&layout=lines"
  const { body } = await app.inject({ url })
  const links = [...body.matchAll(/href="(\/explore\?[^"]*calc=[^"]*)"/g)].map(([, path = ""]) =>
    path.replaceAll("&amp;", "&"),
  )
  expect(links.length).toBeGreaterThan(0)
  for (const link of links)
    expect([link, (await app.inject({ url: link })).statusCode]).toEqual([link, 200])
})

test("the home page shows a paragraph as the checker marks it, whose figures the starter holds", async () => {
  const { body } = await app.inject({ url: "/" })
  const paragraph = /<blockquote[^>]*>(.*?)<\/blockquote>/s.exec(body)?.[1] ?? ""
  const words = paragraph.replace(/<[^>]*>/g, "")
  expect(words).toMatch(/China was 53\.9 years in 1955 \(Correct\)/)
  expect(words).toMatch(/140 million people in 2005 \(Correct\)/)
})
