import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { faoExport } from "#importers/formats/fao-export/fao-export.ts"

const folder = realData("fao-emissions")

test.skipIf(folder === undefined)("FAOSTAT's emissions are read to the last row", async () => {
  const counts = await countRecords(faoExport, folder ?? "")
  expect(counts.undescribed).toEqual([])
  expect(counts.indicators).toBe(5)
  // Counted independently: 237 and 55,069, with states of the past.
  expect(counts.countries).toBe(232)
  expect(counts.observations).toBe(54_087)
  expect(counts.withRegions).toBe(55_367)
  expect(counts.problems).toEqual({})
})
