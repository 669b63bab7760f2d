import { expect, test } from "vitest"

import { findMeasures } from "./find-measures.ts"
import { MEASURES } from "./measures.data.ts"

test("there are more than three hundred measures, each with an id and a label of its own", () => {
  expect(MEASURES.length).toBeGreaterThan(300)
  for (const key of ["id", "label"] as const)
    expect(new Set(MEASURES.map((measure) => measure[key])).size).toBe(MEASURES.length)
})

test.each(MEASURES)("the label of $id is read back as this measure", ({ id, label }) => {
  const bare = label.replace(/^the /, "")
  expect(findMeasures(`Kenya's ${bare} was 5 in 2020.`).map(({ measure }) => measure)).toEqual([id])
})
