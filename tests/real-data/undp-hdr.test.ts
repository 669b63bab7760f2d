import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { undpHdr } from "#importers/formats/undp-hdr/undp-hdr.ts"

const folder = realData("undp-hdr")

test.skipIf(folder === undefined)("the Human Development Report is read whole", async () => {
  const counts = await countRecords(undpHdr, folder ?? "")
  expect(counts.indicators).toBe(40)
  expect([...counts.described.values()].filter(({ unit }) => unit === "")).toEqual([])
  expect(counts.countries).toBe(195)
  // One cell says NaN, which is no figure.
  expect(counts.problems).toEqual({ "bad-number": 1 })
  expect(counts.observations).toBe(181_433)
  expect(counts.withRegions).toBe(192_615)
})
