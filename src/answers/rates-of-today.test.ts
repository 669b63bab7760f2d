import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"

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

const POLICY_RATE = { unit: "% per year", name: "Central bank policy rate" }

test("the rate of today of a group that publishers count as one place is that of its newest month", async () => {
  const answer = await makeAnswerer({
    WS_CBPOL: {
      ...POLICY_RATE,
      given: { EMU: { values: [4, 4.5] } },
      months: { EMU: [...Array.from({ length: 24 }, () => 4), 3.25] },
    },
  }).answer("policy rate of the euro area", { asOf: AS_OF })
  expect(answer).toMatchObject({ value: 3.25, period: "2022-01" })
})

test.each([
  [14, { value: 8, period: "2021" }],
  [24, { value: 7.5, period: "2021-12" }],
])("after %i months a rate of today is the newest of month and year", async (length, expected) => {
  const answer = await makeAnswerer({
    FPOLM_PA: {
      ...POLICY_RATE,
      given: { KEN: { values: [7, 8] } },
      months: { KEN: Array.from({ length }, () => 7.5) },
    },
  }).answer("policy rate of Kenya", { asOf: AS_OF })
  expect(answer).toMatchObject(expected)
})
