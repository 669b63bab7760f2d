import { expect, test } from "vitest"

import { correctIndicator, correctSeries } from "./correct-records.ts"
import type { ImportedSeries, Problem } from "../importer.ts"
import { mapIndicator } from "../indicators/map-indicator.ts"

function series(values: (number | null)[], code = "EG.USE.COMM.FO.ZS"): ImportedSeries {
  return {
    kind: "series",
    publisherId: "world-bank",
    code,
    country: "USA",
    frequency: "yearly",
    observations: { frequency: "yearly", start: 2012, values },
  }
}

test("zeros that fill up a series after its last figures are left out and reported", () => {
  const problems: Problem[] = []
  const report = (problem: Problem) => problems.push(problem)
  const filled = series([84.2, 83.1, 0, 82.3, 0, null, 0])
  const corrected = correctSeries(filled, report)
  expect(corrected.observations.values).toEqual([84.2, 83.1, 0, 82.3])
  expect(problems.map(({ problem, text }) => [problem, text])).toEqual([
    ["placeholder-zero", "EG.USE.COMM.FO.ZS of USA"],
    ["placeholder-zero", "EG.USE.COMM.FO.ZS of USA"],
  ])
})

test("a series that was filled with nothing but zeros holds no figure", () => {
  const problems: Problem[] = []
  const corrected = correctSeries(series([0, 0, 0]), (problem) => problems.push(problem))
  expect(corrected.observations.values).toEqual([])
  expect(problems).toHaveLength(3)
})

test("zeros of other indicators stay", () => {
  const ended = series([5, 0, 0], "SH.MLR.INCD")
  const report = () => expect.fail("nothing is to be reported")
  expect(correctSeries(ended, report)).toBe(ended)
})

test("a fraction that is called per cent gets its unit, with a note", () => {
  const indicator = mapIndicator({
    publisherId: "who",
    code: "EQ_WATERPIPED.URB",
    name: "Households using a piped drinking-water source, urban (%)",
  })
  expect(indicator.unit).toBe("%")
  const corrected = correctIndicator("who:EQ_WATERPIPED.URB", indicator)
  expect(corrected.unit).toBe("share (1 = all)")
  expect(corrected.notes).toMatch(/^The publisher gives the unit "%"\. The figures are fractions/)
  expect(correctIndicator("who:EQ_OTHER", indicator)).toBe(indicator)
})
