import { expect, test } from "vitest"

import { tuberculosis } from "./tuberculosis.ts"

test("an abbreviation in brackets does not end the name", () => {
  const description =
    "Number of adults newly enrolled in HIV treatment (i.e. those who registered) during the period"
  const { name } = tuberculosis.map({
    measure: "hiv_reg_new",
    concept: { definition: description, description, name: description },
    parts: [],
    remarks: new Map(),
    tags: new Map(),
  })
  expect(name).toBe("TB: Number of adults newly enrolled in HIV treatment during the period")
})

test("other variables and abbreviations stay out of a name", () => {
  const name = (definition: string) =>
    tuberculosis.map({
      measure: "x",
      concept: { name: definition },
      parts: [],
      remarks: new Map(),
      tags: new Map(),
    }).name
  expect(name("Outcomes for TB cases (including relapse if rel_with_new_flg = 1): died")).toBe(
    "Outcomes for TB cases: died",
  )
  expect(name("TB patients with results in r_rlt_new and r_rlt_ret, number resistant")).toBe(
    "TB patients with results, number resistant",
  )
  expect(name("New patients with identification for M. tuberculosis. A remark.")).toBe(
    "New patients with identification for M. tuberculosis",
  )
})
