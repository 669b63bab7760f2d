import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { unSyb } from "#importers/formats/un-syb/un-syb.ts"

const folder = realData("un-syb")

test.skipIf(folder === undefined)("the yearbook's tables are read to the last row", async () => {
  const counts = await countRecords(unSyb, folder ?? "")
  expect(counts.indicators).toBe(84)
  expect(counts.undescribed).toEqual([])
  // Every one of the 79,918 figures is counted or reported: parts of countries and uninhabited islands.
  expect(counts.problems).toEqual({ "unknown-country": 55 })
  expect(counts.withRegions).toBe(79_863)
  expect(counts.observations).toBeGreaterThanOrEqual(69_669)
})
