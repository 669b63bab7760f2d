import { expect, test } from "vitest"

import { findQuantities } from "./find-quantities.ts"
import { conversion, unitOfIndicator, unitOfQuantity } from "./measured-units.ts"

function stated(text: string) {
  const [quantity] = findQuantities(text, true)
  return quantity && unitOfQuantity(quantity, text.slice(quantity.end))
}

function factor(text: string, unit: string, name = "Name"): number | undefined {
  const own = stated(text)
  const currency = /US\$/.test(unit) ? "USD" : null
  return own && conversion(own, unitOfIndicator({ unit, currency, name }))
}

test.each([
  ["1,522 kg per hectare", "kg per hectare", 1],
  ["2.4 tonnes per hectare", "kg per hectare", 1000],
  ["12 million tonnes", "1000 tonnes", 0.001],
  ["470 kWh per capita", "kWh per capita", 1],
  ["3,000 square kilometres", "1000 ha", 0.1],
  ["7.8 hospital beds per 1,000 people", "per 1,000 people", 1],
  ["78 beds per 10,000 people", "per 1,000 people", 0.1],
  ["44.3 subscriptions per 100 people", "per 100 people", 1],
  ["31.5%", "% of land area", 1],
  ["31.5% of land area", "% of land area", 1],
  ["6%", "annual %", 1],
  ["$3 billion", "current US$", 1],
  ["42,260", "number", 1],
  ["23 days", "days", 1],
])("%s is a figure in %s", (text, unit, times) => {
  expect(factor(text, unit)).toBeCloseTo(times, 10)
})

test.each([
  ["1,522 kg", "kg per hectare"],
  ["1,522 kg per hectare", "tonnes"],
  ["31.5%", "hectares"],
  ["31.5% of the growth", "annual %"],
  ["$3 billion", "current LCU"],
  ["42,260", "current LCU"],
  ["42,260", "current US$"],
  ["$1,200 a day", "current US$"],
  ["$1,200 per head", "current US$"],
  ["3 times", "number"],
])("%s is none in %s", (text, unit) => {
  expect(factor(text, unit)).toBeUndefined()
})

test("where the unit is silent the name in brackets tells it", () => {
  expect(factor("95%", "", "Immunization, measles (% of children)")).toBe(1)
  expect(factor("95", "", "Immunization, measles (% of children)")).toBeUndefined()
})

test("what the name counts per head is no whole, where the unit does not say for whom", () => {
  const name = "Carbon dioxide emissions per capita (production)"
  expect(factor("8.5 tonnes per person", "tonnes", name)).toBe(1)
  expect(factor("8.5 tonnes", "tonnes", name)).toBeUndefined()
  expect(factor("8.5 tonnes", "tonnes", "Carbon dioxide emissions")).toBe(1)
})
