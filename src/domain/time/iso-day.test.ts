import { expect, test } from "vitest"

import { isoDay } from "./iso-day.ts"

test("the day is the one in UTC", () => {
  expect(isoDay(new Date("2024-01-31T23:30:00-02:00"))).toBe("2024-02-01")
})
