import { expect, test } from "vitest"

import { scheduleText } from "./load-source.server.ts"

const HOUR = 3_600_000

test.each([
  [24 * HOUR, "Fetched from the publisher every day."],
  [HOUR, "Fetched from the publisher every hour."],
  [7 * 24 * HOUR, "Fetched from the publisher every 7 days."],
  [36 * HOUR, "Fetched from the publisher every 36 hours."],
  [null, "Fetched from the publisher when the operator asks for it."],
])("a source fetched every %j ms says so", (everyMs, sentence) => {
  expect(scheduleText({ address: "https://example.org/x.csv", everyMs })).toBe(sentence)
})

test("a source without an address is imported by hand", () => {
  expect(scheduleText({ address: null, everyMs: HOUR })).toBe(
    "Imported when the publisher releases a new file.",
  )
})
