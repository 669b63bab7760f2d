import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { undpAccessAllData } from "#importers/formats/undp-aad/undp-aad.ts"

const folder = realData("undp-aad")

test.skipIf(folder === undefined)("UNDP's Access All Data is read to the last figure", async () => {
  const counts = await countRecords(undpAccessAllData, folder ?? "")
  expect(counts.undescribed).toEqual([])
  expect(counts.indicators).toBe(155)
  expect(counts.countries).toBe(220)
  expect(counts.observations).toBe(125_402)
  // With the world; 3,986 figures of other groups are left out, whose codes and names contradict each other.
  expect(counts.withRegions).toBe(125_590)
  expect(counts.problems["bad-number"]).toBe(96)
  expect(Object.keys(counts.problems).sort()).toEqual(["bad-number", "unknown-country"])
})
