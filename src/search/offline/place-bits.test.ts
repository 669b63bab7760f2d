import { expect, test } from "vitest"

import { packPlaces, unpackPlaces } from "./place-bits.ts"

const PLACES = ["NGA", "GHA", "KEN", "FRA", "DEU", "USA"]

test("places are read back in the order of the list, whatever order they were given in", () => {
  expect(packPlaces(["DEU", "NGA", "KEN"], PLACES)).toBe("51")
  expect(unpackPlaces("51", PLACES)).toEqual(["NGA", "KEN", "DEU"])
})

test("what is common needs few letters, and nothing none", () => {
  expect(packPlaces(["NGA"], PLACES)).toBe("1")
  expect(packPlaces([], PLACES)).toBe("")
  expect(unpackPlaces("", PLACES)).toEqual([])
})
