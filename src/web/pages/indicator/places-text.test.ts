import { expect, test } from "vitest"

import { placesText, readPlaces } from "./places-text.ts"

test("places come back as they were", () => {
  const places = [
    { name: "Nigeria", slug: "nigeria", code2: "NG" },
    { name: "Côte d’Ivoire", slug: "cote-divoire", code2: "CI" },
    { name: "World", slug: "world", code2: null },
    { name: "Congo, Dem. Rep.", slug: "dr-congo", code2: "CD" },
    { name: "Euro area", slug: "eurozone", code2: null },
  ]
  expect(readPlaces(placesText(places))).toEqual(places)
})

test("no places are no text", () => {
  expect(placesText([])).toBe("")
  expect(readPlaces("")).toEqual([])
})

test("a usual place takes its name and code alone", () => {
  expect(placesText([{ name: "Nigeria", slug: "nigeria", code2: "NG" }])).toBe("Nigeria\tNG")
})
