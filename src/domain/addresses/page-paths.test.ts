import { expect, test } from "vitest"

import {
  advancedPath,
  cardPath,
  chartPath,
  comparePath,
  countryIndicatorsPath,
  countryPath,
  filePath,
  indicatorPath,
  loginPath,
  resultsPath,
} from "./page-paths.ts"

const inflation = { name: "Inflation, consumer prices (annual %)", countrySlug: "nigeria" }

test("an indicator's name is percent-encoded so that the page finds it again", () => {
  const path = indicatorPath(inflation)
  expect(path).toBe("/indicators/Inflation%2C%20consumer%20prices%20(annual%20%25)/nigeria")
  expect(decodeURIComponent(path.split("/")[2] ?? "")).toBe(inflation.name)
})

test("a name with a slash or a question mark stays one part of the path", () => {
  const path = indicatorPath({ name: "Births / 1,000? people", countrySlug: "ghana" })
  expect(path.split("/")).toHaveLength(4)
  expect(path).not.toContain("?")
})

test("without a country the address is the indicator's list of countries", () => {
  expect(indicatorPath({ name: "GDP" })).toBe("/indicators/GDP")
})

test("query keys come in one order and empty ones are left out", () => {
  const query = {
    endYear: 2020,
    category: "economy",
    colour: "",
    startYear: null,
    frequency: "yearly",
  }
  expect(indicatorPath({ name: "GDP", countrySlug: "kenya", query })).toBe(
    "/indicators/GDP/kenya?category=economy&frequency=yearly&endYear=2020",
  )
})

test("a colour's number sign is encoded", () => {
  const path = chartPath({ ...inflation, query: { colour: "#A60B1B", asOf: "2025-01-15" } })
  const query = new URL(path, "http://localhost").searchParams
  expect(query.get("colour")).toBe("#A60B1B")
  expect(query.get("asOf")).toBe("2025-01-15")
  expect(query.get("indicator")).toBe(inflation.name)
  expect(query.get("country")).toBe("nigeria")
})

test("the comparison starts with the dataset it is opened from", () => {
  const query = new URL(comparePath(inflation), "http://localhost").searchParams
  expect([...query.keys()]).toEqual(["indicator", "country"])
})

test("the other pages have one address each", () => {
  expect(advancedPath({ name: "A/B", countrySlug: "cote-divoire" })).toBe(
    "/advanced/A%2FB/cote-divoire",
  )
  expect(resultsPath("life & work")).toBe("/results?q=life+%26+work")
  expect(countryPath("ghana")).toBe("/country/ghana")
  expect(countryIndicatorsPath("ghana")).toBe("/countries/indicator/ghana")
  expect(loginPath("/indicators/GDP/ghana?frequency=yearly")).toBe(
    "/login?next=%2Findicators%2FGDP%2Fghana%3Ffrequency%3Dyearly",
  )
})

test("a file has its page's address with an extension, before the query", () => {
  const target = { name: "GDP (US$)?", countrySlug: "ghana", query: { chartType: "line" } }
  expect(filePath(target, "csv")).toBe("/indicators/GDP%20(US%24)%3F/ghana.csv?chartType=line")
  expect(filePath({ name: "GDP", countrySlug: "ghana" }, "md")).toBe("/indicators/GDP/ghana.md")
})

test("a card takes the same query as the frame", () => {
  const target = { name: "GDP", countrySlug: "ghana", query: { startYear: 2000 } }
  expect(cardPath(target)).toBe("/card.png?indicator=GDP&country=ghana&startYear=2000")
})
