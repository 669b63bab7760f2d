import { expect, test } from "vitest"

import { describeIndicator } from "../indicators/describe-indicator.ts"
import { unitOfDefinition, unitOfNameWords } from "./read-unit-words.ts"

test.each([
  ["Number of deaths from measles", "deaths"],
  ["Population, female", "people"],
  ["Labor force, total", "people"],
  ["Net migration", "people"],
  ["International tourism, number of arrivals", "people"],
  ["Number of midwifery personnel, rural", "people"],
  ["Number of nets per household", "nets per household"],
  ["Dollar billionaires per million people", ""],
  [
    "Disability-adjusted life years (DALYs) total, water (000s)",
    "thousand disability-adjusted life years",
  ],
  ["Excise duty (average) per hectolitre in Euros, beer", "euros per hectolitre"],
  ["Teacher salaries in public institutions in USD. Starting salary", "USD"],
  ["Net attendance rate, primary, adjusted gender parity index (GPIA)", "index (1 = parity)"],
  ["Literacy rate, youth", "share"],
  ["Are all relapse cases included with new cases?", "code"],
  ["Female-to-male life expectancy ratio at birth", "ratio"],
  ["Energy production, per person", ""],
  ["Annual tax revenues (excluding taxes on companies)", ""],
  ["Taxes on vehicles", ""],
  ["Initial government funding per primary student, PPP$", "PPP$"],
  ["Surviving kids per woman", "kids per woman"],
  ["Male population aged 60 to 64 without education", "people"],
  ["Compliance with bans on direct advertising", "score"],
  ["Wheat imports", ""],
])("the words of the name %j say %j", (name, unit) => {
  expect(unitOfNameWords(name)).toBe(unit)
})

test.each([
  ["Kilocalories of meat, other consumed per person per day.", "kilocalories per person per day"],
  ["Protein supply (in grams) per person per day.", "grams per person per day"],
  ["Average age of equipment capital stock measured in years.", "years"],
  ["Cadmium production in metric tonnes.", "metric tonnes"],
  ["Percentage of children with tertiary schooling.", "%"],
  ["Natural gas production (tonnes oil equivalent)", "tonnes oil equivalent"],
  ["Units of measurement $US 2010 ppp per person.", "$US 2010 ppp per person"],
  ["The data come from several surveys.", ""],
])("the definition %j says %j", (definition, unit) => {
  expect(unitOfDefinition(definition)).toBe(unit)
})

test("a threshold in the name is not the unit of what is counted", () => {
  const name = "Raised total cholesterol (≥ 6.2 mmol/L) (crude estimate)"
  expect(describeIndicator({ code: "x", name, topics: [] }).unit).toBe("share")
})

test("a remark in brackets that names cases is no unit, and a ratio of percentages none of them", () => {
  const unitFor = (name: string) => describeIndicator({ code: "x", name, topics: [] }).unit
  expect(unitFor("New cases (new cases only where relapses are not broken down), males")).toBe(
    "cases",
  )
  expect(unitFor("Maximum/Minimum ratio, percentage of newly recruited teachers")).toBe("ratio")
  expect(unitFor("Electric field limit, public, static fields (kV/m)")).toBe("kV/m")
})

test("a published number gives way to a name that says for how many people", () => {
  const name = "Number of automated teller machines (ATMs) per 100,000 adults"
  expect(describeIndicator({ code: "x", name, topics: [], publishedUnit: "number" }).unit).toBe(
    "per 100,000 adults",
  )
})

test.each([
  ["SABER: (Teachers) Policy Goal 2: Attracting teachers", "average"],
  ["Compliance of ban on direct advertising", "average"],
  ["Annual statutory teacher salaries in public institutions in USD", "average"],
  ["Fertilizer consumption rates (kg per ha)", "average"],
  ["Capital index", "average"],
  ["Something of which nothing is known", "average"],
  ["Deaths from measles", "sum"],
  ["Wheat production (tonnes)", "sum"],
])("what is no quantity is not added up: %j is of the kind %j", (name, aggregation) => {
  expect(describeIndicator({ code: "x", name, topics: [] }).aggregation).toBe(aggregation)
})
