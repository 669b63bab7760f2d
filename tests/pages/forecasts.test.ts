import type { FastifyInstance } from "fastify"
import { beforeAll, expect, test } from "vitest"

import { addIndicator, addSeries } from "#tests/support/builders.ts"
import { testDatabase } from "#tests/support/database.ts"
import { testSite } from "#tests/support/site.ts"

const VINTAGE = "2025-10-31"
const PRICES = "imf:PCPI"
const POPULATION = "imf:POP2100"
const LITERACY = "imf:LITERACY"
/** More than the ten countries below which a place means nothing. */
const COUNTRIES = [
  "NGA",
  "GHA",
  "KEN",
  "ZAF",
  "EGY",
  "MAR",
  "SEN",
  "MLI",
  "TGO",
  "BEN",
  "NER",
  "TCD",
]

let app: FastifyInstance

beforeAll(async () => {
  const db = await testDatabase()
  const prices = await addIndicator(db, {
    ...{ code: "PCPI", name: "Consumer price index", publisherId: "imf" },
    ...{ category: "price", unit: "index", isHeadline: true, sourceId: "imf-weo" },
  })
  for (const [k, country] of COUNTRIES.entries()) {
    // 2022 to 2030: without a word of the publisher 2025 is a forecast, because it had not ended.
    const values = Array.from({ length: 9 }, (_, year) => 100 + 10 * year + k + 0.123456)
    await addSeries(db, {
      ...{ indicator: prices, country, start: "2022", vintage: VINTAGE, values },
      ...(country === "GHA" ? { forecastFrom: 2023 } : {}),
    })
  }
  const literacy = await addIndicator(db, {
    ...{ code: "LITERACY", name: "Literacy rate", publisherId: "imf" },
    ...{ category: "education", unit: "percent", sourceId: "imf-weo" },
  })
  // Nigeria has none, so that its dashboard holds prices alone.
  for (const [k, country] of [...COUNTRIES.slice(1), "CIV"].entries()) {
    const values = Array.from({ length: 9 }, (_, year) => 30 + 10 * year + k)
    await addSeries(db, {
      ...{ indicator: literacy, country, start: "2022", vintage: VINTAGE, values },
      ...(country === "GHA" ? { forecastFrom: 2023 } : {}),
    })
  }
  const projected = await addIndicator(db, {
    ...{ code: "POP2100", name: "Life expectancy outlook", publisherId: "imf" },
    ...{ category: "population", unit: "years", sourceId: "imf-weo" },
  })
  await addSeries(db, {
    ...{ indicator: projected, country: "NGA", start: "2090", vintage: VINTAGE },
    values: [70, 71, 72, 73, 74, 75, 76, 77, 78, 79, 80],
  })
  const features = ["country-dashboard", "download", "analysis"] as const
  ;({ app } = await testSite(db, { publicFeatures: features }))
}, 240_000)

async function read(url: string) {
  const { body } = await app.inject({ url })
  return (JSON.parse(body) as { data: unknown }).data
}

async function readText(url: string): Promise<string> {
  const { body, statusCode } = await app.inject({ url })
  expect(statusCode, url).toBe(200)
  return body
}

/** The words of a page without its mark-up and scripts. */
async function readWords(url: string): Promise<string> {
  const html = (await readText(url)).replace(/<(script|style)\b[\s\S]*?<\/\1>/g, "")
  return html
    .replace(/<!-- -->/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/\s+/g, " ")
}

async function callTool(name: string, args: object) {
  const { body } = await app.inject({
    method: "POST",
    url: "/mcp",
    headers: { accept: "application/json, text/event-stream", "content-type": "application/json" },
    payload: { jsonrpc: "2.0", id: 1, method: "tools/call", params: { name, arguments: args } },
  })
  const { result } = JSON.parse(body) as { result: { structuredContent: object } }
  return result.structuredContent
}

test("a search gives the newest actual figure and says how far the actual ones go", async () => {
  expect(await read("/api/v1/search?q=consumer+price+index+nigeria")).toMatchObject({
    searchResult: {
      relevantResults: [
        {
          indicatorId: PRICES,
          ...{ startYear: 2022, endYear: 2030, lastActualYear: 2024 },
          latest: { period: "2024", value: 120.123456 },
        },
      ],
    },
  })
})

test("a search gives no latest figure of an indicator of which all are forecasts", async () => {
  expect(await read("/api/v1/search?q=life+expectancy+outlook+nigeria")).toMatchObject({
    searchResult: {
      relevantResults: [{ indicatorId: POPULATION, lastActualYear: null, latest: null }],
    },
  })
})

test("the results page shows the newest actual figure; forecasts alone are said to be", async () => {
  const found = await readWords("/results?q=consumer+price+index+nigeria")
  expect(found).toContain("120 2024")
  expect(found).toContain("2022–2024, forecasts to 2030")
  expect(found).not.toMatch(/180 2030/)
  const outlook = await readWords("/results?q=life+expectancy+outlook+nigeria")
  expect(outlook).toContain("80 forecast for 2100")
  expect(outlook).toContain("forecasts 2090–2100")
})

test("lists of datasets and the dataset itself tell the newest actual figure", async () => {
  const latest = { period: "2024", value: 120.123456 }
  expect(await read(`/api/v1/dataset?indicator=${PRICES}&country=nigeria`)).toMatchObject({
    dataset: [{ endYear: 2030, lastActualYear: 2024, latest }],
  })
  expect(await read(`/api/v1/dataset/${PRICES}:NGA:yearly`)).toMatchObject({
    ...{ endYear: 2030, lastActualYear: 2024, latest, forecastFrom: "2025" },
  })
  expect(await read(`/api/v1/dataset/${POPULATION}:NGA:yearly`)).toMatchObject({
    ...{ lastActualYear: null, latest: null, forecastFrom: "2090" },
  })
})

test("lists of indicators tell the last year with an actual figure", async () => {
  expect(await read("/api/v1/indicator/country/nigeria")).toMatchObject({
    indicator: [
      { id: PRICES, endYear: 2030, lastActualYear: 2024 },
      { id: POPULATION, endYear: 2100, lastActualYear: null },
    ],
  })
})

test("a dashboard shows the newest actual figure, and no series of forecasts alone", async () => {
  const dashboard = (await read("/api/v1/country-dashboard/user/nigeria")) as {
    selectedIndicators: object[]
    selectedCharts: { data: { period: string }[] }[]
  }
  expect(dashboard.selectedIndicators).toMatchObject([
    {
      ...{ indicatorId: PRICES, lastActualYear: 2024, latest: { period: "2024" } },
      rank: { position: 11, of: 11 },
    },
  ])
  expect(dashboard.selectedCharts).toHaveLength(1)
  expect(dashboard.selectedCharts[0]?.data.at(-1)?.period).toBe("2024")
  expect(await readWords("/country/nigeria")).not.toContain("2030")
})

test("the indicators of a country are listed with their newest actual figure", async () => {
  expect(await readWords("/countries/indicator/nigeria?category=price")).toContain("120 2024")
  const outlook = await readWords("/countries/indicator/nigeria?category=population")
  expect(outlook).toContain("forecast for 2100")
})

test("maps and rankings show the newest year with actual figures, in which forecasts have no rank", async () => {
  const csv = await readText("/indicators/Consumer%20price%20index.csv?chartType=ranking")
  const lines = csv.split("\r\n").map((line) => line.split(","))
  expect(lines[0]?.slice(3, 7)).toEqual(["period", "value", "rank", "status"])
  expect(lines[1]?.slice(1, 7)).toEqual([
    "TCD",
    "Consumer price index",
    "2024",
    "131.123456",
    "1",
    "actual",
  ])
  expect(lines.find(([, code]) => code === "GHA")?.slice(3, 7)).toEqual([
    "2024",
    "121.123456",
    "",
    "forecast",
  ])
  expect(await readWords("/indicators/Consumer%20price%20index")).toContain("121.12 (forecast)")
})

test("countries side by side tell their newest actual figure and mark forecasts in the table", async () => {
  const words = await readWords("/indicators/Consumer%20price%20index?countries=nigeria,ghana")
  expect(words).toContain("120 in 2024")
  expect(words).toContain("101 in 2022")
  expect(words).toContain("180.12 (forecast)")
})

test("files mark each forecast", async () => {
  const page = "/indicators/Consumer%20price%20index/nigeria"
  const csv = await readText(`${page}.csv`)
  expect(csv).toContain(",2024,120.123456,index,actual,")
  expect(csv).toContain(",2025,130.123456,index,forecast,")
  const markdown = await readText(`${page}.md`)
  expect(markdown).toContain("| 2024 | 120.12 |")
  expect(markdown).toContain("| 2025 | 130.12 (forecast) |")
  expect(JSON.parse(await readText(`${page}.json`))).toMatchObject({ forecastFrom: "2025" })
})

test("the page of a series describes actual figures apart from forecasts", async () => {
  const html = await readText("/indicators/Consumer%20price%20index/nigeria")
  expect(/<meta name="description" content="([^"]*)"/.exec(html)?.[1]).toMatch(
    /100 in 2022, rising to 120 in 2024\. .*Estimates or forecasts follow, the last 180 in/,
  )
})

test("tools quote the newest actual figure, and a forecast as one", async () => {
  const place = { indicator: PRICES, country: "nigeria" }
  expect(await callTool("fact", place)).toMatchObject({
    ...{ period: "2024", value: 120.123456, status: "actual" },
    quote: expect.stringContaining("Nigeria, 2024: 120.12 index (") as string,
  })
  expect(await callTool("fact", { ...place, period: "2030" })).toMatchObject({
    status: "forecast",
    quote: expect.stringContaining("2030: 180.12 index (forecast) (") as string,
  })
  expect(await callTool("series", place)).toMatchObject({ forecastFrom: "2025" })
  expect(
    await callTool("search", { query: "consumer price index nigeria", limit: 1 }),
  ).toMatchObject({
    results: [{ lastActualYear: 2024, latest: { period: "2024" } }],
  })
})

test("the analysis of a series ranks its newest actual figure", async () => {
  const { body } = await app.inject({ url: `/api/v1/dataset/${LITERACY}:KEN:yearly/analysis` })
  expect(body).toContain("With 51% in 2024 it is 11th of the 11 countries")
})

test("the analysis of an index tells its newest actual figure and ranks no levels", async () => {
  const { body } = await app.inject({ url: `/api/v1/dataset/${PRICES}:NGA:yearly/analysis` })
  expect(body).toContain("the latest figure is 120 in 2024")
  expect(body).not.toContain("of the 11 countries")
})

test("the feed of a series tells its newest actual figure", async () => {
  expect(await readText(`/feeds/series/${PRICES}:NGA:yearly.xml`)).toContain(
    "Latest figure: 120.12 (2024)",
  )
})

test("suggestions show the latest figure of a country, never a forecast, unless years are asked for", async () => {
  const suggest = async (text: string) => {
    const { body } = await app.inject({ url: `/suggest?q=${encodeURIComponent(text)}` })
    const { suggestions } = JSON.parse(body) as { suggestions: { name: string; latest: unknown }[] }
    return suggestions.find(({ name }) => name === "Consumer price index")?.latest
  }
  expect(await suggest("consumer price index nigeria")).toEqual({ value: "120", period: "2024" })
  expect(await suggest("consumer price index ghana")).toEqual({ value: "101", period: "2022" })
  expect(await suggest("consumer price index")).toBeNull()
  expect(await suggest("consumer price index nigeria 2022 2024")).toBeNull()
})
