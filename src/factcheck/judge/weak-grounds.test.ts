import { expect, test } from "vitest"

import { findWeakness } from "./weak-grounds.ts"

type Input = Parameters<typeof findWeakness>

const evidence = (id: string, value: number, kind: "money" | "people" | "years" | "share") =>
  ({
    claim: { kind: "level", value, qualifiers: [] },
    measure: { kind, standIns: { "NY.GNP.ATLS.CD": "income by the Atlas method" } },
    series: {
      indicator: { id, code: id.replace("world-bank:", "") },
      observations: { frequency: "yearly" },
    },
  }) as unknown as Input[0]
const actual = (value: number) =>
  ({ actual: value, actualUnit: "figure", rule: { id: "equal-as-rounded" } }) as Input[1]

test("a compilation of others' figures calls nothing incorrect", () => {
  const found = findWeakness(evidence("gapminder:inequality_index_gini", 50, "share"), actual(37))
  expect(found?.ruleId).toBe("only-compilation")
})

test("an amount of money within five per cent of the published one is not decided", () => {
  const near = evidence("world-bank:TX.VAL.MRCH.CD.WT", 8.2e9, "money")
  expect(findWeakness(near, actual(8.6e9))?.ruleId).toBe("near-revision")
  expect(findWeakness(near, actual(9e9))).toBeUndefined()
})

test("people and life expectancy near the published figure are not decided either", () => {
  const people = evidence("world-bank:SP.POP.TOTL", 126e6, "people")
  expect(findWeakness(people, actual(128.7e6))?.ruleId).toBe("near-revision")
  expect(findWeakness(people, actual(140e6))).toBeUndefined()
  const years = evidence("world-bank:SP.DYN.LE00.IN", 49, "years")
  expect(findWeakness(years, actual(47.8))?.ruleId).toBe("near-revision")
  expect(findWeakness(years, actual(45))).toBeUndefined()
})

test("a share near the published one is still firm", () => {
  expect(findWeakness(evidence("world-bank:X", 50, "share"), actual(51))).toBeUndefined()
})

test("a figure that counts something near by calls nothing incorrect", () => {
  const found = findWeakness(evidence("world-bank:NY.GNP.ATLS.CD", 50e9, "money"), actual(90e9))
  expect(found?.reason).toContain("only income by the Atlas method is held")
})

test("a change of the same size the other way is open where no word says which way", () => {
  const changed = (direction: "up" | null) =>
    ({
      ...evidence("world-bank:FI.RES.TOTL.CD", 42, "money"),
      claim: { kind: "change", value: 42, direction, qualifiers: [] },
    }) as unknown as Input[0]
  expect(findWeakness(changed(null), actual(-42.3))?.ruleId).toBe("direction-unread")
  expect(findWeakness(changed(null), actual(-10))).toBeUndefined()
  expect(findWeakness(changed("up"), actual(-42.3))).toBeUndefined()
})

test("a change on the month is not held against the figure of a year", () => {
  const ofYear = evidence("world-bank:FP.CPI.TOTL.ZG", 4.2, "share")
  const onMonth = { ...ofYear, claim: { ...ofYear.claim, qualifiers: ["on-month" as const] } }
  expect(findWeakness(onMonth, actual(34.9))?.ruleId).toBe("other-definition")
  expect(findWeakness(ofYear, actual(34.9))).toBeUndefined()
})
