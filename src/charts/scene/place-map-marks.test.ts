import { expect, test } from "vitest"

import { placeMapMarks } from "./place-map-marks.ts"

const view = { x: 0, y: 0, width: 1500, height: 649 }
const place = (code: string | null, from = 2020, to = from) =>
  placeMapMarks([{ label: "1", from, to, code }], { view, year: 2020 })

test("the note of a country stands inside its largest piece", () => {
  const [nigeria] = place("NGA")
  expect(nigeria?.x).toBeGreaterThan(770)
  expect(nigeria?.x).toBeLessThan(806)
  // French Guiana belongs to the outline of France.
  const [france] = place("FRA")
  expect(france?.x).toBeGreaterThan(740)
  expect(france?.y).toBeLessThan(140)
})

test("a country without an outline has its note on its dot, and one that no map shows has none", () => {
  expect(place("SGP")).toHaveLength(1)
  expect(place("nowhere")).toEqual([])
})

test("a note about the whole map stands at its edge, and only in its years", () => {
  const [whole] = place(null)
  expect(whole).toMatchObject({ label: "1", isShown: true })
  expect(whole?.y).toBeLessThan(649)
  expect(place("NGA", 2010, 2019)[0]?.isShown).toBe(false)
  expect(place("NGA", 2010, 2020)[0]?.isShown).toBe(true)
})
