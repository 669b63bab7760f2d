import { expect, test } from "vitest"

import { chooseVerb } from "./choose-verb.ts"

test.each([
  ["exports of goods and services in current US dollars", "were"],
  ["remittances received", "were"],
  ["carbon dioxide emissions", "were"],
  ["deaths", "were"],
  ["tax revenue as a share of GDP", "was"],
  ["the share of people using the internet", "was"],
  ["consumer price inflation", "was"],
  ["the price of crude oil", "was"],
])("a sentence about %s says %s", (label, verb) => {
  expect(chooseVerb(label)).toBe(verb)
})
