import { expect, test } from "vitest"

import { findTextDay } from "./find-text-day.ts"

const TODAY = "2026-06-01"

test.each([
  ["ABUJA, 12 March 2024 – Inflation rose.", "2024-03-12"],
  ["Published March 3rd, 2025 by the desk", "2025-03-03"],
  ["Updated: 2023-11-05. The economy grew.", "2023-11-05"],
  ["5th of Sept. 2020 and later 1 May 2021", "2020-09-05"],
])("“%s” bears the day %s", (text, day) => {
  expect(findTextDay(text, TODAY)).toBe(day)
})

test.each([
  ["a year alone", "Inflation was 18.8% in 2022."],
  ["a day that is none", "On 31 February 2022"],
  ["a day to come", "On 4 July 2027 the bank decides."],
  ["a day far down", `${"word ".repeat(100)}12 March 2024`],
])("%s is no day of the text", (_what, text) => {
  expect(findTextDay(text, TODAY)).toBeUndefined()
})
