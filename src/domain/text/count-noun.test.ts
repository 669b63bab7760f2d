import { expect, test } from "vitest"

import { countNoun } from "./count-noun.ts"

test.each([
  [0, "0 series"],
  [1, "1 series"],
  [1486, "1,486 series"],
])("%i with a plural of its own", (count, expected) => {
  expect(countNoun(count, "series", "series")).toBe(expected)
})

test("a plural that is not given has an s", () => {
  expect([countNoun(1, "place"), countNoun(2, "place")]).toEqual(["1 place", "2 places"])
})
