import { expect, test } from "vitest"

import { countRecords, realData } from "#tests/support/count-records.ts"
import { faoTemperature } from "#importers/formats/fao-temperature/fao-temperature.ts"

const folder = realData("fao-temperature")

test.skipIf(folder === undefined)(
  "FAOSTAT's temperature change is read to the last row",
  async () => {
    const counts = await countRecords(faoTemperature, folder ?? "")
    expect(counts.undescribed).toEqual([])
    expect(counts.indicators).toBe(12)
    // Counted independently: 234 and 415,506, with islands without inhabitants and states of the past.
    expect(counts.countries).toBe(232)
    expect(counts.observations).toBe(405_968)
    // Of 501,541 in all, the others are of places without a page: 306 rows.
    expect(counts.withRegions).toBe(486_407)
    expect(counts.problems).toEqual({ "unknown-country": 306 })
  },
)
