import { expect, test } from "vitest"

import { findDateInName, chooseVintage } from "./date-in-name.ts"

test("a month in a name means its last day, a day means itself", () => {
  expect(findDateInName("WEO_2025-10.csv")).toBe("2025-10-31")
  expect(findDateInName("export_2024-02.csv")).toBe("2024-02-29")
  expect(findDateInName("dataset_2026-02-03T17_26_31.csv")).toBe("2026-02-03")
  for (const name of ["data.csv", "v2_30096.csv", "2025-13.csv", "12025-10.csv"])
    expect(findDateInName(name), name).toBeUndefined()
})

test("without a stated date the day of retrieval counts", () => {
  const input = { path: "", name: "", retrievedAt: new Date("2026-03-04T23:00:00Z") }
  expect(chooseVintage(undefined, input)).toEqual({ date: "2026-03-04", stated: false })
  expect(chooseVintage("2025-10-31", input)).toEqual({ date: "2025-10-31", stated: true })
})
