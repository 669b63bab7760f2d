import { expect, test } from "vitest"

import { placeNames } from "#domain/places/find-country.ts"

import { findPlaceLookup } from "./place-lookup.ts"

test("the look-up of the same places is made once, that of others anew", async () => {
  const lookup = await findPlaceLookup(placeNames())
  expect(await findPlaceLookup(placeNames())).toBe(lookup)
  const kenya = placeNames().filter(({ country }) => country.code === "KEN")
  const other = await findPlaceLookup(kenya)
  expect(lookup.find(["nigeria"]).map(({ country }) => country.code)).toEqual(["NGA"])
  expect(other.find(["nigeria"])).toEqual([])
})
