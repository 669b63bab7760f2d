import { expect, test } from "vitest"

import { makeAnswerer } from "../answerer.fixture.ts"

const AS_OF = "2024-06-01"

const GIVEN = { given: { KEN: { values: [1, 2, 3, 4] }, GHA: { values: [2, 3, 4, 5] } } }
const INDICATORS = {
  "SE.TER.ENRR": { unit: "% gross", name: "School enrollment, tertiary (% gross)", ...GIVEN },
  "EN.ATM.PM25.MC.M3": {
    unit: "micrograms per cubic meter",
    name: "PM2.5 air pollution, mean annual exposure (micrograms per cubic meter)",
    ...GIVEN,
  },
  "SL.UEM.1524.FE.ZS": {
    unit: "% of female labor force ages 15-24",
    name: "Unemployment, youth female (% of female labor force ages 15-24)",
    ...GIVEN,
  },
  "EG.FEC.RNEW.ZS": {
    unit: "% of total final energy consumption",
    name: "Renewable energy consumption (% of total final energy consumption)",
    ...GIVEN,
  },
  "SH.DYN.AIDS.ZS": {
    unit: "% of population ages 15-49",
    name: "Prevalence of HIV, total (% of population ages 15-49)",
    ...GIVEN,
  },
  "FI.RES.TOTL.CD": {
    unit: "current US$",
    name: "Total reserves (includes gold, current US$)",
    ...GIVEN,
  },
  "AG.LND.FRST.ZS": { unit: "% of land area", name: "Forest area (% of land area)", ...GIVEN },
  "SP.DYN.TFRT.IN": {
    unit: "births per woman",
    name: "Fertility rate, total (births per woman)",
    ...GIVEN,
  },
}

const answerer = makeAnswerer(INDICATORS)

test.each([
  ["Tertiary school enrolment (gross) in Kenya in 2022", "SE.TER.ENRR"],
  ["PM2.5 exposure in Kenya in 2022", "EN.ATM.PM25.MC.M3"],
  ["unemployment rate of young women (15-24) in Kenya in 2022", "SL.UEM.1524.FE.ZS"],
  ["share of renewables in final energy consumption in Kenya in 2022", "EG.FEC.RNEW.ZS"],
  ["HIV prevalence among adults in Kenya in 2022", "SH.DYN.AIDS.ZS"],
])("words of the name of the indicator narrow nothing: %s", async (question, code) => {
  const answer = await answerer.answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", measure: { code }, value: 3 })
})

test.each([
  ["net tertiary enrolment in Kenya", "net"],
  ["gross and net tertiary enrolment in Kenya", "gross"],
  ["unemployment rate of young women (15-29) in Kenya", "15-29"],
  ["gold reserves of Kenya", "gold"],
  ["reserves of Kenya excluding gold", "excluding"],
  ["HIV prevalence among teenagers in Kenya", "teenagers"],
  ["PM2.5 exposure of rural people in Kenya", "rural"],
])("a word that asks for something else declines: %s", async (question, word) => {
  const answer = await answerer.answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", word })
})

const NAMED = Object.entries(INDICATORS).map(([code, { name }]) => ({
  id: `world-bank:${code}` as const,
  name,
  concept: code,
  hasCountry: true,
}))

test("an indicator whose name has more of the words is not passed over", async () => {
  const nearer = { id: "who:1", name: "Rural PM2.5 exposure index", concept: "1", hasCountry: true }
  const searching = makeAnswerer(INDICATORS, () => [...NAMED, nearer] as typeof NAMED)
  const ask = (question: string) => searching.answer(question, { asOf: AS_OF })
  expect(await ask("PM2.5 exposure in Kenya in 2022")).toMatchObject({ state: "answered" })
  expect(await ask("rural PM2.5 exposure in Kenya")).toMatchObject({ state: "declined" })
})

test.each([
  ["Forest area (% of land area) in Kenya in 2022", "AG.LND.FRST.ZS", "value"],
  [
    "Which of Kenya and Ghana had more forest area (% of land area) in 2022?",
    "AG.LND.FRST.ZS",
    "compare",
  ],
  [
    "Fertility rate, total (births per woman) of Kenya and Ghana in 2022",
    "SP.DYN.TFRT.IN",
    "compare",
  ],
])("a name is understood as the catalogue writes it: %s", async (question, code, operation) => {
  const searching = makeAnswerer(INDICATORS, () => NAMED)
  const answer = await searching.answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", operation, measure: { code } })
})

const CROPS = {
  "661.5510": { unit: "tonnes", name: "Cocoa, beans, production", ...GIVEN },
  "116.5510": { unit: "tonnes", name: "Potatoes, production", ...GIVEN },
}

test.each([
  ["When was Ghana's cocoa harvest the largest?", "661.5510"],
  ["How large was Ghana's cocoa crop in 2022?", "661.5510"],
  ["production of cocoa beans in Ghana in 2022", "661.5510"],
  ["potato harvest in Kenya in 2022", "116.5510"],
])("a harvest is the production of a crop: %s", async (question, code) => {
  const searching = makeAnswerer(CROPS, () =>
    Object.entries(CROPS).map(([id, { name }]) => ({
      id: `world-bank:${id}` as const,
      name,
      concept: id,
      hasCountry: true,
    })),
  )
  const answer = await searching.answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "answered", measure: { code } })
})

test("of what is asked as a share no amount is told", async () => {
  const total = { id: "world-bank:SM" as const, name: "Robot stock, total", concept: "SM" }
  const searching = makeAnswerer({ SM: { unit: "robots", name: total.name, ...GIVEN } }, () => [
    { ...total, hasCountry: true },
  ])
  const ask = (question: string) => searching.answer(question, { asOf: AS_OF })
  expect(await ask("robot stock of Kenya in 2022")).toMatchObject({ state: "answered", value: 3 })
  expect(await ask("robot stock (% of machines) of Kenya")).toMatchObject({ state: "declined" })
})

test("a whole name is looked up once, even where it has no figures", async () => {
  let searches = 0
  const searching = makeAnswerer(INDICATORS, () => {
    searches += 1
    return NAMED
  })
  const answer = await searching.answer("Forest area (% of land area) in Togo", { asOf: AS_OF })
  expect([answer.state, searches]).toEqual(["declined", 1])
})
