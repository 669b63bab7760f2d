import { expect, test } from "vitest"

import type { Indicator } from "#domain/indicators/indicator.ts"

import { indicatorFields } from "./indicator-fields.ts"

const fieldsOf = (name: string) => {
  const indicator = {
    name,
    code: "X",
    category: "economy",
    definition: "",
    topics: [],
    publishedTopics: [],
  } as unknown as Indicator
  const { subject, remainder } = indicatorFields(indicator)
  return { subject, remainder }
}

test("words that have a common abbreviation are found by it, and still by themselves", () => {
  expect(fieldsOf("Gross domestic product (GDP), Current prices, purchasing power parity")).toEqual(
    {
      subject: "GDP, Current prices, PPP",
      remainder: " (Gross domestic product, purchasing power parity)",
    },
  )
})

test("a name without such words is taken apart at its first bracket", () => {
  expect(fieldsOf("GDP, PPP (current international $)")).toEqual({
    subject: "GDP, PPP",
    remainder: " (current international $)",
  })
})
