import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"
import { readQuestion } from "./read/read-question.ts"

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

const BRENT = {
  "CMO.CRUDE_BRENT": {
    unit: "US$ per barrel",
    name: "Commodity price: Crude oil, Brent",
    given: { WLD: { values: [42, 70] } },
  },
}

test("the price of a kind of oil is called a price in its sentence", async () => {
  const answer = await makeAnswerer(BRENT).answer("Brent crude in 2021", { asOf: AS_OF })
  expect(answer.sentence).toBe(
    "In the world, the price of crude oil, Brent was US$70 per barrel in 2021.",
  )
})

test("a price of the world that ends before a year lacks no countries", async () => {
  const answer = await makeAnswerer(BRENT).answer("Brent crude in 2023", { asOf: AS_OF })
  expect(answer.state).toBe("declined")
  expect(answer.sentence).toMatch(
    /^No actual figures for .* are available for the world for 2023\. The nearest/,
  )
})

test("an index of prices changes in per cent, as its points have no unit", async () => {
  const answer = await makeAnswerer({
    "bis:WS_SPP.N.628": {
      unit: "index, 2010 = 100",
      name: "Residential property prices, nominal",
      given: { ZAF: { values: [150, 165] } },
    },
  }).answer("How much did house prices rise in South Africa in 2021?", { asOf: AS_OF })
  expect(answer.sentence).toBe(
    "In South Africa, house prices rose by 10%, from 150 in 2020 to 165 in 2021.",
  )
})
