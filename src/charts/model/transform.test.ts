import { expect, test } from "vitest"

import { unitFormat } from "#domain/format/number-format.ts"
import type { Figures } from "#domain/series/series.ts"

import type { Transform } from "./chart-spec.ts"
import { offeredTransforms, transformFigures } from "./transform.ts"

function input(values: (number | null)[], unit = "current US$", part: Partial<Figures> = {}) {
  const all: Figures = { frequency: "yearly", start: 2000, values, ...part }
  return { all, shown: all, format: unitFormat(unit, null), unit }
}

function apply(transform: Transform, values: (number | null)[], unit?: string) {
  return transformFigures(transform, input(values, unit))
}

test("a level is the figures themselves", () => {
  const level = input([1, null, 3])
  expect(transformFigures("level", level)).toEqual({
    figures: level.shown,
    format: level.format,
    unit: "current US$",
  })
})

test("a change is measured from the period before, never over a gap", () => {
  const { figures, unit } = apply("change", [1, 3, null, 10, 9.5])
  expect(figures).toMatchObject({ start: 2001, values: [2, null, null, -0.5] })
  expect(unit).toBe("change on the year before, current US$")
})

test("a change of a share is in percentage points, without the traces of doubles", () => {
  const { figures, format, unit } = apply("change", [33.2, 24.7], "%")
  expect(figures.values).toEqual([-8.5])
  expect(format.suffix).toBe("\u00a0pp")
  expect(unit).toBe("change on the year before, percentage points")
})

test("the figure before the first year shown is used, so that no change is lost", () => {
  const all = input([1, 3, 6, 10])
  const shown = { ...all.shown, start: 2002, values: [6, 10] }
  expect(transformFigures("change", { ...all, shown }).figures).toMatchObject({
    start: 2002,
    values: [3, 4],
  })
})

test("growth compares with the same quarter or month a year before", () => {
  const part: Partial<Figures> = { frequency: "quarterly", start: 2000 * 4 }
  const { figures, format } = transformFigures(
    "year-change",
    input([100, 200, 50, 10, 110, 150, 50, null], "US$", part),
  )
  expect(figures).toMatchObject({ start: 2001 * 4, values: [10, -25, 0, null] })
  expect(format.kind).toBe("percent")
})

test("growth from zero or below has no percentage", () => {
  expect(apply("year-change", [0, 5, -2, 4, 8]).figures.values).toEqual([null, -140, null, 100])
})

test("an index is 100 at its base, the first figure shown unless another is given", () => {
  const { figures, unit } = apply("index", [null, 50, 75, 100])
  expect(figures.values).toEqual([null, 100, 150, 200])
  expect(unit).toBe("index, 2001 = 100")
  const based = transformFigures("index", { ...input([50, 75, 100]), base: 2002 })
  expect(based.figures.values).toEqual([50, 75, 100])
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
