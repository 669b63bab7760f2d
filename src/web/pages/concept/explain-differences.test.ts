import { expect, test } from "vitest"

import { explainDifferences, type SeriesFacts } from "./explain-differences.ts"

const facts = (fields: Partial<SeriesFacts> = {}): SeriesFacts => ({
  publisher: "World Bank",
  name: "Unemployment",
  unit: "%",
  definition: "",
  notes: "",
  vintage: "2026-01-01",
  forecastFrom: null,
  isCompilation: false,
  ...fields,
})

test("series that are described alike have no reason to differ", () => {
  expect(explainDifferences(facts(), facts({ publisher: "IMF" }))).toEqual([])
})

test("definition, base year, age and forecasts are told from the descriptions", () => {
  const first = facts({ name: "Unemployment (modeled ILO estimate)", unit: "constant 2015 US$" })
  const other = facts({
    publisher: "IMF",
    unit: "constant 2010 US$",
    definition: "Counts by fiscal year.",
    vintage: "2024-01-01",
    forecastFrom: 2025,
  })
  expect(explainDifferences(first, other)).toEqual([
    "Its prices are those of 2010, the other's those of 2015.",
    "It uses fiscal years for some countries.",
    "World Bank, by comparison: its figures are modelled, so that all countries have one.",
    "It is older: from 01-01-2024, the other from 01-01-2026. Figures are revised over time.",
    "From 2025 on its figures are forecasts.",
  ])
})

test("a compilation and another unit are named", () => {
  expect(explainDifferences(facts(), facts({ isCompilation: true, unit: "people" }))).toEqual([
    "It compiles the figures of other publishers.",
    "It is in “people”, the other in “%”.",
  ])
})

test.each([
  ["people", "million people"],
  ["% of total labor force", "%"],
  ["% of total labor force", "% of labour force"],
])("%j and %j are no reason to differ", (unit, other) => {
  expect(explainDifferences(facts({ unit }), facts({ unit: other }))).toEqual([])
})
