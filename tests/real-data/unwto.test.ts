import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { unwto } from "#importers/formats/unwto/unwto.ts"

const folder = realData("unwto")

test.skipIf(folder === undefined)("UN Tourism's report is read to the last row", async () => {
  const counts = await countRecords(unwto, folder ?? "")
  expect(counts.indicators).toBe(4)
  expect(counts.countries).toBe(213)
  expect(counts.withRegions).toBe(13_529)
  // Two islands of the Caribbean Netherlands, 71 figures.
  expect(counts.unknownPlaces).toEqual(["SABA", "SINT EUSTATIUS"])
  expect(counts.problems).toEqual({ "unknown-country": 2 })
})
