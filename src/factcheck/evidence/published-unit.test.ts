import { expect, test } from "vitest"

import { heldFigures } from "#tests/support/held-figures.ts"

import { EMPTY_SLOTS } from "../claims/empty-slots.ts"
import { findQuantities } from "../quantities/find-quantities.ts"
import { countedIn } from "../quantities/measured-units.ts"
import type { Measure } from "../grammar/measure.ts"
import type { ClaimSlots } from "../claims/claim-types.ts"
import {
  getFactor,
  getScale,
  isOfHundred,
  publishedUnit,
  inAuthorsUnit,
  inPublishedUnit,
} from "./published-unit.ts"

test.each([
  ["362 million tonnes", "kt", "emissions", 362_000],
  ["362 million tonnes", "Mt CO2e", "emissions", 362],
  ["362 Mt", "thousand tonnes", "emissions", 362_000],
  ["40 million tonnes a year", "kt", "emissions", 40_000],
  ["8.8 tonnes", "t CO2e/capita", "emissions per head", 8.8],
  ["8.8 tonnes per person", "metric tons per capita", "emissions", 8.8],
  ["2.4 tonnes per person", "tonnes of carbon per person", "emissions", 0.654545454545],
  ["3.2%", "per 1,000 live births", "infant mortality", 32],
  ["2.3 per 1,000 births", "per 100,000 live births", "maternal mortality", 230],
  ["1.2 per person", "per 100 people", "subscriptions", 120],
  ["5 per 1,000", "% of population", "prevalence", 0.5],
  ["59 million people", "thousand people", "the population", 59_000],
  ["$3.1 billion", "US$ million", "exports", 3100],
  ["31.3%", "annual %", "inflation", 31.3],
  ["1.4", "births per woman", "fertility", 1.4],
])("%s is so much of %s", (text, unit, label, expected) => {
  const claim = inPublishedUnit(subjectOf(text, unit, label))
  expect(claim?.value).toBeCloseTo(expected, 9)
})

test.each([
  ["362 million tonnes", "t CO2e/capita", "emissions"],
  ["8.8 tonnes per person", "kt", "emissions"],
  ["1,000 kWh", "per 100 people", "subscriptions"],
  ["20 per 1,000 people", "people", "the population"],
])("%s is nothing that %s count", (text, unit, label) => {
  expect(getFactor(subjectOf(text, unit, label))).toBeUndefined()
})

test("a change in per cent is the same in every unit", () => {
  const subject = subjectOf("28%", "per 1,000 live births", "infant mortality")
  const claim: ClaimSlots = { ...subject.claim, kind: "change", changeIn: "percent" }
  expect(getFactor({ ...subject, claim })).toBe(1)
})

test("a published figure is told in the unit of the author", () => {
  expect(inAuthorsUnit(362_226, subjectOf("360 million tonnes", "kt", "emissions"))).toBe(
    362_226_000,
  )
})

test("so many units of one indicator are one of another", () => {
  const { indicators } = heldFigures({
    LARGE: ["Figures in millions", "million US$", 1],
    SMALL: ["Figures", "current US$", 1],
  })
  const [large, small] = indicators
  if (!large || !small) throw new Error("no indicators")
  expect(getScale(large, small)).toBe(1_000_000)
  expect(getScale(small, large)).toBe(0.000001)
  expect(getScale(small, small)).toBe(1)
})

test("so many per 100 people are as many per cent", () => {
  const { indicators } = heldFigures({
    PER: ["Internet users", "per 100 population", 16.9],
    SHARE: ["Internet users", "%", 6.5],
    DEATHS: ["Deaths", "per 1,000 people", 6.5],
  })
  const [per, share, deaths] = indicators
  if (!per || !share || !deaths) throw new Error("no indicators")
  expect(getScale(per, share)).toBe(1)
  expect([per, share, deaths].map((one) => isOfHundred(publishedUnit(one)))).toEqual([
    true,
    true,
    false,
  ])
})

function subjectOf(text: string, unit: string, label: string) {
  const [quantity] = findQuantities(text, true)
  const [indicator] = heldFigures({ CODE: ["Figures", unit, 1] }).indicators
  if (!quantity || !indicator) throw new Error("no figure")
  const { value, step } = quantity
  const counted = countedIn(quantity, text.slice(quantity.end))
  const stated = { value, upper: null, step, counted, base: null }
  const claim: ClaimSlots<"level"> = { ...EMPTY_SLOTS, kind: "level", ...stated }
  const measure: Measure = { id: "m", label, kind: "count", units: ["plain"], codes: [], says: [] }
  return { claim, measure, series: { indicator } }
}
