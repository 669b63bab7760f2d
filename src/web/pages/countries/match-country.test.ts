import { expect, test } from "vitest"

import type { PickedCountry } from "./load-countries.server.ts"
import { countryMatcher } from "./match-country.ts"

const IVORY_COAST: PickedCountry = {
  name: "Ivory Coast",
  slug: "ivory-coast",
  code2: "CI",
  continent: "africa",
  count: 1,
  alsoCalled: "Côte d’Ivoire;Republic of Côte d'Ivoire",
}

test.each(["", "  ", "ivory", "COAST", "coast ivory", "cote d'ivoire", "Côte d’Ivoire"])(
  "%o finds the Ivory Coast",
  (text) => {
    expect(countryMatcher(text)(IVORY_COAST)).toBe(true)
  },
)

test.each(["gold coast", "ivory republic", "ivoirex"])("%o does not", (text) => {
  expect(countryMatcher(text)(IVORY_COAST)).toBe(false)
})
