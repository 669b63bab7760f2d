import { expect, test } from "vitest"

import { leadOfText } from "./lead-of-text.ts"

const SENTENCE =
  "Data come from household surveys that are repeated every few years in each country."
const long = (count: number) => Array.from({ length: count }, () => SENTENCE).join(" ")

test("a long text is folded after its third sentence, and nothing of it is lost", () => {
  const { lead, rest } = leadOfText(long(12))
  expect(lead).toBe(long(3))
  expect(`${lead} ${rest}`).toBe(long(12))
})

test("a text that is hardly longer than its start stays whole", () => {
  expect(leadOfText(long(5))).toEqual({ lead: long(5), rest: "" })
  expect(leadOfText("")).toEqual({ lead: "", rest: "" })
})

test("an abbreviation ends no sentence", () => {
  const text = `Figures of the U.S. Census Bureau (e.g. Tables 1 and 2) are used. ${long(9)}`
  expect(leadOfText(text).lead).toBe(
    `Figures of the U.S. Census Bureau (e.g. Tables 1 and 2) are used. ${long(2)}`,
  )
})

test("short sentences are joined until there is something to read", () => {
  expect(leadOfText(`Yes. No. Maybe. ${long(6)}`).lead).toBe(`Yes. No. Maybe. ${long(2)}`)
})
