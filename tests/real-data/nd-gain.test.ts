import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { ndGain } from "#importers/formats/nd-gain/nd-gain.ts"

const folder = realData("nd-gain")

test.skipIf(folder === undefined)("the ND-GAIN index is read to the last row", async () => {
  const counts = await countRecords(ndGain, folder ?? "")
  expect(counts.undescribed).toEqual([])
  // Counted independently: 114 and 448,723, with three tables of scores that are none.
  expect(counts.indicators).toBe(111)
  expect(counts.countries).toBe(192)
  expect(counts.withRegions).toBe(434_016)
  // A city of Brazil under the country's code, as raw figures and as scores.
  expect(counts.problems).toEqual({ duplicate: 2 })
})
