import { expect, test } from "vitest"

import { closestConcepts } from "./closest-concepts.ts"

test.each([
  ["gdp growht", "GDP growth"],
  ["inflaton", "Inflation"],
  ["unemploymant rate", "Unemployment"],
  ["life expectency", "Life expectancy"],
  ["literacy", "Adult literacy"],
])("%s is nearest to %s", (text, concept) => {
  expect(closestConcepts(text, 3)[0]).toBe(concept)
})

test("no more are named than are asked for, and none where nothing is near", () => {
  expect(closestConcepts("gdp", 3)).toHaveLength(3)
  expect(closestConcepts("chess openings", 3)).toEqual([])
  expect(closestConcepts("x", 3)).toEqual([])
})
