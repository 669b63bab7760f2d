import { expect, test } from "vitest"

import { initialsOf } from "./initials.ts"

test.each([
  ["Ada Obi", "AO"],
  ["  ada  maria obi ", "AO"],
  ["Ada", "A"],
  ["𝒜da", "𝒜"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(initialsOf(name)).toBe(initials)
})
