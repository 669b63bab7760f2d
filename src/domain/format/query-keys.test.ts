import { expect, test } from "vitest"

import { findUnknownKeys, requireKnownKeys } from "./query-keys.ts"

test("keys that links collect on their way are let through", () => {
  expect(findUnknownKeys(["asOf", "utm_source", "fbclid", "gclid"], ["asOf"])).toEqual([])
})

test("a key that is not known is named with those that are", () => {
  expect(() => {
    requireKnownKeys(["asOf", "asof", "x"], ["asOf", "limit"])
  }).toThrow("“asof” is not a key of this address. It takes asOf, limit.")
  expect(() => {
    requireKnownKeys(["x"], [])
  }).toThrow("“x” is not a key of this address, which takes none.")
})
