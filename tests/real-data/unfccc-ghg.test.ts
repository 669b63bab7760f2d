import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { unfcccInventories } from "#importers/formats/unfccc/unfccc.ts"

const folder = realData("unfccc-ghg")

test.skipIf(folder === undefined)(
  "the inventories of the UNFCCC are read to the last row",
  async () => {
    const counts = await countRecords(unfcccInventories, folder ?? "")
    expect(counts.undescribed).toEqual([])
    // As counted independently: 1,776, of 191 parties.
    expect(counts.indicators).toBe(1776)
    expect(counts.countries).toBe(191)
    // Counted independently: 1,426,109, with categories that stand below several others, all with the same figures.
    expect(counts.withRegions).toBe(1_083_270)
    expect(counts.problems).toEqual({ "unknown-country": 6308, "notation-key": 785_599 })
  },
)
