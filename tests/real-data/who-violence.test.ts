import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { ddf } from "#importers/formats/ddf/ddf.ts"

const folder = realData("who-violence")

test.skipIf(folder === undefined)(
  "the WHO's death rates from violence are read to the last row",
  async () => {
    const counts = await countRecords(ddf, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.indicators).toBe(54)
    // Counted independently: 71 and 133,134, with states of the past among the countries.
    expect(counts.countries).toBe(69)
    expect(counts.observations).toBe(130_704)
    expect(counts.withRegions).toBe(134_826)
    expect(counts.problems).toEqual({ "unknown-country": 2106 })
  },
)
