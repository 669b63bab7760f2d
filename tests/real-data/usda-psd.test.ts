import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { usdaPsd } from "#importers/formats/usda-psd/usda-psd.ts"

const folder = realData("usda-psd")

test.skipIf(folder === undefined)("the USDA's grains are read to the last row", async () => {
  const counts = await countRecords(usdaPsd, folder ?? "")
  expect(counts.indicators).toBe(135)
  expect(counts.undescribed).toEqual([])
  expect(counts.countries).toBe(154)
  // Zeros of 2025 where no place has another value yet, imports from the United States above all.
  expect(counts.withRegions).toBe(571_504)
  expect(counts.problems).toEqual({ "placeholder-zero": 881 })
})
