import { expect, test } from "vitest"

import { unitSize } from "./unit-size.ts"

test.each([
  ["current US$", "US$", true],
  ["current US$", "million US$", false],
  ["people", "thousand people", false],
  ["Mt CO2e", "million tonnes", true],
  ["kt", "million tons", false],
  ["% of population", "per 100 population", true],
])("%s and %s count in the same size: %s", (one, other, same) => {
  expect(unitSize(one) === unitSize(other)).toBe(same)
})
