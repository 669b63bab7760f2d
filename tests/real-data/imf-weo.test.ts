import { expect, test } from "vitest"

import { imfWeo } from "#importers/formats/imf-weo/imf-weo.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const folder = realData("imf-weo")

test.skipIf(folder === undefined)("the outlook is read to the last figure", async () => {
  const counts = await countRecords(imfWeo, folder ?? "")
  expect(counts.problems).toEqual({})
  expect(counts.undescribed).toEqual([])
  expect(counts.indicators).toBe(44)
  expect(counts.described.size).toBe(145)
  expect(counts.withRegions).toBe(354_240)
  expect(counts.described.get("imf:NGDPD")?.notes).toContain(
    "The latest years are estimates or forecasts",
  )
})
