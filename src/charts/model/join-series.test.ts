import { expect, test } from "vitest"

import { joinSeries } from "./join-series.ts"

test("two datasets are joined by period, and nothing is filled in", () => {
  const first = { frequency: "yearly", start: 2000, values: [1, null, 3] } as const
  const second = { frequency: "yearly", start: 2002, values: [30, 40] } as const
  expect(joinSeries(first, second)).toEqual([
    { period: "2000", value: 1, value2: null },
    { period: "2001", value: null, value2: null },
    { period: "2002", value: 3, value2: 30 },
    { period: "2003", value: null, value2: 40 },
  ])
})

test("a dataset without figures adds no period", () => {
  const first = { frequency: "yearly", start: 2000, values: [1] } as const
  const second = { frequency: "yearly", start: 0, values: [] } as const
  expect(joinSeries(first, second)).toEqual([{ period: "2000", value: 1, value2: null }])
})

test("datasets of different frequencies share no period", () => {
  const first = { frequency: "yearly", start: 2000, values: [1] } as const
  const second = { frequency: "monthly", start: 24000, values: [1] } as const
  expect(joinSeries(first, second)).toEqual([])
})
