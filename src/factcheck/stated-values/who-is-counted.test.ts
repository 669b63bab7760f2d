import { expect, test } from "vitest"

import { findQuantities } from "../quantities/find-quantities.ts"

import { measureBySex } from "./who-is-counted.ts"

function bySex(text: string, measure: string): string | undefined {
  const quantity = findQuantities(text)[0]
  return quantity && measureBySex(text, quantity, measure)
}

test("a figure followed by a sex is of the measure of that sex", () => {
  expect(bySex("It was 10.7% for men.", "unemployment")).toBe("male-unemployment")
  expect(bySex("It was 29.6% among women.", "literacy")).toBe("female-literacy")
  expect(bySex("It was 54 years for girls.", "life-expectancy")).toBe("life-expectancy-women")
})

test("a figure of a sex is none where the measure is held for all people only", () => {
  expect(bySex("It was 10.7% for men.", "inflation")).toBeUndefined()
})

test("both sexes together are all people", () => {
  expect(bySex("It was 10.7% for men and women.", "unemployment")).toBe("unemployment")
  expect(bySex("It was 10.7% in 2023.", "unemployment")).toBe("unemployment")
})

test("a measure of a sex stays what it is", () => {
  expect(bySex("It was 10.7% among women.", "female-unemployment")).toBe("female-unemployment")
})

test("a sex before a figure counts as one behind it", () => {
  expect(bySex("for women 68.9 years", "life-expectancy-men")).toBe("life-expectancy-women")
  expect(bySex("among men it was 10.7%", "unemployment")).toBe("male-unemployment")
})

test("a sector's share of working women is of those who work there", () => {
  const women = "female-farm-employment"
  expect(bySex("70.8% of working women were in farming.", "agriculture")).toBe(women)
  expect(bySex("70.8% of Uganda's jobs were in farming.", "agriculture")).toBe("farm-employment")
  expect(bySex("24.1% of its output came from farming.", "agriculture")).toBe("agriculture")
})

test("a share of exports is not a sector's share of GDP", () => {
  expect(bySex("65% of exports came from farming.", "agriculture")).toBeUndefined()
  expect(bySex("8% of jobs were in the tourism industry.", "industry")).toBeUndefined()
})

test("a share of some people only is none of all people, adults or children", () => {
  expect(bySex("40% of schools had electricity.", "electricity")).toBeUndefined()
  expect(bySex("60% of refugees worked in farming.", "farm-employment")).toBeUndefined()
  expect(bySex("55% of adults had finished primary school.", "primary-completion")).toBeUndefined()
  expect(bySex("72% of Ugandans had electricity.", "electricity")).toBe("electricity")
})
