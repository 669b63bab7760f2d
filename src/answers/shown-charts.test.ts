import { expect, test } from "vitest"

import { AS_OF, makeAnswerer, START, UNEMPLOYMENT, WITH_YOUTH } from "./answerer.fixture.ts"

test("the chart of a group holds all its members, and of a country all its years", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const group = await answerer.show("Which Nordic country had the lowest unemployment in 2021?", {
    asOf: AS_OF,
  })
  expect(group.figure).toMatchObject({ kind: "places", marked: ["NOR"], year: 2021 })
  expect(group.figure?.kind === "places" && group.figure.rows).toHaveLength(5)
  const one = await answerer.show("unemployment in Norway", { asOf: AS_OF })
  expect(one.figure).toMatchObject({
    kind: "line",
    country: "NOR",
    observations: { start: START, values: [4.4, 4.4, 3.2, 3.6] },
  })
})

test("other measures that a word might mean are offered where there are figures for them", async () => {
  const asked = makeAnswerer(WITH_YOUTH).show("unemployment in Norway", { asOf: AS_OF })
  const { answer, choices } = await asked
  const offered = answer.alternatives.map(({ reading }) => reading)
  expect(offered).toEqual(["the youth unemployment rate"])
  expect(choices.find(({ kind }) => kind === "measure")?.options).toEqual(answer.alternatives)
})

test("the chart of a change spans the years that were asked for", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const show = (question: string) => answerer.show(question, { asOf: AS_OF })
  const between = await show("How much did unemployment in Norway rise between 2020 and 2022?")
  expect(between.figure).toMatchObject({ kind: "line", startYear: 2020, endYear: 2022 })
  const since = await show("How much did unemployment in Norway rise since 2020?")
  expect(since.figure).toMatchObject({ kind: "line", startYear: 2020, endYear: null })
})
