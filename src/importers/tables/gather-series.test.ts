import fc from "fast-check"
import { expect, test } from "vitest"

import { createGatherer, type ImportedPoint } from "./gather-series.ts"

function point(index: number, value: number, other: Partial<ImportedPoint> = {}): ImportedPoint {
  return {
    code: "X",
    country: "KEN",
    frequency: "yearly",
    index,
    value,
    line: index - 1998,
    ...other,
  }
}

test("points in any order become series with gaps", () => {
  const gatherer = createGatherer("world-bank")
  for (const each of [point(2003, 3), point(2000, 0, { country: "NGA" }), point(2001, 1)])
    gatherer.add(each)
  expect(gatherer.take()).toEqual([
    {
      kind: "series",
      publisherId: "world-bank",
      code: "X",
      country: "KEN",
      frequency: "yearly",
      observations: { frequency: "yearly", start: 2001, values: [1, null, 3] },
    },
    expect.objectContaining({
      country: "NGA",
      observations: { frequency: "yearly", start: 2000, values: [0] },
    }),
  ])
})

test("a period given twice keeps its first figure and is reported with its line", () => {
  const gatherer = createGatherer("world-bank")
  gatherer.add(point(2001, 1))
  gatherer.add(point(2001, 2, { line: 9 }))
  const [series, problem] = gatherer.take()
  expect(series).toMatchObject({ observations: { values: [1] } })
  expect(problem).toEqual({ kind: "problem", problem: "duplicate", line: 9, text: "X of KEN" })
})

test("where a file repeats its figures only another value for the period is reported", () => {
  const gatherer = createGatherer("world-bank", 10, "accepted")
  for (const value of [1, 1, 2]) gatherer.add(point(2001, value))
  expect(gatherer.take().map(({ kind }) => kind)).toEqual(["series", "problem"])
})

test("a full gatherer is empty after it was taken", () => {
  const gatherer = createGatherer("world-bank", 2)
  gatherer.add(point(2001, 1))
  expect(gatherer.isFull()).toBe(false)
  gatherer.add(point(2002, 2))
  expect(gatherer.isFull()).toBe(true)
  expect(gatherer.take()).toHaveLength(1)
  expect(gatherer.isFull()).toBe(false)
  expect(gatherer.take()).toEqual([])
})

test("whatever the order, the first figure of each period stands and every other one is reported", () => {
  const drawn = fc.record({
    index: fc.integer({ min: 1990, max: 1999 }),
    value: fc.constantFrom(0, 1, 2.5),
    code: fc.constantFrom("X", "Y"),
    country: fc.constantFrom("KEN", "NGA"),
    frequency: fc.constantFrom("yearly" as const, "quarterly" as const),
  })
  fc.assert(
    fc.property(fc.array(drawn, { minLength: 1 }), (points) => {
      const gatherer = createGatherer("world-bank")
      const first = new Map<string, number>()
      for (const [line, each] of points.entries()) {
        gatherer.add({ ...each, line })
        const key = [each.code, each.country, each.frequency, each.index].join(" ")
        if (!first.has(key)) first.set(key, each.value)
      }
      const read = new Map<string, number>()
      const records = gatherer.take()
      for (const record of records) {
        if (record.kind !== "series") continue
        const { code, country, frequency, observations } = record
        for (const [k, value] of observations.values.entries())
          if (value !== null)
            read.set([code, country, frequency, observations.start + k].join(" "), value)
        expect([observations.values[0], observations.values.at(-1)]).not.toContain(null)
      }
      expect(read).toEqual(first)
      const problems = records.filter(({ kind }) => kind === "problem")
      expect(problems).toHaveLength(points.length - first.size)
    }),
  )
})
