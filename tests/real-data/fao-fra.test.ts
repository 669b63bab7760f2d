import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { faoFra } from "#importers/formats/fao-fra/fao-fra.ts"

const folder = realData("fao-fra")

test.skipIf(folder === undefined)("the forest assessment is read to the last row", async () => {
  const counts = await countRecords(faoFra, folder ?? "")
  // 125 variables with figures and ten with answers of yes or no.
  expect(counts.indicators).toBe(135)
  expect([...counts.described.values()].filter(({ unit }) => unit === "")).toEqual([])
  expect(counts.countries).toBe(236)
  // 88,610 figures and 9,145 answers; 2,832 shares of climates stand in both tables.
  expect(counts.withRegions).toBe(88_610 + 9145 - 2832)
  expect(counts.problems).toEqual({})
})
