import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { edgarEmissions } from "#importers/formats/edgar/edgar.ts"

const folder = realData("edgar-emissions")

test.skipIf(folder === undefined)("EDGAR's tables are read to the last row", async () => {
  const counts = await countRecords(edgarEmissions, folder ?? "")
  expect(counts.indicators).toBe(196)
  expect(counts.undescribed).toEqual([])
  expect(counts.countries).toBe(221)
  expect(counts.withRegions).toBe(826_905)
  expect(Object.keys(counts.problems)).toEqual(["unknown-country"])
  expect(counts.unknownPlaces).toEqual(["Int. Aviation (AIR)", "Int. Shipping (SEA)"])
})
