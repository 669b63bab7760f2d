import { expect, test } from "vitest"

import { owidDatasets } from "#importers/formats/owid-datasets/owid-datasets.ts"
import { countRecords, realData } from "#tests/support/count-records.ts"

const folder = realData("owid-datasets")

test.skipIf(folder === undefined)(
  "all 140 datasets are read to the last figure",
  { timeout: 60_000 },
  async () => {
    const counts = await countRecords(owidDatasets, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.indicators).toBe(825)
    expect(counts.observations).toBe(3_894_577)
    expect(counts.withRegions).toBe(4_181_276)
    // Words in nine datasets; groups and parts of countries; spellings of one country side by side; the year 0.
    expect(counts.problems).toEqual({
      "bad-number": 57_669,
      "unknown-country": 13_466,
      "bad-period": 60,
    })
  },
)
