import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"

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
    "In Denmark, the population was first at least twice that of 2020 (10 million people) in 2022: 20 million people.",
  )
})

test.each([
  "did Denmark's population less than double between 2020 and 2022",
  "did Denmark's population at most double between 2020 and 2022",
  "did Denmark's population no more than double between 2020 and 2022",
  "did Denmark's population not more than double between 2020 and 2022",
  "did Denmark's population double at most between 2020 and 2022",
  "did Denmark's population double or less between 2020 and 2022",
  "did Denmark's population exactly double between 2020 and 2022",
  "did Denmark's population only double between 2020 and 2022",
  "did Sweden's population less than halve between 2020 and 2022",
  "did Norway's population less than triple between 2020 and 2022",
  "when did Denmark's population at most double from its 2020 level",
  "which nordic countries less than doubled their population between 2020 and 2022",
  "how many nordic countries at most doubled their population between 2020 and 2022",
])("less than a multiple is not told: %s", async (question) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", truth: null, count: null })
})

test.each([
  ["how many times higher was Denmark's population in 2022 than in 2020", 2],
  ["how many times higher was Denmark's population in 2020 than in 2022", 0.5],
  ["how many times larger was Sweden's population in 2020 than it was in 2022", 2],
  ["how many times larger was Sweden's population in 2020 compared to 2022", 2],
  ["how many times larger was Sweden's population in 2020 than its population in 2022", 2],
  ["how many times bigger did Denmark's population get between 2020 and 2022", 2],
])("the year that is named first is held against the other: %s", async (question, value) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", operation: "ratio", value })
})

test.each([
  "how many times higher was Denmark's population in 2022 than the average of 2020 to 2021",
  "how many times higher was Denmark's population in 2022 than its average in 2020",
  "how many times higher was Denmark's population in 2022 than its peak in 2020",
  "how many times higher was Denmark's population in 2022 than the lowest in 2020",
  "how many times higher was Denmark's population in 2022 than in 2020 to 2021",
  "how many times higher was Denmark's population in 2020, 2021 and 2022",
  "compared with 2022, how many times larger was Denmark's population in 2020",
  "how many times larger was Denmark's population in 2022 than Norway's in 2020",
  "how much larger was Denmark's population in 2022 than Norway's in 2020",
  "was Denmark's population in 2022 larger than Norway's in 2020",
])("other years than two of one country have no ratio: %s", async (question) => {
  const answer = await makeAnswerer(PEOPLE).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", value: null })
})

test.each([
  [
    "when did Denmark's population double from its 2020 level",
    "when did population in Denmark double from its level of 2020",
  ],
  [
    "how many times higher was Sweden's population in 2020 than in 2022",
    "how many times higher is population in Sweden in 2020 than in 2022",
  ],
  [
    "how many times larger was Denmark's population in 2022 than in 2020",
    "how many times higher is population in Denmark in 2022 than in 2020",
  ],
])("%s is restated with its years", async (question, restated) => {
  const answerer = makeAnswerer(PEOPLE)
  const first = await answerer.answer(question, { asOf: AS_OF })
  expect(first.question).toBe(restated)
  expect((await answerer.answer(restated, { asOf: AS_OF })).value).toBe(first.value)
})
