import { expect, test } from "vitest"

import type { Dataset } from "./dataset.schema.ts"
import { mapVariable } from "./map.ts"

const DATASET: Dataset = {
  id: 4232,
  title: "Tuberculosis – WHO",
  description: "",
  owidTags: ["Tuberculosis"],
  sources: [],
  resources: [],
}

function nameOf(name: string): string {
  return mapVariable(DATASET, { name, description: "" }, "1.x").publishedName
}

test("the name of a column at the end of a variable's name is left out", () => {
  expect(nameOf("New and relapse cases of males (newrel_m014)")).toBe(
    "New and relapse cases of males",
  )
  expect(nameOf("Estimated deaths of all forms (WHO, 2017)")).toBe(
    "Estimated deaths of all forms (WHO, 2017)",
  )
})

test("a variable without a name goes by the title of its dataset", () => {
  expect(nameOf("")).toBe("Tuberculosis")
})
