import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { figuresCatalog } from "#tests/support/figures-catalog.ts"

/** A text with what is marked of it: each finding as its status and its words. */
type Golden = { text: string; marked: string[] }

const LINES = readFileSync(join(import.meta.dirname, "marked-words.jsonl"), "utf8")
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Golden)
const checker = createFactChecker({
  catalog: figuresCatalog(...globSync(join(import.meta.dirname, "fixtures/figures*.json"))),
  publicUrl: "",
})

test.each(LINES)("$text", async ({ text, marked }) => {
  const found = await checker.check(text)
  expect(found.map(({ status, originalText }) => `${status}: ${originalText}`)).toEqual(marked)
})

test("a multiple that is left open says what it is held against", async () => {
  const found = await checker.check(
    "Access to electricity in Nigeria was 60.5% in 2022. In Ghana access was twice as high.",
  )
  expect(found.at(-1)?.message).toContain("came to 1.41 times that of Nigeria in 2022")
})

test("a place counted from the lowest is put right from the same end", async () => {
  const [low] = await checker.check("Pakistan had the lowest population in the world in 2020.")
  expect(low?.message).toMatch(
    /was the (\d+\w\w) lowest in the world.* Write that Pakistan was the \1 lowest\.$/,
  )
  const [high] = await checker.check("Pakistan ranked 2nd in the world by population in 2020.")
  expect(high?.message).toMatch(/Write that Pakistan was 5th\.$/)
})

test("no finding that is correct marks another figure than its own", async () => {
  const others: string[] = []
  for (const { text } of LINES) {
    for (const { status, originalText, claim } of await checker.check(text)) {
      const figures = originalText.match(/\d+(?:\.\d+)?(?=\s?%)/g) ?? []
      if (
        status === "correct" &&
        figures.some((one) => Number(one) !== Math.abs(claim.statedValue ?? 0))
      )
        others.push(originalText)
    }
  }
  expect(others).toEqual([])
})
