import { expect, test } from "vitest"

import { mapVariable } from "./map.ts"
import type { WashVariable } from "./table-forms.ts"

function findName(variable: Partial<WashVariable>): string {
  const whole = { setting: "survey", stem: "s", group: "", code: "C", ...variable } as const
  return mapVariable(whole, new Map()).publishedName
}

test("ratios and answers of surveys are in words", () => {
  expect(findName({ label: "Manually calculated ratios: Flush to septic/Flush" })).toBe(
    "Surveys: ratios calculated by the JMP: Flush to septic / Flush",
  )
  const label = "Improved water point at more than 30 minutes: No"
  expect(findName({ label, stem: "improved.ls30m" })).toBe(
    "Surveys: Improved water point, at most 30 minutes away",
  )
  expect(findName({ label, stem: "improved.no" })).toBe(`Surveys: ${label}`)
})

test("populations of the tables on schools are told from those of homes", () => {
  expect(findName({ setting: "household", stem: "prop", group: "u" })).toBe(
    "Share of the population, urban",
  )
  expect(findName({ setting: "school", stem: "prop", group: "urb" })).toBe(
    "Share of the population, tables on schools, urban",
  )
})
