import { expect, test } from "vitest"

import { isDated, vintageReason, vintageText } from "./vintage-text.ts"
import { UNKNOWN_DATE } from "./vintage.ts"

test("a date that the publisher states is that of the data, one that it does not is the earliest possible", () => {
  expect(vintageText({ vintage: "2025-07-01", vintageStated: true })).toBe("data as of 01-07-2025")
  const unstated = { vintage: "2023-12-31", vintageStated: false }
  expect(vintageText(unstated)).toBe("data as of 31-12-2023 or later")
  expect(vintageReason(unstated)).toBe(
    "data as of 31-12-2023 or later, since the publisher gives no date",
  )
})

test("a file without figures and without a date is of no known date", () => {
  expect(vintageText({ vintage: UNKNOWN_DATE, vintageStated: false })).toBe("data of no known date")
})

test("a file of which no day is known is not dated", () => {
  expect(isDated({ vintage: "2024-01-31" })).toBe(true)
  expect(isDated({ vintage: "0001-01-01" })).toBe(false)
})
