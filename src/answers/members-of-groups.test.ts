import { expect, test } from "vitest"

import { COUNTRY_GROUPS } from "#domain/places/groups.ts"

import { AS_OF, makeAnswerer, UNEMPLOYMENT } from "./answerer.fixture.ts"

test("a group is told of the newest year with four fifths of its members", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const answer = await answerer.answer("Which Nordic country has the lowest unemployment?", {
    asOf: AS_OF,
  })
  expect(answer).toMatchObject({ country: "ISL", period: "2023", value: 3.5, rank: 1 })
  expect(answer.group).toEqual({
    name: "the Nordic countries",
    size: 5,
    withFigures: 4,
    missing: ["SWE"],
  })
  expect(answer.method).toContain("without: Sweden")
})

test("countries held against one of them are of a year in which it has a figure", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const answer = await answerer.answer(
    "which nordic countries have lower unemployment than Sweden",
    {
      asOf: AS_OF,
    },
  )
  expect(answer.period).toBe("2022")
  expect(answer.rows.map(({ country }) => country)).toEqual(["NOR", "ISL", "DNK", "FIN"])
})

test("another publisher is asked where one has too few of a group", async () => {
  const debt = { unit: "% of GDP", name: "Debt" }
  const answer = await makeAnswerer({
    "GC.DOD.TOTL.GD.ZS": {
      ...debt,
      given: { DNK: { values: [40] }, FIN: { values: [60] }, ISL: { values: [70] } },
    },
    GGXWDG_NGDP: {
      ...debt,
      given: {
        DNK: { values: [41] },
        FIN: { values: [61] },
        ISL: { values: [71] },
        NOR: { values: [45] },
        SWE: { values: [90] },
      },
    },
  }).answer("Which Nordic country had the highest government debt in 2020?", { asOf: AS_OF })
  expect(answer).toMatchObject({ country: "SWE", value: 90, group: { withFigures: 5 } })
})

test("surveys of different years are put in one order, each with its year", async () => {
  const answerer = makeAnswerer({
    "SI.POV.GINI": {
      unit: "index",
      name: "Gini index",
      given: {
        DNK: { values: [28, null, null, null] },
        FIN: { values: [null, 27, null, null] },
        ISL: { values: [null, null, 26, null] },
        NOR: { values: [25, null, null, null] },
      },
    },
  })
  const answer = await answerer.answer("which nordic country has the lowest gini index", {
    asOf: AS_OF,
  })
  expect(answer).toMatchObject({ country: "NOR", value: 25, group: { withFigures: 4 } })
  expect(answer.sentence).toContain("from 2020 to 2022")
  expect(answer.sentence).toContain("25 in 2020.")
})

test("the part of a group in a larger one is the sum of its members over all", async () => {
  const members = (value: number) => ({ values: [value] })
  const africa = COUNTRY_GROUPS.find(({ id }) => id === "africa")?.members ?? []
  const west = COUNTRY_GROUPS.find(({ id }) => id === "west-africa")?.members ?? []
  const answerer = makeAnswerer({
    "SP.POP.TOTL": {
      unit: "people",
      name: "Population, total",
      given: Object.fromEntries(africa.map((code) => [code, members(1e6)])),
    },
  })
  const answer = await answerer.answer("what part of Africa's people live in West Africa", {
    asOf: AS_OF,
  })
  expect(answer.value).toBeCloseTo((100 * west.length) / africa.length, 6)
  expect(answer.sentence).toMatch(/^West Africa had .* of the total of Africa/)
})

test("a group of a past year has the members of that year, and the method says so", async () => {
  const people = (size: number) => ({ values: [size, size, size, size, size, size] })
  const western = "BEN BFA CIV CPV GHA GIN GMB GNB LBR MLI NER NGA SEN SLE TGO".split(" ")
  const answerer = makeAnswerer({
    "SP.POP.TOTL": {
      unit: "people",
      name: "Population, total",
      given: Object.fromEntries(western.map((code) => [code, people(2e6)])),
    },
  })
  const then = await answerer.answer("Total population of ECOWAS in 2020", { asOf: "2026-06-01" })
  expect(then).toMatchObject({ value: 30e6, group: { size: 15 } })
  expect(then.method).toContain("members: ECOWAS, member states by year (end of 2020)")
  const now = await answerer.answer("Total population of ECOWAS", { asOf: "2026-06-01" })
  expect(now).toMatchObject({ value: 24e6, group: { size: 12 } })
  const dated = await answerer.answer("Total population of ECOWAS", {
    asOf: "2022-06-01",
    isDated: true,
  })
  expect(dated).toMatchObject({ value: 30e6, group: { size: 15 } })
  expect(dated.method).toContain("members: ECOWAS, member states by year (end of 2022)")
})

test("several years are compared over the members of today", async () => {
  const western = "BEN BFA CIV CPV GHA GIN GMB GNB LBR MLI NER NGA SEN SLE TGO".split(" ")
  const answerer = makeAnswerer({
    "SP.POP.TOTL": {
      unit: "people",
      name: "Population, total",
      given: Object.fromEntries(
        western.map((code, k) => [code, { values: [1e6, 1e6, 1e6, 2e6 + k * 1e5, 3e6, 3e6] }]),
      ),
    },
  })
  const question = "Which countries of ECOWAS had the largest rise in population from 2020 to 2023?"
  const answer = await answerer.answer(question, { asOf: "2026-06-01" })
  expect(answer).toMatchObject({ state: "answered", group: { size: 12 } })
  expect(answer.method).not.toContain("by year")
})

test("what a publisher sums up of today's members is no sum of a past year", async () => {
  const given = Object.fromEntries(
    "BGR DEU EMU FRA".split(" ").map((code) => [code, { values: [100, 100] }]),
  )
  const euro = COUNTRY_GROUPS.find(({ id }) => id === "euro-area")?.members ?? []
  const all = {
    ...given,
    ...Object.fromEntries(euro.map((code) => [code, { values: [1e6, 1e6] }])),
  }
  const answerer = makeAnswerer({
    "SP.POP.TOTL": { unit: "people", name: "Population, total", given: all },
    "NY.GDP.MKTP.KD.ZG": { unit: "annual %", name: "GDP growth (annual %)", given: all },
  })
  const people = await answerer.answer("population of the euro area in 2021", { asOf: AS_OF })
  expect(people).toMatchObject({ value: 19e6, group: { size: 19 } })
  const growth = await answerer.answer("GDP growth in the euro area in 2021", { asOf: AS_OF })
  expect(growth).toMatchObject({ value: 100, group: null })
  expect(growth.method).toContain("members: as defined by the publisher of the figure")
})
