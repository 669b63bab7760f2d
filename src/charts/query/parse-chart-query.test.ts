import { expect, test } from "vitest"

import { parseChartQuery, requestedFrequency, type ChartBounds } from "./parse-chart-query.ts"

const BOUNDS: ChartBounds = {
  frequencies: ["yearly", "quarterly"],
  frequency: "yearly",
  firstYear: 1960,
  lastYear: 2024,
  currentYear: 2026,
}

function parse(query: string, bounds = BOUNDS) {
  return parseChartQuery(new URLSearchParams(query), bounds)
}

test("an address without wishes gives bars in the default colour over all years", () => {
  expect(parse("")).toEqual({
    spec: {
      chartType: "bar",
      colour: "#900F7B",
      frequency: "yearly",
      startYear: null,
      endYear: null,
    },
    ignored: [],
  })
})

test("every wish that can be met is followed", () => {
  const query = "chartType=line&colour=%23A60B1B&frequency=quarterly&startYear=1990&endYear=2000"
  expect(parse(query)).toEqual({
    spec: {
      chartType: "line",
      colour: "#A60B1B",
      frequency: "quarterly",
      startYear: 1990,
      endYear: 2000,
    },
    ignored: [],
  })
})

test.each([
  ["colour=a60b1b", "#A60B1B"],
  ["colour=red", "#A60B1B"],
  ["color=MANGENTA", "#B92AA0"],
  ["colour=%23abc", "#AABBCC"],
  ["colour=%23123456", "#123456"],
])("the colour %s is read as %s", (query, colour) => {
  const { spec, ignored } = parse(query)
  expect(spec.colour).toBe(colour)
  expect(ignored).toEqual([])
})

test("case and blanks around a word do not matter", () => {
  const { spec, ignored } = parse("chartType=LINE&frequency=+Quarterly+")
  expect([spec.chartType, spec.frequency, ignored]).toEqual(["line", "quarterly", []])
})

test.each([
  ["chartType=pie", "chartType"],
  ["colour=javascript:alert(1)", "colour"],
  ["colour=%23ggg", "colour"],
  ["frequency=weekly", "frequency"],
  ["startYear=abc", "startYear"],
  ["startYear=19e2", "startYear"],
  ["startYear=-5", "startYear"],
  ["endYear=2024.5", "endYear"],
  ["endYear=20244", "endYear"],
  ["startYear=500", "startYear"],
])("%s cannot be read, is listed and leaves the default", (query, key) => {
  const { spec, ignored } = parse(query)
  expect(spec).toEqual(parse("").spec)
  expect(ignored.map((wish) => wish.key)).toEqual([key])
  expect(ignored[0]?.reason).toMatch(/\.$/)
})

test("a frequency that the dataset lacks is named with the one shown instead", () => {
  const { spec, ignored } = parse("frequency=monthly")
  expect(spec.frequency).toBe("yearly")
  expect(ignored[0]?.reason).toBe("There are no monthly figures, so yearly ones are shown.")
})

test.each([
  ["startYear=95", 1995],
  ["startYear=24", 2024],
  ["startYear=26", 2026],
  ["startYear=27", null],
  ["startYear=5", 2005],
])("the two-digit start year %s means %s", (query, year) => {
  const { spec } = parse(query, { ...BOUNDS, firstYear: 1990, lastYear: 2026 })
  // 1927 lies before the first year, so it is moved to where the figures begin.
  expect(spec.startYear).toBe(year ?? 1990)
})

test("years around the figures are moved to their ends without a word", () => {
  const { spec, ignored } = parse("startYear=1900&endYear=2100")
  expect([spec.startYear, spec.endYear, ignored]).toEqual([1960, 2024, []])
})

test("years on the wrong side of the figures are refused with the year that bounds them", () => {
  expect(parse("startYear=2030").ignored[0]?.reason).toBe("There are no figures after 2024.")
  expect(parse("endYear=1950").ignored[0]?.reason).toBe("There are no figures before 1960.")
})

test("a start after the end shows all years and says so", () => {
  const { spec, ignored } = parse("startYear=2010&endYear=2000")
  expect([spec.startYear, spec.endYear]).toEqual([null, null])
  expect(ignored[0]?.reason).toContain("after the end year 2000")
})

test("one year alone is a range", () => {
  const { spec, ignored } = parse("startYear=2010&endYear=2010")
  expect([spec.startYear, spec.endYear, ignored]).toEqual([2010, 2010, []])
})

test("a very long value is cut in the list of what was ignored", () => {
  const { ignored } = parse(`chartType=${"x".repeat(5000)}`)
  expect(ignored[0]?.value).toHaveLength(40)
})

test("the wished frequency is known before the dataset is", () => {
  expect(requestedFrequency(new URLSearchParams("frequency=Monthly"))).toBe("monthly")
  expect(requestedFrequency(new URLSearchParams("frequency=daily"))).toBeUndefined()
  expect(requestedFrequency(new URLSearchParams())).toBeUndefined()
})
