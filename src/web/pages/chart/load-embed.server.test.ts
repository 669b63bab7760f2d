import { expect, test } from "vitest"

import { aCatalog, INFLATION, NIGERIA, SOURCE } from "../indicator/catalog.fixture.ts"
import { loadEmbed } from "./load-embed.server.ts"

function load(query: Record<string, string>, catalog = aCatalog()) {
  const services = {
    catalog,
    search: { rankIndicators: (text: string) => (text === "Inflaton" ? [INFLATION.id] : []) },
    publicUrl: "https://example.org",
    now: () => new Date("2026-03-01T00:00:00Z"),
  }
  return loadEmbed(services, new URLSearchParams(query))
}

test("an embed links to the same view of its page", async () => {
  const { embed, status } = await load({
    indicator: INFLATION.name,
    country: "nigeria",
    chartType: "line",
    startYear: "2019",
  })
  expect(status).toBe(200)
  const link = new URL(embed.link)
  expect(decodeURIComponent(link.pathname)).toBe(`/indicators/${INFLATION.name}/nigeria`)
  expect(link.search).toBe("?chartType=line&startYear=2019")
})

test.each([
  [{ indicator: "Nope", country: "nigeria" }],
  [{ indicator: INFLATION.name, country: "atlantis" }],
  [{ indicator: INFLATION.name, country: "ghana" }],
  [{}],
])("an embed of %j is not found and says so", async (query) => {
  const { embed, status } = await load(query)
  expect(status).toBe(404)
  expect(embed).toMatchObject({
    state: "message",
    sentence: expect.stringMatching(/^Sorry! There's no dataset available for your selection\./),
  })
})

test.each([
  [{ indicator: "Inflaton", country: "nigeria" }, `The nearest: ${INFLATION.name}`],
  [{ indicator: "Inflaton", chartType: "map" }, `The nearest: ${INFLATION.name}`],
  [{ indicator: INFLATION.name, country: "nigeira" }, "The nearest: Nigeria (NGA)"],
])("an embed of %j names what may be meant", async (query, nearest) => {
  const { embed } = await load(query)
  expect(embed).toMatchObject({ sentence: expect.stringContaining(nearest) })
})

test("an undated figure has no chart to embed", async () => {
  const fact = { indicator: INFLATION, country: NIGERIA, value: 18.8, source: SOURCE }
  const catalog = aCatalog({ getDataset: async () => ({ state: "fact", fact }) })
  const { embed, status } = await load({ indicator: INFLATION.name, country: "nigeria" }, catalog)
  expect(status).toBe(404)
  expect(embed).toMatchObject({ state: "message", title: `${INFLATION.name}, Nigeria` })
})

test("an embed of a day that does not exist says so instead of showing other figures", async () => {
  const query = { indicator: INFLATION.name, country: "nigeria", asOf: "2020-13-40" }
  const { embed, status } = await load(query)
  expect(status).toBe(404)
  expect(embed).toMatchObject({
    state: "message",
    sentence: '"2020-13-40" is not a day; write it as 2024-01-31.',
  })
})
