import { expect, test } from "vitest"

import type { AskedPeriod } from "../mentions.ts"
import { resolvePeriods } from "./resolve-periods.ts"

const since = (from: number) => ({ form: { kind: "since", from } }) as AskedPeriod
const inYear = (year: number) =>
  ({ form: { kind: "span", frequency: "yearly", from: year, to: year } }) as AskedPeriod

test.each([
  ["since 1980", [since(1980)], { from: 1980, to: null }],
  ["since 1980, up to 2020", [since(1980), inYear(2020)], { from: 1980, to: 2020 }],
  ["in 1980 and in 2020", [inYear(1980), inYear(2020)], { from: 1980, to: 2020 }],
  ["in 1980, and since 2020", [inYear(1980), since(2020)], { from: 1980, to: null }],
])("%s", (_words, periods, years) => {
  expect(resolvePeriods(periods, "2026-11-22", { isAfter: false })).toEqual({
    years,
    partOfYear: null,
  })
})
