import { expect, test } from "vitest"

import { isBareCode, isNamedByCode, nameFromCode } from "./named-by-code.ts"

test("a name made from a code says so", () => {
  expect(nameFromCode("GDO_q9")).toBe("Indicator GDO_q9 (named by code only)")
  expect(isNamedByCode(nameFromCode("GDO_q9", "Dementia"))).toBe(true)
  expect(isNamedByCode("Dementia, indicator of care")).toBe(false)
})

test("a code in place of a name is told from a word that is its own code", () => {
  expect(isBareCode("GDO_q35", "GDO_q35")).toBe(true)
  expect(isBareCode("MORTADO", "MORTADO")).toBe(true)
  expect(isBareCode("Population", "Population")).toBe(false)
  expect(isBareCode("GDP", "GDP")).toBe(false)
  expect(isBareCode("GDO_q35", "other")).toBe(false)
})
