import { expect, test } from "vitest"

import { describeUnknownKeys, requireKnownKeys } from "./query-keys.ts"

test("keys that links collect on their way are let through", () => {
  const query = new URLSearchParams("asOf=2026-01-01&utm_source=a&fbclid=b&gclid=c")
  expect(describeUnknownKeys(query, ["asOf"])).toEqual([])
})

test("a key that is not known is named with those that are", () => {
  expect(() => {
    requireKnownKeys(["asOf", "asof", "x"], ["asOf", "limit"])
  }).toThrow("“asof” is not a key of this address. It takes asOf, limit.")
  expect(() => {
    requireKnownKeys(["x"], [])
  }).toThrow("“x” is not a key of this address, which takes none.")
})

test("a key that is given twice is named once, with the keys that the address takes", () => {
  const query = new URLSearchParams("colour=red&colour=blue")
  expect(describeUnknownKeys(query, ["asOf", "q"])).toEqual([
    "“colour” is not a key of this address. It takes asOf, q.",
  ])
})
