import { expect, test } from "vitest"

import { COUNTRIES, REGIONS } from "./find-country.ts"
import { listPlaces } from "./list-places.ts"

const codes = (name: string) => listPlaces(name)?.map(({ code }) => code)

test("all stands for every country, regions for every group that publishers give values for", () => {
  expect(listPlaces("All")).toBe(COUNTRIES)
  expect(listPlaces("regions")).toBe(REGIONS)
})

test("a place is itself, whatever it is called", () => {
  expect(codes("cape-verde")).toEqual(["CPV"])
  expect(codes("ng")).toEqual(["NGA"])
})

test("a group is its members and then its own values, a code of a group its own values alone", () => {
  expect(codes("EAC")).toContain("KEN")
  const africa = codes("Sub-Saharan Africa") ?? []
  expect(africa.length).toBeGreaterThan(40)
  expect(africa.at(-1)).toBe("SSF")
  expect(codes("SSF")).toEqual(["SSF"])
  expect(codes("world")).toEqual(["WLD"])
})

test("what names nothing is unknown", () => {
  expect(listPlaces("Atlantis")).toBeUndefined()
})
