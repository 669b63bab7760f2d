import { expect, test } from "vitest"

import { readQuestion } from "#answers/read/read-question.ts"
import { CURRENCIES_IN_SEARCH, CURRENCIES_OF_ONE } from "#domain/places/currency-words.data.ts"
import { placeNames } from "#domain/places/find-country.ts"
import { findPlaces } from "#factcheck/grammar/find-places.ts"
import { createQueryParser } from "#search/query/parse-query.ts"

const parser = await createQueryParser({
  places: placeNames(),
  isKnownWord: () => true,
  thisYear: () => 2026,
  isAcronym: () => false,
})
const searched = (text: string) => parser.parse(text).countries.map(({ country }) => country.code)
const checked = (text: string) => findPlaces(text).map(({ code }) => code)

function asked(text: string): string[] {
  const read = readQuestion(text, "2026-06-01")
  return read.state === "read" ? read.question.places.map(({ code }) => code) : [read.message]
}

test.each(CURRENCIES_OF_ONE)("search, questions and checks take %s for %s", (word, code) => {
  expect(searched(`${word} inflation`)).toEqual([code])
  expect(asked(`What was the exchange rate of the ${word} in 2020?`)).toEqual([code])
  expect(checked(`The ${word} averaged 12 to the dollar in 2020.`)).toEqual([code])
})

test.each(CURRENCIES_IN_SEARCH)("only search takes %s for %s", (word, code) => {
  expect(searched(`${word} inflation`)).toEqual([code])
  expect(asked(`What was the exchange rate of the ${word} in 2020?`)).not.toEqual([code])
  expect(checked(`The ${word} averaged 12 to the dollar in 2020.`)).toEqual([])
})

test("no word is of two places", () => {
  const words = [...CURRENCIES_OF_ONE, ...CURRENCIES_IN_SEARCH].map(([word]) => word)
  expect(new Set(words).size).toBe(words.length)
})
