import { expect, test } from "vitest"

import { LESS_IS_BETTER, MORE_IS_BETTER } from "./grammar/measures/better-measures.data.ts"
import { isBetterHigh } from "./is-better-high.ts"
import { getMeasure } from "./read-text.ts"

test("both lists name measures that are known, and none is in both", () => {
  const listed = [...MORE_IS_BETTER, ...LESS_IS_BETTER]
  expect(listed.filter((measure) => getMeasure(measure) === undefined)).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test.each([
  ["wages", true],
  ["doctors", true],
  ["producer-inflation", false],
  ["suicide", false],
  ["population", undefined],
  ["nothing", undefined],
])("whether more of %s is better: %s", (measure, isBetter) => {
  expect(isBetterHigh(measure)).toBe(isBetter)
})
