import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"
import type { Observations } from "#domain/series/series.ts"

import type { Transform } from "./chart-spec.ts"
import { offeredTransforms, transformObservations } from "./transform.ts"

function input(values: (number | null)[], unit = "current US$", part: Partial<Observations> = {}) {
  const all: Observations = { frequency: "yearly", start: 2000, values, ...part }
  return { all, shown: all, format: unitFormat(unit, null), unit }
}

function apply(transform: Transform, values: (number | null)[], unit?: string) {
  return transformObservations(transform, input(values, unit))
}

test("a level is the figures themselves", () => {
  const level = input([1, null, 3])
  expect(transformObservations("level", level)).toEqual({
    observations: level.shown,
    format: level.format,
    unit: "current US$",
  })
})

test("a change is measured from the period before, never over a gap", () => {
  const { observations, unit } = apply("change", [1, 3, null, 10, 9.5])
  expect(observations).toMatchObject({ start: 2001, values: [2, null, null, -0.5] })
  expect(unit).toBe("change on the year before, current US$")
})

test("a change of a share is in percentage points, without the traces of doubles", () => {
  const { observations, format, unit } = apply("change", [33.2, 24.7], "%")
  expect(observations.values).toEqual([-8.5])
  expect(format.suffix).toBe("\u00a0pp")
  expect(unit).toBe("change on the year before, percentage points")
})

test("the figure before the first year shown is used, so that no change is lost", () => {
  const all = input([1, 3, 6, 10])
  const shown = { ...all.shown, start: 2002, values: [6, 10] }
  expect(transformObservations("change", { ...all, shown }).observations).toMatchObject({
    start: 2002,
    values: [3, 4],
  })
})

test("growth compares with the same quarter or month a year before", () => {
  const part: Partial<Observations> = { frequency: "quarterly", start: 2000 * 4 }
  const { observations, format } = transformObservations(
    "year-change",
    input([100, 200, 50, 10, 110, 150, 50, null], "US$", part),
  )
  expect(observations).toMatchObject({ start: 2001 * 4, values: [10, -25, 0, null] })
  expect(format.kind).toBe("percent")
})

test("growth from zero or below has no percentage", () => {
  expect(apply("year-change", [0, 5, -2, 4, 8]).observations.values).toEqual([
    null,
    -140,
    null,
    100,
  ])
})

test("an index is 100 at its base, the first figure shown unless another is given", () => {
  const { observations, unit } = apply("index", [null, 50, 75, 100])
  expect(observations.values).toEqual([null, 100, 150, 200])
  expect(unit).toBe("index, 2001 = 100")
  const based = transformObservations("index", { ...input([50, 75, 100]), base: 2002 })
  expect(based.observations.values).toEqual([50, 75, 100])
})

test.each([
  ["money", [1, 2, 3], "current US$", ["level", "change", "year-change", "index", "log"]],
  ["a share", [1, 2, 3], "% of GDP", ["level", "change", "log"]],
  ["figures around zero", [-1, 2, 3], "current US$", ["level", "change", "year-change"]],
  ["figures with zeros", [2, 0, 3], "current US$", ["level", "change", "year-change", "index"]],
  ["one figure", [2], "current US$", ["level"]],
  ["lone figures", [2, null, 3], "current US$", ["level", "index", "log"]],
] as const)("of %s only what means something is offered", (_, values, unit, offered) => {
  expect(offeredTransforms(input([...values], unit))).toEqual(offered)
})

test("beside another dataset a share may be an index", () => {
  expect(offeredTransforms({ ...input([1, 2], "%"), isCompared: true })).toContain("index")
})
