import { expect, test } from "vitest"

import { countText, withCommas } from "./count-text.ts"

test.each([
  [0, "0"],
  [999, "999"],
  [1000, "1,000"],
  [28_105_511, "28,105,511"],
])("%i is written %s", (count, text) => {
  expect(countText(count)).toBe(text)
})

test("decimals stay as they are", () => {
  expect(withCommas("1234.56789")).toBe("1,234.56789")
})
