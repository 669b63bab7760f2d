import { expect, test } from "vitest"

import { isRelativeToBase } from "./is-relative-to-base.ts"

test.each([
  ["Consumer price index (2010 = 100)", "index, 2010 = 100", true],
  ["Consumer price index, not seasonally adjusted", "index", true],
  ["Human Development Index", "index", false],
  ["Gender parity of enrolment", "index (1 = parity)", false],
  ["Inflation", "annual %", false],
])("%s in %s: %s", (name, unit, expected) => {
  expect(isRelativeToBase({ name, unit })).toBe(expected)
})
