import { expect, test } from "vitest"

import { readSentence } from "../claims/sentence.ts"
import { withMeantTrade } from "./which-trade.ts"

function measuresOf(before: string, text: string): string[] {
  return withMeantTrade(before, readSentence(text, 0)).measures.map(({ measure }) => measure)
}

test.each([
  ["Merchandise exports jumped. ", "Imports rose to $17.5 billion.", "goods-imports"],
  [
    "Shipments of goods were worth $7.6 billion. ",
    "But imports grew to $23 billion.",
    "goods-imports",
  ],
  ["", "Goods imports were $9 billion and exports $7 billion.", "goods-exports"],
])("%s%s is of goods alone", (before, text, measure) => {
  expect(measuresOf(before, text)).toContain(measure)
})

test.each([
  ["", "Imports rose to $17.5 billion."],
  ["Exports of goods and services jumped. ", "Imports rose to $17.5 billion."],
  ["Merchandise exports jumped, and so did those of services. ", "Imports rose to $17.5 billion."],
  ["Merchandise exports jumped. ", "Imports of goods and services rose to $17.5 billion."],
])("%s%s is of goods and services", (before, text) => {
  expect(measuresOf(before, text)).toContain("imports")
})
