import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { faoFaostat } from "#importers/formats/fao-faostat/fao-faostat.ts"

const folder = realData("fao-faostat")

test.skipIf(folder === undefined)("the extracts of FAOSTAT are read to the last row", async () => {
  const counts = await countRecords(faoFaostat, folder ?? "")
  expect(counts.undescribed).toEqual([])
  expect(counts.countries).toBe(235)
  expect(counts.indicators).toBe(987)
  expect(counts.withRegions).toBe(3_748_497)
  // One row names "NA" as its area, two no item; older rows repeat livestock with other values.
  expect(counts.problems).toEqual({ "unknown-country": 1, "missing-text": 2, duplicate: 1015 })
})
