import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"

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

const RATES = {
  ...PRICES,
  "WS_LONG_CPI.771": {
    unit: "annual %",
    name: "Consumer prices, change on a year before",
    given: {},
    months: {
      GHA: [30, 80, 25, ...Array.from({ length: 18 }, () => 5)],
      KEN: [4, 1],
    },
  },
}

test.each([
  ["in which month was inflation in Ghana highest", { period: "2020-02", value: 80 }],
  ["in which month was inflation in Ghana lowest", { period: "2020-04", value: 5 }],
  ["in which month since 2020 was inflation in Ghana highest", { period: "2020-02", value: 80 }],
])("the longest of two series tells an extreme: %s", async (question, expected) => {
  const answer = await makeAnswerer(RATES).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", ...expected })
})

test("a series that begins as early and is as long stands after the first", async () => {
  const answer = await makeAnswerer(RATES).answer("in which month was inflation in Kenya highest", {
    asOf: AS_OF,
  })
  expect(answer).toMatchObject({ period: "2020-01", value: 4 })
})

test("inflation of a month is the change of the index on the same month of the year before", async () => {
  const answerer = makeAnswerer({
    CPTOTNSXN: {
      unit: "index",
      name: "Consumer price index",
      given: {},
      months: {
        GHA: [...Array.from({ length: 12 }, () => 100), 110, 154],
        KEN: [...Array.from({ length: 12 }, () => 50), 54],
      },
    },
  })
  const month = await answerer.answer("inflation in Ghana in February 2021", { asOf: AS_OF })
  expect(month.value).toBeCloseTo(54, 6)
  expect(month.sentence).toBe(
    "In Ghana, consumer price inflation was 54% in February 2021, on the same month of the year before.",
  )
  const newest = await answerer.answer("compare monthly inflation in Ghana and Kenya", {
    asOf: AS_OF,
  })
  expect(newest).toMatchObject({ period: "2021-01", operation: "compare" })
  expect(newest.rows.map(({ country, text }) => `${country} ${text}`)).toEqual([
    "GHA 10%",
    "KEN 8%",
  ])
  const year = await answerer.answer("monthly inflation in Ghana in 2021", { asOf: AS_OF })
  expect(year.state).toBe("ambiguous")
})
