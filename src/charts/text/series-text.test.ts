import { expect, test } from "vitest"

import type { Observations } from "#domain/series/series.ts"

import {
  creditSentence,
  derivedSentence,
  forecastSentence,
  nameWithUnit,
  rangeText,
  seriesTitle,
  writeSubtitle,
  vintageSentence,
} from "./series-text.ts"

const FIGURES: Observations = { frequency: "yearly", start: 2020, values: [13.2, null, 18.8] }

function subtitle(observations: Observations = FIGURES): string {
  return writeSubtitle({ indicator: { shownUnit: "annual %" }, observations })
}

test("a series is called by its indicator and its place", () => {
  const series = { indicator: { name: "Inflation rate" }, place: { name: "Nigeria" } }
  expect(seriesTitle(series)).toBe("Inflation rate, Nigeria")
})

test("a chart's subtitle holds unit and years", () => {
  expect(subtitle()).toBe("Annual %, 2020–2022")
})

test("a credit is introduced once, whatever the publisher's own line begins with", () => {
  expect(creditSentence("Source: BIS, policy rates.")).toBe("Source: BIS, policy rates.")
  expect(creditSentence("World Bank", "source: WHO.")).toBe("Source: World Bank; WHO.")
})

test("a name that stands alone holds the unit of its figures once, without its scale", () => {
  const named = (name: string, unit: string) => nameWithUnit({ name, unit })
  expect(named("CO2 emissions (kt)", "kt")).toBe("CO2 emissions (kt)")
  expect(named("Tin production", "tonnes")).toBe("Tin production (tonnes)")
  expect(named("Population (thousand people)", "thousand people")).toBe("Population (people)")
  expect(named("Tea, US cents per kilogram", "US cents per kilogram")).toBe(
    "Tea, US cents per kilogram",
  )
  expect(named("Turnout", "%")).toBe("Turnout")
  expect(named("Index of freedom", "")).toBe("Index of freedom")
})

test("the frequency is named where it is not years", () => {
  const observations = { frequency: "quarterly", start: 2020 * 4, values: [1, 2] } as const
  expect(subtitle(observations)).toBe("Annual %, quarterly, Q1 2020–Q2 2020")
})

test("one period stands alone, and no period leaves the unit", () => {
  expect(rangeText({ frequency: "yearly", start: 2020, values: [1] })).toBe("2020")
  const observations = { frequency: "yearly", start: 2020, values: [] } as const
  expect(subtitle(observations)).toBe("Annual %")
})

test("forecasts are told from their first period on", () => {
  expect(forecastSentence("yearly", 2025)).toBe("Figures from 2025 on are estimates or forecasts.")
  expect(forecastSentence("quarterly", 2025 * 4 + 2)).toContain("from Q3 2025 on")
})

test("derived figures say how they were made", () => {
  expect(derivedSentence({ from: "monthly", aggregation: "average" }, "yearly")).toBe(
    "Yearly figures are the average of the monthly ones; years with a part missing are left out.",
  )
})

test("a date is the publisher's, or the earliest that they can be", () => {
  expect(vintageSentence({ vintage: "2025-01-15", vintageStated: true })).toBe(
    "Data as of 15-01-2025.",
  )
  expect(vintageSentence({ vintage: "2025-01-15", vintageStated: false })).toBe(
    "Data as of 15-01-2025 or later.",
  )
})
