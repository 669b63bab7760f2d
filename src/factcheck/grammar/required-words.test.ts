import { expect, test } from "vitest"

import { requiredWords } from "./required-words.ts"

test.each([
  ["inflation", [[["inflation"]]]],
  ["rate\\s+of\\s+inflation", [[["inflation"], ["rate"], ["of"]]]],
  ["(?:gdp|gross domestic product)\\s+growth", [[["growth"], ["gdp", "domestic"]]]],
  ["(?:annual\\s+)?(?:gdp|output)", [[["gdp", "output"]]]],
  ["gdp|(?:gross\\s+)output", [[["gdp"]], [["output"], ["gross"]]]],
  ["(?<!youth\\s)unemployed(?!\\s+people)", [[["unemployed"]]]],
  ["(?<=of\\s+adults\\s)employed(?=\\s+in)", [[["employed"], ["adults"], ["of"], ["in"]]]],
  ["labou?r", [[["labo"]]]],
  ["deficits?", [[["deficit"]]]],
  ["(?<name>one|two)\\s+quarters", [[["quarters"], ["one", "two"]]]],
  ["(?<what>people|years) and \\d+ \\k<what>", [[["people", "years"], ["and"]]]],
  ["Q(?<q>[1-4])", [[]]],
  ["\\p{Lu}\\p{L}+", [[]]],
  ["(?:gdp|\\d+)", [[]]],
  ["gdp|\\d+", [[["gdp"]], []]],
  ["a{0,3}growth", [[["growth"]]]],
])("%s needs %j", (source, needs) => {
  expect(requiredWords(source)).toEqual(needs)
})
