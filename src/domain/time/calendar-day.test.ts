import { expect, test } from "vitest"

import { isCalendarDay } from "./calendar-day.ts"

test.each(["2024-02-29", "0001-01-01", "9999-12-31"])("%s is a day", (text) => {
  expect(isCalendarDay(text)).toBe(true)
})

test.each(["2023-02-29", "2020-13-40", "0000-01-01", "20240131", "2024-1-1", "yesterday", ""])(
  "%j is no day",
  (text) => {
    expect(isCalendarDay(text)).toBe(false)
  },
)
