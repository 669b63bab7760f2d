import { expect, test } from "vitest"

import { getInitials } from "./initials.ts"

test.each([
  ["Ada Obi", "AO"],
  ["  ada  maria obi ", "AO"],
  ["Ada", "A"],
  ["𝒜da", "𝒜"],
  ["", ""],
])("the initials of %j are %j", (name, initials) => {
  expect(getInitials(name)).toBe(initials)
})
