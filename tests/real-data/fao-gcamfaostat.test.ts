import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { gcamfaostat } from "#importers/formats/gcamfaostat/gcamfaostat.ts"

const folder = realData("fao-gcamfaostat")

test.skipIf(folder === undefined)("gcamfaostat's tables are read to the last row", async () => {
  const counts = await countRecords(gcamfaostat, folder ?? "")
  expect(counts.undescribed).toEqual([])
  // Counted independently: 1,379, by names; the tables of animals name one element by three codes.
  expect(counts.indicators).toBe(1388)
  expect(counts.countries).toBe(225)
  // Counted independently: 3,629,205, with states of the past.
  expect(counts.observations).toBe(3_609_419)
  expect(counts.withRegions).toBe(3_631_665)
  expect(counts.problems).toEqual({})
})
