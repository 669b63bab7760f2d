import { expect, test } from "vitest"

import type { ImportedSeries } from "../../importer.ts"
import { createProjectionHold } from "./hold-projections.ts"

const series = (code: string, start: number, values: (number | null)[]): ImportedSeries => ({
  kind: "series",
  publisherId: "who",
  code,
  country: "KEN",
  frequency: "yearly",
  observations: { frequency: "yearly", start, values },
})

const smoking = series(
  "SMOKING",
  2010,
  [9, 8, 7, 6].flatMap((value, k) => (k === 0 ? [value] : [null, null, null, null, value])),
)

test("round years beyond the newest other year of a copy are projections", () => {
  const hold = createProjectionHold()
  expect(hold.add([smoking], { isProjection: false })).toEqual([])
  expect(hold.add([series("MEASLES", 2015, [1, 2, 3, 4])], { isProjection: false })).toHaveLength(1)
  expect(hold.take()).toEqual([{ ...smoking, forecastFrom: 2020 }])
})

test("the round year that comes next is no projection yet", () => {
  const hold = createProjectionHold()
  hold.add([series("MEASLES", 2017, [1, 2, 3])], { isProjection: false })
  expect(
    hold.add([series("STUNTING", 2015, [1, null, null, null, null, 2])], { isProjection: false }),
  ).toHaveLength(1)
})

test("a table of projections by its name says nothing of the year of the copy", () => {
  const hold = createProjectionHold()
  hold.add([series("ALCOHOL", 2021, [3, 4])], { isProjection: true })
  hold.add([series("MEASLES", 2015, [1, 2, 3])], { isProjection: false })
  expect(hold.take()).toMatchObject([{ code: "ALCOHOL", forecastFrom: 2019 }])
})
