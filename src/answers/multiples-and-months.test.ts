import { expect, test } from "vitest"

import { makeAnswerer } from "./answerer.fixture.ts"
import { readQuestion } from "./read/read-question.ts"

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

const PRICES = {
  CPTOTNSXN: {
    unit: "index",
    name: "Consumer price index",
    given: {},
    months: {
      GHA: [
        ...Array.from({ length: 12 }, () => 100),
        ...Array.from({ length: 12 }, (_, k) => 110 + k),
      ],
      KEN: [...Array.from({ length: 12 }, () => 50), 54, 60],
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

test("the month of an extreme is one of the year that is named", async () => {
  const answerer = makeAnswerer(PRICES)
  const answer = await answerer.answer("which month of 2021 had the highest inflation in Ghana", {
    asOf: AS_OF,
  })
  expect(answer).toMatchObject({ operation: "extreme", period: "2021-12", country: "GHA" })
  expect(answer.value).toBeCloseTo(21, 6)
  expect(answer.sentence).toContain("was highest in December 2021")
})

test("a year that lacks months has no highest month", async () => {
  const answer = await makeAnswerer(PRICES).answer(
    "which month of 2021 had the highest inflation in Kenya",
    { asOf: AS_OF },
  )
  expect(answer.state).toBe("declined")
})

test("inflation on the month before is not that on the year before", async () => {
  const answer = await makeAnswerer(PRICES).answer(
    "month-on-month inflation in Ghana in February 2021",
    { asOf: AS_OF },
  )
  expect(answer.value).toBeCloseTo(0.909091, 5)
  expect(answer.sentence).toContain("on the month before")
})

test("a rate that a publisher gives by month stands before one computed from an index", async () => {
  const answer = await makeAnswerer({
    ...PRICES,
    "WS_LONG_CPI.771": {
      unit: "annual %",
      name: "Consumer prices, change on a year before",
      given: {},
      months: { KEN: [...Array.from({ length: 12 }, () => 5), 8.1] },
    },
  }).answer("inflation in Kenya in January 2021", { asOf: AS_OF })
  expect(answer).toMatchObject({ value: 8.1, measure: { code: "WS_LONG_CPI.771" } })
  expect(answer.sentence).toContain("on the same month of the year before")
})

test("a rate of the day is that of the newest month, and of a named year that of the year", async () => {
  const answerer = makeAnswerer({
    FPOLM_PA: {
      unit: "% per year",
      name: "Monetary policy interest rate",
      given: { KEN: { values: [7, 8] } },
      months: { KEN: [...Array.from({ length: 24 }, () => 7.5), 9.25] },
    },
  })
  const now = await answerer.answer("policy rate of Kenya", { asOf: AS_OF })
  expect(now).toMatchObject({ value: 9.25, period: "2022-01" })
  const then = await answerer.answer("policy rate of Kenya in 2021", { asOf: AS_OF })
  expect(then).toMatchObject({ value: 8, period: "2021" })
})

test("a price says what it is of", async () => {
  const answer = await makeAnswerer({
    "CMO.CRUDE_PETRO": {
      unit: "US$ per barrel",
      name: "Commodity price: Crude oil, average",
      given: {},
      months: { WLD: [60, 55] },
    },
  }).answer("oil price in February 2020", { asOf: AS_OF })
  expect(answer.sentence).toContain("US$55 per barrel in February 2020")
})

test.each([
  ["Brent oil price in June 2015", "world-bank:CMO.CRUDE_BRENT"],
  ["price of WTI crude in May 2020", "world-bank:CMO.CRUDE_WTI"],
  ["in which month of 2014 was brent crude highest", "world-bank:CMO.CRUDE_BRENT"],
  ["crude oil price in May 2020", "oil-price"],
])("a kind of oil has a price of its own: %s", (question, measure) => {
  const read = readQuestion(question, AS_OF)
  expect(read).toMatchObject({ state: "read", question: { measure } })
})
