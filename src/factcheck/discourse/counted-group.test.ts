import { expect, test } from "vitest"

import { findPlaces } from "../grammar/find-places.ts"
import { chooseCountedGroup, readCountedGroup, findGroupSize } from "./counted-group.ts"

const count = (text: string) => readCountedGroup(text, findPlaces(text))

test.each([
  ["the slowest of the four", 4],
  ["the highest among our three neighbours", 3],
  ["the lowest of this trio", 3],
  ["the smallest of my four countries", 4],
  ["the lowest of the twelve, and falling", 12],
  ["the largest of the four by headcount", 4],
  ["the fastest of the big five", 5],
  ["the best of the four years", undefined],
  ["the largest of the three-year period", undefined],
  ["one in four", undefined],
  ["the biggest of the three problems", undefined],
  ["the slowest in all three", undefined],
])("%s", (text, size) => {
  expect(findGroupSize(text)?.size).toBe(size)
})

test("the four are the countries of a text that names four, four clearly more often than others, or four of all", () => {
  const named = "Kenya, Uganda and Tanzania trade. Kenya is the largest of the three. "
  const three = { codes: ["KEN", "UGA", "TZA"], size: 3 }
  expect(chooseCountedGroup(count(named), 3)).toEqual(three)
  expect(chooseCountedGroup(count(named), 4)).toBeNull()
  const oneMore = { codes: ["KEN", "UGA", "TZA", "RWA"], size: 3 }
  expect(chooseCountedGroup(count(`${named}Rwanda watches.`), 3)).toEqual(oneMore)
  const sectors = `It has three main sectors. ${named}`
  expect(chooseCountedGroup(count(sectors), 3)).toBeNull()
  const often = named.repeat(3)
  expect(chooseCountedGroup(count(`${often}Rwanda watches.`), 3)).toEqual(three)
  expect(count("Kenya and Uganda trade.").countries).toEqual([])
})
