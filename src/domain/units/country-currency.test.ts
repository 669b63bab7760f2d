import { expect, test } from "vitest"

import { currencyOf } from "./country-currency.ts"

test("a country with one currency has that currency", () => {
  expect(currencyOf("NGA")).toBe("NGN")
  expect(currencyOf("XKX")).toBe("EUR")
  expect(currencyOf("JPN")).toBe("JPY")
})

test("several currencies, regions and unknown codes have none", () => {
  expect(currencyOf("ZWE")).toBeNull()
  expect(currencyOf("WLD")).toBeNull()
  expect(currencyOf("XXX")).toBeNull()
})
