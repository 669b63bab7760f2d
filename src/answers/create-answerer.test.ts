import { expect, test } from "vitest"

import { COUNTRY_GROUPS } from "#domain/places/groups.ts"

import { makeAnswerer, START } from "./answerer.fixture.ts"

const AS_OF = "2024-06-01"

const UNEMPLOYMENT = {
  "SL.UEM.TOTL.ZS": {
    unit: "%",
    name: "Unemployment (%)",
    given: {
      DNK: { values: [5.6, 5.1, 4.4, 5.1] },
      FIN: { values: [7.8, 7.6, 6.7, 7.2] },
      ISL: { values: [5.5, 6, 3.8, 3.5] },
      NOR: { values: [4.4, 4.4, 3.2, 3.6] },
      SWE: { values: [8.3, 8.7, 7.4, null] },
    },
  },
}
const WITH_YOUTH = {
  ...UNEMPLOYMENT,
  "SL.UEM.1524.ZS": { ...UNEMPLOYMENT["SL.UEM.TOTL.ZS"], name: "Youth unemployment (%)" },
}

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

test("the same question gets the same answer", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const [first, second] = await Promise.all(
    [1, 2].map(() => answerer.answer("unemployment in Norway", { asOf: AS_OF })),
  )
  expect(JSON.stringify(first)).toBe(JSON.stringify(second))
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

test("a country whose figures are old is told with its year and that none is newer", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const answer = await answerer.answer("unemployment in Norway", { asOf: "2030-01-01" })
  expect(answer.sentence).toBe(
    "In Norway, the unemployment rate was 3.6% in 2023, the newest figure of its source.",
  )
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

test("a day that was asked for is said with the date of the figures", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const dated = await answerer.answer("unemployment in Norway", {
    asOf: "2022-12-31",
    isDated: true,
  })
  expect(dated).toMatchObject({ period: "2022", asOf: "2022-12-31", vintage: "2024-05-01" })
  expect(dated.method).toMatch(
    /; “latest” counts from 31-12-2022, with the current figures \(data as of 01-05-2024\)\.$/,
  )
  const today = await answerer.answer("unemployment in Norway", { asOf: "2022-12-31" })
  expect(today.asOf).toBeNull()
  expect(today.method).not.toContain("counts from")
  const declined = await answerer.answer("colour of Norway", { asOf: "2022-12-31", isDated: true })
  expect(declined).toMatchObject({ state: "declined", asOf: "2022-12-31" })
  expect(declined.path).toContain("asOf=2022-12-31")
})

test("what is offered instead of a dated answer has its day, and its chart ends there", async () => {
  const { answer, choices, figure } = await makeAnswerer(WITH_YOUTH).show(
    "unemployment in Norway",
    { asOf: "2021-12-31", isDated: true },
  )
  const offered = [...answer.alternatives, ...choices.flatMap(({ options }) => options)]
  expect(offered.length).toBeGreaterThan(2)
  expect(offered.filter(({ path }) => !path.includes("asOf=2021-12-31"))).toEqual([])
  expect(figure).toMatchObject({ observations: { start: START, values: [4.4, 4.4] } })
})

test("the newest month counts from the day that is asked for", async () => {
  const answerer = makeAnswerer({
    CPTOTNSXN: {
      unit: "index",
      name: "Consumer price index",
      given: {},
      months: { GHA: [...Array.from({ length: 12 }, () => 100), 110, 154] },
    },
  })
  const january = await answerer.answer("monthly inflation in Ghana", { asOf: "2021-01-15" })
  expect(january).toMatchObject({ period: "2021-01" })
  const newest = await answerer.answer("monthly inflation in Ghana", { asOf: AS_OF })
  expect(newest).toMatchObject({ period: "2021-02" })
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
