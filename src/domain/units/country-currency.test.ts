import { expect, test } from "vitest"

import { findCurrency } from "./country-currency.ts"

test("a country with one currency has that currency", () => {
  expect(findCurrency("NGA")).toBe("NGN")
  expect(findCurrency("XKX")).toBe("EUR")
  expect(findCurrency("JPN")).toBe("JPY")
})

test("several currencies, regions and unknown codes have none", () => {
  expect(findCurrency("ZWE")).toBeNull()
  expect(findCurrency("WLD")).toBeNull()
  expect(findCurrency("XXX")).toBeNull()
})
