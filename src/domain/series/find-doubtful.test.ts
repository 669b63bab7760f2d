import { expect, test } from "vitest"

import {
  createDoubtFinder,
  findEmptiedFrom,
  isSuspect,
  screenValues,
  type Measured,
} from "./find-doubtful.ts"
import type { Observations } from "./series.ts"

function yearly(start: number, ...values: (number | null)[]): Observations {
  return { frequency: "yearly", start, values }
}

function find(measured: Partial<Measured>, observations: Observations) {
  const finder = createDoubtFinder({ name: "Things", unit: "", ...measured })
  return finder(observations).map(({ index, rule }) => `${String(index)} ${rule}`)
}

test.each([
  ["Population proportion over 60 (%)", "%"],
  ["Percentage of teachers in primary education who are qualified, male (%)", "%"],
  ["Expenditure on primary as a percentage of total government expenditure (%)", "%"],
  ["Salaried workers (% of employment)", "% of employment"],
  ["Proportion of individuals who own a mobile telephone, male (%)", "%"],
  ["Hazardous waste treated or disposed, rate (%)", "%"],
  ["Youth illiterate population, 15-24 years, % female", "% female"],
  ["Surveys: population using improved latrines, urban", "% of the population"],
  ["Case detection rate (all forms) [also known as TB treatment coverage], percent", "%"],
])("%s lies between 0 and 100", (name, unit) => {
  expect(find({ name, unit }, yearly(2010, 40, 132.8, 100.9, -31.2, -0.0001))).toEqual([
    "2011 over-100",
    "2013 below-0",
  ])
})

test.each([
  ["GDP growth (annual %)", "annual %"],
  ["School enrollment, primary (% gross)", "% gross"],
  ["Gross intake ratio to Grade 1 of primary education, female (%)", "%"],
  ["Primary completion rate, total (% of relevant age group)", "% of relevant age group"],
  ["Merchandise trade (% of GDP)", "% of GDP"],
  ["Gross debt, general government, Percent of GDP", "% of GDP"],
  ["Short-term debt (% of total reserves)", "% of total reserves"],
  ["Agricultural water withdrawal as % of total renewable water resources", "%"],
  ["Total tax rate (% of commercial profits)", "% of commercial profits"],
  ["Deposit interest rate (%)", "%"],
])("%s may be over 100 or below 0", (name, unit) => {
  expect(find({ name, unit }, yearly(2010, 90, 120, 150, -20))).toEqual([])
})

test("what is counted is not below 0, but what is left of a subtraction is no sign", () => {
  const measured = { name: "Oats, export quantity", unit: "tonnes" }
  expect(find(measured, yearly(2010, 1215, -34579))).toEqual(["2011 below-0"])
  expect(find({ name: "Maize production" }, yearly(2010, 5e6, -1e-9))).toEqual([])
  expect(find({ name: "CO2 emissions including land-use change" }, yearly(2010, 5, -9))).toEqual([])
  expect(find({ name: "Net migration" }, yearly(2010, -9))).toEqual([])
})

test("a share of GDP many times all figures near it stands out", () => {
  const measured = { name: "Revenue, excluding grants (% of GDP)", unit: "% of GDP" }
  const sudan = yearly(1998, 717.7, 799, null, null, null, 14.3, 11.4, 11.3, 9.4)
  expect(find(measured, sudan)).toEqual(["1998 outlier", "1999 outlier"])
  expect(find(measured, yearly(2010, 80, 127.8, 107, 92))).toEqual([])
})

test("the shorter side of a step of a thousand times is doubtful where both sides are steady", () => {
  const measured = { name: "Total TB expenditure", unit: "US$" }
  expect(find(measured, yearly(2003, 2.87, 2_900_000, 2_691_557, 643_000))).toEqual(["2003 step"])
  const spike = yearly(2000, 10, 11, 12, 13_000, 12, 11)
  expect(find(measured, spike)).toEqual(["2003 step"])
  expect(find(measured, yearly(2000, 1, 40, 2, 9000, 3, 70))).toEqual([])
  const epidemic = yearly(1979, 510, ...new Array<null>(10).fill(null), 1_200_000, 1_200_000)
  expect(find(measured, epidemic)).toEqual([])
  expect(find(measured, yearly(2000, 1, 20, 400, 8000, 160_000))).toEqual([])
})

test("local money, trade and disasters may jump", () => {
  const jump = yearly(2000, 2, 3, 4, 9000, 8000, 9500)
  expect(find({ name: "GDP", unit: "current LCU" }, jump)).toEqual([])
  expect(find({ name: "Maize, export quantity", unit: "tonnes" }, jump)).toEqual([])
  expect(find({ name: "Storm affected annual number" }, jump)).toEqual([])
  expect(find({ name: "Dentists" }, jump)).toHaveLength(3)
})

test("a period that most places are zero from on is emptied", () => {
  const places = Array.from({ length: 12 }, (_, k) => yearly(2013, 50 + k, 51, 0, 0))
  expect(findEmptiedFrom(places)).toBe(2015)
  expect(findEmptiedFrom(places.slice(0, 9))).toBeUndefined()
  const others = Array.from({ length: 13 }, () => yearly(2013, 50, 51, 52, 53))
  expect(findEmptiedFrom([...places, ...others])).toBeUndefined()
})

test("a suspicion counts only for what it means something for", () => {
  const over = screenValues([3, null, 120])
  expect(over).toEqual({ isNegative: false, isOver100: true, hasStep: false, endsInZero: false })
  expect(isSuspect({ name: "Share of the population (%)", unit: "%" }, over)).toBe(true)
  expect(isSuspect({ name: "Population", unit: "" }, over)).toBe(false)
  expect(screenValues([2, 0, 5000, 0])).toMatchObject({ hasStep: true, endsInZero: true })
  expect(isSuspect({ name: "Dentists", unit: "" }, screenValues([2, 5000]))).toBe(true)
  expect(isSuspect({ name: "GDP", unit: "current LCU" }, screenValues([2, 5000]))).toBe(false)
})
