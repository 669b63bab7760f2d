import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { faoFishstat } from "#importers/formats/fao-fishstat/fao-fishstat.ts"

const folder = realData("fao-fishstat")

test.skipIf(folder === undefined)("FishStat is read to the last row", async () => {
  const counts = await countRecords(faoFishstat, folder ?? "")
  expect(counts.undescribed).toEqual([])
  expect(counts.indicators).toBe(1781)
  // Counted independently: 246 and 800,746, with states of the past; 804,683 in all.
  expect(counts.countries).toBe(239)
  expect(counts.observations).toBe(787_773)
  expect(counts.withRegions).toBe(800_348)
  // Other countries (6,433 rows), Zanzibar, the French Southern Territories; suppressed figures.
  expect(counts.problems).toEqual({ "unknown-country": 7183, "notation-key": 221 })
})
