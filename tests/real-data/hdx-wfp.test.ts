import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { wfpPrices } from "#importers/formats/wfp-prices/wfp-prices.ts"

const folder = realData("hdx-wfp")

test.skipIf(folder === undefined)("Kenya's market prices are read to the last row", async () => {
  const counts = await countRecords(wfpPrices, folder ?? "")
  expect(counts.indicators).toBe(892)
  expect(counts.observations).toBe(13_074)
  expect(counts.problems).toEqual({})
})
