import { globSync } from "node:fs"
import { join } from "node:path"

import { expect, test } from "vitest"

import type { StoredSeries } from "#catalog/dataset.ts"
import { createFactChecker } from "#factcheck/create-fact-checker.ts"
import { figuresCatalog } from "#tests/support/figures-catalog.ts"

const catalog = figuresCatalog(
  ...globSync(join(import.meta.dirname, "fixtures", "figures*.json")).sort(),
)

/** An earlier file of the same series that begins only in 2015. */
function sinceLately(series: StoredSeries): StoredSeries {
  const { observations } = series
  const values = observations.values.slice(2015 - observations.start)
  return {
    ...series,
    vintage: "2021-06-30",
    observations: { ...observations, start: 2015, values },
  }
}

test("a record that only an earlier file without the years before bears out is none", async () => {
  const checker = createFactChecker({
    catalog: {
      ...catalog,
      listOlderSeries: (series) => Promise.resolve([sinceLately(series)]),
    },
    publicUrl: "",
  })
  const found = await checker.check(
    "Finland's economy contracted 2.5% in 2020, its worst year on record.",
  )
  expect(found.map(({ claim, status }) => [claim.kind, status])).toEqual([
    ["level", "correct"],
    ["extremum", "incorrect"],
  ])
})
