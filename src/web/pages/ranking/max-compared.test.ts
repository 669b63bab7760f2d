import { readFileSync } from "node:fs"

import { expect, test } from "vitest"

import { MAX_COMPARED } from "./max-compared.ts"

const WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]

test("the word of texts and of the list of addresses says the number that is taken", () => {
  expect(WORDS.indexOf(MAX_COMPARED.word) + 2).toBe(MAX_COMPARED.count)
  const addresses = readFileSync("docs/addresses.md", "utf8")
  expect(addresses).toContain(`with \`countries\` up to ${MAX_COMPARED.word} side by side`)
})
