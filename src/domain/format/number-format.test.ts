import fc from "fast-check"
import { expect, test } from "vitest"

import {
  formatChange,
  formatColumn,
  formatNarrow,
  formatFull,
  formatHeadline,
  formatTick,
  NO_DATA,
  unitFormat,
} from "./number-format.ts"

const PLAIN = unitFormat("", null)
const PERCENT = unitFormat("annual %", null)
const DOLLARS = unitFormat("current US$", "USD")
const NAIRA = unitFormat("current LCU", "NGN")

test("years of the calendar are written without separators", () => {
  const format = unitFormat("calendar year", null)
  expect(formatFull(2010, format)).toBe("2010")
  expect(formatColumn(2010, format)).toBe("2010")
  expect(formatHeadline(2010, format)).toBe("2010")
})

test.each([
  "annual %",
  "%",
  "% of GDP",
  "% of total labor force",
  "% of population ages 15-49",
  "annual % growth",
  "Percent",
  "per cent",
  "percentage of households",
])("%s is a percent", (unit) => {
  expect(unitFormat(unit, null)).toEqual({ prefix: "", suffix: "%", kind: "percent" })
})

test.each([
  ["current US$", "US$"],
  ["constant 2015 US$", "US$"],
  ["US$", "US$"],
  ["BoP, current US$", "US$"],
  ["DOD, current US$", "US$"],
  ["current US$ per capita", "US$"],
  ["USD", "US$"],
  ["current international $", "Int$"],
  ["constant 2021 international $", "Int$"],
  ["PPP, current international $", "Int$"],
  ["constant 2021 PPP $ per kg of oil equivalent", "Int$"],
])("%s is money with %s", (unit, prefix) => {
  expect(unitFormat(unit, null)).toEqual({ prefix, suffix: "", kind: "money" })
})

test("local currency takes the sign of its currency, or its code where no sign is known", () => {
  expect(unitFormat("current LCU", "NGN").prefix).toBe("₦")
  expect(unitFormat("constant LCU", "EUR").prefix).toBe("€")
  expect(unitFormat("LCU per US$, period average", "GHS").prefix).toBe("GH₵")
  expect(unitFormat("current LCU", "MOP").prefix).toBe("MOP\u00a0")
  expect(unitFormat("NGN", "NGN").prefix).toBe("₦")
  expect(unitFormat("KES per 90 kg", "KES").prefix).toBe("KSh")
})

test.each([
  "per 1,000 live births",
  "years",
  "kg per hectare",
  "per 100 people",
  "current LCU",
  "constant LCU",
  "kg per 2021 PPP $ of GDP",
  "metric tons",
  "number",
  "2010 = 100",
  "percentile rank",
  "index",
  "",
])("'%s' without a currency is a plain number", (unit) => {
  expect(unitFormat(unit, null)).toEqual({ prefix: "", suffix: "", kind: "plain" })
})

test("a unit that only mentions money is not money", () => {
  expect(unitFormat("kg per 2015 US$ of GDP", "USD").kind).toBe("plain")
  expect(unitFormat("years", "NGN").kind).toBe("plain")
})

test.each([
  [1_200_000_000_000, "1.2tn"],
  [450_000_000_000, "450bn"],
  [232_679_478, "233m"],
  [45_210, "45,210"],
  [45_210.37, "45,210"],
  [99_999.4, "99,999"],
  [99_999.6, "100k"],
  [150_000, "150k"],
  [999_900, "1m"],
  [999_999_999, "1bn"],
  [1234.5, "1,235"],
  [999.6, "1,000"],
  [999.4, "999"],
  [33.244, "33.2"],
  [5.388, "5.39"],
  [0.012345, "0.0123"],
  [0.00000012345, "0.000000123"],
  [0, "0"],
  [-3.8, "−3.8"],
  [1.234e15, "1,230tn"],
])("the headline of %d is %s", (value, text) => {
  expect(formatHeadline(value, PLAIN)).toBe(text)
})

test("headlines carry the signs of their unit, the minus before the currency", () => {
  expect(formatHeadline(33.2437, PERCENT)).toBe("33.2%")
  expect(formatHeadline(-3.8, PERCENT)).toBe("\u22123.8%")
  expect(formatHeadline(40_872_000_000, DOLLARS)).toBe("US$40.9bn")
  expect(formatHeadline(-40_872_000_000, DOLLARS)).toBe("\u2212US$40.9bn")
  expect(formatHeadline(269_300_000_000_000, NAIRA)).toBe("₦269tn")
  expect(formatHeadline(-0, PLAIN)).toBe("0")
})

test("the full form keeps every published digit", () => {
  expect(formatFull(7.26728074782742, PERCENT)).toBe("7.26728074782742%")
  expect(formatFull(232_679_478, PLAIN)).toBe("232,679,478")
  expect(formatFull(-1234.5, DOLLARS)).toBe("\u2212US$1,234.5")
  expect(formatFull(1e21, PLAIN)).toBe("1,000,000,000,000,000,000,000")
  expect(formatFull(1.5e-7, PLAIN)).toBe("0.00000015")
})

test.each([
  [85.3926829268293, "85.393"],
  [45_210.3761, "45,210"],
  [28_750_956_130_731.2, "28,750,956,130,731"],
  [0.000123456789, "0.00012346"],
  [-0.5, "\u22120.5"],
  [7, "7"],
])("in a column %d is %s", (value, text) => {
  expect(formatColumn(value, PLAIN)).toBe(text)
})

test("the full form reads back as the same number", () => {
  const read = (text: string) => Number(text.replaceAll(",", "").replace("\u2212", "-"))
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(read(formatFull(value, PLAIN))).toBe(value === 0 ? 0 : value)
    }),
    { numRuns: 500 },
  )
})

test("the headline is within one half of a unit in the third significant figure", () => {
  const sizes: Record<string, number> = { k: 1e3, m: 1e6, bn: 1e9, tn: 1e12, "": 1 }
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e15, noNaN: true }), (value) => {
      const match = /^([\d,.]+)(k|m|bn|tn|)$/.exec(formatHeadline(value, PLAIN))
      expect(match).not.toBeNull()
      const read = Number(match?.[1]?.replaceAll(",", "")) * (sizes[match?.[2] ?? ""] ?? NaN)
      expect(Math.abs(read - value)).toBeLessThanOrEqual(value * 0.005 * (1 + 1e-9))
    }),
    { numRuns: 500 },
  )
})

test("ticks are short, signed and never alike", () => {
  expect([0, 10, 20, 30, 40].map((tick) => formatTick(tick, PERCENT))).toEqual([
    "0%",
    "10%",
    "20%",
    "30%",
    "40%",
  ])
  expect(formatTick(60_000_000_000_000, NAIRA)).toBe("₦60tn")
  expect(formatTick(101_500_000, PLAIN)).toBe("101.5m")
  expect(formatTick(0.1 + 0.2, PLAIN)).toBe("0.3")
  expect(formatTick(-20_000, PLAIN)).toBe("\u221220,000")
  expect(formatTick(0.00025, PLAIN)).toBe("0.00025")
  expect(formatTick(1000.5, PLAIN)).toBe("1,000.5")
})

test("percents change in points", () => {
  expect(formatChange(24.7, 33.2, PERCENT)).toBe("+8.5 points")
  expect(formatChange(33.2, 24.7, PERCENT)).toBe("\u22128.5 points")
  expect(formatChange(5, 5, PERCENT)).toBe("0 points")
  expect(formatChange(5, 6, PERCENT)).toBe("+1.0 points")
  expect(formatChange(0.3, 0.1 + 0.2, PERCENT)).toBe("0 points")
  expect(formatChange(1, 1.03, PERCENT)).toBe("+0.03 points")
})

test("other figures change relative to the first", () => {
  expect(formatChange(100, 104.2, PLAIN)).toBe("+4.2%")
  expect(formatChange(33, 40.9, DOLLARS)).toBe("+23.9%")
  expect(formatChange(100, 50, DOLLARS)).toBe("\u221250.0%")
  expect(formatChange(1, 20, PLAIN)).toBe("+1,900%")
  expect(formatChange(7, 7, PLAIN)).toBe("0%")
})

test("changes that stand beside each other all have one decimal", () => {
  expect(formatChange(100, 106.98, PLAIN)).toBe("+7.0%")
  expect(formatChange(100, 101.6, PLAIN)).toBe("+1.6%")
})

test("no relative change is stated from zero or below", () => {
  expect(formatChange(0, 5, PLAIN)).toBe("")
  expect(formatChange(-5, 5, DOLLARS)).toBe("")
  expect(formatChange(-5, 5, PERCENT)).toBe("+10.0 points")
})

test("a missing figure has its words", () => {
  expect(NO_DATA).toBe("No data")
})

test("a percent that was rounded to a whole keeps its zero, a whole one has none", () => {
  const percent = unitFormat("annual %", null)
  expect(formatHeadline(23.0101, percent)).toBe("23.0%")
  expect(formatHeadline(23, percent)).toBe("23%")
})

test("figures published in thousands are told in ones, and their full form says how they count", () => {
  const people = unitFormat("thousand people", null)
  expect(people.kind).toBe("plain")
  expect(formatHeadline(143_097, people)).toBe("143m")
  expect(formatHeadline(45.21, people)).toBe("45,210")
  expect(formatTick(150_000, people)).toBe("150m")
  expect(formatFull(143_097.25, people)).toBe("143,097.25\u00a0thousand")
  expect(formatChange(100, 104.2, people)).toBe("+4.2%")
})

test("money published in millions keeps its sign", () => {
  const dollars = unitFormat("US$ million", null)
  expect(formatHeadline(40_872, dollars)).toBe("US$40.9bn")
  expect(formatHeadline(-40_872, dollars)).toBe("\u2212US$40.9bn")
  expect(formatFull(40_872.5, dollars)).toBe("US$40,872.5\u00a0million")
  expect(formatHeadline(1.5, unitFormat("current LCU, billions", "NGN"))).toBe("₦1.5bn")
})

test("a rate per million has no scale", () => {
  expect(formatHeadline(12.5, unitFormat("deaths per million people", null))).toBe("12.5")
})

test("a column shows as many decimals as the publisher's figures have, and never none of a small value", () => {
  const format = unitFormat("%", null, 2)
  expect([3, 3.1, 3.14159].map((value) => formatColumn(value, format))).toEqual([
    "3.00%",
    "3.10%",
    "3.14%",
  ])
  expect(formatColumn(0.0123, format)).toBe("0.0123%")
  expect(formatColumn(0, format)).toBe("0.00%")
  expect(formatColumn(123456.75, unitFormat("people", null, 2))).toBe("123,457")
  expect(formatColumn(5.5, unitFormat("people", null, 0))).toBe("5.5")
})

test("columns with little room write five figures with the letter of their magnitude", () => {
  const dollars = unitFormat("current US$", null)
  expect(formatNarrow(29_298_013_000_000, dollars)).toBe("US$29.298tn")
  expect(formatNarrow(-168_020_000, dollars)).toBe("−US$168.02m")
  expect(formatNarrow(45_210, dollars)).toBe("US$45,210")
})
