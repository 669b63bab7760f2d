import { expect, test } from "vitest"
import { decideFreshness, decideRhythm, monthsSince, staleAge, type Pace } from "./freshness.ts"
import { ageText, behindText, freshnessText, monthText, rhythmText } from "./freshness-text.ts"
import { parsePeriod } from "./period.ts"

const TODAY = new Date("2026-11-22T12:00:00Z")
const FULL = [1, 2, 3, 4, 5, 6]

function freshness(last: string, more: Partial<Omit<Pace, "last">> = {}) {
  const period = parsePeriod(last)
  if (!period) throw new Error(last)
  const { frequency, index } = period
  return decideFreshness({ frequency, values: FULL, usualLast: null, ...more, last: index }, TODAY)
}

test.each([
  ["monthly", FULL, "monthly"],
  ["quarterly", FULL, "quarterly"],
  ["yearly", FULL, "yearly"],
  ["monthly", [1, null, null, 2, null, null, 3, null, null, 4], "quarterly"],
  ["monthly", [1, null, null, null, null, null, 2, null, null, null, null, null, 3], "every 6 months"], // prettier-ignore
  ["yearly", [1, null, 2, null, 3, null, 4], "every 2 years"],
  ["yearly", [1, null, null, null, null, 2, null, null, null, null, 3], "every 5 years"],
  ["yearly", [1, 2, null, 3, null, null, null, 4, null, null, 5], "irregular"],
  ["yearly", [1, null, null, 2], "irregular"],
  ["yearly", [1], "yearly"],
] as const)("%s figures %j come %s", (frequency, values, text) => {
  expect(rhythmText(decideRhythm(frequency, values))).toBe(text)
})

test("a few gaps make a regular series no irregular one, and old habits do not count", () => {
  expect(rhythmText(decideRhythm("yearly", [1, 2, 3, null, 4, 5, 6, 7, 8]))).toBe("yearly")
  const fiveYearlyBefore = [1, null, null, null, null, 2, null, null, null, null]
  const yearlySince = Array.from({ length: 13 }, (_, k) => k)
  expect(rhythmText(decideRhythm("yearly", [...fiveYearlyBefore, ...yearlySince]))).toBe("yearly")
})

test("the age counts whole months from the end of the last period, and none while it lasts", () => {
  expect(monthsSince("yearly", 2025, TODAY)).toBe(10)
  expect(monthsSince("yearly", 2026, TODAY)).toBe(0)
  expect(monthsSince("monthly", 2026 * 12 + 9, TODAY)).toBe(0)
  expect(monthsSince("monthly", 2026 * 12 + 7, TODAY)).toBe(2)
  expect(monthsSince("quarterly", 2026 * 4 + 1, TODAY)).toBe(4)
})

test("a series is behind when it is older than its own rhythm allows", () => {
  expect(freshness("2023").behind).toBeNull()
  expect(freshness("2022").behind).toBe("rhythm")
  expect(freshness("2026-05").behind).toBeNull()
  expect(freshness("2026-03").behind).toBe("rhythm")
  expect(freshness("2025-Q4").behind).toBeNull()
  expect(freshness("2025-Q1").behind).toBe("rhythm")
  const fiveYearly = { values: [1, null, null, null, null, 2, null, null, null, null, 3] }
  expect(freshness("2019", fiveYearly).behind).toBeNull()
  expect(freshness("2017", fiveYearly).behind).toBe("rhythm")
})

test("what comes irregularly is given more time", () => {
  const values = [1, 2, null, null, null, 3, null, 4]
  expect(freshness("2020", { values }).behind).toBeNull()
  expect(freshness("2018", { values }).behind).toBe("rhythm")
  expect(staleAge({ months: 12, isRegular: false })).toBe(60)
})

test("a series is behind when most of its source's series have gone on without it", () => {
  expect(freshness("2026-05", { usualLast: 2026 * 12 + 9 }).behind).toBe("source")
  expect(freshness("2026-07", { usualLast: 2026 * 12 + 9 }).behind).toBeNull()
})

test("the month of the next figure is written out", () => {
  expect(monthText("2027-03")).toBe("March 2027")
})

test("the words name the rhythm, and how far a series is behind", () => {
  expect(freshnessText(freshness("2024-10"))).toBe("Monthly, 2 years behind")
  expect(freshnessText(freshness("2025-10"))).toBe("Monthly, 12 months behind")
  expect(freshnessText(freshness("2025"))).toBe("Yearly")
  expect(behindText(freshness("2025"))).toBeNull()
  expect([1, 23, 24, 47].map(ageText)).toEqual(["1 month", "23 months", "2 years", "3 years"])
})
