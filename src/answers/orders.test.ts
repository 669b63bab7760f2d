import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"

const PEOPLE = {
  "SP.POP.TOTL": {
    unit: "people",
    name: "Population, total",
    given: {
      DNK: { values: [10e6] },
      FIN: { values: [8e6] },
      ISL: { values: [1e6] },
      NOR: { values: [4e6] },
      SWE: { values: [12e6] },
    },
  },
}

test("nobody is the ninth of five", async () => {
  const answer = await makeAnswerer(PEOPLE).answer("9th largest nordic country by population", {
    asOf: AS_OF,
  })
  expect(answer.state).toBe("declined")
  expect(answer.sentence).toContain("only 5 Nordic countries have figures")
})

test.each([
  ["which nordic country came 2nd by lowest population in 2020", "NOR"],
  ["which nordic country is 2nd by least population in 2020", "NOR"],
  ["which nordic country is 2nd by smallest population in 2020", "NOR"],
  ["which nordic country is 2nd for fewest people in 2020", "NOR"],
  ["which nordic country is 2nd by low population in 2020", "NOR"],
  ["which nordic country is 2nd by population in 2020", "DNK"],
  ["which nordic country is 2nd by highest population in 2020", "DNK"],
])("an order is counted from the end that is named: %s", async (question, country) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", country, rank: 2 })
})

test.each([
  "which nordic country has the 2nd highest population by lowest population in 2020",
  "which nordic country is 2nd by highest and lowest population in 2020",
  "which nordic country has the highest and lowest population in 2020",
  "which nordic countries have the most and the least population in 2020",
])("an order has one end: %s", async (question) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", value: null })
})

test("from the highest to the lowest is one order", async () => {
  const answer = await makeAnswerer(PEOPLE).answer(
    "nordic countries by population in 2020 from highest to lowest",
    { asOf: AS_OF },
  )
  expect(answer).toMatchObject({ state: "answered", operation: "rank", country: "SWE" })
})
