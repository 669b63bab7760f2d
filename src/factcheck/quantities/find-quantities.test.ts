import { expect, test } from "vitest"

import { findQuantities } from "./find-quantities.ts"

type Row = readonly [text: string, value: number, unit: string, currency?: string]

const MAGNITUDES: readonly (readonly [text: string, size: number])[] = [
  ["k", 1e3],
  [" thousand", 1e3],
  ["m", 1e6],
  [" million", 1e6],
  ["mn", 1e6],
  [" mln", 1e6],
  ["bn", 1e9],
  [" billion", 1e9],
  ["b", 1e9],
  [" bln", 1e9],
  ["tn", 1e12],
  [" trillion", 1e12],
  ["trn", 1e12],
]
const PREFIXES: readonly (readonly [text: string, code: string])[] = [
  ["$", "USD"],
  ["US$", "USD"],
  ["USD ", "USD"],
  ["€", "EUR"],
  ["£", "GBP"],
  ["₦", "NGN"],
  ["N", "NGN"],
  ["N=", "NGN"],
  ["KSh ", "KES"],
  ["GHS ", "GHS"],
  ["R", "ZAR"],
  ["₹", "INR"],
  ["Rs ", "INR"],
  ["¥", "JPY"],
]
const MONEY: readonly Row[] = PREFIXES.flatMap(([prefix, code]) =>
  MAGNITUDES.map(([word, size]): Row => [`${prefix}1.2${word}`, 1.2 * size, "money", code]),
)

const PLAIN: readonly Row[] = [
  ["5.6%", 5.6, "percent"],
  ["5.6 %", 5.6, "percent"],
  ["33,3 %", 33.3, "percent"],
  ["5.6 per cent", 5.6, "percent"],
  ["5.6 percent", 5.6, "percent"],
  ["5.6pct", 5.6, "percent"],
  ["-1.7%", -1.7, "percent"],
  ["−1.7%", -1.7, "percent"],
  ["minus 2%", -2, "percent"],
  ["211.4%", 211.4, "percent"],
  ["half a percent", 0.5, "percent"],
  ["a quarter of a percent", 0.25, "percent"],
  ["twenty-five per cent", 25, "percent"],
  ["1 in 4 people", 25, "percent"],
  ["three in four Kenyans", 75, "percent"],
  ["one in five", 20, "percent"],
  ["a third", 33.333, "percent"],
  ["two-thirds of Brazilians", 66.667, "percent"],
  ["three quarters", 75, "percent"],
  ["half of Ugandans", 50, "percent"],
  ["3 percentage points", 3, "points"],
  ["3 points", 3, "points"],
  ["0.5 pp", 0.5, "points"],
  ["0.5 p.p.", 0.5, "points"],
  ["75 basis points", 0.75, "points"],
  ["75bps", 0.75, "points"],
  ["eight percentage points", 8, "points"],
  ["US$424,671 million", 424671e6, "money", "USD"],
  ["$1,5 billion", 1.5e9, "money", "USD"],
  ["5 lakh crore rupees", 5e12, "money", "INR"],
  ["Rs 5 crore", 5e7, "money", "INR"],
  ["450 billion dollars", 450e9, "money", "USD"],
  ["2.5 trillion naira", 2.5e12, "money", "NGN"],
  ["3 billion euros", 3e9, "money", "EUR"],
  ["40 million pounds", 40e6, "money", "GBP"],
  ["$77bn", 77e9, "money", "USD"],
  ["$127.6 B", 127.6e9, "money", "USD"],
  ["A$2bn", 2e9, "money", "AUD"],
  ["C$2bn", 2e9, "money", "CAD"],
  ["HK$2bn", 2e9, "money", "HKD"],
  ["43,500,000", 43.5e6, "plain"],
  ["1.43bn", 1.43e9, "plain"],
  ["223m", 223e6, "plain"],
  ["two hundred and ten million people", 210e6, "people"],
  ["ten million", 10e6, "plain"],
  ["one and a half billion", 1.5e9, "plain"],
  ["1 990 people", 1990, "people"],
  ["1,990 people", 1990, "people"],
  ["12,34,567", 1234567, "plain"],
  ["1.234.567", 1234567, "plain"],
  ["a million people", 1e6, "people"],
  ["forty-two", 42, "plain"],
  ["three hundred thousand", 3e5, "plain"],
  ["two point five million", 2.5e6, "plain"],
  ["65.7 years", 65.7, "years"],
  ["seven times", 7, "multiple"],
  ["2.5x", 2.5, "multiple"],
  ["3.5 times", 3.5, "multiple"],
  ["0.53", 0.53, "plain"],
  ["12 per 1,000", 12, "per-thousand"],
  ["1½ million", 1.5e6, "plain"],
]

const FORMATS = [...MONEY, ...PLAIN.slice(0, -1)].map(([text, value, unit, currency]) => ({
  text,
  value,
  unit,
  currency: currency ?? null,
}))

test.each(FORMATS)("$text", ({ text, value, unit, currency }) => {
  const [found] = findQuantities(text)
  expect(found).toMatchObject({ unit, currency })
  expect(found?.value).toBeCloseTo(value, value > 1e6 ? -3 : 2)
})

test("more than 225 formats are listed", () => {
  expect(MONEY.length + PLAIN.length - 1).toBeGreaterThanOrEqual(225)
})

test.each([
  "won 2-1",
  "left at 08:38",
  "growth[96]",
  "COVID-19",
  "Flight ET302",
  "G7",
  "Chapter 3",
  "Table 12",
  "No. 3",
  "+254 20",
  "the 3rd",
  "5 km",
  "54 countries",
  "12 minutes",
  "on page 7",
  "SDG 8",
])("%s holds no statistic", (text) => {
  expect(findQuantities(text)).toEqual([])
})

test.each([
  ["about 5%", "about"],
  ["roughly 5%", "about"],
  ["some 5 million", "about"],
  ["around 5%", "about"],
  ["5% or so", "about"],
  ["nearly 5%", "nearly"],
  ["almost 5%", "nearly"],
  ["close to 5%", "nearly"],
  ["just under 5%", "nearly"],
  ["over 5%", "over"],
  ["more than 5%", "over"],
  ["above 5%", "over"],
  ["in excess of 5%", "over"],
  ["under 5%", "under"],
  ["less than 5%", "under"],
  ["below 5%", "under"],
  ["fewer than 5 million", "under"],
  ["at least 5%", "at-least"],
  ["no less than 5%", "at-least"],
  ["not more than 5%", "at-most"],
  ["up to 5%", "at-most"],
  ["just 5%", null],
  ["only 5%", null],
  ["a staggering 5%", null],
])("%s is hedged as %s", (text, hedge) => {
  expect(findQuantities(text)[0]?.hedge).toBe(hedge)
})

test("ranges have two ends", () => {
  expect(findQuantities("between 4% and 6%")[0]).toMatchObject({ value: 4, upper: 6 })
  expect(findQuantities("4-6%")[0]).toMatchObject({ value: 4, upper: 6, unit: "percent" })
})
