import { expect, test } from "vitest"

import { yearsText } from "./years-text.ts"

test("years read as a range, and as one year when there is only one", () => {
  expect(yearsText(1960, 2024)).toBe("1960–2024")
  expect(yearsText(2020, 2020)).toBe("2020")
})

test("unknown years leave nothing", () => {
  expect(yearsText(null, null)).toBe("")
  expect(yearsText(null, 2024)).toBe("")
})
