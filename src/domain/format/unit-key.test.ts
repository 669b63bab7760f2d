import { expect, test } from "vitest"

import { unitScale } from "../units/unit-scale.ts"
import { unitFormat } from "./number-format.ts"
import { unitKey } from "./unit-key.ts"

function keyFrom([unit, currency]: readonly [string, string | null]): string {
  return unitKey({
    unit: unitScale(unit)?.unit ?? unit,
    currency,
    format: unitFormat(unit, currency),
  })
}

test.each([
  [
    ["% of GDP", null],
    ["% of people", null],
  ],
  [
    ["Years", null],
    ["years", null],
  ],
  [
    ["thousand people", null],
    ["people, thousands", null],
  ],
  [
    ["current LCU", "NGN"],
    ["current LCU", "NGN"],
  ],
] as const)("%j may stand on one scale with %j", (first, second) => {
  expect(keyFrom(first)).toBe(keyFrom(second))
})

test.each([
  [
    ["people", null],
    ["thousand people", null],
  ],
  [
    ["current LCU", "NGN"],
    ["current LCU", "GHS"],
  ],
  [
    ["current US$", null],
    ["constant 2015 US$", null],
  ],
  [
    ["% of GDP", null],
    ["years", null],
  ],
] as const)("%j may not stand on one scale with %j", (first, second) => {
  expect(keyFrom(first)).not.toBe(keyFrom(second))
})
