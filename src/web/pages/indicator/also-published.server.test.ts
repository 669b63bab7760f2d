import { expect, test } from "vitest"

import { listCoverage, type IndicatorCoverage } from "#catalog/indicator-coverage.ts"

import { findOtherPublishers } from "./also-published.server.ts"
import { INFLATION, NIGERIA } from "./catalog.fixture.ts"

function coverage(
  id: string,
  publisher: string,
  places: Partial<Pick<IndicatorCoverage, "countries" | "regions">> = { countries: ["NGA"] },
): IndicatorCoverage {
  const publisherId = id.slice(0, id.indexOf(":"))
  return {
    indicator: { ...INFLATION, id, publisherId, name: `Inflation (${publisher})` },
    publisher,
    countries: [],
    regions: [],
    frequencies: ["yearly"],
    startYear: 2000,
    endYear: 2024,
    lastActualYear: 2024,
    factCountries: [],
    ...places,
  }
}

const ALL = [
  coverage("clio-infra:inflation", "Clio Infra"),
  coverage("imf:PCPIPCH", "International Monetary Fund"),
  coverage("imf:LUR", "International Monetary Fund"),
  coverage("world-bank:FP.CPI.TOTL.ZG", "World Bank"),
  coverage("world-bank:INFLATION.HCPI.RATE", "World Bank"),
]

test("others that publish the same for the country are named in the order of preference", async () => {
  const found = await findOtherPublishers(
    { listCoverage: async () => listCoverage(ALL) },
    INFLATION,
    NIGERIA,
  )
  expect(found).toEqual([
    { publisher: "International Monetary Fund", name: "Inflation (International Monetary Fund)" },
    { publisher: "Clio Infra", name: "Inflation (Clio Infra)" },
  ])
})

test("a publisher is named once, and none without figures for the country", async () => {
  const outlook = { ...INFLATION, id: "imf:PCPIPCH", publisherId: "imf" }
  const listed = [
    ...ALL.filter(({ publisher }) => publisher === "World Bank"),
    coverage("clio-infra:inflation", "Clio Infra", { countries: ["GHA"] }),
  ]
  const found = await findOtherPublishers(
    { listCoverage: async () => listCoverage(listed) },
    outlook,
    NIGERIA,
  )
  expect(found.map(({ publisher }) => publisher)).toEqual(["World Bank"])
})

test("what only one measures has no others", async () => {
  const alone = { ...INFLATION, id: "world-bank:SE.COM.DURS" }
  const listCoverage = async () => Promise.reject(new Error("not needed"))
  expect(await findOtherPublishers({ listCoverage }, alone, NIGERIA)).toEqual([])
})
