import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "./answerer.fixture.ts"

const PEOPLE = {
  "SP.POP.TOTL": {
    unit: "people",
    name: "Population, total",
    given: {
      ETH: { values: [90, 101, 99, 104].map((one) => one * 1e6) },
      EGY: { values: [95, 100, 101, 102].map((one) => one * 1e6) },
    },
  },
}

test("a country overtakes another when it is ahead after a year behind it", async () => {
  const answerer = makeAnswerer(PEOPLE)
  const last = await answerer.answer("when did Ethiopia overtake Egypt in population", {
    asOf: AS_OF,
  })
  expect(last).toMatchObject({ operation: "first-time", period: "2023", country: "ETH" })
  expect(last.sentence).toContain("It also happened in 2021.")
  const first = await answerer.answer(
    "when did Ethiopia overtake Egypt in population for the first time",
    { asOf: AS_OF },
  )
  expect(first.period).toBe("2021")
  const did = await answerer.answer("did Egypt overtake Ethiopia in population", { asOf: AS_OF })
  expect(did).toMatchObject({ operation: "truth", truth: false, period: "2022" })
  expect(did.sentence).toMatch(/^Not any more: .* In 2023 it was behind again\.$/)
})
