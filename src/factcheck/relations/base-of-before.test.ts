import { expect, test } from "vitest"

import { findClaims } from "../claims/find-claims.ts"
import { chooseBase } from "./base-of-before.ts"

const baseOfLast = (text: string) => {
  const last = findClaims(text, null).at(-1)
  return last && "base" in last ? last.base : undefined
}

test.each([
  ["Kenya's debt was 73.4% of GDP in 2023. In 2024 it climbed to 67.3%.", 2023],
  ["Kenya's debt was 41% of GDP in 2010 and 73.4% in 2023. In 2024 it climbed to 67.3%.", 2023],
  ["Kenya's debt was 41% of GDP in 2010 and 70% in 2020. In 2024 it climbed to 67.3%.", null],
  ["Kenya's debt was 73.4% of GDP in 2023. Ghana's climbed to 67.3% in 2024.", null],
  ["Kenya's debt was 73.4% of GDP in 2023.\n\nIn 2024 it climbed to 67.3%.", null],
  ["Kenya's debt was 73.4% of GDP in 2023. In 2024 it was 67.3%.", null],
])("%s", (text, base) => {
  expect(baseOfLast(text)).toBe(base)
})

test("of several years the one before is meant, or none", () => {
  expect(chooseBase([2019, 2024], 2025)).toBe(2024)
  expect(chooseBase([2019, 2022], 2025)).toBeNull()
  expect(chooseBase([2022, 2022], 2025)).toBe(2022)
  expect(chooseBase([], 2025)).toBeNull()
})
