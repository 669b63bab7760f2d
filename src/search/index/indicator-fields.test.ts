import { expect, test } from "vitest"

import type { Indicator } from "#domain/indicators/indicator.ts"

import { indicatorFields } from "./indicator-fields.ts"

const fieldsOf = (name: string, notes = "") => {
  const indicator = {
    name,
    code: "X",
    category: "economy",
    definition: "",
    notes,
    topics: [],
    publishedTopics: [],
  } as unknown as Indicator
  const { subject, remainder, codes } = indicatorFields(indicator)
  return { subject, remainder, codes }
}

test("words that have a common abbreviation are found by it, and still by themselves", () => {
  expect(fieldsOf("Gross domestic product (GDP), Current prices, purchasing power parity")).toEqual(
    {
      subject: "GDP, Current prices, PPP",
      remainder: " (Gross domestic product, purchasing power parity)",
      codes: ["x"],
    },
  )
})

test("a name without such words is taken apart at its first bracket", () => {
  expect(fieldsOf("GDP, PPP (current international $)")).toEqual({
    subject: "GDP, PPP",
    remainder: " (current international $)",
    codes: ["x"],
  })
})

test("the numbers of goals that a note names are codes of the indicator", () => {
  const notes = "SDG indicator 3.2.1 of target 3.2. Nature of the figures: estimated."
  expect(fieldsOf("Infant deaths", notes).codes).toEqual(["x", "3.2.1", "3.2"])
  expect(fieldsOf("Roads", "SDG indicator 1.a.2 of target 1.a.").codes).toContain("1.a.2")
})
