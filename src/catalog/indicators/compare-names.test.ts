import { expect, test } from "vitest"

import { nameFromCode } from "#domain/indicators/named-by-code.ts"

import { compareNames } from "./compare-names.ts"

test("names that say a code only stand behind all others", () => {
  const byCode = nameFromCode("A_1")
  expect([byCode, "Zinc", "area", "Births"].toSorted(compareNames)).toEqual([
    "area",
    "Births",
    "Zinc",
    byCode,
  ])
})
