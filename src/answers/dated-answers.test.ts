import { expect, test } from "vitest"

import { AS_OF, makeAnswerer, START, UNEMPLOYMENT, WITH_YOUTH } from "./answerer.fixture.ts"

test("a country whose figures are old is told with its year and that none is newer", async () => {
  const answerer = makeAnswerer(UNEMPLOYMENT)
  const answer = await answerer.answer("unemployment in Norway", { asOf: "2030-01-01" })
  expect(answer.sentence).toBe(
    "In Norway, the unemployment rate was 3.6% in 2023, the newest figure of its source.",
  )
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
