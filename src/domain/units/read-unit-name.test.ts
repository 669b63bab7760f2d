import { expect, test } from "vitest"

import { findLeadingUnit, readUnitName } from "./read-unit-name.ts"
import { UNIT_NAMES } from "./unit-names.data.ts"

test.each([
  ["metric tons", "tonnes"],
  ["t", "tonnes"],
  ["Sq. km", "km²"],
  ["km²", "km²"],
  ["Kilometres", "km"],
  ["gigawatt-hours", "GWh"],
  ["cubic meters", "cubic metres"],
])("the unit %s is called %s", (text, name) => {
  expect(readUnitName(text)?.name).toBe(name)
})

test.each(["tonnes of carbon", "kt CO2", "people", "hour glasses", "tax"])(
  "the unit %s has no name of its own",
  (text) => {
    expect(readUnitName(text)).toBeUndefined()
  },
)

test.each([
  ["tonnes of maize", "tonnes", 6],
  ["t of maize", "tonnes", 1],
  ["kWh per head", "kWh", 3],
  ["square kilometers of forest", "km²", 17],
  ["kilotons", undefined, undefined],
  ["times as much", undefined, undefined],
  ["mt of time", undefined, undefined],
])("%s begins with the unit %s", (text, name, length) => {
  const found = findLeadingUnit(text)
  expect(found?.unit.name).toBe(name)
  expect(found?.length).toBe(length)
})

test.each(UNIT_NAMES)("$name is read by its own name", ({ name, one = name }) => {
  expect(readUnitName(name)?.name).toBe(name)
  expect(readUnitName(one)?.name).toBe(name)
})
