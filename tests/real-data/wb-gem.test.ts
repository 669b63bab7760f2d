import { expect, test } from "vitest"

import { wbGem } from "#importers/formats/wb-gem/wb-gem.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const folder = realData("wb-gem")

test.skipIf(folder === undefined)(
  "the monitor's workbooks are read to the last cell",
  { timeout: 120_000 },
  async () => {
    const counts = await countRecords(wbGem, folder ?? "")
    expect(counts.indicators).toBe(36)
    expect(counts.countries).toBe(200)
    expect(counts.undescribed).toEqual([])
    // Every one of the 1,214,826 figures is counted or reported: 1,872 are of years or quarters not over.
    expect(counts.problems).toEqual({ "part-period": 1872 })
    expect(counts.withRegions).toBe(1_214_826 - 1872)
    expect(counts.observations).toBe(1_107_973)
  },
)
