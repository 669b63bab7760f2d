import { expect, test } from "vitest"

import { closestCountries } from "./closest-countries.ts"

const namesOf = (text: string) => closestCountries(text, 3).map(({ name }) => name)

test.each([
  ["nigera", "Nigeria"],
  ["kenia", "Kenya"],
  ["untied-states", "United States"],
  ["phillipines", "Philippines"],
  ["cote-divoir", "Ivory Coast"],
  ["south afrika", "South Africa"],
])("%s is nearest to %s", (text, name) => {
  expect(namesOf(text)[0]).toBe(name)
})

test("the beginning of a name finds it", () => {
  expect(namesOf("mozam")).toEqual(["Mozambique"])
})

test("what looks like no country finds none", () => {
  expect(namesOf("atlantis-the-lost-city")).toEqual([])
  expect(namesOf("")).toEqual([])
  expect(namesOf("x")).toEqual([])
  expect(namesOf("ß".repeat(5000))).toEqual([])
})
