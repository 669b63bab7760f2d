import { expect, test } from "vitest"

import { accessTable } from "#domain/accounts/access.ts"

import { drawSeries } from "./draw-series.server.ts"
import type { IndicatorPageData } from "./page-data.ts"
import { pageHead } from "./page-head.ts"
import { aSeries } from "./series.fixture.ts"

const PAGE: IndicatorPageData = {
  state: "series",
  series: aSeries(),
  ...drawSeries(aSeries()),
  access: accessTable([]),
  origin: "https://example.org",
  view: "chart",
  analysis: null,
  countries: [],
  siblings: [],
  others: [],
  leads: [],
}

test("title and description name indicator, country, figures and source", () => {
  const head = pageHead(PAGE)
  expect(head).toContainEqual({ title: "Inflation, Nigeria | Sankore" })
  expect(head).toContainEqual({
    name: "description",
    content:
      "Inflation, Nigeria: 13.2% in 2020, rising to 18.8% in 2022. No data for 2021. Source: World Bank.",
  })
})

test("the one address has no query, whatever the view", () => {
  expect(pageHead({ ...PAGE, series: aSeries({ asOf: "2024-01-01" }) })).toContainEqual({
    tagName: "link",
    rel: "canonical",
    href: "https://example.org/indicators/Inflation/nigeria",
  })
})

test("a page without a dataset is not to be indexed", () => {
  expect(pageHead({ state: "missing", links: [] })).toContainEqual({
    name: "robots",
    content: "noindex",
  })
})

test("undated figures have titles of their own", () => {
  const { indicator, place, source } = aSeries()
  const fact = { state: "fact", origin: "", indicator, place, source, value: "5%" } as const
  expect(pageHead(fact)).toContainEqual({ title: "Inflation, Nigeria | Sankore" })
})
