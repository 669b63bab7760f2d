import { expect, test } from "vitest"

import { countryByCode } from "#domain/places/find-country.ts"

import { countPlaces, hasPlace, joinPlaces, placeSet, listPlaces } from "./place-set.ts"

const codes = (text: string) => listPlaces(placeSet(text)).map(({ code }) => code)

test("a set gives its places in the order of lists, each once, unknown codes left out", () => {
  expect(codes("WLD,UGA,KEN,UGA,???")).toEqual(["KEN", "UGA", "WLD"])
  expect(codes("")).toEqual([])
})

test("a set knows its members and their number", () => {
  const kenya = countryByCode("KEN")
  if (!kenya) throw new Error("KEN")
  expect(hasPlace(placeSet("KEN,WLD"), kenya)).toBe(true)
  expect(hasPlace(placeSet("UGA"), kenya)).toBe(false)
  expect(hasPlace(placeSet("UGA"), { ...kenya, code: "???" })).toBe(false)
  expect(countPlaces(placeSet("KEN,WLD"))).toBe(2)
})

test("joined sets hold the places of all", () => {
  const joined = joinPlaces([placeSet("KEN"), placeSet("WLD,KEN"), placeSet("")])
  expect(listPlaces(joined).map(({ code }) => code)).toEqual(["KEN", "WLD"])
  expect(countPlaces(joinPlaces([]))).toBe(0)
})
