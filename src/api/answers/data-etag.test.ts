import { expect, test } from "vitest"

import { dataEtag, matchesEtag } from "./data-etag.ts"

test("the tag is weak and differs by version, address and shape", () => {
  const tags = [
    dataEtag(1, "/a", "s"),
    dataEtag(2, "/a", "s"),
    dataEtag(1, "/b", "s"),
    dataEtag(1, "/a", "t"),
  ]
  expect(new Set(tags).size).toBe(4)
  for (const tag of tags) expect(tag).toMatch(/^W\/"\d-[\w-]{16}"$/)
})

test.each([
  ['W/"1-a"', true],
  ['"1-a"', true],
  ['"x", W/"1-a"', true],
  ["*", true],
  ['"1-b"', false],
  ["", false],
  [undefined, false],
])("If-None-Match %s against the tag is %s", (header, expected) => {
  expect(matchesEtag(header, 'W/"1-a"')).toBe(expected)
})
