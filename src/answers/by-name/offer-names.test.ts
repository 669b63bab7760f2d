import { expect, test } from "vitest"

import { AS_OF, makeAnswerer } from "../answerer.fixture.ts"

const GIVEN = { given: { KEN: { values: [1, 2, 3, 4] } } }
const INDICATORS = {
  "EG.ELC.ACCS.ZS": {
    unit: "% of population",
    name: "Access to electricity (% of population)",
    ...GIVEN,
  },
  "EG.ELC.ACCS.RU.ZS": {
    unit: "% of rural population",
    name: "Access to electricity, rural (% of rural population)",
    ...GIVEN,
  },
  "EG.ELC.RURAL.LOSS": {
    unit: "%",
    name: "Access to electricity lost in storms, rural (% of households)",
    ...GIVEN,
  },
  MALARIA: { unit: "per 100,000", name: "Deaths due to malaria (per 100 000 people)", ...GIVEN },
  CHILDREN: { unit: "deaths", name: "Malaria deaths in children (total deaths)", ...GIVEN },
  REPORTED: { unit: "deaths", name: "Malaria deaths - reported", ...GIVEN },
  COCOA: { unit: "tonnes", name: "Cocoa beans and products, export quantity", ...GIVEN },
}

const answerer = makeAnswerer(INDICATORS, () =>
  Object.entries(INDICATORS).map(([code, { name }]) => ({
    id: `world-bank:${code}` as const,
    name,
    concept: code,
    hasCountry: true,
  })),
)

test("a part of what a measure counts is answered where an indicator is called so", async () => {
  const answer = await answerer.answer("electricity access rural Kenya", { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", measure: { code: "EG.ELC.ACCS.RU.ZS" } })
})

test("where several indicators have all words it is asked back, and what is offered is understood", async () => {
  const answer = await answerer.answer("malaria deaths in Kenya in 2022", { asOf: AS_OF })
  expect(answer.state).toBe("ambiguous")
  expect(answer.sentence).toBe("Several figures may be meant. Choose one of them.")
  expect(answer.alternatives.map(({ reading }) => reading)).toEqual([
    "Deaths due to malaria (per 100 000 people) in Kenya in 2022",
    "Malaria deaths in children (total deaths) in Kenya in 2022",
    "Malaria deaths - reported in Kenya in 2022",
  ])
  for (const { reading } of answer.alternatives)
    expect(await answerer.answer(reading, { asOf: AS_OF })).toMatchObject({ state: "answered" })
})

test("the one indicator that has all words among others is offered and not answered", async () => {
  const answer = await answerer.answer("cocoa exports Kenya", { asOf: AS_OF })
  expect(answer.state).toBe("ambiguous")
  expect(answer.sentence).toBe("It is not certain which figure is meant. Is it this one?")
  expect(answer.alternatives.map(({ reading }) => reading)).toEqual([
    "Cocoa beans and products, export quantity in Kenya",
  ])
})

test("a question of a word that no name has is declined", async () => {
  const answer = await answerer.answer("flurbish electricity access in Kenya", { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", word: "flurbish" })
})
