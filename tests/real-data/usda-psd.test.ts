import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { usdaPsd } from "#importers/usda-psd/usda-psd.ts"

const folder = realData("usda-psd")

test.skipIf(folder === undefined)("the USDA's grains are read to the last row", async () => {
  const counts = await countRecords(usdaPsd, folder ?? "")
  expect(counts.indicators).toBe(135)
  expect(counts.undescribed).toEqual([])
  expect(counts.countries).toBe(154)
  expect(counts.withRegions).toBe(572_385)
  expect(counts.problems).toEqual({})
})
