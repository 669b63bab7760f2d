import { expect, test } from "vitest"
import { decideTopics, type TopicInput } from "./decide-topics.ts"
import type { Topic } from "./topic.ts"

function topics(name: string, more: Partial<TopicInput> = {}) {
  return decideTopics({ code: "x", unit: "", definition: "", publishedTopics: [], ...more, name })
}

test.each<[name: string, ...topics: Topic[]]>([
  ["CO2 emissions (kt)", "environment"],
  ["Terrestrial protected areas (% of total land area)", "environment"],
  ["Plant species (higher), threatened", "environment"],
  ["Number of deaths attributed to disasters per 100,000 population", "environment"],
  ["Electronic waste recycling, per capita (kg)", "environment"],
  ["Electric power consumption (kWh per capita)", "energy"],
  ["Crude oil, average price", "energy"],
  ["CO2 emissions from public electricity and heat production", "energy", "environment"],
  ["People using safely managed sanitation services (% of population)", "water"],
  ["Agricultural water withdrawal", "water"],
  ["Individuals using the Internet (% of population)", "technology"],
  ["Patent applications, residents", "technology"],
  ["Control of Corruption: Estimate", "governance"],
  ["Democracy index", "governance"],
  ["Proportion of voting rights of developing countries in the IMF", "governance"],
  ["Number of victims of intentional homicide, male", "crime"],
  ["Police reporting rate for sexual assault", "crime"],
  ["Bribery incidence (% of firms)", "crime", "governance"],
  ["School enrollment, primary (gross), gender parity index (GPI)", "gender"],
  ["Proportion of seats held by women in national parliaments (%)", "governance", "gender"],
  ["Proportion of women subjected to intimate partner violence", "crime", "gender"],
  ["Poverty headcount ratio at $3.00 a day (2021 PPP)", "poverty"],
  ["Gini index", "poverty"],
  ["Central government debt, total (% of GDP)", "debt"],
  ["Debt service on external debt, total", "debt"],
])("%s is of its topics", (name, ...expected) => {
  expect(topics(name)).toEqual(expected)
})

test.each([
  "Birth rate, crude (per 1,000 people)",
  "Palm oil, price per tonne",
  "Rape and mustard oil, feed",
  "Freshwater fish, production",
  "Share of energy from cereals, roots and tubers",
  "Total renewable resources per place",
  "Asia: Students from Lao People's Democratic Republic",
  "Consumer price index, housing, water, electricity, gas and other fuels",
  "Time spent in a supportive school environment",
  "Educational inequality Gini coefficient",
  "Learning poverty: share of children below minimum reading proficiency",
  "Gross domestic product (World Bank)",
])("%s is of no topic", (name) => {
  expect(topics(name)).toEqual([])
})

test("a mere breakdown by sex is no matter of gender", () => {
  expect(topics("Life expectancy at birth, female (years)")).toEqual([])
  expect(topics("Percentage of female students enrolled in vocational programmes")).toEqual([])
})

test("a code says a topic that the name does not", () => {
  expect(topics("Cost to import", { code: "EG.IMP.CONS.ZS" })).toEqual(["energy"])
  expect(topics("Net official aid received", { code: "DT.ODA.ODAT.CD" })).toEqual([])
  expect(topics("PPG, private creditors", { code: "DT.NFL.PRVT.CD" })).toEqual(["debt"])
})

test("the publisher's narrowest known topic counts", () => {
  expect(topics("Withdrawals", { publishedTopics: ["Environment: Freshwater"] })).toEqual(["water"])
  expect(topics("Cereal yield", { publishedTopics: ["Environment: Agricultural production"] })).toEqual([]) // prettier-ignore
  expect(topics("A new thing", { publishedTopics: ["Environment: A new chapter"] })).toEqual([
    "environment",
  ])
})

test("what a publisher files wider than its words say is believed only with the words", () => {
  expect(topics("Population, total", { publishedTopics: ["Gender"] })).toEqual([])
  expect(topics("Women in work", { publishedTopics: ["Gender"] })).toEqual(["gender"])
  const homicide = topics("Victims of homicide", { publishedTopics: ["Governance"] })
  expect(homicide).toEqual(["crime"])
})

test("a unit says a topic", () => {
  expect(topics("Output, total", { unit: "TWh" })).toEqual(["energy"])
  expect(topics("Waste and farming", { unit: "Mt CO2e" })).toEqual(["environment"])
})

test("the first sentence of a definition is asked only where nothing else says anything", () => {
  const definition = "Deaths from air pollution at home. Homicides are left out."
  expect(topics("AIR deaths", { definition })).toEqual(["environment"])
  expect(topics("Internet users", { definition })).toEqual(["technology"])
})

test("at most three topics are given", () => {
  const name = "Bribery, corruption, violence against women and poverty of households with debts"
  expect(topics(name)).toHaveLength(3)
})
