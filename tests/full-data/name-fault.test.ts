import { expect, test } from "vitest"

import { nameFault } from "./name-fault.ts"

const shown = (name: string, unit = "") => ({ id: "p:X", name, unit })

test("a name agrees with its publisher's in other words of the same meaning", () => {
  expect(
    nameFault("f", "GDP per capita, aged 15+, females (%)", {
      ...shown("Gross domestic product per person, women aged 15 and over", "%"),
    }),
  ).toBeUndefined()
  expect(
    nameFault("f", "Exports (thousand tonnes)", shown("Exports", "thousand tonnes")),
  ).toBeUndefined()
})

test("a name of something else is a fault", () => {
  expect(nameFault("f", "Nuts", shown("Aquatic animals, production"))).toMatch(/; nut$/)
  expect(nameFault("f", "Arrivals, men", shown("Arrivals, women"))).toMatch(/male is female$/)
  expect(nameFault("f", "Death rate, age-standardized", shown("Death rate"))).toMatch(
    /age, standardized$/,
  )
})

test("reworded words count for their folder alone", () => {
  const name = shown("Mullets (not elsewhere included), capture production")
  expect(nameFault("fao-fishstat", "Mullets NEI", name)).toBeUndefined()
  expect(nameFault("usda-psd", "Mullets NEI", name)).toMatch(/; nei$/)
})
