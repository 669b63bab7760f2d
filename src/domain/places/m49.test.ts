import { expect, test } from "vitest"

import { countryByCode } from "./find-country.ts"
import { M49_PLACES } from "./m49.data.ts"
import { placeByM49 } from "./m49.ts"

test("a number of M49 is a place with or without leading zeros", () => {
  expect(["004", "4", " 404 ", "158", "412", "900", "001"].map(placeByM49)).toEqual([
    "AFG",
    "AFG",
    "KEN",
    "TWN",
    "XKX",
    "WLD",
    "WLD",
  ])
})

test("a number of no place, and any other text, is none", () => {
  expect(["", "0", "7777", "KEN", "010"].map(placeByM49)).toEqual(
    new Array<undefined>(5).fill(undefined),
  )
})

test("every place of the table is known", () => {
  const unknown = Object.values(M49_PLACES).filter((code) => countryByCode(code) === undefined)
  expect(unknown).toEqual([])
})
