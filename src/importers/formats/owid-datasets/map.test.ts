import { expect, test } from "vitest"

import type { OwidDataset } from "./dataset.schema.ts"
import { mapVariable } from "./map.ts"

const DATASET: OwidDataset = {
  id: 4232,
  title: "Tuberculosis – WHO",
  description: "",
  owidTags: ["Tuberculosis"],
  sources: [],
  resources: [],
}

function findName(name: string): string {
  return mapVariable(DATASET, { name, description: "" }, "1.x").publishedName
}

test("the name of a column at the end of a variable's name is left out", () => {
  expect(findName("New and relapse cases of males (newrel_m014)")).toBe(
    "New and relapse cases of males",
  )
  expect(findName("Estimated deaths of all forms (WHO, 2017)")).toBe(
    "Estimated deaths of all forms (WHO, 2017)",
  )
})

test("a variable without a name goes by the title of its dataset", () => {
  expect(findName("")).toBe("Tuberculosis")
})

test("variables of other tables and words that run together are written out", () => {
  expect(
    findName("New and relapse cases (but only new cases if rel_in_agesex_flg = 0): females"),
  ).toBe("New and relapse cases (relapses left out where not broken down): females")
  expect(findName("ukraine_russia_sunfloweroil_share_all_imports")).toBe(
    "Share of Ukraine and Russia in sunflower oil imports",
  )
  expect(findName("russia_wheat_imports_per_capita")).toBe(
    "Imports of wheat from Russia per capita",
  )
  expect(findName("sunfloweroil_stocks_share_domestic_supply")).toBe(
    "Sunflower oil stocks as share of domestic supply",
  )
})

test("of populations whose names differ in the sign of per cent the other one is a number", () => {
  const names = ["Rural population (%) long-run", "Rural population long-run"]
  const fields = ["entity", "year", ...names].map((name) => ({ name, description: "" }))
  const dataset = { ...DATASET, resources: [{ path: "", schema: { fields } }] }
  const published = fields.slice(2).map((field) => mapVariable(dataset, field, "c").publishedName)
  expect(published).toEqual(["Rural population (%) long-run", "Rural population long-run (number)"])
})

test("a rate of death says of which cause and whether it is age-standardized", () => {
  const name = (variable: string, display: string) =>
    mapVariable(
      { ...DATASET, title: "Lung cancer mortality rates (per 100,000) (2022)" },
      { name: variable, description: "", owidDisplaySettings: JSON.stringify({ name: display }) },
      "1.x",
    ).publishedName
  expect(
    name("age-standardized_death_rate_per_100k_male", "Male lung cancer deaths per 100,000"),
  ).toBe("Male lung cancer deaths per 100,000, age-standardized")
  expect(name("crude_death_rate_per_100k_male", "")).toBe(
    "Lung cancer mortality rates (per 100,000): Crude death rate per 100k male",
  )
})
