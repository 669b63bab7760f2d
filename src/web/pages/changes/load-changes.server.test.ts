import { expect, test } from "vitest"

import type { ImportChanges } from "#catalog/imports.ts"

import { INFLATION, NIGERIA, SOURCE } from "../indicator/catalog.fixture.ts"
import { countsText, importLine, loadImport } from "./load-changes.server.ts"

const IMPORT: ImportChanges["import"] = {
  id: 7,
  fileName: "x.csv",
  vintage: "2025-07-01",
  vintageStated: true,
  finishedAt: new Date("2026-03-01T00:00:00Z"),
  source: SOURCE,
  series: { new: 0, changed: 1, unchanged: 0, older: 0 },
  newIndicators: 0,
  changedIndicators: 0,
  changedFacts: 0,
}

async function textsOf(before: number, after: number) {
  const found: ImportChanges = {
    import: IMPORT,
    changes: [
      {
        id: "x",
        indicator: INFLATION,
        country: NIGERIA,
        frequency: "yearly",
        before: { vintage: "2024-07-01", period: "2023", value: before, isForecast: false },
        after: { vintage: "2025-07-01", period: "2024", value: after, isForecast: false },
      },
    ],
  }
  const catalog = { getImport: async () => found, listImports: async () => [] }
  const page = await loadImport({ catalog, publicUrl: "https://example.org" }, "7")
  return page?.changes.map((line) => [line.before, line.after])
}

test("changed figures are told in five digits", async () => {
  expect(await textsOf(49.7276237832519, 49.5263223856783)).toEqual([
    ["49.728% (2023)", "49.526% (2024)"],
  ])
})

test("a change in the far digits is told in full", async () => {
  expect(await textsOf(49.72762, 49.72763)).toEqual([["49.72762% (2023)", "49.72763% (2024)"]])
})

test("what an import brought is told with what is older and what has no date, without zeros", () => {
  const series = { new: 0, changed: 0, unchanged: 0, older: 46 }
  expect(countsText({ ...IMPORT, series, changedFacts: 1200 })).toBe(
    "Series: 46 older than what was known. Figures without a date: 1,200 new or changed.",
  )
  expect(countsText(IMPORT)).toBe("Series: 1 changed.")
})

test("an import that changed descriptions alone says so instead of four zeros", () => {
  const series = { new: 0, changed: 0, unchanged: 0, older: 0 }
  const described = { ...IMPORT, series, changedIndicators: 2500 }
  expect(importLine(described).instead).toBe(
    "Indicators: 2,500 with another name, description or unit.",
  )
  expect(importLine({ ...IMPORT, series }).instead).toBe("The figures stayed as they were.")
  expect(importLine(IMPORT).instead).toBeNull()
})
