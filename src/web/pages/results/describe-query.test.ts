import { expect, test } from "vitest"

import type { Country } from "#domain/places/country.ts"

import {
  describeQuery,
  droppedSentence,
  explainNoResults,
  IMPORT_COMMAND,
} from "./describe-query.ts"

const kenya = { name: "Kenya" } as Country

test("each part understood is named with the search that leaves it out", () => {
  expect(
    describeQuery([
      { kind: "words", typed: "cost of living", meaning: "Inflation", without: "kenyan monthly" },
      { kind: "place", country: kenya, without: "cost of living monthly" },
      { kind: "frequency", frequency: "monthly", without: "cost of living kenyan" },
    ]),
  ).toEqual([
    { label: "“cost of living”: Inflation", without: "/results?q=kenyan+monthly" },
    { label: "Kenya", without: "/results?q=cost+of+living+monthly" },
    { label: "Monthly", without: "/results?q=cost+of+living+kenyan" },
  ])
})

test("a city is shown with the country whose figures answer", () => {
  expect(
    describeQuery([{ kind: "place", country: kenya, city: "nairobi", without: "gdp" }]),
  ).toEqual([{ label: "“nairobi”: Kenya", without: "/results?q=gdp" }])
})

test("years may be open at one end", () => {
  const years = (startYear: number | null, endYear: number | null) =>
    describeQuery([{ kind: "years", startYear, endYear, without: "tea" }])[0]?.label
  expect(years(2010, 2020)).toBe("2010–2020")
  expect(years(1990, null)).toBe("from 1990")
  expect(years(null, 1990)).toBe("up to 1990")
})

test("the only part of a search cannot be left out", () => {
  expect(describeQuery([{ kind: "place", country: kenya, without: "" }])).toEqual([
    { label: "Kenya", without: null },
  ])
  expect(describeQuery([])).toEqual([])
})

test("words that were left out are owned up to", () => {
  expect(droppedSentence([])).toBeUndefined()
  expect(droppedSentence(["x"])).toBe("No results fit “x”; left out.")
  expect(droppedSentence(["x", "y", "z"])).toBe("No results fit “x”, “y” and “z”; left out.")
})

test("an empty page says what was not understood, or what is not held and how it comes", () => {
  expect(explainNoResults({ missing: null, dropped: ["tomorrow"] })).toEqual([
    { text: "Nothing here is about “tomorrow”." },
    { text: "Check the spelling, or try fewer words." },
  ])
  const missing = { subjects: ["Inflation"], isStarter: false }
  expect(explainNoResults({ missing, dropped: [] })).toEqual([
    { text: "No figures are available for “Inflation”." },
  ])
  const starter = explainNoResults({ missing: { ...missing, isStarter: true }, dropped: [] })
  expect(starter[1]?.text).toContain("Inflation, debt, trade")
  expect(starter[1]?.command).toBe(IMPORT_COMMAND)
})
