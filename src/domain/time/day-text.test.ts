import { expect, test } from "vitest"

import { dayText } from "./day-text.ts"

test("a day is written day first", () => {
  expect(dayText("2025-01-15")).toBe("15-01-2025")
})
