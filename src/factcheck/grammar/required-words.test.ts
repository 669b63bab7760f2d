import { expect, test } from "vitest"

import { requiredWords } from "./required-words.ts"

test.each([
  ["inflation", ["inflation"]],
  ["rate\\s+of\\s+inflation", ["inflation"]],
  ["(?:gdp|gross domestic product)\\s+growth", ["growth"]],
  ["(?:annual\\s+)?(?:gdp|output)", ["gdp", "output"]],
  ["(?<!youth\\s)unemployed(?!\\s+people)", ["unemployed"]],
  ["labou?r", ["labo"]],
  ["deficits?", ["deficit"]],
  ["(?<name>one|two)\\s+quarters", ["quarters"]],
  ["Q(?<q>[1-4])", undefined],
  ["\\p{Lu}\\p{L}+", undefined],
  ["(?:gdp|\\d+)", undefined],
  ["a{0,3}growth", ["growth"]],
])("%s needs one of %j", (source, words) => {
  expect(requiredWords(source)).toEqual(words)
})
