import { expect, test } from "vitest"

import {
  countryChange,
  indicatorChange,
  namesSameDatasets,
  withoutSecond,
} from "./resolve-choice.ts"

test("another country takes fresh years and keeps the indicator", () => {
  expect(countryChange("2", "ghana")).toEqual({
    country2: "ghana",
    startYear2: null,
    endYear2: null,
  })
})

test("another indicator of the first dataset may bring another frequency", () => {
  expect(indicatorChange("", "GDP", "economy")).toMatchObject({ indicator: "GDP", frequency: null })
  expect(indicatorChange("2", "GDP", "economy")).not.toHaveProperty("frequency")
})

test("reset clears the second dataset", () => {
  const query = new URLSearchParams("indicator=A&country=b&colour2=red&country2=c&layout=panels")
  expect(withoutSecond(query).toString()).toBe("indicator=A&country=b")
})

test("colours and years name the same datasets, countries do not", () => {
  const query = (text: string) => new URLSearchParams(`indicator=A&country=b&${text}`)
  expect(namesSameDatasets(query("colour=red"), query("startYear2=2000"))).toBe(true)
  expect(namesSameDatasets(query("country2=x"), query("country2=y"))).toBe(false)
})
