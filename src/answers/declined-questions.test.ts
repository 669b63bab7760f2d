import { expect, test } from "vitest"

import { AS_OF, makeAnswerer, UNEMPLOYMENT } from "./answerer.fixture.ts"

test("a question of a year without figures is declined, and so is one of an unknown group year", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  for (const question of ["unemployment in Denmark in 1950", "unemployment in Kenya"]) {
    const answer = await answerer.answer(question, { asOf: AS_OF })
    expect(answer).toMatchObject({ state: "declined", value: null, rows: [] })
    expect(answer.sentence).toMatch(/^No actual figures/)
  }
})

test("a bound in per cent is not held against dollars", async () => {
  const answerer = makeAnswerer({
    "NY.GDP.MKTP.CD": {
      unit: "current US$",
      name: "GDP (current US$)",
      given: { KEN: { values: [1e11, 1e11] } },
    },
  })
  const answer = await answerer.answer("Is the GDP of Kenya above 20%?", { asOf: AS_OF })
  expect(answer.state).toBe("declined")
})

test("a name of several countries is asked back with a question for each", async () => {
  const answer = await makeAnswerer(UNEMPLOYMENT).answer("unemployment in Congo", {
    asOf: AS_OF,
  })
  expect(answer.state).toBe("ambiguous")
  expect(answer.alternatives.map(({ reading }) => reading)).toEqual([
    "unemployment in DR Congo",
    "unemployment in Republic of the Congo",
  ])
})

test.each([
  ["population of Atlantis", "Atlantis"],
  ["What was the unemployment rate in New Wakanda in 2020?", "New Wakanda"],
  ["Atlantis's population", "Atlantis"],
  ["population of narnia", "narnia"],
  ["compare unemployment in Sweden and Atlantis in 2020", "Atlantis"],
])("“%s” is declined as of no place that is known", async (question, place) => {
  const answer = await makeAnswerer(UNEMPLOYMENT).answer(question, { asOf: AS_OF })
  expect(answer).toMatchObject({ state: "declined", word: place })
  expect(answer.sentence).toContain(`No country or place called “${place}” is known here.`)
})

test.each([
  ["flurbish of Sweden", "flurbish"],
  ["unemployment of flurbs in Sweden", "flurbs"],
])("“%s” is declined for its word, which stands for no place", async (question, word) => {
  const answer = await makeAnswerer(UNEMPLOYMENT).answer(question, { asOf: AS_OF })
  expect(answer.sentence).toBe(`“${word}” was not understood, so the question is not answered.`)
})

test("of a year without a figure the nearest ones are named and offered", async () => {
  const answerer = makeAnswerer({
    "SL.UEM.TOTL.ZS": {
      unit: "%",
      name: "Unemployment (%)",
      given: { KEN: { values: [5, null, 7, null] }, UGA: { values: [3, 4, 5, 6] } },
    },
  })
  const ask = async (question: string) => {
    const { sentence, alternatives } = await answerer.answer(question, { asOf: AS_OF })
    return { sentence, asked: alternatives.map(({ reading }) => reading) }
  }
  expect(await ask("unemployment in Kenya in 2021")).toEqual({
    sentence:
      "No actual figures for the unemployment rate are available for Kenya for 2021. The nearest years with a figure are 2020 and 2022.",
    asked: ["unemployment rate in Kenya in 2020", "unemployment rate in Kenya in 2022"],
  })
  expect(await ask("Has unemployment in Kenya fallen since 2021?")).toMatchObject({
    asked: ["did unemployment rate in Kenya fall since 2020"],
  })
  expect(await ask("Is unemployment higher in Kenya than in Uganda in 2023?")).toMatchObject({
    sentence: expect.stringContaining("The nearest year with a figure is 2022.") as string,
    asked: ["is unemployment rate in Kenya higher than in Uganda in 2022"],
  })
})

test("of several publishers without a figure of the year the one whose figures come nearest is named", async () => {
  const answerer = makeAnswerer({
    "SL.UEM.TOTL.ZS": {
      unit: "%",
      name: "World Bank",
      given: { KEN: { values: [5, null, null, null] } },
    },
    LUR: {
      unit: "%",
      name: "IMF",
      given: { KEN: { values: [null, 5, 6, null] } },
    },
  })
  const { sentence } = await answerer.answer("unemployment in Kenya in 2023", { asOf: AS_OF })
  expect(sentence).toContain("The nearest year with a figure is 2022.")
})

test("a word that is not understood is named as it was typed, and no other word is", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const ask = (question: string) => answerer.answer(question, { asOf: AS_OF })
  expect(await ask("chômage au Danemark, Grümblé ?")).toMatchObject({
    state: "declined",
    word: "Grümblé",
    sentence: "“Grümblé” was not understood, so the question is not answered.",
  })
  // Petrol that is cheap is read as prices, which nobody wrote.
  expect(await ask("Which country has the cheapest petrol in Europe?")).toMatchObject({
    state: "declined",
    word: null,
    sentence: "Part of the question was not understood, so it is not answered.",
  })
})

test("where years of several places cannot be compared, it is offered what can", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const { state, alternatives } = await answerer.answer(
    "unemployment in Denmark vs Norway from 2020 to 2022",
    { asOf: AS_OF },
  )
  expect(state).toBe("declined")
  expect(alternatives.map(({ reading }) => reading)).toEqual([
    "compare unemployment rate in Denmark and Norway in 2022",
    "change in unemployment rate in Denmark from 2020 to 2022",
    "change in unemployment rate in Norway from 2020 to 2022",
  ])
})

test("a figure does not repeat what its measure is counted by", async () => {
  const answerer = makeAnswerer({
    "IT.CEL.SETS.P2": {
      unit: "per 100 people",
      name: "Mobile cellular subscriptions (per 100 people)",
      given: { KEN: { values: [110, 113.6] } },
    },
  })
  const { sentence } = await answerer.answer("mobile phones per 100 people in Kenya", {
    asOf: AS_OF,
  })
  expect(sentence).toBe("In Kenya, mobile phone subscriptions per 100 people were 113.6 in 2021.")
  const american = makeAnswerer({
    "EP.PMP.SGAS.CD": {
      unit: "US$ per liter",
      name: "Pump price for gasoline (US$ per liter)",
      given: { KEN: { values: [1.1, 1.2] } },
    },
  })
  expect((await american.answer("petrol price in Kenya", { asOf: AS_OF })).sentence).toBe(
    "In Kenya, the pump price of petrol per litre was US$1.2 in 2021.",
  )
})

test("girls are not answered for with a figure of all women", async () => {
  const answerer = makeAnswerer({
    ...UNEMPLOYMENT,
    "SL.UEM.TOTL.FE.ZS": {
      unit: "%",
      name: "Unemployment, female (% of female labor force)",
      given: { DNK: { values: [5, 6] } },
    },
  })
  const women = await answerer.answer("unemployment among women in Denmark", { asOf: AS_OF })
  expect(women.state).toBe("answered")
  const girls = await answerer.answer("unemployment among girls in Denmark", { asOf: AS_OF })
  expect(girls.state).not.toBe("answered")
})

test("a comparison says where the newest common year is old, and where there is none", async () => {
  const answerer = makeAnswerer({
    "SI.POV.GINI": {
      unit: "index",
      name: "Gini index",
      given: {
        KEN: { values: [46.4, null, null, 38.5] },
        YEM: { values: [34.7, null, 36.7, null] },
        GHA: { values: [null, 42.8, null, null] },
      },
    },
  })
  const ask = async (question: string) => {
    const { sentence, alternatives } = await answerer.answer(question, { asOf: AS_OF })
    return { sentence, asked: alternatives.map(({ reading }) => reading) }
  }
  expect((await ask("compare the Gini index of Kenya and Yemen")).sentence).toBe(
    "Gini index in 2020, the newest year in which both have figures: Kenya 46.4; Yemen 34.7.",
  )
  expect((await ask("compare the Gini index of Kenya and Yemen in 2020")).sentence).toBe(
    "Gini index in 2020: Kenya 46.4; Yemen 34.7.",
  )
  expect(await ask("compare the Gini index of Kenya and Ghana")).toEqual({
    sentence:
      "There is no year with figures for the Gini index in all of these countries. The newest figures: Kenya 2023, Ghana 2021.",
    asked: ["Gini index in Kenya", "Gini index in Ghana"],
  })
})
