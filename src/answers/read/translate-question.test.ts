import { expect, test } from "vitest"

import { FRENCH } from "../words/french.data.ts"
import { PORTUGUESE } from "../words/portuguese.data.ts"
import { SPANISH } from "../words/spanish.data.ts"
import { foldQuestion } from "./fold-question.ts"
import { translateQuestion } from "./translate-question.ts"

test.each([
  ["French", FRENCH],
  ["Spanish", SPANISH],
  ["Portuguese", PORTUGUESE],
])("no %s phrase has two meanings", (_, phrases) => {
  const foreign = phrases.map(([phrase]) => phrase)
  expect(foreign.filter((phrase, k) => foreign.indexOf(phrase) !== k)).toEqual([])
})

test.each([
  ["French", FRENCH],
  ["Spanish", SPANISH],
  ["Portuguese", PORTUGUESE],
])("every %s phrase is written as questions are folded", (_, phrases) => {
  const foreign = phrases.map(([phrase]) => phrase)
  expect(foreign.filter((phrase) => foldQuestion(phrase) !== phrase)).toEqual([])
})

test.each([
  ["Quel pays a le plus d'habitants, {@a} ou {@b} ?", "{@a} or {@b}"],
  ["Où vit-on le plus longtemps en {@a} ?", "where live"],
  ["Ou vit-on le plus longtemps en {@a} ?", "where live"],
  ["Où est-ce que l'inflation est la plus élevée ?", "where"],
])("“ou” is or, and “où” is where: %s", (question, english) => {
  const folded = foldQuestion(question.replace(/\{@(\w)\}/g, "place$1"))
  expect(translateQuestion(folded).replace(/place(\w)/g, "{@$1}")).toContain(english)
})
