import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { MOST_COMPARED } from "./most-compared.ts"

const WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

test("the word of texts and of the list of addresses says the number that is taken", () => {
  expect(WORDS.indexOf(MOST_COMPARED.word) + 2).toBe(MOST_COMPARED.count)
  const addresses = readFileSync("docs/addresses.md", "utf8")
  expect(addresses).toContain(`with \`countries\` up to ${MOST_COMPARED.word} side by side`)
})
