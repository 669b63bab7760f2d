import { expect, test } from "vitest"

import {
  countryChange,
  indicatorChange,
  namesSameDatasets,
  secondCountryChange,
  withoutSecond,
} from "./resolve-choice.ts"

test("another country keeps the indicator and the years", () => {
  expect(countryChange("2", "ghana")).toEqual({ country2: "ghana" })
})

test("the country of Data 02 takes over what Data 01 shows until it has an indicator", () => {
  const first = "indicator=GDP&country=kenya&category=economy&startYear=2000"
  expect(secondCountryChange("ghana", new URLSearchParams(first))).toEqual({
    country2: "ghana",
    indicator2: "GDP",
    category2: "economy",
    startYear2: "2000",
    endYear2: null,
  })
  const both = new URLSearchParams(`${first}&indicator2=Prices&country2=togo`)
  expect(secondCountryChange("ghana", both)).toEqual({ country2: "ghana" })
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
