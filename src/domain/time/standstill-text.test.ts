import { expect, test } from "vitest"

import { standstillText } from "./standstill-text.ts"

test.each([
  [{ series: 4, behind: 0, lastYear: 2025 }, ""],
  [{ series: 3, behind: 1, lastYear: 2025 }, "33% of the series have no recent figures"],
  [{ series: 1000, behind: 1, lastYear: 2025 }, "1% of the series have no recent figures"],
  [{ series: 1000, behind: 999, lastYear: 2025 }, "99% of the series have no recent figures"],
  [{ series: 3, behind: 3, lastYear: 2019 }, "no figures since 2019"],
  [{ series: 1, behind: 1, lastYear: 2019 }, "no figures since 2019"],
])("%j is said as %j", (standstill, text) => {
  expect(standstillText(standstill)).toBe(text)
})

test("nothing is said where nothing is known", () => {
  expect(standstillText(undefined)).toBe("")
})
