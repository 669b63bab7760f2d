import { expect, test } from "vitest"

import { findQuantities } from "../quantities/find-quantities.ts"

import { measureBySex } from "./by-sex.ts"

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
