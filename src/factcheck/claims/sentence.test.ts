import { expect, test } from "vitest"

import { readSentence } from "./sentence.ts"

test.each([
  ["One dollar bought 140 Kenyan shillings in 2023.", ["KEN"]],
  ["Nigeria's exchange rate was 645 to the US dollar in 2023.", ["NGA"]],
  ["Foreign debt came to 3 billion Canadian dollars in 2023.", []],
])("the places of %s", (text, codes) => {
  expect(readSentence(text, 0).places.map(({ code }) => code)).toEqual(codes)
})
