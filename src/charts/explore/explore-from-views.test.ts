import { expect, test } from "vitest"

import { composeLines } from "./explore-from-views.ts"

test("two datasets of one indicator are one composition of both places", () => {
  expect(composeLines(["Inflation", "Inflation"], ["nigeria", "ghana"], null)).toBe(
    "/explore?i=Inflation&c=nigeria,ghana&layout=lines",
  )
})

test("two indicators of one place are a composition as of the same day", () => {
  expect(composeLines(["A", "B"], ["nigeria", "nigeria"], "2024-01-01")).toBe(
    "/explore?i=A,B&c=nigeria&layout=lines&asOf=2024-01-01",
  )
})
