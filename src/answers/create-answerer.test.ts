import { expect, test } from "vitest"

import { AS_OF, makeAnswerer, UNEMPLOYMENT } from "./answerer.fixture.ts"

test("a value is the newest actual figure, and a forecast is none", async () => {
  const answerer = makeAnswerer({
    "SP.POP.TOTL": {
      unit: "people",
      name: "Population, total",
      given: { KEN: { values: [51e6, 52e6, 53e6, 54e6], forecastFrom: 2022 } },
    },
  })
  const answer = await answerer.answer("population of Kenya", { asOf: AS_OF })
  expect(answer).toMatchObject({
    state: "answered",
    operation: "value",
    value: 52e6,
    period: "2021",
    country: "KEN",
  })
  expect(answer.sentence).toBe("In Kenya, the population was 52 million people in 2021.")
})

test("equal figures have the same rank, and countries without one are not counted", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const answer = await answerer.answer("rank nordic countries by unemployment in 2021", {
    asOf: AS_OF,
  })
  expect(answer.rows.map(({ country, rank }) => `${country} ${String(rank)}`)).toEqual([
    "SWE 1",
    "FIN 2",
    "ISL 3",
    "DNK 4",
    "NOR 5",
  ])
})

test.each([
  [
    "change in unemployment in Denmark from 2020 to 2022",
    { value: -1.2, valueUnit: "percentage points" },
  ],
  ["average unemployment in Norway between 2020 and 2023", { value: 3.9 }],
  ["Is unemployment in Finland above 7%?", { truth: true }],
  ["Is unemployment higher in Norway than in Iceland in 2020?", { truth: false }],
  ["how many nordic countries have unemployment below 4%", { count: 2 }],
  ["When was unemployment highest in Finland?", { period: "2020" }],
  ["When did unemployment in Denmark first fall below 5%?", { period: "2022" }],
  ["average unemployment in the nordic countries in 2022", { value: 5.1 }],
])("%s", async (question, expected) => {
  const answer = await makeAnswerer(UNEMPLOYMENT).answer(question, { asOf: AS_OF })
  expect(answer.state).toBe("answered")
  for (const [key, value] of Object.entries(expected)) {
    const actual = answer[key as keyof typeof answer]
    if (typeof value === "number") expect(actual).toBeCloseTo(value, 6)
    else expect(actual).toBe(value)
  }
})

test("growth of several years is chained", async () => {
  const answerer = makeAnswerer({
    "NY.GDP.MKTP.KD.ZG": {
      unit: "annual %",
      name: "GDP growth (annual %)",
      given: {
        DNK: { values: [10, -10, 0, 0] },
        FIN: { values: [0, 0, 0, 0] },
        ISL: { values: [1, 1, 1, 1] },
        NOR: { values: [2, 2, 2, 2] },
        SWE: { values: [3, 3, 3, 3] },
      },
    },
  })
  const answer = await answerer.answer(
    "which nordic countries grew slower than Finland from 2020 to 2023",
    {
      asOf: AS_OF,
    },
  )
  // 1.1 times 0.9 is 0.99: less than nothing, though the mean of the rates is nothing.
  expect(answer.rows.map(({ country }) => country)).toEqual(["DNK"])
})

test("two countries of one question have the debt of the same government", async () => {
  const debt = { unit: "% of GDP", name: "Debt" }
  const answerer = makeAnswerer({
    "GC.DOD.TOTL.GD.ZS": { ...debt, given: { DNK: { values: [40] } } },
    GGXWDG_NGDP: { ...debt, given: { DNK: { values: [41] }, FIN: { values: [61] } } },
  })
  for (const [country, value] of [
    ["Denmark", 41],
    ["Finland", 61],
  ] as const) {
    const question = `government debt of ${country} in 2020`
    expect((await answerer.answer(question, { asOf: AS_OF })).value).toBe(value)
  }
})

test("figures in national currencies are told of one country, and never held against another's", async () => {
  const answerer = makeAnswerer({
    "PA.NUS.FCRF": {
      unit: "LCU per US$",
      name: "Official exchange rate",
      isComparable: false,
      given: { KEN: { values: [106, 110] }, GHA: { values: [5, 6] } },
    },
  })
  const alone = await answerer.answer("exchange rate of Kenya in 2021", { asOf: AS_OF })
  expect(alone.value).toBe(110)
  const both = await answerer.answer("Is the exchange rate higher in Kenya than in Ghana?", {
    asOf: AS_OF,
  })
  expect(both.state).toBe("declined")
})

test("the same question gets the same answer", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const [first, second] = await Promise.all(
    [1, 2].map(() => answerer.answer("unemployment in Norway", { asOf: AS_OF })),
  )
  expect(JSON.stringify(first)).toBe(JSON.stringify(second))
})

test("figures of something near by are called by what they count", async () => {
  const answerer = makeAnswerer({
    "TX.VAL.MRCH.CD.WT": {
      unit: "current US$",
      name: "Merchandise exports (current US$)",
      given: { KEN: { values: [6e9, 7e9] } },
    },
  })
  const answer = await answerer.answer("exports of Kenya in 2021", { asOf: AS_OF })
  expect(answer.sentence).toBe("In Kenya, exports of goods were US$7 billion in 2021.")
})
