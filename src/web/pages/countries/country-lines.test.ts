import { expect, test } from "vitest"

import { countryLines, readCountryLines, type PickedCountry } from "./country-lines.ts"

const NIGERIA: PickedCountry = {
  name: "Nigeria",
  slug: "nigeria",
  code2: "NG",
  continent: "africa",
  count: 1486,
  alsoCalled: "",
}
const CHANNEL_ISLANDS: PickedCountry = {
  name: "Channel Islands",
  slug: "the-channel-islands",
  code2: null,
  continent: "europe",
  count: 1,
  alsoCalled: "Les Îles Anglo-Normandes",
}

test("countries are read as they were written", () => {
  const countries = [NIGERIA, CHANNEL_ISLANDS]
  expect(readCountryLines(countryLines(countries))).toEqual(countries)
  expect(readCountryLines(countryLines([]))).toEqual([])
})
