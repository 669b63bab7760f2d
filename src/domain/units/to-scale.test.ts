import { expect, test } from "vitest"

import { toScale } from "./to-scale.ts"

test("a figure is told in the size of the other unit", () => {
  expect(toScale(55e6, "people", "million people")).toBe(55)
  expect(toScale(5, "million people", "people")).toBe(5e6)
  expect(toScale(9, "%", "annual %")).toBe(9)
  expect(toScale(9, null, null)).toBe(9)
})
