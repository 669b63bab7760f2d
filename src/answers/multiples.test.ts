import { expect, test } from "vitest"

import { makeAnswerer } from "./answerer.fixture.ts"

const AS_OF = "2024-06-01"

const PEOPLE = {
  "SP.POP.TOTL": {
    unit: "people",
    name: "Population, total",
    given: {
      DNK: { values: [10e6, 14e6, 20e6, 21e6] },
      FIN: { values: [8e6, 9e6, 15.9e6, 15e6] },
      ISL: { values: [1e6, 2e6, 2e6, 2e6] },
      NOR: { values: [4e6, 4e6, 4e6, 4e6] },
      SWE: { values: [12e6, 12e6, 6e6, 5e6] },
    },
  },
}

test.each([
  ["did the population of Denmark double between 2020 and 2022", { truth: true }],
  ["did the population of Finland double between 2020 and 2022", { truth: false }],
  ["true or false: the population of Sweden halved between 2020 and 2022", { truth: true }],
  ["when did Denmark's population double from its 2020 level", { period: "2022", value: 20e6 }],
  ["when did Sweden's population halve compared with 2020", { period: "2022", value: 6e6 }],
  ["how many nordic countries doubled their population between 2020 and 2022", { count: 2 }],
  ["how many nordic countries halved their population between 2020 and 2022", { count: 1 }],
  ["how many times bigger was Denmark's population in 2022 than in 2020", { value: 2 }],
  ["median population of the nordic countries in 2020", { value: 8e6 }],
  ["gap in population between Denmark and Norway in 2021", { value: 10e6 }],
  ["which nordic country is 4th by population in 2020", { country: "NOR", rank: 4 }],
])("%s", async (question, expected) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", ...expected })
})

test.each([
  ["when did Finland's population double from its 2020 level", /^It has not happened in Finland/],
  ["when did Denmark's population double", /^Say from which year/],
  ["when did Denmark's population double from its 1950 level", /^No actual figures/],
])("%s is not answered", async (question, message) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", value: null, rows: [] })
  expect(answer.sentence).toMatch(message)
})

test("nobody is the ninth of five", async () => {
  const answer = await makeAnswerer(PEOPLE).answer("9th largest nordic country by population", {
    asOf: AS_OF,
  })
  expect(answer.state).toBe("declined")
  expect(answer.sentence).toContain("5 countries of the Nordic countries have figures")
})

test("a doubling says how many times the figure it is", async () => {
  const answerer = makeAnswerer(PEOPLE)
  const did = await answerer.answer("did the population of Finland double between 2020 and 2022", {
    asOf: AS_OF,
  })
  expect(did.sentence).toMatch(/^No: in Finland, .* The last figure is 1\.9875 times the first\.$/)
  const when = await answerer.answer("when did Denmark's population double from its 2020 level", {
    asOf: AS_OF,
  })
  expect(when.sentence).toBe(
    "In Denmark, the population was first at least 2 times that of 2020 (10 million people) in 2022: 20 million people.",
  )
})
