import { expect, test } from "vitest"

import { mapIndicator } from "../indicators/map-indicator.ts"
import { publishedDecimals, sampleValues, resolveByValues } from "./value-sample.ts"

test("counts have no decimals, and the publisher's decimals are counted without arithmetic's noise", () => {
  expect(publishedDecimals([])).toBeNull()
  expect(publishedDecimals([0, 0])).toBe(0)
  expect(publishedDecimals([12, 5000, 7])).toBe(0)
  expect(publishedDecimals([61.2, 7, 0.1 + 0.2])).toBe(1)
  expect(publishedDecimals([1.25, 33.5])).toBe(2)
})

test("long decimals go as far as five digits of a middling value", () => {
  expect(publishedDecimals([12.3456789, 24.0138561, 8.1234567])).toBe(3)
  expect(publishedDecimals([123456.789012, 234567.891234])).toBe(0)
  expect(publishedDecimals([0.0012345678, 0.0023456789])).toBe(6)
})

test("one odd value among many does not decide", () => {
  expect(publishedDecimals([...new Array<number>(40).fill(12.5), 1.23456])).toBe(1)
})

test("a share above 1 is one of 100; where none is above 1, it is not said of what", () => {
  const indicator = mapIndicator({ publisherId: "x", code: "x", name: "Literacy rate, youth" })
  expect(resolveByValues(indicator, { values: [0.4, 88.1] })).toMatchObject({
    unit: "%",
    decimals: 1,
  })
  expect(resolveByValues(indicator, { values: [0.4, 0.9] })).toMatchObject({
    unit: "",
    decimals: 1,
  })
  expect(resolveByValues(indicator, undefined)).toMatchObject({ unit: "", decimals: null })
})

test("a few values of each series are looked at, the last one among them", () => {
  const sample = { values: [] }
  sampleValues(sample, [1, null, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12.5])
  expect(sample.values).toEqual([12.5, 10, 8, 6, 4])
})
