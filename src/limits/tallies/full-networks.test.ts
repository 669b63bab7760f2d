import { expect, test } from "vitest"

import { createFullNetworks } from "./full-networks.ts"

test("a network is full in the window in which it was noted, and for that limit alone", () => {
  const full = createFullNetworks()
  full.add("anonymous", "2001:db8::/32", 7)
  expect(full.has("anonymous", "2001:db8::/32", 7)).toBe(true)
  expect(full.has("anonymous", "2001:db8::/32", 8)).toBe(false)
  expect(full.has("signed-in", "2001:db8::/32", 7)).toBe(false)
})

test("of ten thousand networks the one that was noted longest ago is forgotten first, asked about or not", () => {
  const full = createFullNetworks()
  for (let network = 0; network < 10_000; network += 1) full.add("anonymous", String(network), 1)
  full.add("anonymous", "0", 2)
  expect(full.has("anonymous", "1", 1)).toBe(true)
  full.add("anonymous", "one more", 1)
  expect(full.has("anonymous", "0", 2)).toBe(true)
  expect(full.has("anonymous", "1", 1)).toBe(false)
})
