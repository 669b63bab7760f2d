import { expect, test } from "vitest"

import { colourNamed, COLOURS, getPaint } from "../model/chart-spec.ts"
import { seriesPaint } from "./palette.ts"

/** The picker's colours, the second dataset's and the ink of labels. */
const SERIES = Array.from({ length: COLOURS.length + 2 }, (_, at) => seriesPaint(at))

test("so many series have colours of their own, all of which follow the theme of the page", () => {
  expect(new Set(SERIES.map(({ ink }) => ink)).size).toBe(SERIES.length)
  expect(new Set(SERIES.map(({ paint }) => paint)).size).toBe(SERIES.length)
  expect(SERIES.filter(({ paint }) => !paint.startsWith("var(--chart-"))).toEqual([])
})

test("every colour of the picker is one of them, in the picker's own paint", () => {
  for (const { name } of COLOURS) {
    const [paint] = SERIES.filter(({ ink }) => ink === colourNamed(name))
    expect(paint?.paint, name).toBe(getPaint(colourNamed(name)))
  }
})
