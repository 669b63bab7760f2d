import { expect, test } from "vitest"

import { makeAnswerer } from "./answerer.fixture.ts"

const AS_OF = "2024-06-01"

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
