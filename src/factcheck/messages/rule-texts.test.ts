import { expect, test } from "vitest"

import { RULE_TEXTS, withNote, writeRule } from "./rule-texts.ts"

test("a rule is published as its text", () => {
  expect(writeRule({ id: "wrong-way" })).toBe("direction of the change")
})

test("what a rule names stands in its text", () => {
  expect(writeRule({ id: "rank", names: 12 })).toBe("place among 12 with a figure of the same year")
})

test("of a mean the text says how many years it is of and by which rule it was held", () => {
  expect(writeRule({ id: "arithmetic-mean", names: "5 years", heldBy: "equal-as-rounded" })).toBe(
    "arithmetic mean of 5 years: equal when rounded as stated",
  )
})

test("notes follow the text in their order, and the rule stays the same one", () => {
  const noted = withNote(withNote({ id: "wrong-way" }, "counted on the month before"), "newest")
  expect(noted.id).toBe("wrong-way")
  expect(writeRule(noted)).toBe("direction of the change; counted on the month before; newest")
})

test("no two rules have the same text", () => {
  const texts = Object.values(RULE_TEXTS)
  expect(new Set(texts).size).toBe(texts.length)
})
