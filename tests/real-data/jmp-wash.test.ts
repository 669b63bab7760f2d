import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { jmpWash } from "#importers/formats/jmp-wash/jmp-wash.ts"

const folder = realData("jmp-wash")

test.skipIf(folder === undefined)("the programme's tables are read to the last row", async () => {
  const counts = await countRecords(jmpWash, folder ?? "")
  expect(counts.indicators).toBe(1187)
  expect(counts.undescribed).toEqual([])
  expect([...counts.described.values()].filter(({ unit }) => unit === "")).toEqual([])
  expect(counts.countries).toBe(234)
  expect(counts.observations).toBe(716_549)
  expect(counts.withRegions).toBe(717_642)
  // TRUE and FALSE where percentages should stand; second surveys of a country and year.
  expect(counts.problems).toEqual({ "bad-number": 1016, duplicate: 7122 })
})
