import { expect, test } from "vitest"

import { comparePath } from "#domain/addresses/page-paths.ts"

import { compareTarget } from "../query/compare-query.ts"
import { aCompared, anExchangeRate } from "../model/compared-series.fixture.ts"
import { readComparison } from "./read-comparison.ts"

const GHANA = { name: "Ghana", slug: "ghana", code2: "GH" }

function read(query: string, first = aCompared(), second: typeof first | null = anExchangeRate()) {
  return readComparison(first, second, new URLSearchParams(query), 2026)
}

test("figures of one unit share one scale", () => {
  const view = read("", aCompared(), aCompared({ place: GHANA }))
  expect(view).toMatchObject({
    scale: "one",
    title: "Inflation, consumer prices, Nigeria and Ghana",
  })
  expect(view.scenes[0]?.second?.ticks).toEqual([])
})

test("figures of different units have a scale each, zero at the same height", () => {
  const view = read("chartType=line")
  expect(view).toMatchObject({
    scale: "two",
    title: "Inflation, consumer prices and exchange rate, Nigeria",
    subtitle: "Yearly, 2017–2022. Each line is read on its own scale",
  })
  const scene = view.scenes[0]
  expect(scene?.second?.ticks.map(({ y }) => y)).toEqual(scene?.valueTicks.map(({ y }) => y))
  expect(view.second?.legend).toBe("₦426 in 2022, LCU per US$, right scale")
})

test("the legend tells the newest actual figure, and of forecasts alone that they are", () => {
  expect(read("", aCompared({ forecastFrom: 2022 })).first.legend).toMatch(/in 2021,/)
  expect(read("", aCompared({ forecastFrom: 2010 })).first.legend).toContain("in 2022 (forecast)")
  expect(read("", aCompared({ forecastFrom: 2023 })).first.legend).not.toContain("forecast")
})

test("an index of both starts in the first period that both have, on one scale", () => {
  const view = read("transform=index")
  expect(view.scale).toBe("one")
  expect(view.first.plotted.observations.values[0]).toBe(100)
  expect(view.second?.plotted.observations.values.slice(0, 2)).toEqual([100, 100])
  expect(view.second?.plotted.unit).toBe("index, 2018 = 100")
})

test("two panels are two plots over the same periods", () => {
  const { scenes } = read("layout=panels")
  expect(scenes).toHaveLength(2)
  expect(scenes.map(({ dataPoints }) => dataPoints.map(({ period }) => period))).toEqual([
    ["2017", "2018", "2019", "2020", "2021", "2022"],
    ["2017", "2018", "2019", "2020", "2021", "2022"],
  ])
  expect(new Set(scenes.map(({ tickChars, endChars }) => `${tickChars} ${endChars}`)).size).toBe(1)
})

test("a note on one of two panels says which dataset it is of", () => {
  expect(read("layout=panels&chartType=line&startYear2=2018&endYear2=2020").notes).toEqual([
    "Hatched years: no data.",
    "Exchange rate, Nigeria: the value axis starts at ₦300.",
  ])
})

test("each dataset has its own years and colour, and a year cut off is not called missing", () => {
  const view = read("startYear2=2020&colour2=red")
  expect(view.second?.spec).toMatchObject({ startYear: 2020, colour: "#A60B1B" })
  expect(view.scenes[0]?.dataPoints[0]?.second?.value).toBe("Not shown")
})

test("a period one of them does not have is no data", () => {
  const view = read("")
  expect(view.scenes[0]?.dataPoints[0]).toMatchObject({ period: "2017", value: "No data" })
  expect(view.scenes[0]?.dataPoints[0]?.second?.value).toBe("₦306")
})

test("a transform that does not fit both is left out with a reason", () => {
  const view = read("transform=year-change")
  expect(view.transform).toBe("level")
  expect(view.ignored.join(" ")).toMatch(/percentage change/i)
})

test("the second dataset's default colour is its own", () => {
  expect(read("").second?.spec.colour).toBe("#0F2B90")
})

test("one dataset alone is drawn as it is", () => {
  const view = read("", aCompared(), null)
  expect(view.second).toBeNull()
  expect(view.scenes).toHaveLength(1)
  expect(view.title).toBe("Inflation, consumer prices, Nigeria")
})

test("gaps are told dataset by dataset", () => {
  const gap = { frequency: "yearly", start: 2018, values: [12, null, 13] } as const
  const view = read("", aCompared({ observations: gap }))
  expect(view.notes).toContain("Inflation, consumer prices, Nigeria: no data for 2019.")
})

test("the address of a comparison reads back as the same comparison", () => {
  const query =
    "chartType=line&startYear=2019&colour2=red&endYear2=2021&transform=index&layout=panels"
  const view = read(query)
  const path = comparePath(compareTarget(view, null))
  const again = read(path.split("?")[1] ?? "")
  expect(again).toEqual(view)
  expect(path).toContain("indicator2=Exchange+rate&country2=nigeria&category2=monetary")
})
