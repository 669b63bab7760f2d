import { expect, test } from "vitest"
import { describeIndicator } from "./describe-indicator.ts"
import { LABELLED_INDICATORS } from "./described-indicators.data.ts"

function describeSample() {
  return LABELLED_INDICATORS.map(([code, name, topics, ...labels]) => {
    const found = describeIndicator({ code, name, topics: topics === "" ? [] : topics.split(";") })
    return { code, labels, found: [found.category, found.aggregation, found.unit, found.currency] }
  })
}

test.each(["category", "aggregation", "unit", "currency"].map((field, k) => ({ field, k })))(
  "the $field of at least 95 in 100 real indicators is what a person reads in the name",
  ({ k }) => {
    const sample = describeSample()
    expect(sample.length).toBeGreaterThanOrEqual(120)
    const wrong = sample
      .filter(({ labels, found }) => labels[k] !== found[k])
      .map(({ code, labels, found }) => `${code}: ${String(found[k])}, not ${String(labels[k])}`)
    expect(wrong.length / sample.length, wrong.join("\n")).toBeLessThanOrEqual(0.05)
  },
)

function describe(
  name: string,
  more: { code?: string; topics?: string[]; publishedUnit?: string } = {},
) {
  return describeIndicator({ code: "x", topics: [], ...more, name })
}

test("a code says more than its topic: inflation filed under growth is a price", () => {
  const topics = ["Economy & Growth"]
  expect(
    describe("Inflation, consumer prices (annual %)", { code: "FP.CPI.TOTL.ZG", topics }),
  ).toEqual({
    category: "price",
    unit: "annual %",
    currency: null,
    aggregation: "average",
    decimals: null,
    isHeadline: true,
  })
})

test("of several topics the one with a subject of its own decides", () => {
  expect(describe("Something", { topics: ["Gender", "Education"] }).category).toBe("education")
  expect(describe("Something", { topics: ["Poverty"] }).category).toBe("population")
})

test("a wide topic with an unknown narrow part still counts", () => {
  expect(describe("Something", { topics: ["Health: A new chapter"] }).category).toBe("health")
})

test("an indicator of which nothing is known belongs to the economy", () => {
  expect(describe("Zzz").category).toBe("economy")
})

test("a published unit stands over the name", () => {
  expect(describe("GDP (current US$)", { publishedUnit: " million euros " })).toMatchObject({
    unit: "million euros",
    currency: "EUR",
  })
})

test("a comma within a number does not end the unit", () => {
  expect(describe("Death rates, falls, per 100,000").unit).toBe("per 100,000")
})

test("a unit may stand in the sentence", () => {
  expect(describe("Percentage of teachers with a contract").unit).toBe("%")
  expect(describe("Population in thousands, age 45-49").unit).toBe("thousand people")
  expect(describe("Costs in millions US$, total")).toMatchObject({
    unit: "million US$",
    currency: "USD",
  })
  expect(describe("Emissions per capita (t CO2e/capita)").unit).toBe("t CO2e/capita")
})

test("a remark in brackets is not a unit", () => {
  expect(describe("Wholesale prices (WPI)").unit).toBe("")
  expect(describe("Labour force (modeled ILO estimate)").unit).toBe("people")
})

test("a rate between currencies, a share and international dollars are not money of one currency", () => {
  expect(describe("Exchange rate (LCU per US$)").currency).toBeNull()
  expect(describe("Exports (% of US$ value)").currency).toBeNull()
  expect(describe("GDP, PPP (constant 2021 international $)").currency).toBeNull()
  expect(describe("Output in pounds (£, millions)").currency).toBe("GBP")
})

test("an ISO code before a quantity is the currency of a price, capitals alone are not", () => {
  expect(describe("Maize, price", { publishedUnit: "KES per 90 kg" }).currency).toBe("KES")
  expect(describe("Rate", { publishedUnit: "US$ per unit of local currency" }).currency).toBeNull()
  expect(describe("Ships", { publishedUnit: "TEU per year" }).currency).toBeNull()
})

test.each([
  "Growth rate, percentage change on the previous quarter",
  "Consumer prices, change on the previous month, all items",
  "Industrial output, month-on-month",
  "Producer prices (previous month = 100)",
])("%s: no year is made of it", (name) => {
  expect(describe(name).aggregation).toBe("none")
})

test("a change on the same month of the previous year is averaged over a year", () => {
  expect(
    describe("Consumer prices, change on the same month of the previous year (%)"),
  ).toMatchObject({
    aggregation: "average",
  })
})

test("a publisher named in brackets decides nothing, and neither does how many are born too small", () => {
  expect(describe("Journal publication rates (World Bank)").category).toBe("economy")
  const topics = ["Health"]
  expect(describe("Death rates, prematurity and low birth rate", { topics }).category).toBe(
    "health",
  )
  expect(describe("Crude birth rate (per 1000 population)", { topics }).category).toBe("population")
})

test("words on how money is valued do not make a price", () => {
  expect(describe("GDP in constant 2015 prices (millions of US dollars)")).toMatchObject({
    category: "economy",
    aggregation: "sum",
  })
})

test("what a publisher says about groups of countries is not a method for time", () => {
  const exports = { code: "x", name: "Exports (current US$)", topics: [] }
  expect(
    describeIndicator({ ...exports, publishedAggregation: "Weighted average" }).aggregation,
  ).toBe("sum")
  expect(describeIndicator({ ...exports, publishedAggregation: "End of period" }).aggregation).toBe(
    "last",
  )
})

test("a code in lower case is the same code", () => {
  expect(describe("Total population", { code: "sp.pop.totl" })).toMatchObject({
    category: "population",
    isHeadline: true,
  })
})

test("voting rights in international organisations are no matter of population", () => {
  const topics = ["Inequality", "Governance"]
  const name = "Proportion of voting rights of developing countries in international organizations"
  expect(describe(name, { topics }).category).toBe("economy")
  const members = "Proportion of members of developing countries in international organizations"
  expect(describe(members, { topics }).category).toBe("economy")
})
