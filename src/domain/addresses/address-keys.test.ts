import { expect, test } from "vitest"

import {
  COMPARE_KEYS,
  RANKING_KEYS,
  RANKING_PAGE_KEYS,
  SECOND_READ_KEYS,
  SECOND_WRITTEN_KEYS,
} from "./address-keys.ts"
import { comparePath } from "./page-paths.ts"

test("the page of a ranking understands each key of its file, and the countries to compare", () => {
  expect(RANKING_PAGE_KEYS.toSorted()).toEqual([...RANKING_KEYS, "countries"].toSorted())
})

test("what is written for a second dataset is read again", () => {
  expect(SECOND_READ_KEYS).toEqual(expect.arrayContaining([...SECOND_WRITTEN_KEYS]))
})

test("a comparison understands each key of its own address", () => {
  const query = {
    category: "economy",
    frequency: "yearly",
    chartType: "line",
    colour: "blue",
    startYear: 2000,
    endYear: 2020,
    transform: "index",
    asOf: "2026-01-01",
  }
  const second = { name: "y", countrySlug: "togo", query }
  const path = comparePath({ name: "x", countrySlug: "mali", query, second, layout: "panels" })
  const { searchParams } = new URL(path, "http://localhost")
  expect(COMPARE_KEYS).toEqual(expect.arrayContaining([...searchParams.keys()]))
})
